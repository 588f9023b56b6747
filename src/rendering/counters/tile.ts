import type { SceneCounter } from '../../core/scene.js';
import type { MapFolder } from '../map-folder.js';
import type { Sprite } from '../paint/sprite.js';
import { nationStyle, shapeSvg } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { fieldSvg } from './field.js';
import { counterAspect } from './shape.js';

/** Room around a counter for its shadow. */
const OVERHANG = 0.06;
const OUTLINE = '#1c130c';

/** A counter without its figures: the nation's field and device, the unit's silhouette. Drawn 100 high, its centre in the origin. */
export function tileSprite(
  map: MapFolder,
  lettering: Lettering,
  nation: string,
  counter: Pick<SceneCounter, 'unit' | 'label'>,
  size: number,
): Sprite {
  const label = counter.unit === 'leader' ? (counter.label ?? '') : '';
  const aspect = counterAspect(counter.unit);
  const half = size * (0.5 + OVERHANG);
  const key = `tile:${map.id}:${nation}:${counter.unit}:${label}:${size}`;
  return {
    key,
    left: -size * (aspect / 2 + OVERHANG),
    top: -half,
    width: size * (aspect + OVERHANG * 2),
    height: half * 2,
    svg: () =>
      `<g transform="scale(${size / 100}) translate(${-50 * aspect} -50)">${
        counter.unit === 'leader'
          ? plaqueSvg(map, lettering, nation, label, key)
          : squareSvg(map, nation, counter.unit, key)
      }</g>`,
  };
}

function squareSvg(map: MapFolder, nation: string, unit: string, key: string): string {
  const look = nationStyle(map.style, nation);
  const silhouette = map.style.units[unit] ?? map.style.units.infantry ?? [];
  return `${cardSvg(100, fieldSvg(look), key)}
    <g transform="translate(4 33) scale(.63)"><g stroke="${look.field}" stroke-width="9" stroke-linejoin="round" opacity=".85">${shapeSvg(silhouette, look.field, look.field)}</g>${shapeSvg(silhouette, look.ink, look.field)}</g>
    ${plateSvg(map, nation, 71, 29, 25)}${frameSvg(100)}`;
}

function plaqueSvg(map: MapFolder, lettering: Lettering, nation: string, name: string, key: string): string {
  const look = nationStyle(map.style, nation);
  const width = 100 * counterAspect('leader');
  const bust = map.style.units.leader ?? [];
  const size = Math.min(40, (40 * (width - 18)) / Math.max(1, lettering.measure('figure', name, 40)));
  const text = lettering.path('figure', name, { x: width / 2, y: 75 + size * 0.34, size, anchor: 'middle' });
  return `${cardSvg(width, fieldSvg(look, width), key)}
    <g transform="translate(10 3) scale(.5)"><g stroke="${look.field}" stroke-width="10" opacity=".85">${shapeSvg(bust, look.field, look.field)}</g>${shapeSvg(bust, look.ink, look.field)}</g>
    ${plateSvg(map, nation, width - 34, 28, 24)}
    <path d="M5 55H${width - 5}V95H5Z" fill="#fbf3df" opacity=".94"/>
    <path d="${text}" fill="${OUTLINE}"/>${frameSvg(width)}`;
}

function cardSvg(width: number, field: string, key: string): string {
  const clip = `c${hash(key)}`;
  return `<rect x="3" y="5" width="${width}" height="100" rx="13" fill="#120b06" opacity=".42"/>
    <clipPath id="${clip}"><rect x="0" y="0" width="${width}" height="100" rx="12"/></clipPath>
    <g clip-path="url(#${clip})">${field}</g>`;
}

function frameSvg(width: number): string {
  return `<rect x="5.500" y="5.500" width="${width - 11}" height="89" rx="8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
    <rect x="2" y="2" width="${width - 4}" height="96" rx="11" fill="none" stroke="${OUTLINE}" stroke-width="4.500"/>`;
}

/** The nation's device on its round plate. */
export function plateSvg(map: MapFolder, nation: string, x: number, y: number, radius: number): string {
  const look = nationStyle(map.style, nation);
  const device = map.style.devices[look.device] ?? [];
  const scale = (radius * 1.42) / 100;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${look.plate}" stroke="${OUTLINE}" stroke-width="3"/>
    <g transform="translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})">${shapeSvg(device, look.charge, look.plate)}</g>`;
}

/** A short name for an element of a sheet, where every sprite's own must differ. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36) + text.length.toString(36);
}
