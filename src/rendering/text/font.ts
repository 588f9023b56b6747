// Over 200 lines: the tables of one file format.
import { readFileSync } from 'node:fs';

/**
 * Our own TrueType reader: characters become outlines in the SVG, so that no text reaches the system's font machinery
 * and pictures are the same on a machine without fonts.
 */
export interface Font {
  readonly unitsPerEm: number;
  /** A character's advance width, in font units. */
  advance(char: string): number;
  /** The outline as SVG path data with y downwards, scaled, its pen at (x, y). */
  outline(char: string, x: number, y: number, scale: number): string;
  /** Does the font have this character? */
  has(char: string): boolean;
}

interface Tables {
  readonly data: DataView;
  readonly at: (tag: string) => number;
}

type Point = { readonly x: number; readonly y: number; readonly on: boolean };
type Contour = readonly Point[];

export function readFont(path: string): Font {
  const file = readFileSync(path);
  const tables = readTables(new DataView(file.buffer, file.byteOffset, file.byteLength), path);
  const { data, at } = tables;
  const unitsPerEm = data.getUint16(at('head') + 18);
  const longOffsets = data.getInt16(at('head') + 50) === 1;
  const metrics = data.getUint16(at('hhea') + 34);
  const glyphOf = readCharacterMap(tables);
  const outlines = new Map<number, readonly Contour[]>();

  const offset = (glyph: number) =>
    longOffsets ? data.getUint32(at('loca') + glyph * 4) : data.getUint16(at('loca') + glyph * 2) * 2;

  const contours = (glyph: number): readonly Contour[] => {
    const known = outlines.get(glyph);
    if (known !== undefined) return known;
    const [start, end] = [offset(glyph), offset(glyph + 1)];
    const read = start === end ? [] : readGlyph(data, at('glyf') + start, contours);
    outlines.set(glyph, read);
    return read;
  };

  return {
    unitsPerEm,
    has: (char) => glyphOf(char) !== 0,
    advance: (char) => data.getUint16(at('hmtx') + Math.min(glyphOf(char), metrics - 1) * 4),
    outline: (char, x, y, scale) =>
      contours(glyphOf(char))
        .map((contour) => contourPath(contour, x, y, scale))
        .join(''),
  };
}

function readTables(data: DataView, path: string): Tables {
  const offsets = new Map<string, number>();
  for (let index = 0; index < data.getUint16(4); index++) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(record + byte)));
    offsets.set(tag, data.getUint32(record + 8));
  }
  return {
    data,
    at: (tag) => {
      const offset = offsets.get(tag);
      if (offset === undefined) throw new Error(`${path} has no ${tag} table: not a TrueType font`);
      return offset;
    },
  };
}

/** The Unicode map in format 4, which all our fonts have. */
function readCharacterMap({ data, at }: Tables): (char: string) => number {
  const cmap = at('cmap');
  let table = 0;
  for (let index = 0; index < data.getUint16(cmap + 2); index++) {
    const candidate = cmap + data.getUint32(cmap + 4 + index * 8 + 4);
    if (data.getUint16(candidate) === 4) table = candidate;
  }
  if (table === 0) throw new Error('the font has no character map that we read (format 4)');
  const segments = data.getUint16(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (char) => {
    const code = char.codePointAt(0) ?? 0;
    for (let segment = 0; segment < segments; segment++) {
      if (code > data.getUint16(ends + segment * 2)) continue;
      const start = data.getUint16(starts + segment * 2);
      if (code < start) return 0;
      const delta = data.getInt16(deltas + segment * 2);
      const range = data.getUint16(ranges + segment * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = data.getUint16(ranges + segment * 2 + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function readGlyph(data: DataView, at: number, contours: (glyph: number) => readonly Contour[]): readonly Contour[] {
  const count = data.getInt16(at);
  return count < 0 ? readComposite(data, at + 10, contours) : readSimple(data, at + 10, count);
}

function readSimple(data: DataView, at: number, count: number): readonly Contour[] {
  const ends = Array.from({ length: count }, (_, index) => data.getUint16(at + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let cursor = at + count * 2;
  cursor += 2 + data.getUint16(cursor);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data.getUint8(cursor++);
    flags.push(flag);
    if (flag & 8) for (let repeat = data.getUint8(cursor++); repeat > 0; repeat--) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.getUint8(cursor++) : -data.getUint8(cursor++);
      else if (!(flag & same)) {
        value += data.getInt16(cursor);
        cursor += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  const points = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & 1) === 1 }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? -1) + 1, end + 1));
}

/** An accented letter: other glyphs, each moved and perhaps scaled. */
function readComposite(data: DataView, at: number, contours: (glyph: number) => readonly Contour[]): Contour[] {
  const parts: Contour[] = [];
  let cursor = at;
  for (;;) {
    const flags = data.getUint16(cursor);
    const glyph = data.getUint16(cursor + 2);
    cursor += 4;
    const words = (flags & 1) !== 0;
    const dx = words ? data.getInt16(cursor) : data.getInt8(cursor);
    const dy = words ? data.getInt16(cursor + 2) : data.getInt8(cursor + 1);
    cursor += words ? 4 : 2;
    const fraction = () => {
      const value = data.getInt16(cursor) / 16384;
      cursor += 2;
      return value;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 8) {
      a = fraction();
      d = a;
    } else if (flags & 0x40) {
      a = fraction();
      d = fraction();
    } else if (flags & 0x80) {
      a = fraction();
      b = fraction();
      c = fraction();
      d = fraction();
    }
    for (const contour of contours(glyph))
      parts.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })));
    if (!(flags & 0x20)) return parts;
  }
}

/** Quadratic curves; between two control points there is an implied on-curve point. */
function contourPath(contour: Contour, x: number, y: number, scale: number): string {
  const first = contour[0];
  const last = contour.at(-1);
  if (first === undefined || last === undefined || contour.length < 2) return '';
  const put = (px: number, py: number) => `${hundredths(x + px * scale)} ${hundredths(y - py * scale)}`;
  const start = first.on ? first : last.on ? last : { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, on: true };
  let path = `M${put(start.x, start.y)}`;
  let control: Point | null = null;
  for (const point of [...contour.slice(first.on ? 1 : 0), start]) {
    if (point.on) {
      path += control === null ? `L${put(point.x, point.y)}` : `Q${put(control.x, control.y)} ${put(point.x, point.y)}`;
      control = null;
      continue;
    }
    if (control !== null)
      path += `Q${put(control.x, control.y)} ${put((control.x + point.x) / 2, (control.y + point.y) / 2)}`;
    control = point;
  }
  return `${path}Z`;
}

/** In hundredths, as the shortest text: most of an outline is numbers. */
function hundredths(value: number): string {
  const whole = Math.round(value * 100);
  if (whole < 0) return `-${unsigned(-whole)}`;
  return unsigned(whole);
}
const unsigned = (whole: number): string => `${(whole / 100) | 0}${FRACTIONS[whole % 100] ?? ''}`;
const FRACTIONS = Array.from({ length: 100 }, (_, part) => String(part / 100).slice(1));
