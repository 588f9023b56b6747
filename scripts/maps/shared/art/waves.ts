import { chanceOf } from '../chance.js';
import type { Point } from '../points.js';
import { clearance, inside } from '../shapes.js';
import { draw, INK } from './ink.js';

/** Lines along the shore: wide strokes with narrower ones on top; the land covers their inner half. */
export function shoreLines(outline: string): string {
  const line = (width: number, stroke: string, opacity = 1) =>
    draw('use', {
      href: outline,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
    });
  return [
    line(46, '#c6dad8', 0.55),
    line(30, '#d0e1dc', 0.6),
    ...[
      [25, 0.3],
      [17, 0.45],
      [9.5, 0.65],
    ].flatMap(([width = 0, opacity = 0]) => [line(width + 1.6, INK.waterline, opacity), line(width, '#cfe0dc')]),
  ].join('');
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Scattered groups of three small waves, away from the shore and from what is `covered`. */
export function waves(
  [width, height]: readonly [number, number],
  shores: readonly (readonly Point[])[],
  covered: readonly Box[],
): string {
  const chance = chanceOf('waves');
  let path = '';
  for (let y = 14; y < height; y += 25)
    for (let x = 12; x < width - 30; x += 56) {
      const [wx, wy] = [x + chance() * 40, y + chance() * 14];
      if (chance() < 0.35 || wx > width - 30) continue;
      const hidden = covered.some(
        ([left, top, wide, tall]) => wx > left - 20 && wx < left + wide && wy > top && wy < top + tall,
      );
      if (hidden || inside([wx + 9, wy], shores) || clearance([wx + 9, wy], shores) < 34) continue;
      const size = 5 + chance() * 2;
      path += `M${wx.toFixed(1)} ${wy.toFixed(1)}q${size / 2} ${-size * 0.55} ${size} 0t${size} 0t${size} 0`;
    }
  return wavy(path);
}

export const wavy = (d: string): string =>
  draw('path', {
    d,
    fill: 'none',
    stroke: '#6d96a0',
    'stroke-width': 1.1,
    'stroke-opacity': 0.75,
    'stroke-linecap': 'round',
  });
