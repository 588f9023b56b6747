import { describe, expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { SeatId } from '../../../src/core/seat.js';
import { LOCALES } from '../../../src/core/words.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { GAMES } from '../../../src/games/registry.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { playWhole } from '../../selfplay/whole-game.js';
import { atNight } from '../../support/portion.js';

const SEATS = ['a', 'b', 'c', 'd'];

/** All that the seat cannot see, otherwise (8.1, 2.0, 4.9, 6.12.2, 6.13.1, 11.3). */
function otherwise(state: Medioevo, seat: SeatId): Medioevo {
  const others = state.seats.filter((one) => one !== seat);
  const realms = { ...state.realms };
  for (const one of others) {
    const realm = realms[one];
    if (realm === undefined) continue;
    realms[one] = {
      ...realm,
      cash: realm.cash + 700,
      battleOrder: { ...realm.battleOrder, sacrifice: 'all', flee: 'hopeless' },
      cardOrders: { '1': 'always' },
      keepsBack: !realm.keepsBack,
      cards: realm.cards.map((card) => ({ ...card, deeds: { done: 1 } })),
    };
  }
  const secret = state.pacts.filter((pact) => pact.secret && !pact.between.includes(seat));
  const offers = state.diplomacy.offers.filter(({ from, to, others: more }) => [from, to, ...more].includes(seat));
  return {
    ...state,
    realms,
    frames: state.frames.map((frame) => frameOtherwise(frame, seat)),
    pacts: state.pacts.filter((pact) => !secret.includes(pact)),
    diplomacy: { ...state.diplomacy, offers, last: state.diplomacy.last + 3 },
    empireDeck: { ...state.empireDeck, bottom: state.empireDeck.bottom.toReversed() },
  };
}

function frameOtherwise(frame: Frame, seat: SeatId): Frame {
  switch (frame.kind) {
    case 'bidding':
    case 'tax-levels': {
      const chosen = Object.entries(frame.chosen).map(([one, choice]) => [
        one,
        one === seat ? choice : frame.kind === 'bidding' ? { verb: 'bid', florins: 1 } : { verb: 'tax', level: '50' },
      ]);
      return { ...frame, chosen: Object.fromEntries(chosen) };
    }
    case 'first-card':
    case 'card-picks': {
      // Of the others nothing is chosen yet.
      const own = frame.chosen[seat];
      return { ...frame, chosen: own === undefined ? {} : { [seat]: own } };
    }
    case 'purchases': {
      const own = frame.lists[seat];
      return { ...frame, lists: own === undefined ? {} : { [seat]: own } };
    }
    default:
      return frame;
  }
}

/** By day the first turns, whole at night. */
const DECISIONS = atNight(2_000, 160);

describe.each(['middle', 'strong'] as const)('the %s player', (strength) => {
  test('does what is offered, says why in every language, and does not know what is hidden', () => {
    let [compared, seed] = [0, 0];
    while (compared < DECISIONS) {
      seed += 1;
      const dice = new Chance(seed);
      const begun = MEDIOEVO.setup.begin({}, SEATS, dice);
      if (!begun.ok) throw new Error(begun.rejection.code);
      let { state } = begun.value;
      for (; compared < DECISIONS && MEDIOEVO.outcome(state) === null; compared++) {
        const [owed] = MEDIOEVO.obligations(state);
        if (owed === undefined) throw new Error('nobody is awaited');
        const advised = (from: Medioevo) => adviceFor(MEDIOEVO, from, owed, strength, new SeededDice(compared));
        const advice = advised(state);
        // What is not offered would be replaced by the default, with its reason.
        expect(advice.reason.key, `${owed.what} ${JSON.stringify(advice.action)}`).not.toBe('default');
        const { reason, fears } = advice;
        for (const { key, values } of [reason, ...(fears === undefined ? [] : [fears])]) {
          for (const locale of LOCALES) {
            expect(MEDIOEVO.words.say(locale, `advice.${key}`, values), key).toMatch(/^[^{}[\]]{10,140}$/);
          }
        }
        const seat = firstAwaited(owed);
        expect(advised(otherwise(state, seat)), `${owed.what} of ${seat}`).toEqual(advice);
        const done = MEDIOEVO.apply(state, seat, advice.action, dice);
        if (!done.ok) throw new Error(`${JSON.stringify(advice.action)}: ${done.rejection.code}`);
        ({ state } = done.value);
      }
    }
  });
});

/** Changes with the way they play, and with nothing else: the same seed gives the same game. */
const GOLDEN = '2a2fdcef';

test('a middle and a strong one play as they always have', () => {
  const module = GAMES.find(({ id }) => id === MEDIOEVO.id);
  if (module === undefined) throw new Error('the game is not there');
  const game = playWhole(module, { setup: {}, seed: 1, players: ['middle', 'strong', 'default', 'default'] }, 300);
  expect(game.hash).toBe(GOLDEN);
});
