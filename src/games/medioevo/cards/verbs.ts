import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { BRANCHES, TECHNOLOGY_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { cardsWithPoints, pointsOfCard, readyTokens, turnTokenFor } from '../purchases/points.js';
import type { Medioevo } from '../state/state.js';
import { usableTechnologies } from '../technologies/moments.js';
import { pointsSeenFor } from '../technologies/payers.js';
import { TECHNOLOGIES } from '../technologies/registry.js';
import { carryOutTechnology } from '../technologies/technology-use.js';
import { setTurned } from './deck/turning.js';
import { readyCards } from './holding.js';
import { askAbility, layCard, playableCards, playCard, useOf } from './use.js';

/** Something a kingdom does with a card, a token or a technology, in anybody's turn (8.1). */
export interface CardVerb {
  when(state: Medioevo, seat: SeatId): boolean;
  ask(state: Medioevo, seat: SeatId, filled: Filled): Domain;
  does(play: Play, seat: SeatId, action: Action): void;
}

/** Turns the card for its ability. */
const playAbility: CardVerb = {
  when: (state, seat) => playableCards(state, seat).length > 0,
  ask(state, seat, filled) {
    if (filled.card === undefined) return kit.askOne('card', 'empire-card', playableCards(state, seat));
    const use = useOf(state, seat, filled.card);
    return use === null ? kit.DONE : askAbility(state, use, filled);
  },
  does(play, seat, action) {
    const use = useOf(play.state, seat, action.card);
    if (use !== null) playCard(play, use, action);
  },
};

/** A ready Mystic pays for points (71, 72). */
function holdsSeller(state: Medioevo, seat: SeatId): boolean {
  const { cards } = bookOf(state.overrides);
  return readyCards(state, seat).some(({ number }) => cards.get(number)?.hook === 'points.sell');
}

/**
 * Points matter only if a technology can be used now, or a Mystic pays for them: others are bought with lists (8.2).
 */
function pointsMatter(state: Medioevo, seat: SeatId): boolean {
  const { phase, frames, realms } = state;
  const inner = frames.at(-1);
  if (inner?.kind === 'purchases' && !inner.ready.includes(seat)) return false;
  if (phase !== 'events' && phase !== 'combat' && phase !== 'commerce') return false;
  if (holdsSeller(state, seat)) return true;
  const learned = realms[seat]?.technologies;
  return (
    learned !== undefined &&
    TECHNOLOGY_IDS.some((id) => {
      const use = TECHNOLOGIES[id];
      return use !== null && id !== 'monasticism' && pointsSeenFor(state, seat, id) > 0 && use.fits(state, seat);
    })
  );
}

/** Turns the card for its corner's points. */
const turnForPoints: CardVerb = {
  when: (state, seat) => cardsWithPoints(state, seat).length > 0 && pointsMatter(state, seat),
  ask(state, seat, filled) {
    if (filled.card === undefined)
      return kit.askOne(
        'card',
        'empire-card',
        cardsWithPoints(state, seat).map(({ number }) => `${number}`),
      );
    const corner = pointsOfCard(state, filled.card).map((one) => one.join('+'));
    return corner.length < 2 || filled.points !== undefined ? kit.DONE : kit.askOne('points', 'points', corner);
  },
  does(play, seat, action) {
    const use = useOf(play.state, seat, action.card);
    const corner = pointsOfCard(play.state, action.card);
    const points = corner.find((one) => one.join('+') === action.points) ?? corner[0] ?? [];
    if (use === null) return;
    setTurned(play, seat, use.card.number, true);
    play.emit({ type: 'card-turned', seat, card: use.card.number, points });
    layCard(play, use, 'points', action, points);
  },
};

const turnToken: CardVerb = {
  when: (state, seat) => readyTokens(state, seat).length > 0 && pointsMatter(state, seat),
  ask: (state, seat, filled) =>
    filled.token === undefined ? kit.askOne('token', 'branch', readyTokens(state, seat)) : kit.DONE,
  does(play, seat, action) {
    const colour = kit.oneIn(BRANCHES, action.token);
    if (colour !== null) turnTokenFor(play, seat, colour);
  },
};

/** Uses a technology with points made and bought. */
const useTechnology: CardVerb = {
  when: (state, seat) => usableTechnologies(state, seat).length > 0,
  ask(state, seat, filled) {
    if (filled.technology === undefined) return kit.askOne('technology', 'technology', usableTechnologies(state, seat));
    const id = kit.oneIn(TECHNOLOGY_IDS, filled.technology);
    for (const slot of (id === null ? null : TECHNOLOGIES[id])?.slots ?? []) {
      const domain = slot(state, seat, filled);
      if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
    }
    return kit.DONE;
  },
  does(play, seat, action) {
    const id = kit.oneIn(TECHNOLOGY_IDS, action.technology);
    const use = id === null ? null : TECHNOLOGIES[id];
    if (id !== null && use !== null) carryOutTechnology(play, seat, id, use, action);
  },
};

/** Takes effect at once or, in an open window, in its turn. */
export const CARD_VERBS: Readonly<Record<string, CardVerb>> = {
  'play-card': playAbility,
  'turn-card': turnForPoints,
  'turn-token': turnToken,
  'use-technology': useTechnology,
};
