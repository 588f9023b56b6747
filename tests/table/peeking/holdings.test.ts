import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { atNight, SEED } from '../../support/portion.js';
import { compareHoldings } from './holdings.js';

const HOLDING = SUBJECTS.filter(({ secretsElse }) => secretsElse !== undefined);

/** Asks in a window only those who could do something in it. */
function telling(module: GameModule): GameModule {
  const can = (state: Parameters<GameModule['offers']>[0], seat: string) =>
    module.offers(state, seat).some(({ secret, optional }) => secret === true && optional !== true);
  return {
    ...module,
    obligations: (state) =>
      module.obligations(state).map((owed) => {
        if (owed.kind !== 'window') return owed;
        const seats = owed.seats.filter((seat) => can(state, seat));
        return { ...owed, seats: seats.length === 0 ? owed.seats.slice(0, 1) : seats };
      }),
  };
}

/** Tells with each wait how rich all are, whatever lies in the game. */
function boasting(module: GameModule): GameModule {
  return {
    ...module,
    obligations: (state) => {
      const weight = [...JSON.stringify(state)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
      return module.obligations(state).map((owed) => ({ ...owed, values: { ...owed.values, weight } }));
    },
  };
}

/** What it suggests weighs the whole game, whoever asks. */
function suggesting(module: GameModule): GameModule {
  return {
    ...module,
    typing: {
      ...module.typing,
      suggest: (state, ...asked) => {
        const weight = [...JSON.stringify(state)].reduce(
          (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521,
          7,
        );
        return [...module.typing.suggest(state, ...asked).slice(0, 3), { name: `${weight}`, value: `${weight}` }];
      },
    },
  };
}

/** Games whose cards lie open: a window may ask their owners alone. */
const OPEN_HANDS: readonly string[] = ['medioevo'];

const SOME = atNight(20, 4);

// More of it: npm run peek -- holdings 2000
describe.each(HOLDING.map((subject) => [subject.module.id, subject] as const))(
  'what one seat holds, %s',
  (id, subject) => {
    it('is seen by nobody else in what is posted, asked, offered or answered, until it is played', async () => {
      const held = await compareHoldings(subject, SOME, SEED);
      expect(held.leaks).toEqual([]);
      expect(held.tried).toBeGreaterThan(0);
      if (subject.holdingElse !== undefined && SOME >= 20) expect(held.inWindows).toBeGreaterThan(0);
    });

    it('is seen by nobody else where answers are settled ahead either', async () => {
      const held = await compareHoldings(subject, SOME, SEED, 'days');
      expect(held.leaks).toEqual([]);
      expect(held.tried).toBeGreaterThan(0);
      if (id === 'hispania' && SOME >= 20) expect(held.settled).toBeGreaterThan(0);
    });

    it('would be found in a question that told of it', async () => {
      const loud: Subject = { ...subject, module: boasting(subject.module) };
      expect((await compareHoldings(loud, 2, 11)).leaks).not.toEqual([]);
    });

    it('would be found in a completion that told of it', async () => {
      const loud: Subject = { ...subject, module: suggesting(subject.module) };
      expect((await compareHoldings(loud, 4, 11)).leaks).not.toEqual([]);
    });

    it.skipIf(OPEN_HANDS.includes(id) || subject.holdingElse === undefined)(
      'would be found in a window that asked only those who can react',
      async () => {
        const loud: Subject = { ...subject, module: telling(subject.module) };
        expect((await compareHoldings(loud, 16, 11)).leaks).not.toEqual([]);
      },
    );
  },
);
