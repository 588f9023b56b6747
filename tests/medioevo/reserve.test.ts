import { describe, expect, it } from 'vitest';
import {
  buildingsLeft,
  captainsLeft,
  controlTokensLeft,
  enginesLeft,
  reserveOf,
  standardsLeft,
  transportsLeft,
  unitsLeft,
  upkeepPieces,
  vehicleLevelsLeft,
} from '../../src/games/medioevo/control/supply.js';
import type { Play } from '../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { unitCard } from '../../src/games/medioevo/facts/pieces.js';
import { NEW_VEHICLE } from '../../src/games/medioevo/setup/founding.js';
import { during } from './support/acts.js';
import { vehicle } from './support/full-move.js';
import { world } from './support/world.js';

const ALL = unitCard(STANDARD_BOOK.pieces, 'archer').limit;
const archers = (arrange: (play: Play) => void) => ALL - reserveOf(world(arrange), 'byzantium', 'archer');
const three = { archer: 3 } as const;

describe('what is left in a reserve', () => {
  it.each<readonly [string, (play: Play) => void]>([
    ['on the board', (play) => play.addUnits('kiev', 'byzantium', three)],
    ['aboard', (play) => vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: three })],
    ['taken prisoner', (play) => play.changeRealm('hungary', { prisoners: { byzantium: three } })],
    ['given up', (play) => play.changeRealm('byzantium', { surrendered: three })],
    [
      'lent to a horde',
      (play) => play.set({ lasting: [{ kind: 'guests', seat: 'byzantium', units: three, from: 'kiev', at: 'kiev' }] }),
    ],
  ])('[1.2] units %s are not in it', (_where, arrange) => {
    expect(archers(arrange)).toBe(3);
  });

  it.each<readonly [string, (play: Play) => void]>([
    ['on the board', (play) => play.addUnits('kiev', 'hungary', three)],
    ['aboard', (play) => vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: three })],
    ['his prisoners', (play) => play.changeRealm('byzantium', { prisoners: { hungary: three } })],
    ['given up', (play) => play.changeRealm('hungary', { surrendered: three })],
    [
      'lent',
      (play) => play.set({ lasting: [{ kind: 'guests', seat: 'hungary', units: three, from: 'kiev', at: 'kiev' }] }),
    ],
  ])('[1.2] units of others, %s, are not counted', (_where, arrange) => {
    expect(archers(arrange)).toBe(0);
  });

  it('[9.5] what stands behind the screen is not in it', () => {
    const one = { ...NEW_VEHICLE, id: 7, level: 2, owner: 'byzantium', at: 'nicaea' } as const;
    const held = {
      byzantium: [
        { at: 'nicaea' as const, units: three, vehicles: [{ ...one, kind: 'siege-engine' as const }] },
        { at: 'nicaea' as const, units: {}, vehicles: [{ ...one, id: 8, kind: 'caravan' as const }] },
      ],
      hungary: [{ at: 'buda' as const, units: three, vehicles: [] }],
    };
    const bare = world();
    const state = during(bare, { kind: 'deployment', id: 1, place: 0, held });
    expect(reserveOf(bare, 'byzantium', 'archer') - reserveOf(state, 'byzantium', 'archer')).toBe(3);
    expect(reserveOf(state, 'empire', 'archer')).toBe(ALL);
    expect(enginesLeft(bare, 2) - enginesLeft(state, 2)).toBe(1);
    expect(enginesLeft(bare, 1) - enginesLeft(state, 1)).toBe(0);
    expect(transportsLeft(bare, 'caravan') - transportsLeft(state, 'caravan')).toBe(1);
    expect(transportsLeft(bare, 'galley') - transportsLeft(state, 'galley')).toBe(0);
  });

  it('[1.2] goes down to nothing and not below; barbarians have a box of their own', () => {
    const state = world((play) => {
      play.addUnits('kiev', 'byzantium', { archer: ALL + 2 });
      play.addUnits('halych', 'barbarians', { archer: 19, 'light-infantry': 40 });
    });
    expect(reserveOf(state, 'byzantium', 'archer')).toBe(0);
    const left = (['archer', 'light-infantry', 'cavalry', 'captain'] as const).map((type) =>
      reserveOf(state, 'barbarians', type),
    );
    expect(left).toEqual([1, 0, 0, 7]);
  });

  it('[1.2] captains need a piece of one’s own, and from level II a standard that all share', () => {
    const limit = unitCard(STANDARD_BOOK.pieces, 'captain').limit;
    const state = world((play) => {
      play.addUnits('kiev', 'byzantium', { 'captain-3': 2 });
      play.addUnits('buda', 'hungary', { 'captain-3': 7, 'captain-2': 1 });
    });
    expect([standardsLeft(state, 'captain-3'), standardsLeft(state, 'captain-2')]).toEqual([1, 14]);
    expect(standardsLeft(state, 'captain-1')).toBe(Number.POSITIVE_INFINITY);
    expect(captainsLeft(state, 'byzantium', 'captain-3')).toBe(1);
    expect(unitsLeft(state, 'byzantium', 'captain-3')).toBe(1);
    expect(unitsLeft(state, 'byzantium', 'captain-1')).toBe(limit - 2);
    expect(unitsLeft(state, 'byzantium', 'cavalry')).toBe(unitCard(STANDARD_BOOK.pieces, 'cavalry').limit);
  });

  it('[4.4] a vehicle needs a token of its level: four show III, eight II or III, and ten are all', () => {
    const levels = (counts: readonly [number, number, number], instead?: number) =>
      vehicleLevelsLeft(
        world((play) => {
          for (const level of [3, 2, 1] as const)
            for (let n = 0; n < (counts[level - 1] ?? 0); n++)
              vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'nicaea', level });
          for (let n = 0; n < 6; n++) vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'buda', level: 2 });
        }),
        'byzantium',
        instead,
      );
    expect(levels([0, 0, 0])).toEqual([1, 2, 3]);
    expect(levels([0, 0, 3])).toEqual([1, 2, 3]);
    expect(levels([0, 0, 4])).toEqual([1, 2]);
    expect(levels([0, 6, 0])).toEqual([1, 3]);
    expect(levels([0, 5, 3])).toEqual([1]);
    expect(levels([1, 5, 3])).toEqual([1]);
    expect(levels([2, 5, 3])).toEqual([]);
    // What is raised gives its own token back.
    expect(levels([2, 5, 3], 1)).toEqual([1, 2, 3]);
  });

  it('[5.5] control tokens and buildings are counted wherever they lie', () => {
    const bare = world();
    const state = world((play) => {
      for (const at of ['kiev', 'halych'] as const)
        play.changeLand(at, { token: { owner: 'byzantium', from: 'nicaea' }, civil: { level: 2, damage: 0 } });
      play.changeLand('moldavia', { token: { owner: 'hungary', from: 'buda' } });
    });
    expect(controlTokensLeft(bare, 'byzantium')).toBe(8);
    expect([controlTokensLeft(state, 'byzantium'), controlTokensLeft(state, 'hungary')]).toEqual([6, 7]);
    expect(buildingsLeft(bare, 'town') - buildingsLeft(state, 'town')).toBe(2);
    expect(buildingsLeft(bare, 'city')).toBe(buildingsLeft(state, 'city'));
  });

  it('[3.2] units ashore and aboard, and each vehicle, are pieces that are paid for; prisoners are not', () => {
    const state = world((play) => {
      play.addUnits('kiev', 'byzantium', { archer: 2 });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: { archer: 1, cavalry: 1 } });
      vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'buda' });
      play.changeRealm('byzantium', { surrendered: three, prisoners: { hungary: three } });
    });
    expect(upkeepPieces(state, 'byzantium')).toBe(2 + 1 + 2);
    expect(upkeepPieces(state, 'hungary')).toBe(1);
  });
});
