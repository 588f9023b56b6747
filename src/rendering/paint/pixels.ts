/** A picture being painted: three bytes per pixel, no alpha. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rasterised sprite: four bytes per pixel, premultiplied, and its non-empty parts. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Runs of pixels that are not fully transparent: row, first pixel, one past the last. */
  readonly runs: Uint16Array;
}

/** A gap this wide is cheaper to scan than to end a run at. */
const GAP = 6;

/** Cuts one sprite's straight-alpha pixels out of a sheet. */
export function cutOut(sheet: Canvas, left: number, top: number, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * sheet.width + left) * 4;
    data.set(sheet.data.subarray(from, from + width * 4), y * width * 4);
  }
  return data;
}

/** Multiplies the colours by alpha, in place, and notes the non-empty parts. */
export function makeStamp(data: Uint8Array, width: number, height: number): Stamp {
  const runs: number[] = [];
  for (let y = 0; y < height; y++) {
    let [first, end] = [-1, 0];
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      if (first >= 0 && x - end > GAP) {
        runs.push(y, first, end);
        first = x;
      }
      if (first < 0) first = x;
      end = x + 1;
      if (alpha === 255) continue;
      data[at] = over255((data[at] ?? 0) * alpha);
      data[at + 1] = over255((data[at + 1] ?? 0) * alpha);
      data[at + 2] = over255((data[at + 2] ?? 0) * alpha);
    }
    if (first >= 0) runs.push(y, first, end);
  }
  return { width, height, data, runs: Uint16Array.from(runs) };
}

/** Pixels still to be dyed: kept beside the stamps, never copied to a canvas. */
export function shapeOf(data: Uint8Array, width: number, height: number): Stamp {
  return { width, height, data, runs: new Uint16Array() };
}

/** A part of a canvas, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws a stamp on the canvas, its upper left corner at (left, top), clipped at the edges (or the box). */
export function stampOnto(canvas: Canvas, stamp: Stamp, left: number, top: number, within?: Box): void {
  const { data: target, width } = canvas;
  const { data: source, runs } = stamp;
  const box = within ?? { left: 0, top: 0, right: width, bottom: canvas.height };
  for (let run = 0; run < runs.length; run += 3) {
    const row = (runs[run] ?? 0) + top;
    if (row < box.top) continue;
    if (row >= box.bottom) return;
    const first = Math.max(runs[run + 1] ?? 0, box.left - left);
    const end = Math.min(runs[run + 2] ?? 0, box.right - left);
    let from = ((row - top) * stamp.width + first) * 4;
    let to = (row * width + left + first) * 3;
    for (let x = first; x < end; x++, from += 4, to += 3) {
      const alpha = source[from + 3] ?? 0;
      if (alpha === 255) {
        target[to] = source[from] ?? 0;
        target[to + 1] = source[from + 1] ?? 0;
        target[to + 2] = source[from + 2] ?? 0;
      } else if (alpha !== 0) {
        const rest = 255 - alpha;
        target[to] = (source[from] ?? 0) + over255((target[to] ?? 0) * rest);
        target[to + 1] = (source[from + 1] ?? 0) + over255((target[to + 1] ?? 0) * rest);
        target[to + 2] = (source[from + 2] ?? 0) + over255((target[to + 2] ?? 0) * rest);
      }
    }
  }
}

/** value / 255, rounded, in integers: the same on every machine. */
function over255(value: number): number {
  return (value + 128 + ((value + 128) >> 8)) >> 8;
}
