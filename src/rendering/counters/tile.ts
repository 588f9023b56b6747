import type { SceneCounter } from '../../core/scene-pieces.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import type { Sprite } from '../paint/sprite.js';
import {
  counterAspect,
  type FactionStyle,
  factionStyle,
  INKS,
  type PieceStyle,
  paletteOf,
  pieceStyle,
} from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { fieldSvg } from './field.js';

/** Room around a counter for its shadow. */
const OVERHANG = 0.06;
const OUTLINE = INKS.outline;

/**
 * A counter without its badges: the faction's field and device, the piece's silhouette. 100 high, centred on the
 * origin.
 */
export function tileSprite(
  map: MapFolder,
  lettering: Lettering,
  faction: string,
  counter: Pick<SceneCounter, 'piece' | 'label'>,
  size: number,
): Sprite {
  const piece = pieceStyle(map.style, counter.piece);
  const label = piece.form === 'plaque' ? (counter.label ?? '') : '';
  const aspect = counterAspect(map.style, counter.piece);
  const half = size * (0.5 + OVERHANG);
  const key = `tile:${map.id}:${faction}:${counter.piece}:${label}:${size}`;
  return {
    key,
    left: -size * (aspect / 2 + OVERHANG),
    top: -half,
    width: size * (aspect + OVERHANG * 2),
    height: half * 2,
    svg: () =>
      `<g transform="scale(${size / 100}) translate(${-50 * aspect} -50)">${faceSvg(map, lettering, { faction, piece, label, aspect, key })}</g>`,
  };
}

interface Face {
  readonly faction: string;
  readonly piece: PieceStyle;
  readonly label: string;
  readonly aspect: number;
  readonly key: string;
}

function faceSvg(map: MapFolder, lettering: Lettering, face: Face): string {
  switch (face.piece.form) {
    case 'square':
      return squareSvg(map, face);
    case 'plaque':
      return plaqueSvg(map, lettering, face);
    case 'disc':
      return `<circle cx="53" cy="55" r="50" fill="#120b06" opacity=".42"/>${discSvg(map, face.faction, face.piece, face.key)}`;
  }
}

function squareSvg(map: MapFolder, { faction, piece, key }: Face): string {
  const look = factionStyle(map.style, faction);
  return `${cardSvg(100, fieldSvg(look), key)}
    <g transform="translate(4 33) scale(.63)">${silhouetteSvg(map, faction, look, piece, 9, true)}</g>
    ${plateSvg(map, faction, 71, 29, 25)}${frameSvg(100)}`;
}

function plaqueSvg(map: MapFolder, lettering: Lettering, { faction, piece, label, aspect, key }: Face): string {
  const look = factionStyle(map.style, faction);
  const width = 100 * aspect;
  const size = Math.min(40, (40 * (width - 18)) / Math.max(1, lettering.measure('figure', label, 40)));
  const text = lettering.path('figure', label, { x: width / 2, y: 75 + size * 0.34, size, anchor: 'middle' });
  return `${cardSvg(width, fieldSvg(look, width), key)}
    <g transform="translate(10 3) scale(.5)">${silhouetteSvg(map, faction, look, piece, 10, false)}</g>
    ${plateSvg(map, faction, width - 34, 28, 24)}
    <path d="M5 55H${width - 5}V95H5Z" fill="#fbf3df" opacity=".94"/>
    <path d="${text}" fill="${OUTLINE}"/>${frameSvg(width)}`;
}

/** A round marker; without its own silhouette it has the faction's device. */
export function discSvg(map: MapFolder, faction: string, piece: PieceStyle | undefined, key: string): string {
  const look = factionStyle(map.style, faction);
  const clip = `d${hash(key)}`;
  const drawing = piece?.drawing ?? [];
  const face =
    drawing.length === 0
      ? plateSvg(map, faction, 50, 50, 29)
      : `<g transform="translate(20 20) scale(.6)">${silhouetteSvg(map, faction, look, { drawing }, 9, true)}</g>`;
  return `<clipPath id="${clip}"><circle cx="50" cy="50" r="48"/></clipPath><g clip-path="url(#${clip})">${fieldSvg(look)}</g>
    ${face}<circle cx="50" cy="50" r="43" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
    <circle cx="50" cy="50" r="47" fill="none" stroke="${OUTLINE}" stroke-width="5"/>`;
}

/** The piece in the faction's ink, with a rim in its field's colour so that it stands out from the pattern. */
function silhouetteSvg(
  map: MapFolder,
  faction: string,
  look: FactionStyle,
  { drawing }: Pick<PieceStyle, 'drawing'>,
  rim: number,
  rounded: boolean,
): string {
  const join = rounded ? ' stroke-linejoin="round"' : '';
  const palette = paletteOf(map.style, faction);
  return `<g stroke="${look.field}" stroke-width="${rim}"${join} opacity=".85">${drawingSvg(drawing, look.field, look.field, palette)}</g>${drawingSvg(drawing, look.ink, look.field, palette)}`;
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

/** The faction's device on its round plate. */
export function plateSvg(map: MapFolder, faction: string, x: number, y: number, radius: number): string {
  const look = factionStyle(map.style, faction);
  const device = map.style.devices[look.device] ?? [];
  const scale = (radius * 1.42) / 100;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${look.plate}" stroke="${OUTLINE}" stroke-width="3"/>
    <g transform="translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})">${drawingSvg(device, look.charge, look.plate, paletteOf(map.style, faction))}</g>`;
}

/** A short id for an element of a sheet, unique to each sprite. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36) + text.length.toString(36);
}
