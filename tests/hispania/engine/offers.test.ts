import { describe, expect, it } from 'vitest';
import { awaitedSeats } from '../../../src/core/obligation.js';
import type { Domain, Filled } from '../../../src/core/offer.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../fuzz/player.js';
import { KINDS, withOptions } from '../fuzz/setups.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];
const ACTIONS = 350;

/** Offers say who may do what (1.4): whoever is awaited can act, nobody else must, and nothing is offered in vain. */
describe('what is offered', () => {
  it.each(KINDS.map((kind, seed) => [kind.scenario, kind.version, kind, seed + 40] as const))(
    'scenario %s, %s: to those who are awaited, and to others only what is optional [1.4]',
    (_scenario, _version, kind, seed) => {
      const chance = new Chance(seed);
      const started = HISPANIA.setup.begin({ ...withOptions(kind, chance), events: 'on' }, SEATS, chance);
      if (!started.ok) throw new Error(started.rejection.code);
      let state = started.value.state;
      for (let actions = 0; state.stage.phase !== 'over' && actions < ACTIONS; actions++) {
        for (const seat of SEATS) check(state, seat);
        checkStrangers(state);
        const { seat, action } = choose(state, chance);
        const done = HISPANIA.apply(state, seat, action, new Chance(actions));
        if (!done.ok) throw new Error(JSON.stringify(done.rejection));
        state = done.value.state;
      }
    },
  );
});

function check(state: Hispania, seat: string): void {
  const awaited = awaitedSeats(HISPANIA.obligations(state)).includes(seat);
  const offers = HISPANIA.offers(state, seat);
  const where = `${seat}: ${offers.map(({ verb }) => verb).join()} in ${state.stage.phase} ${state.frames.at(-1)?.kind}`;
  expect(
    offers.some(({ optional }) => optional !== true),
    where,
  ).toBe(awaited);
  expect(new Set(offers.map(({ verb }) => verb)).size, where).toBe(offers.length);
  for (const { verb } of offers) {
    const first = HISPANIA.ask(state, seat, verb, {});
    expect(isPossible(first), `${where}: ${verb}`).toBe(true);
    if (first.kind === 'one') {
      for (const { id } of first.choices) {
        const filled: Filled = { [first.slot]: id };
        expect(isPossible(HISPANIA.ask(state, seat, verb, filled)), `${where}: ${verb} ${id}`).toBe(true);
      }
    }
  }
}

/** What somebody else is awaited for nobody does in his place. */
function checkStrangers(state: Hispania): void {
  for (const owed of HISPANIA.obligations(state)) {
    const action = HISPANIA.fallback(state, owed);
    for (const seat of [...SEATS, 'nobody']) {
      if (HISPANIA.offers(state, seat).some(({ verb }) => verb === action.verb)) continue;
      const done = HISPANIA.apply(state, seat, action, new Chance(1));
      expect(done.ok, `${seat}: ${JSON.stringify(action)}`).toBe(false);
    }
  }
}

function isPossible(domain: Domain): boolean {
  switch (domain.kind) {
    case 'one':
      return domain.choices.length > 0 && new Set(domain.choices.map(({ id }) => id)).size === domain.choices.length;
    case 'some': {
      const all = domain.choices.reduce((sum, { count }) => sum + count, 0);
      return domain.choices.every(({ count }) => count > 0) && domain.min <= domain.max && domain.min <= all;
    }
    case 'number':
      return domain.min <= domain.max;
    case 'text':
    case 'done':
      return true;
  }
}
