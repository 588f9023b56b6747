import { describe, expect, it } from 'vitest';
import { landsBy } from '../../../src/games/medioevo/facts/board.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { reachOf } from '../../../src/games/medioevo/movement/reach.js';
import { castle, vehicle } from '../support/full-move.js';
import { world } from '../support/world.js';

const POINTS = 8;
const { board } = STANDARD_BOOK;

/** Steps over land from a place, counted one ring after the other. */
function rings(from: TerritoryId): ReadonlyMap<TerritoryId, number> {
  const steps = new Map<TerritoryId, number>([[from, 0]]);
  for (const [at, count] of steps)
    for (const near of landsBy(board, at)) if (!steps.has(near)) steps.set(near, count + 1);
  return steps;
}
/** A wagon of level III with a man goes from here through a land that is all its own, with castles in these places. */
function reached(from: TerritoryId, castles: readonly TerritoryId[], exited = false) {
  const state = world((play) => {
    for (const at of play.state.inPlay) {
      play.changeLand(at, { armies: {}, token: { owner: 'byzantium', from: 'nicaea' } });
      play.changeLand(at, { holder: 'byzantium' });
    }
    for (const at of castles) castle(play, at);
    play.addUnits(from, 'byzantium', { archer: 1 }, { exited });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: from, level: 3, exited });
  });
  const group = { units: { archer: 1 }, vehicles: [1] } as const;
  return new Map(reachOf(state, 'byzantium', from, group).map((one) => [one.at, one]));
}

const CASTLES: readonly TerritoryId[] = ['adrianople', 'vienna', 'kiev', 'konya', 'buda', 'serbia'];
const STARTS: readonly TerritoryId[] = [
  'constantinople',
  'tarnovo',
  'banat',
  'adrianople',
  'nicaea',
  'vienna',
  'moldavia',
];

describe('the shortest way of a group', () => {
  it.each(STARTS)('[6.2.1] [6.2.2] from %s: a point a step, as far as the points go', (from) => {
    const steps = rings(from);
    const near = [...steps].filter(([at, count]) => at !== from && count <= POINTS);
    const found = reached(from, []);
    expect([...found.keys()].toSorted()).toEqual(near.map(([at]) => at).toSorted());
    for (const [at, count] of near)
      expect([at, found.get(at)?.cost, found.get(at)?.exited]).toEqual([at, count, false]);
  });

  it.each(STARTS)('[6.2.3] from %s: one step out of a castle is free, and not used where it saves nothing', (from) => {
    const steps = rings(from);
    const after = new Map(CASTLES.map((at) => [at, rings(at)]));
    const far = Number.POSITIVE_INFINITY;
    const found = reached(from, CASTLES);
    for (const [at, count] of steps) {
      if (at === from) continue;
      const out = CASTLES.filter((other) => other !== at).map(
        (other) => (steps.get(other) ?? far) + (after.get(other)?.get(at) ?? far) - 1,
      );
      const cost = Math.min(count, ...out);
      const one = found.get(at);
      if (cost > POINTS) expect([at, one]).toEqual([at, undefined]);
      else expect([at, one?.cost, one?.exited]).toEqual([at, cost, cost < count]);
    }
  });

  it('[6.2.3] nothing is free for whoever has left a castle this turn', () => {
    const steps = rings('adrianople');
    const found = reached('adrianople', CASTLES, true);
    for (const [at, count] of steps)
      if (at !== 'adrianople' && count <= POINTS) expect([at, found.get(at)?.cost]).toEqual([at, count]);
  });
});
