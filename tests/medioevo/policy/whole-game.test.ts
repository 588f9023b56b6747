import { describe, expect, it } from 'vitest';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { Chance } from '../../kit/fuzz/chance.js';

const SEATS = ['one', 'two', 'three', 'four'];

/** A game in which everybody is away, and what was told. */
function away(seed: number) {
  const begun = MEDIOEVO.setup.begin({ turns: '8' }, SEATS, new Chance(seed));
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun.value;
  const told: string[] = [];
  for (let step = 0; MEDIOEVO.outcome(state) === null && step < 2000; step++) {
    const [owed] = MEDIOEVO.obligations(state);
    const seat = owed?.seats[0];
    if (owed === undefined || seat === undefined) break;
    const done = MEDIOEVO.apply(state, seat, MEDIOEVO.fallback(state, owed), new Chance(seed * 1009 + step));
    if (!done.ok) throw new Error(done.rejection.code);
    state = done.value.state;
    told.push(...done.value.events.map(({ type }) => type));
  }
  return { state, told };
}

describe('a game in which everybody is away', () => {
  it.each([1, 2, 3])('ends above the honour it began with, nobody having borrowed or rebelled (seed %i)', (seed) => {
    const { state, told } = away(seed);
    const homes = SEATS.map((seat) => state.inPlay.filter((at) => state.lands[at].holder === seat).length);
    expect(Math.min(...SEATS.map((seat) => state.realms[seat]?.honour ?? 0))).toBeGreaterThan(10);
    expect(Math.min(...homes)).toBe(7);
    for (const never of ['rebellions', 'borrowed', 'removed', 'interest-unpaid']) expect(told).not.toContain(never);
  });
});
