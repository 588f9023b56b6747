import type { Dye } from './sprite.js';

/** A picture under work: three bytes a pixel, no alpha. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rasterised sprite: four bytes a pixel, colours already multiplied by alpha, and where each row has anything. */
export interface Stamp {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** First and one past the last pixel of each row that is not wholly transparent. */
  readonly spans: Uint16Array;
}

/** Cuts one sprite out of a sheet of straight-alpha pixels, dyes it where it wants that, and multiplies by alpha. */
export function cutStamp(
  sheet: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
  dye?: Dye,
  scale = 1,
): Stamp {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * sheet.width + left) * 4;
    data.set(sheet.data.subarray(from, from + width * 4), y * width * 4);
  }
  dye?.(data, width, height, scale);
  const spans = new Uint16Array(height * 2);
  for (let y = 0; y < height; y++) {
    let [first, end] = [width, 0];
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const alpha = data[at + 3] as number;
      if (alpha === 0) continue;
      if (x < first) first = x;
      end = x + 1;
      if (alpha === 255) continue;
      data[at] = over255((data[at] as number) * alpha);
      data[at + 1] = over255((data[at + 1] as number) * alpha);
      data[at + 2] = over255((data[at + 2] as number) * alpha);
    }
    spans[y * 2] = Math.min(first, end);
    spans[y * 2 + 1] = end;
  }
  return { width, height, data, spans };
}

/** Lays a stamp over the canvas, its upper left corner at (left, top); what hangs over the edge is cut off. */
export function stampOnto(canvas: Canvas, stamp: Stamp, left: number, top: number): void {
  const { data: target, width, height } = canvas;
  const { data: source, spans } = stamp;
  const endRow = Math.min(stamp.height, height - top);
  for (let y = Math.max(0, -top); y < endRow; y++) {
    const first = Math.max(spans[y * 2] ?? 0, -left);
    const end = Math.min(spans[y * 2 + 1] ?? 0, width - left);
    let from = (y * stamp.width + first) * 4;
    let to = ((top + y) * width + left + first) * 3;
    for (let x = first; x < end; x++, from += 4, to += 3) {
      const alpha = source[from + 3] as number;
      if (alpha === 255) {
        target[to] = source[from] as number;
        target[to + 1] = source[from + 1] as number;
        target[to + 2] = source[from + 2] as number;
      } else if (alpha !== 0) {
        const rest = 255 - alpha;
        target[to] = (source[from] as number) + over255((target[to] as number) * rest);
        target[to + 1] = (source[from + 1] as number) + over255((target[to + 1] as number) * rest);
        target[to + 2] = (source[from + 2] as number) + over255((target[to + 2] as number) * rest);
      }
    }
  }
}

/** value / 255, rounded, in whole numbers: the same on every machine. */
function over255(value: number): number {
  return (value + 128 + ((value + 128) >> 8)) >> 8;
}
