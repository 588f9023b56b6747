import type { Bounds, Place } from '../../../../src/rendering/board.js';
import { chanceOf } from '../chance.js';
import type { Point } from '../points.js';
import { bounds, clearance, inside } from '../shapes.js';
import { draw, INK } from './ink.js';

/** A few shapes of hills, each drawn around the middle of its foot, 24 wide. */
const SHAPES = 7;

export function hillShapes(): string {
  return Array.from({ length: SHAPES }, (_, index) => hill(index)).join('');
}

function hill(index: number): string {
  const chance = chanceOf(`hill ${index}`);
  const tip = -3 + chance() * 6;
  const tall = 14 + chance() * 5;
  const shoulder = 5 + chance() * 3;
  const n = (value: number) => value.toFixed(1);
  const left = `C-8.5 -3 ${n(tip - shoulder)} ${n(-tall + 1.5)} ${n(tip)} ${n(-tall)}`;
  const right = `C${n(tip + shoulder * 0.8)} ${n(-tall + 2)} 8 -4 12 0`;
  // The sun is in the north-west: the ridge separates light from shade.
  const foot = tip + 1 + chance() * 3;
  const ridge = `C${n(tip - 1.5)} ${n(-tall * 0.4)} ${n(tip + 2.5)} ${n(-tall * 0.66)} ${n(tip)} ${n(-tall)}`;
  const hatch = [0.24, 0.44, 0.64, 0.82]
    .map((down) => {
      const y = -tall * (1 - down);
      const x = tip + 1.6 + down * (4.5 + chance());
      return `M${n(x)} ${n(y)}l${n(1.4 + down * 1.4)} ${n(tall * 0.2)}`;
    })
    .join('');
  return draw(
    'g',
    { id: `hill${index}` },
    draw('path', { d: `M-12 0${left}${right}Z`, fill: 'url(#slope)' }),
    draw('path', { d: `M${n(tip)} ${n(-tall)}${right}L${n(foot)} 0${ridge}Z`, fill: 'url(#shade)' }),
    draw('path', { d: hatch, fill: 'none', stroke: INK.hillLine, 'stroke-width': 0.7, 'stroke-opacity': 0.6 }),
    draw('path', {
      d: `M-12 0${left}${right}`,
      fill: 'none',
      stroke: INK.hillLine,
      'stroke-width': 1.15,
      'stroke-linecap': 'round',
    }),
  );
}

export const reliefPaint = (): string =>
  draw(
    'linearGradient',
    { id: 'slope', x1: 0, y1: 0, x2: 0, y2: 1 },
    draw('stop', { offset: 0, 'stop-color': INK.hillLight }),
    draw('stop', { offset: 0.55, 'stop-color': '#ead2a0' }),
    draw('stop', { offset: 1, 'stop-color': '#e6cf9f', 'stop-opacity': 0.15 }),
  ) +
  draw(
    'linearGradient',
    { id: 'shade', x1: 0, y1: 0, x2: 0, y2: 1 },
    draw('stop', { offset: 0, 'stop-color': INK.hillShade, 'stop-opacity': 0.85 }),
    draw('stop', { offset: 1, 'stop-color': INK.hillShade, 'stop-opacity': 0.1 }),
  );

/** A province's hills, north to south, off its name and badges; low and pale where counters gather. */
export function hills(id: string, place: Place, rings: readonly (readonly Point[])[]): string {
  const chance = chanceOf(`relief ${id}`);
  const [left, top, right, bottom] = bounds(rings);
  const feet: { at: Point; size: number }[] = [];
  for (let tries = 0; tries < 2600; tries++) {
    const at: Point = [left + chance() * (right - left), top + chance() * (bottom - top)];
    const near = Math.hypot(at[0] - place.room.heart[0], (at[1] - 6 - place.room.heart[1]) * 1.25);
    const size = (near < 46 ? 0.62 : 0.95) + chance() * 0.3;
    const half = 12 * size;
    const peak: Point = [at[0], at[1] - 18 * size];
    const box: Bounds = [at[0] - half, peak[1], at[0] + half, at[1]];
    if (
      feet.some(
        (other) =>
          Math.abs(other.at[0] - at[0]) < 11.5 * (size + other.size) &&
          Math.abs(other.at[1] - at[1]) < 8 * (size + other.size),
      )
    )
      continue;
    if (touches(box, place.label, 1) || badgesOf(place).some((badge) => touches(box, badge, 1))) continue;
    const corners: Point[] = [[at[0] - half, at[1]], [at[0] + half, at[1]], peak, at];
    if (!corners.every((corner) => inside(corner, rings) && clearance(corner, rings) > 3)) continue;
    feet.push({ at, size });
  }
  return feet
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at, size }) => {
      const faint = size < 0.93 && Math.hypot(at[0] - place.room.heart[0], at[1] - place.room.heart[1]) < 52;
      const shape = Math.floor(chance() * SHAPES);
      return draw('use', {
        href: `#hill${shape}`,
        transform: `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${size.toFixed(2)})`,
        ...(faint ? { opacity: 0.5 } : {}),
      });
    })
    .join('');
}

const badgesOf = ({ badges }: Place): Bounds[] => {
  if (badges === undefined) return [];
  const half = badges.size / 2;
  return Object.values(badges.at).map(([x, y]) => [x - half, y - half, x + half, y + half]);
};

const touches = (a: Bounds, b: Bounds, gap: number): boolean =>
  a[0] < b[2] + gap && a[2] > b[0] - gap && a[1] < b[3] + gap && a[3] > b[1] - gap;

/** Tufts of grass on the plains: a map without them looks unfinished. */
export function tufts(id: string, place: Place, rings: readonly (readonly Point[])[]): string {
  const chance = chanceOf(`plain ${id}`);
  const [left, top, right, bottom] = bounds(rings);
  const feet: Point[] = [];
  for (let tries = 0; tries < 160; tries++) {
    const at: Point = [left + chance() * (right - left), top + chance() * (bottom - top)];
    if (feet.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < 27)) continue;
    const box: Bounds = [at[0] - 6, at[1] - 6, at[0] + 6, at[1] + 2];
    if (touches(box, place.label, 2) || badgesOf(place).some((badge) => touches(box, badge, 2))) continue;
    if (!inside(at, rings) || clearance(at, rings) < 9) continue;
    feet.push(at);
  }
  const d = feet.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}l-2.4 -3.4m2.8 3.4l.2 -4.6m.4 4.6l2.6 -3.2`).join('');
  return draw('path', {
    d,
    fill: 'none',
    stroke: '#8b8a4a',
    'stroke-width': 0.9,
    'stroke-opacity': 0.55,
    'stroke-linecap': 'round',
  });
}
