import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { BRANCHES } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { addPoints, cardsWithPoints, pointsOfCard, readyTokens, spendPoints, turnTokenFor } from './points.js';
import { owns, returnBorrowed } from './technology.js';

type Buy = kit.Verb<Medioevo, Play, unknown>;

/** Cards and tokens turned for their points; they are used for this turn (8.1). */
export const turnCard: Buy = {
  when: (state, _here, seat) => cardsWithPoints(state, seat).length > 0,
  slots: [
    (state, _here, seat) =>
      kit.askOne(
        'card',
        'empire-card',
        cardsWithPoints(state, seat).map(({ number }) => `${number}`),
      ),
    (state, _here, _seat, { card }) => {
      const corner = pointsOfCard(state, card);
      return corner.length < 2
        ? null
        : kit.askOne(
            'points',
            'points',
            corner.map((colours) => colours.join('+')),
          );
    },
  ],
  does(play, _here, seat, action) {
    const corner = pointsOfCard(play.state, action.card);
    const colours = corner.find((one) => one.join('+') === action.points) ?? corner[0] ?? [];
    const number = Number(action.card);
    play.changeRealm(seat, {
      cards: play.realm(seat).cards.map((card) => (card.number === number ? { ...card, turned: true } : card)),
    });
    addPoints(play, seat, colours);
    play.emit({ type: 'card-turned', seat, card: number, points: colours });
  },
};

export const turnToken: Buy = {
  when: (state, _here, seat) => readyTokens(state, seat).length > 0,
  slots: [(state, _here, seat) => kit.askOne('token', 'branch', readyTokens(state, seat))],
  does(play, _here, seat, action) {
    const colour = kit.oneIn(BRANCHES, action.token);
    if (colour !== null) turnTokenFor(play, seat, colour);
  },
};

/** Monasticism: a violet point becomes one of another colour (8.7). */
export const convertPoint: Buy = {
  when: (state, _here, seat) => {
    const realm = state.realms[seat];
    return owns(state, seat, 'monasticism') && (realm?.points.violet ?? 0) > 0;
  },
  slots: [
    () =>
      kit.askOne(
        'colour',
        'branch',
        BRANCHES.filter((colour) => colour !== 'violet'),
      ),
  ],
  does(play, _here, seat, action) {
    const colour = kit.oneIn(BRANCHES, action.colour);
    if (colour === null) return;
    spendPoints(play, seat, 'violet', 1);
    returnBorrowed(play, seat, 'monasticism');
    addPoints(play, seat, [colour]);
  },
};
