import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { unitsOf } from '../../../src/games/medioevo/state/land.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { incomeOf, upkeepOf } from '../../../src/games/medioevo/taxes/income.js';
import { acted, buying } from '../support/acts.js';
import { SEATS, world } from '../support/world.js';
import { usual, usualUpTo } from './usual.js';

const HOMES = ['cologne', 'lubeck', 'nuremberg', 'augsburg'] as const;
const village = (play: Play) => play.changeLand('cologne', { civil: { level: 1, damage: 0 } });
const shop = (arrange: (play: Play) => void = () => undefined, setup = {}) => buying(world(arrange, setup));
const cashOf = (florins: number) => (play: Play) => play.changeRealm('empire', { cash: florins });
const guards = (at: string, count: number, unit = 'heavy-infantry') => ({ verb: 'units', unit, count, at });
/** What is bought for the Empire. */
const bought = (state: Medioevo) => usualUpTo(state, 'empire', 'done').slice(0, -1);
const places = (state: Medioevo) => bought(state).map(({ at, count }) => [at, count]);

describe('the purchases of whoever is away', () => {
  it('[4.5] are heavy infantry for homes where people live, the greatest first', () => {
    expect(bought(shop(village))).toEqual([guards('cologne', 2), guards('augsburg', 1), guards('lubeck', 1)]);
    const one = (play: Play) => {
      cashOf(50 + 8 * 20)(play);
      play.addUnits('cologne', 'empire', { archer: 1 });
      play.changeLand('cologne', { civil: { level: 1, damage: 0 } });
    };
    expect(places(shop(one))).toEqual([['cologne', 1]]);
    const manned = shop((play) => {
      for (const at of HOMES) play.addUnits(at, 'empire', { archer: 1 });
    });
    expect(bought(manned)).toEqual([]);
  });

  it('[2.3][1.5] are more where a horde or an enemy is a neighbour, half as many for whoever is at peace', () => {
    const near = (owner: string, count: number, arrange: (play: Play) => void = () => undefined) =>
      shop((play) => {
        for (const at of HOMES) play.addUnits(at, 'empire', { archer: 1 });
        play.addUnits('bruges', owner, { 'light-infantry': count });
        arrange(play);
      });
    const at = (state: Medioevo) => places(state).find(([place]) => place === 'cologne')?.[1];
    expect(at(near('barbarians', 2))).toBe(1);
    expect(at(near('hungary', 2))).toBeUndefined();
    const war = (play: Play) => play.changeRealm('empire', { wars: { hungary: 1 } });
    expect(at(near('hungary', 2, war))).toBe(1);
    // Nobody who is away could meet a greater army at each of his homes; and what is far is no neighbour.
    const full = (play: Play) => {
      cashOf(9000)(play);
      for (const home of HOMES) play.addUnits(home, 'empire', { archer: 3 });
    };
    expect(at(near('barbarians', 9, full))).toBeUndefined();
    const far = shop((play) => {
      for (const home of HOMES) play.addUnits(home, 'empire', { archer: 1 });
      play.addUnits('alexandria', 'barbarians', { archer: 3 });
    });
    expect(bought(far)).toEqual([]);
  });

  it('[3.2] leave what the upkeep of all turns needs', () => {
    // Ten turns, of which eight follow; the tax brings 70.
    const price = 50 + 8 * 20;
    expect(bought(shop(cashOf(price - 1)))).toEqual([]);
    expect(bought(shop(cashOf(price)))).toEqual([guards('augsburg', 1)]);
    for (const florins of [300, 700, 1100, 1600]) {
      const state = shop((play) => {
        cashOf(florins)(play);
        play.addUnits('bavaria', 'empire', { archer: 3 });
      });
      const list = usualUpTo(state, 'empire', 'done');
      const others = SEATS.filter((seat) => seat !== 'empire').map((seat) => [seat, { verb: 'done' }] as const);
      const after = acted(state, [...others, ...list.slice(0, -1).map((one) => ['empire', one] as const)]);
      const paid = list.reduce((sum, { count }) => sum + 50 * Number(count ?? 0), 0);
      const more = list.reduce((sum, { count }) => sum + 20 * Number(count ?? 0), 0);
      const left = florins - paid + 8 * (incomeOf(after, 'empire', 10) - upkeepOf(state, 'empire') - more);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('[3.2] ask for no upkeep after the last turn', () => {
    const last = { ...shop(cashOf(100)), turn: 10 };
    expect(places(last)).toEqual([
      ['augsburg', 1],
      ['cologne', 1],
    ]);
  });

  it('[1.2] are light infantry where the heavy is all on the board', () => {
    const state = shop((play) => {
      cashOf(5000)(play);
      play.addUnits('bavaria', 'empire', { 'heavy-infantry': 20 });
    });
    expect(bought(state)[0]).toEqual(guards('augsburg', 1, 'light-infantry'));
  });

  it('[4.8] begin with units that come back for nothing', () => {
    const state = shop((play) => {
      play.changeRealm('empire', { cash: 0, surrendered: { cavalry: 5 }, surrenderedIn: 1 });
      village(play);
    });
    expect(bought(state)).toEqual([{ verb: 'redeploy', units: { cavalry: 4 }, at: 'cologne' }]);
    // They count with what is bought, and come a turn later at the earliest.
    const back = (turn: number) =>
      shop((play) => play.changeRealm('empire', { surrendered: { cavalry: 2 }, surrenderedIn: turn }));
    expect(bought(back(1))).toEqual([
      { verb: 'redeploy', units: { cavalry: 2 }, at: 'augsburg' },
      guards('cologne', 1),
    ]);
    expect(bought(back(2))[0]?.verb).toBe('units');
  });

  it('[11.6] guard nobody else’s lands, though a pact would let them', () => {
    const pact = {
      ...{ id: 1, between: ['empire', 'hungary'], secret: false, until: 10, ending: [] },
      ...{ toll: 0, units: 0, against: [], words: '' },
      articles: [{ kind: 'military-control', gives: 'hungary', gets: 'empire' }],
    } as const;
    const state = shop((play) => {
      for (const at of HOMES) play.addUnits(at, 'empire', { archer: 1 });
      play.set({ pacts: [pact] });
    });
    expect(bought(state)).toEqual([]);
  });

  it('[4.9] are what he has written down himself, where he has begun a list', () => {
    const begun = acted(shop(village), [['empire', { verb: 'units', unit: 'archer', count: 1, at: 'lubeck' }]]);
    expect(usual(begun, 'empire')).toEqual({ verb: 'done' });
    // What was begun for him goes on, in whatever order a file has kept its words.
    const half = acted(shop(village), [['empire', { at: 'cologne', count: 2, unit: 'heavy-infantry', verb: 'units' }]]);
    expect(usual(half, 'empire')).toEqual(guards('augsburg', 1));
  });

  it('[4.9] stand on the map when all lists are carried out', () => {
    let state = shop(village);
    for (const seat of SEATS) {
      for (const one of seat === 'empire' ? usualUpTo(state, seat, 'done') : [{ verb: 'done' }]) {
        state = acted(state, [[seat, one]]);
      }
    }
    expect(HOMES.map((at) => unitsOf(state.lands[at], 'empire'))).toEqual([
      { 'heavy-infantry': 2 },
      { 'heavy-infantry': 1 },
      {},
      { 'heavy-infantry': 1 },
    ]);
  });

  it('[8.3] come after a loan that can be spared', () => {
    const state = shop((play) => play.changeRealm('empire', { cash: 500, loans: 1, borrowed: 1 }));
    expect(usual(state, 'empire')).toEqual({ verb: 'repay' });
    const army = (play: Play) => play.addUnits('bavaria', 'empire', { archer: 4 });
    const needed = shop((play) => {
      play.changeRealm('empire', { cash: 500, loans: 1, borrowed: 1 });
      army(play);
    });
    expect(usual(needed, 'empire')).toEqual({ verb: 'done' });
  });
});
