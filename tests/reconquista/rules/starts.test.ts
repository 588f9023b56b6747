import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { isObject } from '../../../src/core/json.js';
import { pointsOf } from '../../../src/games/reconquista/closing/points.js';
import { placesIn, regionOf, roadsFrom } from '../../../src/games/reconquista/facts/board.js';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import { PLACE_IDS, REGION_IDS } from '../../../src/games/reconquista/facts/ids.js';
import { revenueOf } from '../../../src/games/reconquista/income/revenue.js';
import { startGame } from '../../../src/games/reconquista/setup/start.js';
import { lineOf } from '../board.js';

function begun(start: number, overrides?: Json) {
  const result = startGame({ scenario: String(start) }, ['p1'], overrides);
  if (!result.ok) throw new Error(result.rejection.code);
  return result.value;
}

/** Points and income that the start opens with, reckoned from the printed lists by another program (source D). */
const OPENINGS: readonly (readonly [start: number, points: number, income: number])[] = [
  [1, 1, 2],
  [2, 1, 3],
  [3, 5, 4],
  [4, 5, 4],
  [5, 6, 4],
  [6, 9, 4],
  [7, 7, 4],
  [8, 3, 3],
  [9, 5, 4],
  [10, 6, 4],
  [11, 8, 4],
  [12, 13, 5],
  [13, 12, 5],
  [14, 13, 5],
  [15, 23, 7],
  [16, 24, 7],
  [17, 24, 7],
  [18, 25, 7],
  [19, 22, 6],
  [20, 23, 6],
];

describe('the twenty starts', () => {
  it('begins as the list of turn 1 says [6.1] [3.1]', () => {
    const { places } = begun(1);
    const lines = Object.fromEntries(PLACE_IDS.map((at) => [at, lineOf(places[at])]));
    expect(lines).toMatchObject({
      oviedo: '[c] christian 1a 1g',
      pamplona: 'christian 1g',
      leon: '[c] muslim 1g',
      barcelona: '[c] muslim 1g',
      zaragoza: '[m][f] muslim 1a 1g',
      toledo: '[m][f] muslim 1a 1g',
      cordoba: '[m][f] muslim 2a 1g',
      badajoz: '[f] muslim 1g',
      granada: '[m] muslim 1g',
      murcia: 'muslim 1g',
    });
  });

  it.each(OPENINGS)('start %i opens with %i points and %i income [18.1]', (start, points, income) => {
    const state = begun(start);
    expect(pointsOf(state, STANDARD_BOOK).total).toBe(points);
    expect(revenueOf(state, STANDARD_BOOK).points).toBe(income);
  });

  it('start 20 is worth 23 points [18.2] [16.1] [16.2] [16.3]', () => {
    expect(pointsOf(begun(20), STANDARD_BOOK)).toMatchObject({ cities: 9, total: 23 });
  });

  it('leaves the Garrison of Porto out of start 5 [6.2]', () => {
    expect(lineOf(begun(5).places.porto)).toBe('christian 1a');
    expect(STANDARD_BOOK.starts.get(5)?.muslimGarrisons.porto).toBe(1);
  });

  it('takes those who stand in an enemy city for its holders [5.4] [5.1]', () => {
    expect(lineOf(begun(12).places.zaragoza)).toBe('[m] christian 1g');
    expect(lineOf(begun(9).places.cordoba)).toBe('[c][f] rebel 3r');
  });
});

describe('the board', () => {
  it('has five regions of four places that share the faces of a die [2.1] [8.12]', () => {
    for (const region of REGION_IDS) {
      const places = placesIn(STANDARD_BOOK.board, region);
      expect(places).toHaveLength(4);
      const faces = places.flatMap((at) => STANDARD_BOOK.board.places.get(at)?.faces ?? []);
      expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
    }
    expect(placesIn(STANDARD_BOOK.board, 'asturias')).toEqual(['santiago', 'oviedo', 'leon', 'galicia']);
  });

  it('joins places of different regions by roads, both ways [2.2]', () => {
    const { board } = STANDARD_BOOK;
    for (const at of PLACE_IDS) {
      for (const end of roadsFrom(board, at)) {
        expect(regionOf(board, end)).not.toBe(regionOf(board, at));
        expect(roadsFrom(board, end)).toContain(at);
      }
    }
    expect(roadsFrom(board, 'toledo')).toEqual(['zaragoza', 'badajoz', 'cordoba']);
  });

  it('has six ports in the order of the coast', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => STANDARD_BOOK.board.ports.get(face))).toEqual([
      'seville',
      'algeciras',
      'granada',
      'murcia',
      'valencia',
      'tarragona',
    ]);
  });

  it('lets a table replace what is reconstructed, and nothing else [2.3]', () => {
    const refused = (overrides: Json) => {
      const result = startGame({}, ['p1'], overrides);
      return result.ok ? null : result.rejection.code;
    };
    expect(refused({ places: { pamplona: { mountain: false, faces: [2, 3] }, barcelona: { faces: [1] } } })).toBeNull();
    expect(refused({ ages: { umayyads: { turns: [1, 8] } } })).toBeNull();
    expect(
      refused({
        roads: [
          ['leon', 'salamanca'],
          ['galicia', 'porto'],
        ],
      }),
    ).toBeNull();
    expect(refused({ places: { tarragona: { mountain: true } } })).toBe('override-fixed');
    expect(refused({ places: { tarragona: { port: 1 } } })).toBe('override-fixed');
    expect(refused({ ages: { umayyads: { events: ['el-cid'] } } })).toBe('override-fixed');
    expect(refused({ places: { pamplona: { faces: [2, 3] } } })).toBe('override-faces');
    expect(refused({ places: { atlantis: {} } })).toBe('override-unknown');
    expect(refused({ moon: 1 })).toBe('override-unknown');
    expect(refused({ roads: [['leon', 'oviedo']] })).toBe('override-value');
    expect(refused({ roads: [['leon', 'atlantis']] })).toBe('override-value');
    expect(refused('roads')).toBe('override-shape');
    const overridden = begun(1, { roads: [['galicia', 'porto']] });
    expect(isObject(overridden.overrides)).toBe(true);
  });
});
