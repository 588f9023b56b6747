import type { MapFolder } from '../map-folder.js';
import type { Sprite } from '../paint/sprite.js';
import { nationStyle } from '../style.js';
import type { Lettering } from '../text/lettering.js';

/** What is laid on a counter: how many, how hurt, the capital's crown, the suzerain's chain. `size` is the counter's. */
const OUTLINE = '#1c130c';

export function countBadge(lettering: Lettering, count: number, size: number): Sprite {
  const text = String(count);
  const width = text.length > 1 ? 58 : 46;
  return onCounter(`count:${count}:${size}`, size, () => {
    const left = 101 - width;
    return `<rect x="${left}" y="53" width="${width}" height="46" rx="15" fill="#fffaf0" stroke="${OUTLINE}" stroke-width="4.500"/>
      <path d="${lettering.path('figure', text, { x: left + width / 2, y: 91.5, size: 44, anchor: 'middle' })}" fill="${OUTLINE}"/>`;
  });
}

/** Drops of blood, one a hit taken. */
export function woundBadge(wounds: number, size: number): Sprite {
  return onCounter(`wounds:${wounds}:${size}`, size, () =>
    Array.from(
      { length: Math.min(wounds, 3) },
      (_, index) =>
        `<path transform="translate(${14 + index * 19} 84)" d="M0 -17Q12 -2 9 6A9.500 9.500 0 0 1 -9 6Q-12 -2 0 -17Z" fill="#d3121b" stroke="#fff" stroke-width="3.500"/>`,
    ).join(''),
  );
}

export function capitalBadge(size: number): Sprite {
  return onCounter(
    `capital:${size}`,
    size,
    () =>
      `<path d="M3 32L-1 3L13 14L23 -3L33 14L47 3L43 32Z" fill="#f7cf3c" stroke="${OUTLINE}" stroke-width="4.500" stroke-linejoin="round"/><circle cx="23" cy="21" r="4.500" fill="#a5142c"/>`,
  );
}

/** The vassal's counter carries its suzerain's flag on a chain. */
export function vassalBadge(map: MapFolder, suzerain: string, size: number): Sprite {
  const look = nationStyle(map.style, suzerain);
  return onCounter(
    `vassal:${map.id}:${suzerain}:${size}`,
    size,
    () =>
      `<path d="M5 -4V48" stroke="${OUTLINE}" stroke-width="6" stroke-linecap="round"/>
       <path d="M6 -3H46L37 12L46 27H6Z" fill="${look.field}" stroke="${OUTLINE}" stroke-width="4" stroke-linejoin="round"/>
       <circle cx="22" cy="12" r="8.500" fill="${look.plate}" stroke="${look.charge}" stroke-width="3"/>
       <g fill="none" stroke="${OUTLINE}" stroke-width="7"><ellipse cx="12" cy="44" rx="8" ry="5.500"/><ellipse cx="26" cy="44" rx="8" ry="5.500"/></g>
       <g fill="none" stroke="#f3ead2" stroke-width="3"><ellipse cx="12" cy="44" rx="8" ry="5.500"/><ellipse cx="26" cy="44" rx="8" ry="5.500"/></g>`,
  );
}

function onCounter(key: string, size: number, svg: () => string): Sprite {
  const half = size * 0.56;
  return {
    key,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => `<g transform="scale(${size / 100}) translate(-50 -50)">${svg()}</g>`,
  };
}
