import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { STANDARD_BOARD } from '../../src/games/hispania-draco/facts/board.js';
import {
  CITY_IDS,
  HISPANIC_PROVINCES,
  isRoman,
  PROVINCE_IDS,
  ROMAN_PROVINCES,
  SEA_IDS,
} from '../../src/games/hispania-draco/facts/ids.js';
import { inCampaign, wrongPosition } from './campaign.js';

const { cities, citiesOf, ways, file, connected } = STANDARD_BOARD;

describe('the board', () => {
  test('49 spaces: four cities in each Roman province, six in each Hispanic one [0.1]', () => {
    expect([CITY_IDS.length, SEA_IDS.length]).toEqual([44, 5]);
    for (const province of ROMAN_PROVINCES) expect(citiesOf[province]).toHaveLength(4);
    for (const province of HISPANIC_PROVINCES) expect(citiesOf[province]).toHaveLength(6);
  });

  test('the number is the shield, number 6 the capital [0.2]', () => {
    for (const province of HISPANIC_PROVINCES) {
      expect(citiesOf[province].map((city) => cities[city].shield)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(citiesOf[province].map((city) => cities[city].capital)).toEqual([false, false, false, false, false, true]);
    }
    expect(cities.ilerda).toMatchObject({ province: 'ilergetia', shield: 5 });
  });

  test('Roman cities have shields 1 to 4 and no capital [0.3]', () => {
    for (const province of ROMAN_PROVINCES) {
      expect(citiesOf[province].map((city) => cities[city].shield)).toEqual([1, 2, 3, 4]);
      expect(citiesOf[province].some((city) => cities[city].capital)).toBe(false);
    }
  });

  test('1 to 3 segments, a sea’s have 1; three printed roads in each Roman province [0.4]', () => {
    for (const way of Object.values(ways).flat()) {
      expect([1, 2, 3]).toContain(way.segments);
      if (way.bySea) expect(way.segments).toBe(1);
    }
    for (const province of PROVINCE_IDS) {
      const roads = citiesOf[province].flatMap((city) => ways[city].filter(({ printedRoad }) => printedRoad));
      // Each is seen from both of its ends.
      expect(roads).toHaveLength(isRoman(province) ? 6 : 0);
    }
  });

  test('Dertosa has the four neighbours that are stated', () => {
    expect([...connected.dertosa].sort()).toEqual(['mare-balearicum', 'salduba', 'tarraco', 'valentia']);
  });

  test('what an example shows apart is not connected', () => {
    for (const { between } of file.apart) {
      const [one, other] = between;
      if (one === undefined || other === undefined) throw new Error('no pair');
      expect(connected[one].has(other), between.join(' ')).toBe(false);
    }
    expect(file.apart).toHaveLength(17);
  });

  test('segments are one more than the obstacles crossed, where an example forces them', () => {
    for (const { segments, obstacles = [] } of file.connections) expect(segments).toBe(1 + obstacles.length);
  });
});

describe('a position', () => {
  const seats = { ann: [] };

  test('refuses what the rules forbid [0.5] [0.6] [0.7]', () => {
    const wrong = (pieces: JsonObject) => wrongPosition({ seats, pieces });
    expect(wrong({ armies: [{ at: 'numantia' }] })).toBe('pieces.armies.numantia');
    expect(wrong({ armies: [{ at: 'numantia' }, { at: 'cauca' }], revolts: { numantia: 1, cauca: 1 } })).toBe(
      'pieces.armies',
    );
    expect(wrong({ commanders: { consul: 'onuba' }, revolts: { onuba: 1 } })).toBe('pieces.commanders.consul');
    expect(wrong({ commanders: { consul: 'mare-ibericum' } })).toBe('pieces.commanders.consul');
    expect(wrong({ commanders: { consul: 'gades', 'praetor-citerior': 'gades' } })).toBe(
      'pieces.commanders.praetor-citerior',
    );
    // The praetor of Ulterior, whose turn it is, may have returned there.
    expect(wrong({ commanders: { consul: 'gades', 'praetor-ulterior': 'gades' } })).toBeNull();
    expect(wrong({ garrisons: { gades: ['consul', 'consul', 'consul', 'consul'] } })).toBe('pieces.garrisons.gades');
    expect(wrong({ garrisons: { onuba: ['consul'] }, revolts: { onuba: 1 } })).toBe('pieces.garrisons.onuba');
    expect(wrong({ revolts: { onuba: 4 } })).toBe('pieces.revolts.onuba');
    expect(wrong({ revolts: { 'mare-ibericum': 1 }, fleets: ['mare-ibericum'] })).toBe('pieces.revolts.mare-ibericum');
    expect(wrong({ fleets: ['mare-ibericum', 'mare-ibericum'] })).toBe('pieces.fleets');
    expect(wrong({ roads: ['gades/brigantium'] })).toBe('pieces.roads');
    expect(wrong({})).toBeNull();
  });

  test('what is not on the board is in the reserve [0.8]', () => {
    const { reserve } = inCampaign({
      options: { variants: ['terror', 'legio-hispana'] },
      track: [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      pieces: {
        revolts: { onuba: 3, ebora: 2 },
        armies: [{ at: 'onuba' }],
        garrisons: { gades: ['consul', 'legion'] },
      },
    }).state.pieces;
    expect(reserve).toEqual({
      revolts: 15,
      armies: { normal: 1, special: 1 },
      garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 3 },
      legion: null,
      roads: 0,
    });
  });
});
