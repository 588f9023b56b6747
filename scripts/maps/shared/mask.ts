import type { Bounds, FreeCells } from '../../../src/rendering/board.js';
import type { Point } from './points.js';

export const CELL = 3;
/** The gap between two counters, as in the renderer. */
const GAP = 2.5;
/** Counters are weighed up to this height, unless a board is roomy. */
export const WEIGHED = 46;

/** Blocks by which a province is weighed, in counters across and down: six, four, and a leader with one. */
const BLOCKS = {
  six: [
    [3, 2],
    [2, 3],
  ],
  four: [[2, 2]],
  leader: [
    [2.9, 1],
    [1.9, 2],
  ],
} as const;
type Block = readonly [across: number, down: number];

/** An area's free cells, with prefix sums, so that a rectangle takes one lookup. */
export class Mask {
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #free: Uint8Array;
  readonly #sums: Int32Array;
  readonly #most: number;
  readonly #known = new Map<number, readonly (readonly [number, number])[]>();

  /** `most`: counters are weighed up to this height. */
  constructor([left, top, right, bottom]: Bounds, most: number, isFree: (x: number, y: number) => boolean) {
    this.#most = Math.round(most);
    this.#left = Math.floor(left / CELL) * CELL;
    this.#top = Math.floor(top / CELL) * CELL;
    this.#columns = Math.ceil((right - this.#left) / CELL);
    this.#rows = Math.ceil((bottom - this.#top) / CELL);
    this.#free = new Uint8Array(this.#columns * this.#rows);
    const stride = this.#columns + 1;
    this.#sums = new Int32Array(stride * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let run = 0;
      for (let column = 0; column < this.#columns; column++) {
        const free = isFree(this.#left + (column + 0.5) * CELL, this.#top + (row + 0.5) * CELL) ? 1 : 0;
        this.#free[row * this.#columns + column] = free;
        run += free;
        this.#sums[(row + 1) * stride + column + 1] = (this.#sums[row * stride + column + 1] ?? 0) + run;
      }
    }
  }

  #cells([left, top, right, bottom]: Bounds): Bounds {
    return [
      Math.floor((left - this.#left) / CELL),
      Math.floor((top - this.#top) / CELL),
      Math.ceil((right - this.#left) / CELL),
      Math.ceil((bottom - this.#top) / CELL),
    ];
  }

  #isFree(left: number, top: number, right: number, bottom: number): boolean {
    const stride = this.#columns + 1;
    const at = (column: number, row: number) => this.#sums[row * stride + column] ?? 0;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top) === (right - left) * (bottom - top);
  }

  holds(box: Bounds): boolean {
    const [left, top, right, bottom] = this.#cells(box);
    if (left < 0 || top < 0 || right > this.#columns || bottom > this.#rows) return false;
    return this.#isFree(left, top, right, bottom);
  }

  /** All places of a block of this many cells, by upper left cell; cached. */
  #berths(wide: number, tall: number): readonly (readonly [column: number, row: number])[] {
    const key = wide * 1024 + tall;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const berths: [number, number][] = [];
    for (let row = 0; row + tall <= this.#rows; row++)
      for (let column = 0; column + wide <= this.#columns; column++)
        if (this.#isFree(column, row, column + wide, row + tall)) berths.push([column, row]);
    this.#known.set(key, berths);
    return berths;
  }

  /**
   * Where a block of counters of a size fits beside what is taken; stops at the first place unless `all` are asked for.
   */
  #spots(size: number, [across, down]: Block, taken: readonly Bounds[], all: boolean): Point[] {
    const wide = Math.ceil((across * size + (Math.ceil(across) - 1) * GAP) / CELL);
    const tall = Math.ceil((down * size + (down - 1) * GAP) / CELL);
    const spots: Point[] = [];
    for (const [column, row] of this.#berths(wide, tall)) {
      if (taken.some(([l, t, r, b]) => column < r && column + wide > l && row < b && row + tall > t)) continue;
      spots.push([this.#left + (column + wide / 2) * CELL, this.#top + (row + tall / 2) * CELL]);
      if (!all) return spots;
    }
    return spots;
  }

  /** The largest counters of which one of the blocks fits beside what is taken (in cells). */
  #largest(blocks: readonly Block[], taken: readonly Bounds[]): number {
    let [low, high] = [0, this.#most];
    while (low < high) {
      const size = Math.ceil((low + high) / 2);
      if (blocks.some((block) => this.#spots(size, block, taken, false).length > 0)) low = size;
      else high = size - 1;
    }
    return low;
  }

  /** How large two counters in a row or column may be beside what is taken. */
  pair(taken: readonly Bounds[]): number {
    const cells = taken.map((box) => this.#cells(box));
    return this.#largest(
      [
        [2, 1],
        [1, 2],
      ],
      cells,
    );
  }

  /** How large counters may be here, averaged over the blocks, with some boxes taken. */
  worth(taken: readonly Bounds[]): number {
    const cells = taken.map((box) => this.#cells(box));
    const sizes = Object.values(BLOCKS).map((blocks) => this.#largest(blocks, cells));
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  }

  /** The centre of all spots where six of the largest fit: counters gather there. */
  heart(taken: readonly Bounds[]): Point {
    const cells = taken.map((box) => this.#cells(box));
    const size = this.#largest(BLOCKS.six, cells);
    const spots = BLOCKS.six.flatMap((block) => this.#spots(size, block, cells, true));
    const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, spots.length);
    const [x, y] = [mean(0), mean(1)];
    const far = (spot: Point) => Math.hypot(spot[0] - x, spot[1] - y);
    return spots.reduce<Point>((near, spot) => (far(spot) < far(near) ? spot : near), spots[0] ?? [x, y]);
  }

  /** As the renderer reads it. */
  plan(taken: readonly Bounds[], [hx, hy]: Point): FreeCells {
    const cells = taken.map((box) => this.#cells(box));
    const digits = Math.ceil(this.#columns / 4);
    const isFree = (column: number, row: number) =>
      column < this.#columns &&
      this.#free[row * this.#columns + column] === 1 &&
      !cells.some(([l, t, r, b]) => column >= l && column < r && row >= t && row < b);
    const rows = Array.from({ length: this.#rows }, (_, row) =>
      Array.from({ length: digits }, (__, digit) =>
        [0, 1, 2, 3].reduce((value, bit) => value * 2 + (isFree(digit * 4 + bit, row) ? 1 : 0), 0).toString(16),
      ).join(''),
    );
    return { corner: [this.#left, this.#top], cell: CELL, columns: this.#columns, rows, heart: [hx, hy] };
  }
}
