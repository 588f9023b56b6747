import { expect, test } from 'vitest';
import { COMMANDER_IDS } from '../../src/games/hispania-draco/facts/ids.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { canSail, voyagesOf } from '../../src/games/hispania-draco/movement/fleets.js';
import { canMove, legsOf, routesOf } from '../../src/games/hispania-draco/movement/ways.js';
import { board } from '../../src/games/hispania-draco/state/reading.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { Chance } from '../kit/fuzz/chance.js';
import { choose } from '../kit/fuzz/player.js';
import { DRACO_SUBJECT } from './fuzz/subject.js';

/** Positions of games played by chance, over variants and scenarios. */
function positions(games: number): readonly Draco[] {
  const found: Draco[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const { seats, setup } = DRACO_SUBJECT.start(seed);
    const chance = new Chance(seed);
    const begun = HISPANIA_DRACO.setup.begin(setup, seats, chance);
    if (!begun.ok) throw new Error(begun.rejection.code);
    let { state } = begun.value;
    while (state.ending === null) {
      found.push(state);
      const { seat, action } = choose(DRACO_SUBJECT, state, chance, seed);
      const done = HISPANIA_DRACO.apply(state, seat, action, chance);
      if (!done.ok) throw new Error(done.rejection.code);
      ({ state } = done.value);
    }
  }
  return found;
}

const PURSES = [0, 1, 2, 3, 6];

test('who can move or sail at all is told as if every way were looked for [5.1.1] [5.1.4]', () => {
  let [moved, stuck] = [0, 0];
  for (const state of positions(24)) {
    const network = board(state);
    for (const denarii of PURSES) {
      for (const id of COMMANDER_IDS) {
        const ways = routesOf(network, { ...state.pieces }, id, { denarii });
        expect(canMove(network, { ...state.pieces }, id, denarii)).toBe(ways.length > 0);
        if (ways.length > 0) moved++;
        else stuck++;
      }
      for (const fleet of state.pieces.fleets) {
        const voyages = voyagesOf(network, state.pieces, fleet, denarii);
        expect(canSail(network, state.pieces, fleet, denarii)).toBe(voyages.length > 0);
      }
    }
  }
  expect(moved).toBeGreaterThan(1000);
  expect(stuck).toBeGreaterThan(1000);
});

test('a purse sees the ways of a fuller one that it can pay, each leg paid for [5.1.1] [5.1.5]', () => {
  for (const state of positions(6)) {
    const network = board(state);
    for (const id of COMMANDER_IDS) {
      const all = routesOf(network, { ...state.pieces }, id, { denarii: 6 });
      for (const denarii of PURSES) {
        const ways = routesOf(network, { ...state.pieces }, id, { denarii });
        expect(ways.map(({ to, cost }) => [to, cost])).toEqual(
          all.filter(({ cost }) => cost <= denarii).map(({ to, cost }) => [to, cost]),
        );
      }
      for (const route of all) {
        const legs = legsOf(route);
        expect(legs.reduce((sum, { cost }) => sum + cost, 0)).toBe(route.cost);
        expect(legs[0]?.path[0]).toBe(state.pieces.commanders[id]);
        expect(legs.at(-1)?.path.at(-1)).toBe(route.to);
      }
    }
  }
});
