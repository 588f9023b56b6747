import type { Box } from './free-space.js';

/** Counters of one stack in rows, around (0, 0); `boxes` are in the order of the counters. */
export interface Formation {
  readonly boxes: readonly Box[];
  /** The rows as whole rectangles, which need room. */
  readonly rows: readonly Box[];
  readonly width: number;
  readonly height: number;
}

/** Every sensible arrangement of counters of these widths: in one row, in two, and so on. Widest rows first. */
export function formations(widths: readonly number[], height: number, gap: number): Formation[] {
  const found: Formation[] = [];
  for (let count = 1; count <= Math.min(widths.length, 6); count++) {
    const rows = split(widths, count, gap);
    if (rows.length === count) found.push(drawUp(rows, height, gap));
  }
  return found;
}

/** The counters in this many rows, in order, with the widest row as narrow as possible. */
function split(widths: readonly number[], count: number, gap: number): number[][] {
  const fill = (limit: number): number[][] => {
    const rows: number[][] = [];
    let length = Number.POSITIVE_INFINITY;
    for (const width of widths) {
      const row = rows[rows.length - 1];
      if (row === undefined || length + gap + width > limit) {
        rows.push([width]);
        length = width;
      } else {
        row.push(width);
        length += gap + width;
      }
    }
    return rows;
  };
  const limits = new Set<number>();
  for (let from = 0; from < widths.length; from++) {
    let length = -gap;
    for (const width of widths.slice(from)) {
      length += gap + width;
      limits.add(length);
    }
  }
  for (const limit of [...limits].sort((a, b) => a - b)) {
    const rows = fill(limit + 1e-6);
    if (rows.length <= count && limit >= Math.max(...widths)) return rows;
  }
  return [[...widths]];
}

function drawUp(rows: readonly (readonly number[])[], height: number, gap: number): Formation {
  const lengths = rows.map((row) => row.reduce((sum, width) => sum + width + gap, -gap));
  const tall = rows.length * (height + gap) - gap;
  const boxes: Box[] = [];
  const bars: Box[] = [];
  rows.forEach((row, index) => {
    const y = index * (height + gap) + height / 2 - tall / 2;
    const length = lengths[index] ?? 0;
    bars.push({ x: 0, y, width: length, height });
    let x = -length / 2;
    for (const width of row) {
      boxes.push({ x: x + width / 2, y, width, height });
      x += width + gap;
    }
  });
  return { boxes, rows: bars, width: Math.max(...lengths), height: tall };
}

const moved = (boxes: readonly Box[], dx: number, dy: number): Box[] =>
  boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));

/** Formations of several stacks as one: side by side, or one above the other. `parts` keeps the counters by stack. */
export interface Line {
  readonly parts: readonly (readonly Box[])[];
  readonly rows: readonly Box[];
}
export function sideBySide(stacks: readonly Formation[], gap: number): Line {
  const wide = stacks.reduce((sum, { width }) => sum + width + gap, -gap);
  let left = -wide / 2;
  return join(stacks, ({ width }) => {
    const x = left + width / 2;
    left += width + gap;
    return [x, 0];
  });
}
export function oneBelowAnother(stacks: readonly Formation[], gap: number): Line {
  const tall = stacks.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = -tall / 2;
  return join(stacks, ({ height }) => {
    const y = top + height / 2;
    top += height + gap;
    return [0, y];
  });
}
function join(stacks: readonly Formation[], shift: (one: Formation) => readonly [number, number]): Line {
  const placed = stacks.map((one) => ({ one, by: shift(one) }));
  return {
    parts: placed.map(({ one, by }) => moved(one.boxes, by[0], by[1])),
    rows: placed.flatMap(({ one, by }) => moved(one.rows, by[0], by[1])),
  };
}
