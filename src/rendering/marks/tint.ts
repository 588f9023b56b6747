import type { SceneArea } from '../../core/scene.js';
import { fieldSvg } from '../counters/field.js';
import { hash } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import type { Place } from '../places.js';
import { nationStyle } from '../style.js';

/** The owner's colour: a thin wash over the area and a band of its pattern along the border, as on hand-coloured maps. */
export function tintItems(map: MapFolder, areas: readonly SceneArea[]): Placed[] {
  return areas.flatMap((area): Placed[] => {
    const place = map.places.areas[area.id];
    if (place === undefined) return [];
    const sprites = [
      ...(area.owner === undefined ? [] : [ownerSprite(map, area.id, place, area.owner)]),
      ...(area.emphasis === undefined ? [] : [emphasisSprite(map, area.id, place, area.emphasis)]),
    ];
    return sprites.map((sprite) => ({ sprite, x: 0, y: 0 }));
  });
}

const BAND = 11;
const PATTERN_SIZE = 26;

function ownerSprite(map: MapFolder, id: string, place: Place, nation: string): Sprite {
  const look = nationStyle(map.style, nation);
  const key = `tint:${map.id}:${id}:${nation}`;
  const name = hash(key);
  return overArea(key, place, () => {
    const pattern = `<pattern id="p${name}" width="${PATTERN_SIZE}" height="${PATTERN_SIZE}" patternUnits="userSpaceOnUse"><g transform="scale(${PATTERN_SIZE / 100})">${fieldSvg(look)}</g></pattern>`;
    return `<defs>${pattern}<clipPath id="a${name}"><path d="${place.d}"/></clipPath></defs>
      <g clip-path="url(#a${name})"><path d="${place.d}" fill="${look.field}" opacity=".3"/>
      <path d="${place.d}" fill="none" stroke="url(#p${name})" stroke-width="${BAND * 2}" opacity=".8"/>
      <path d="${place.d}" fill="none" stroke="${look.second}" stroke-width="2.500" opacity=".9"/></g>`;
  });
}

/** What the picture points out, told by line and hatching and not by colour alone. */
function emphasisSprite(
  map: MapFolder,
  id: string,
  place: Place,
  emphasis: NonNullable<SceneArea['emphasis']>,
): Sprite {
  const key = `emphasis:${map.id}:${id}:${emphasis}`;
  const name = hash(key);
  return overArea(key, place, () => {
    const clip = `<clipPath id="a${name}"><path d="${place.d}"/></clipPath>`;
    const inside = (svg: string) =>
      `<defs>${clip}${hatch(name, emphasis)}</defs><g clip-path="url(#a${name})">${svg}</g>`;
    switch (emphasis) {
      case 'reach':
        return inside(
          `<path d="${place.d}" fill="url(#h${name})"/><path d="${place.d}" fill="none" stroke="#0b6b3a" stroke-width="12"/><path d="${place.d}" fill="none" stroke="#d8ffe0" stroke-width="5" stroke-dasharray="14 9"/>`,
        );
      case 'attack':
        return inside(
          `<path d="${place.d}" fill="url(#h${name})"/><path d="${place.d}" fill="none" stroke="#a60d12" stroke-width="14"/><path d="${place.d}" fill="none" stroke="#ffe3d6" stroke-width="5" stroke-dasharray="4 8"/>`,
        );
      case 'source':
        return inside(
          `<path d="${place.d}" fill="#ffe27a" opacity=".45"/><path d="${place.d}" fill="none" stroke="#1c130c" stroke-width="16"/><path d="${place.d}" fill="none" stroke="#ffd23c" stroke-width="10"/>`,
        );
      case 'contested':
        return inside(
          `<path d="${place.d}" fill="url(#h${name})"/><path d="${place.d}" fill="none" stroke="#1c130c" stroke-width="12"/><path d="${place.d}" fill="none" stroke="#ff5a3c" stroke-width="7" stroke-dasharray="12 8"/>`,
        );
    }
  });
}

function hatch(name: string, emphasis: NonNullable<SceneArea['emphasis']>): string {
  const open = `<pattern id="h${name}" width="14" height="14" patternUnits="userSpaceOnUse">`;
  switch (emphasis) {
    case 'reach':
      return `${open}<rect width="14" height="14" fill="#8fe3a1" opacity=".38"/><circle cx="7" cy="7" r="2.400" fill="#0b6b3a"/></pattern>`;
    case 'attack':
      return `${open}<rect width="14" height="14" fill="#ff8d7a" opacity=".38"/><path d="M0 14L14 0" stroke="#a60d12" stroke-width="2.500"/></pattern>`;
    case 'contested':
      return `${open}<path d="M0 14L14 0M0 0L14 14" stroke="#b3200f" stroke-width="1.600" opacity=".8"/></pattern>`;
    case 'source':
      return '';
  }
}

function overArea(key: string, place: Place, svg: () => string): Sprite {
  const [left, top, right, bottom] = place.bounds;
  return { key, left: left - 1, top: top - 1, width: right - left + 2, height: bottom - top + 2, svg };
}
