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
function reached(from: TerritoryId, castles: readonly TerritoryId[]) {
  const state = world((play) => {
    for (const at of play.state.inPlay) {
      play.changeLand(at, { armies: {}, token: { owner: 'byzantium', from: 'nicaea' } });
      play.changeLand(at, { holder: 'byzantium' });
    }
    for (const at of castles) castle(play, at);
    play.addUnits(from, 'byzantium', { archer: 1 });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: from, level: 3 });
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
    for (const [at, count] of near) expect([at, found.get(at)?.cost]).toEqual([at, count]);
  });

  it.each(STARTS)('[6.2.3] from %s: every step out of a castle of its own is free', (from) => {
    // Round after round, until no way gets shorter.
    const costs = new Map<TerritoryId, number>([[from, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [at, cost] of [...costs])
        for (const near of landsBy(board, at)) {
          const there = cost + (CASTLES.includes(at) ? 0 : 1);
          if (there >= (costs.get(near) ?? Number.POSITIVE_INFINITY)) continue;
          costs.set(near, there);
          changed = true;
        }
    }
    const found = reached(from, CASTLES);
    for (const [at, cost] of costs) {
      if (at !== from) expect([at, found.get(at)?.cost]).toEqual([at, cost > POINTS ? undefined : cost]);
    }
  });
});
