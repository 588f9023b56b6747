import type { Bounds, FreeCells, Place } from './board.js';

/**
 * An area's room with that of its name and its badges and a strip beyond its borders: for counters that would be
 * unreadably small within.
 */
export function roomOverName({ room, label, badges }: Place): FreeCells {
  const { corner, cell, columns, rows } = room;
  const half = (badges?.size ?? 0) / 2;
  const spots = Object.values(badges?.at ?? {});
  const covered = [label, ...spots.map(([x, y]): Bounds => [x - half, y - half, x + half, y + half])].map(grown);
  const isFree = (column: number, row: number): boolean => {
    if (column < 0 || column >= columns || row < 0 || row >= rows.length) return false;
    if ((digitAt(rows[row], column) >> (3 - (column & 3))) & 1) return true;
    const [x, y] = [corner[0] + (column + 0.5) * cell, corner[1] + (row + 0.5) * cell];
    return covered.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
  };
  const isNear = (column: number, row: number): boolean =>
    STRIP.some((right) => STRIP.some((down) => isFree(column + right, row + down)));
  return {
    ...room,
    corner: [corner[0] - BEYOND * cell, corner[1] - BEYOND * cell],
    columns: columns + 2 * BEYOND,
    rows: Array.from({ length: rows.length + 2 * BEYOND }, (_, row) =>
      written(columns + 2 * BEYOND, (column) => isNear(column - BEYOND, row - BEYOND)),
    ),
  };
}

/** So many cells beyond the border; nearer to it than the neighbour's counters, or hardly over them. */
const BEYOND = 2;
const STRIP = Array.from({ length: 2 * BEYOND + 1 }, (_, at) => at - BEYOND);
/** The gap that is kept round names and badges. */
const GAP = 3;
const grown = ([left, top, right, bottom]: Bounds): Bounds => [left - GAP, top - GAP, right + GAP, bottom + GAP];

const digitAt = (row: string | undefined, column: number): number =>
  Number.parseInt(row?.charAt(column >> 2) ?? '0', 16);

/** A row of cells as a hexadecimal number. */
function written(columns: number, isFree: (column: number) => boolean): string {
  return Array.from({ length: Math.ceil(columns / 4) }, (_, at) =>
    [8, 4, 2, 1].reduce((sum, worth, bit) => sum + (isFree(4 * at + bit) ? worth : 0), 0).toString(16),
  ).join('');
}
