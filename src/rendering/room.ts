import type { FreeCells, Spot } from './board.js';

/** A rectangle by its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the upper left cell of a block of free cells may be: a flag by cell, and the cells themselves. */
interface Berths {
  readonly at: Uint8Array;
  readonly cells: readonly number[];
}

/** The free cells of an area: finds groups of boxes a place on them. */
export class Room {
  readonly heart: Spot;
  readonly #plan: FreeCells;
  /** For each corner of cells, how many free cells lie above and to the left of it. */
  readonly #sums: Int32Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #berths = new Map<number, Berths>();

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

  /** The area of all free cells. */
  get extent(): number {
    return (this.#sums[this.#sums.length - 1] ?? 0) * this.#plan.cell ** 2;
  }

  /** All places of a block of so many cells, counted once. */
  #berthsOf(wide: number, tall: number): Berths {
    const key = wide * 1024 + tall;
    const known = this.#berths.get(key);
    if (known !== undefined) return known;
    const stride = this.#columns + 1;
    const at = new Uint8Array(this.#columns * this.#rows);
    const cells: number[] = [];
    for (let row = 0; row + tall <= this.#rows; row++)
      for (let column = 0; column + wide <= this.#columns; column++) {
        const [top, bottom] = [row * stride, (row + tall) * stride];
        const free =
          (this.#sums[bottom + column + wide] ?? 0) -
          (this.#sums[bottom + column] ?? 0) -
          (this.#sums[top + column + wide] ?? 0) +
          (this.#sums[top + column] ?? 0);
        if (free !== wide * tall) continue;
        at[row * this.#columns + column] = 1;
        cells.push(row * this.#columns + column);
      }
    const berths = { at, cells };
    this.#berths.set(key, berths);
    return berths;
  }

  /**
   * Where the middle of a group of boxes (given about 0, 0) comes nearest to a spot (the heart, if none is named)
   * with all of them on free cells and off the `taken` boxes; null where it fits nowhere.
   */
  place(group: readonly Box[], taken: readonly Box[] = [], near: Spot = this.heart): Spot | null {
    const { corner, cell } = this.#plan;
    const blocks = group.map(({ x, y, width, height }) => {
      const left = Math.floor((x - width / 2) / cell);
      const top = Math.floor((y - height / 2) / cell);
      const wide = Math.ceil((x + width / 2) / cell) - left;
      const tall = Math.ceil((y + height / 2) / cell) - top;
      return { left, top, berths: this.#berthsOf(wide, tall) };
    });
    // The block with the fewest berths leads: if it has none, there is no place at all.
    const [first, ...others] = blocks.sort((a, b) => a.berths.cells.length - b.berths.cells.length);
    if (first === undefined) return null;
    let best: Spot | null = null;
    let nearest = Number.POSITIVE_INFINITY;
    for (const at of first.berths.cells) {
      const column = (at % this.#columns) - first.left;
      const row = Math.floor(at / this.#columns) - first.top;
      const x = corner[0] + column * cell;
      const y = corner[1] + row * cell;
      const far = (x - near[0]) ** 2 + (y - near[1]) ** 2;
      if (far >= nearest) continue;
      if (!others.every(({ left, top, berths }) => this.#free(berths, column + left, row + top))) continue;
      if (taken.length > 0 && group.some((box) => taken.some((one) => overlap(shift(box, x, y), one)))) continue;
      [best, nearest] = [[x, y], far];
    }
    return best;
  }

  #free({ at }: Berths, column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.#columns && at[row * this.#columns + column] === 1;
  }

  /** Corners and middles of the sides: where a stack goes to leave the others room. */
  get retreats(): readonly Spot[] {
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

const shift = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

export function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width - 1e-6 && Math.abs(a.y - b.y) * 2 < a.height + b.height - 1e-6;
}
