import type { SceneBadge } from '../../core/scene-pieces.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import type { Sprite } from '../paint/sprite.js';
import { type BadgeStyle, INKS, paletteOf } from '../style.js';
import type { Lettering } from '../text/lettering.js';

const OUTLINE = INKS.outline;
/** How far a badge may reach beyond its box of 100. */
const REACH = 0.56;

/** How many pieces one counter stands for; `size` is the counter's. */
export function countBadge(lettering: Lettering, count: number, size: number): Sprite {
  const text = String(count);
  const width = text.length > 1 ? 58 : 46;
  return inBox(`count:${count}:${size}`, size, () => {
    const left = 101 - width;
    return `<rect x="${left}" y="53" width="${width}" height="46" rx="15" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="4.500"/>
      <path d="${lettering.path('figure', text, { x: left + width / 2, y: 91.5, size: 44, anchor: 'middle' })}" fill="${OUTLINE}"/>`;
  });
}

/** A badge of the style, on a counter or at a place, at this size. Null: the style has no such badge. */
export function badgeSprite(map: MapFolder, lettering: Lettering, badge: SceneBadge, size: number): Sprite | null {
  const look = map.style.badges[badge.badge];
  if (look === undefined) return null;
  const { text = '', count = 1, faction } = badge;
  return inBox(`badge:${map.id}:${badge.badge}:${text}:${count}:${faction ?? ''}:${size}`, size, () => {
    const once = drawingSvg(look.drawing, INKS.text, INKS.paper, paletteOf(map.style, faction));
    return repeated(look, once, count) + (text === '' ? '' : lettered(lettering, look, text));
  });
}

/** Which edge of a wide counter the badge keeps to, as a factor of its excess width. */
export function edgeOf(map: MapFolder, badge: SceneBadge): -1 | 1 {
  return map.style.badges[badge.badge]?.edge === 'right' ? 1 : -1;
}

function repeated({ repeat }: BadgeStyle, once: string, count: number): string {
  if (repeat === undefined) return once;
  const { by, most } = repeat;
  return Array.from(
    { length: Math.min(count, most) },
    (_, index) => `<g transform="translate(${index * by[0]} ${index * by[1]})">${once}</g>`,
  ).join('');
}

function lettered(lettering: Lettering, { text: spot }: BadgeStyle, text: string): string {
  if (spot === undefined) return '';
  const size = Math.min(spot.size, (spot.size * spot.room) / Math.max(1, lettering.measure('figure', text, spot.size)));
  const path = lettering.path('figure', text, {
    x: spot.at[0],
    y: spot.at[1] + size * 0.35,
    size,
    anchor: 'middle',
  });
  return `<path d="${path}" fill="${spot.colour}"/>`;
}

function inBox(key: string, size: number, svg: () => string): Sprite {
  const half = size * REACH;
  return {
    key,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => `<g transform="scale(${size / 100}) translate(-50 -50)">${svg()}</g>`,
  };
}
