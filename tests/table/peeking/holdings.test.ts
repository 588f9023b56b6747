import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { compareHoldings } from './holdings.js';

const HOLDING = SUBJECTS.filter(({ holdingElse }) => holdingElse !== undefined);

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

// The whole of it: npm run peek -- holdings 2000
describe.each(HOLDING.map((subject) => [subject.module.id, subject] as const))(
  'what one seat holds, %s',
  (_id, subject) => {
    it('is seen by nobody else in what is posted, asked, offered or answered, until it is played', async () => {
      const held = await compareHoldings(subject, 5, 11);
      expect(held.leaks).toEqual([]);
      expect(held.inWindows).toBeGreaterThan(0);
    });

    it('would be found in a window that asked only those who can react', async () => {
      const loud: Subject = { ...subject, module: telling(subject.module) };
      expect((await compareHoldings(loud, 10, 11)).leaks).not.toEqual([]);
    });
  },
);
