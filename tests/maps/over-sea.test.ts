import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/rendering/arrange.js';
import type { FreeCells, Place } from '../../src/rendering/board.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { assetsFolder } from '../../src/rendering/picturer.js';

const { board } = openMap(assetsFolder(), 'medioevo');
const places = new Map(Object.entries(board.places));
const placeOf = (id: string): Place => {
  const place = places.get(id);
  if (place === undefined) throw new Error(`no place ${id}`);
  return place;
};

/** The middles of the cells in which counters of a place may stand. */
function cellsOf({ corner: [left, top], cell, columns, rows }: FreeCells): readonly string[] {
  return rows.flatMap((row, down) =>
    Array.from({ length: columns }, (_, across) => across)
      .filter((across) => ((Number.parseInt(row.charAt(across >> 2), 16) >> (3 - (across & 3))) & 1) === 1)
      .map((across) => `${left + (across + 0.5) * cell} ${top + (down + 0.5) * cell}`),
  );
}

/** So many counters of one side. */
const stack = (count: number) => [Array.from({ length: count }, () => 1)];

describe('counters of small lands by the sea, on the board of Medioevo', () => {
  it.each([
    'bruges',
    'caffa',
    'candia',
    'constantinople',
    'damietta',
    'danzig',
    'denmark',
    'famagusta',
    'panormum',
    'smyrna',
    'trebisonda',
    'tuscany',
    'venice',
    'visby',
  ])('%s: they are half as large again as ashore, which was 12 to 18 in most, and near to it', (id) => {
    expect(arrange(placeOf(id), stack(1)).size).toBeGreaterThanOrEqual(30);
    const { size, parts } = arrange(placeOf(id), stack(3));
    expect(size).toBeGreaterThanOrEqual(18);
    const [x, y] = placeOf(id).centre;
    for (const box of parts.flat()) expect(Math.hypot(box.x - x, box.y - y)).toBeLessThan(125);
  });

  it('stand where no counters of another place may', () => {
    const taken = new Map<string, string>();
    const shared: string[] = [];
    for (const [id, { room }] of places) {
      for (const cell of cellsOf(room)) {
        const other = taken.get(cell);
        if (other !== undefined) shared.push(`${id} and ${other} at ${cell}`);
        taken.set(cell, id);
      }
    }
    expect(shared).toEqual([]);
  });

  it('leave room for the ships of every sea', () => {
    const seas = [...places].filter(([, { kind }]) => kind === 'sea');
    expect(seas).toHaveLength(19);
    for (const [id, place] of seas) {
      if (['gulf-of-finland', 'sea-of-azov', 'red-sea'].includes(id)) continue;
      expect(arrange(place, stack(2)).size, id).toBeGreaterThanOrEqual(30);
    }
  });
});
