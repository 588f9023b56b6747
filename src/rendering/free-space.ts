import type { FreeCells, Spot } from './board.js';

/** A rectangle by its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A block of cells relative to a spot: how far left and above it starts, and its size. */
interface Block {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** An area's free cells: finds places for groups of boxes on them. */
export class FreeSpace {
  readonly heart: Spot;
  readonly #plan: FreeCells;
  /** For each corner of cells, how many free cells lie above and to the left of it. */
  readonly #sums: Int32Array;
  readonly #columns: number;
  readonly #rows: number;
  /** Whether a block of this many cells fits anywhere; cached. */
  readonly #held = new Map<number, boolean>();

  constructor(plan: FreeCells) {
    this.#plan = plan;
    this.heart = plan.heart;
    this.#columns = plan.columns;
    this.#rows = plan.rows.length;
    const stride = this.#columns + 1;
    this.#sums = new Int32Array(stride * (this.#rows + 1));
    plan.rows.forEach((row, y) => {
      let run = 0;
      for (let x = 0; x < this.#columns; x++) {
        run += (Number.parseInt(row.charAt(x >> 2), 16) >> (3 - (x & 3))) & 1;
        this.#sums[(y + 1) * stride + x + 1] = (this.#sums[y * stride + x + 1] ?? 0) + run;
      }
    });
  }

  /** The total area of free cells. */
  get extent(): number {
    return (this.#sums[this.#sums.length - 1] ?? 0) * this.#plan.cell ** 2;
  }

  #isFree(column: number, row: number, wide: number, tall: number): boolean {
    const stride = this.#columns + 1;
    const [top, bottom] = [row * stride + column, (row + tall) * stride + column];
    const free =
      (this.#sums[bottom + wide] ?? 0) -
      (this.#sums[bottom] ?? 0) -
      (this.#sums[top + wide] ?? 0) +
      (this.#sums[top] ?? 0);
    return free === wide * tall;
  }

  #areFree(blocks: readonly Block[], column: number, row: number): boolean {
    for (const { left, top, wide, tall } of blocks)
      if (!this.#isFree(column + left, row + top, wide, tall)) return false;
    return true;
  }

  #holds(wide: number, tall: number): boolean {
    const key = wide * 1024 + tall;
    const known = this.#held.get(key);
    if (known !== undefined) return known;
    let held = false;
    for (let row = 0; !held && row + tall <= this.#rows; row++)
      for (let column = 0; !held && column + wide <= this.#columns; column++)
        held = this.#isFree(column, row, wide, tall);
    this.#held.set(key, held);
    return held;
  }

  /**
   * The centre of a group of boxes (given around 0, 0) nearest to a spot (by default the heart) with all boxes on free
   * cells and off the `taken` boxes; null if it fits nowhere.
   */
  place(group: readonly Box[], taken: readonly Box[] = [], near: Spot = this.heart): Spot | null {
    const { corner, cell } = this.#plan;
    const blocks = group.map(({ x, y, width, height }): Block => {
      const left = Math.floor((x - width / 2) / cell);
      const top = Math.floor((y - height / 2) / cell);
      const wide = Math.ceil((x + width / 2) / cell) - left;
      const tall = Math.ceil((y + height / 2) / cell) - top;
      return { left, top, wide, tall };
    });
    if (blocks.length === 0 || !blocks.every(({ wide, tall }) => this.#holds(wide, tall))) return null;
    const firstColumn = Math.max(...blocks.map(({ left }) => -left));
    const lastColumn = Math.min(...blocks.map(({ left, wide }) => this.#columns - left - wide));
    const firstRow = Math.max(...blocks.map(({ top }) => -top));
    const lastRow = Math.min(...blocks.map(({ top, tall }) => this.#rows - top - tall));
    let best: { readonly column: number; readonly row: number } | null = null;
    let nearest = Number.POSITIVE_INFINITY;
    // Row by row away from the spot, stopping at what is farther than the best.
    const columns = outwards(firstColumn, lastColumn, (near[0] - corner[0]) / cell);
    for (const row of outwards(firstRow, lastRow, (near[1] - corner[1]) / cell)) {
      const dy = corner[1] + row * cell - near[1];
      if (dy ** 2 > nearest) break;
      for (const column of columns) {
        const dx = corner[0] + column * cell - near[0];
        const far = dx ** 2 + dy ** 2;
        if (far > nearest) break;
        // Ties go to the upper one, then to the left one.
        if (far === nearest && best !== null && (row > best.row || (row === best.row && column > best.column)))
          continue;
        if (!this.#areFree(blocks, column, row)) continue;
        const [x, y] = [corner[0] + column * cell, corner[1] + row * cell];
        if (taken.length > 0 && group.some((box) => taken.some((one) => overlap(shift(box, x, y), one)))) continue;
        [best, nearest] = [{ column, row }, far];
      }
    }
    return best === null ? null : [corner[0] + best.column * cell, corner[1] + best.row * cell];
  }

  /** Corners and midpoints of the sides: where a stack goes to leave room for others. */
  get outskirts(): readonly Spot[] {
    const { corner, cell } = this.#plan;
    const [left, top] = corner;
    const [right, bottom] = [left + this.#columns * cell, top + this.#rows * cell];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
      [x, top],
      [x, bottom],
      [left, y],
      [right, y],
    ];
  }
}

/** The integers from first to last, those nearest to the middle first. */
function outwards(first: number, last: number, middle: number): readonly number[] {
  const found: number[] = [];
  let above = Math.min(last + 1, Math.max(first, Math.ceil(middle)));
  let below = above - 1;
  while (below >= first || above <= last)
    if (above > last || (below >= first && middle - below <= above - middle)) found.push(below--);
    else found.push(above++);
  return found;
}

const shift = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

export function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width - 1e-6 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 1e-6;
}
