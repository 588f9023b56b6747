import type { ScenePlace } from '../../core/scene.js';
import type { Place } from '../board.js';
import type { MapFolder } from '../map-folder.js';
import type { Dye, Placed, Sprite } from '../paint/sprite.js';

import { type EmphasisStyle, type FactionStyle, factionStyle, type Pattern } from '../style.js';
import { type Colour, colourOf, soundDepths, type Wash, washInwards } from './wash.js';
import { washSvg } from './wash-svg.js';

/** The owner's colour, strong along the border as on hand-coloured maps, and highlights. */
export function tintItems(map: MapFolder, places: readonly ScenePlace[]): Placed[] {
  return places.flatMap(({ id, owner, emphasis }): Placed[] => {
    const place = map.board.places[id];
    if (place === undefined || place.node !== undefined) return [];
    const shape = `area:${map.id}:${id}`;
    const shown = emphasis === undefined ? undefined : map.style.emphases[emphasis];
    const sprites = [
      ...(owner === undefined
        ? []
        : [ownedArea(`tint:${map.id}:${id}:${owner}`, shape, place, factionStyle(map.style, owner))]),
      ...(shown === undefined ? [] : [markedArea(`emphasis:${map.id}:${id}:${emphasis}`, shape, place, shown)]),
    ];
    return sprites.map((sprite) => ({ sprite, x: 0, y: 0 }));
  });
}

function ownedArea(key: string, shape: string, place: Place, look: FactionStyle): Sprite {
  const strong = strongOf(look) ?? look.field;
  const bands = [
    { depth: FADE * 2, colour: strong, alpha: 0.2 },
    { depth: FADE * 0.75, colour: strong, alpha: 0.12 },
    { depth: LINE, colour: strongOf(look) ?? look.second, alpha: 0.92 },
  ];
  const pattern = {
    period: PATTERN_SIZE,
    first: { colour: look.field, alpha: 0.74 },
    second: { colour: look.second, alpha: 0.74 },
    isSecond: (x: number, y: number) => isSecond(look.pattern, x / PATTERN_SIZE, y / PATTERN_SIZE),
  };
  return overArea(key, shape, place, ownerWash(look), () => washSvg(key, place.d, bands, { depth: BAND, pattern }));
}

function markedArea(key: string, shape: string, place: Place, look: EmphasisStyle): Sprite {
  const bands = [
    { depth: 9.5, colour: look.edge, alpha: 1 },
    { depth: 7.5, colour: look.light, alpha: 1 },
    { depth: 3.5, colour: look.edge, alpha: 1 },
  ];
  const pattern = {
    period: HATCH,
    first: { colour: look.ground, alpha: look.alpha },
    second: { colour: look.hatch, alpha: 0.85 },
    isSecond: HATCHINGS[look.hatching],
  };
  return overArea(key, shape, place, emphasisWash(look), () => washSvg(key, place.d, bands, { depth: null, pattern }));
}

function overArea(key: string, shape: string, place: Place, dye: Dye, vectors: () => string): Sprite {
  const [left, top, right, bottom] = place.bounds;
  return {
    key,
    left: left - 2,
    top: top - 2,
    width: right - left + 4,
    height: bottom - top + 4,
    svg: () => `<path d="${place.d}"/>`,
    vectors,
    dyed: { shape, prepare: soundDepths, dye },
  };
}

/** From the border inwards, in board units: a line, a band in the faction's pattern, a fading wash. */
const LINE = 1.8;
const BAND = 8;
const FADE = 26;
const PATTERN_SIZE = 24;

const washes = new WeakMap<FactionStyle | EmphasisStyle, Dye>();

function ownerWash(look: FactionStyle): Dye {
  const known = washes.get(look);
  if (known !== undefined) return known;
  const made = makeOwnerWash(look);
  washes.set(look, made);
  return made;
}

function makeOwnerWash(look: FactionStyle): Dye {
  const [field, second] = [colourOf(look.field), colourOf(look.second)];
  const pale = strongOf(look);
  const strong = pale === null ? null : colourOf(pale);
  const line: Wash = { colour: strong ?? second, alpha: 0.92 };
  const bands: readonly Wash[] = [
    { colour: field, alpha: 0.74 },
    { colour: second, alpha: 0.74 },
  ];
  // Steps instead of a gradient: they look like brush work and compress far better.
  const fade = Array.from(
    { length: 5 },
    (_, step): Wash => ({ colour: strong ?? field, alpha: 0.2 + 0.3 * (1 - step / 5) ** 2 }),
  );
  const thin: Wash = { colour: strong ?? field, alpha: 0.2 };
  return washInwards({
    byDepth: (depth) => {
      if (depth <= LINE) return line;
      if (depth <= BAND) return 'pattern';
      return fade[Math.floor(((depth - BAND) / (FADE - BAND)) * fade.length)] ?? thin;
    },
    pattern: (x, y) => bands[isSecond(look.pattern, x / PATTERN_SIZE, y / PATTERN_SIZE) ? 1 : 0] ?? thin,
    period: PATTERN_SIZE,
  });
}

/** On parchment a pale faction's land would look unowned, so its emblem's colour is used for border and wash. */
function strongOf(look: FactionStyle): string | null {
  if (!isPale(colourOf(look.field))) return null;
  return brightness(colourOf(look.charge)) < brightness(colourOf(look.plate)) ? look.charge : look.plate;
}

const PALE = 225;
function isPale(colour: Colour): boolean {
  return brightness(colour) > PALE;
}
function brightness([red, green, blue]: Colour): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** Is this spot of the repeated pattern in the second colour? The same divisions as on counters. */
function isSecond(pattern: Pattern, u: number, v: number): boolean {
  const stripe = (value: number, count: number) => Math.floor(value * count) % 2 === 1;
  switch (pattern) {
    case 'plain':
      return false;
    case 'bend':
      return Math.abs(u - v) < 0.2;
    case 'bendy':
      return stripe((u + v) % 1, 4);
    case 'barry':
      return stripe(v, 4);
    case 'fess':
      return Math.abs(v - 0.5) < 0.18;
    case 'pale':
      return Math.abs(u - 0.5) < 0.18;
    case 'paly':
      return stripe(u, 4);
    case 'pales':
      return stripe(u, 6);
    case 'saltire':
      return Math.abs(u - v) < 0.16 || Math.abs(u + v - 1) < 0.16;
    case 'cross':
      return Math.abs(u - 0.5) < 0.13 || Math.abs(v - 0.5) < 0.13;
    case 'chevron':
      return stripe((v + Math.abs(u - 0.5)) % 1, 2);
    case 'lozengy':
      return Math.abs(u - 0.5) + Math.abs(v - 0.5) < 0.42;
    case 'chequy':
    case 'quarterly':
      return u < 0.5 === v < 0.5;
    case 'bordure':
      return u < 0.16 || v < 0.16;
    case 'chief':
      return v < 0.34;
    case 'seme':
      return Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) < 0.4;
  }
}

const HATCHINGS: Readonly<Record<EmphasisStyle['hatching'], (x: number, y: number) => boolean>> = {
  none: () => false,
  dots: (x, y) => (x - 7) ** 2 + (y - 7) ** 2 < 7,
  bend: (x, y) => (x + y) % HATCH < 2.6,
  cross: (x, y) => (x + y) % HATCH < 1.4 || (x - y + HATCH) % HATCH < 1.4,
};
const HATCH = 14;

function emphasisWash(look: EmphasisStyle): Dye {
  const known = washes.get(look);
  if (known !== undefined) return known;
  const made = marked(look, HATCHINGS[look.hatching]);
  washes.set(look, made);
  return made;
}

function marked(look: EmphasisStyle, hatched: (x: number, y: number) => boolean): Dye {
  const solid = (hex: string, share: number): Wash => ({ colour: colourOf(hex), alpha: share });
  const [outer, inner] = [solid(look.edge, 1), solid(look.light, 1)];
  const [hatch, wash] = [solid(look.hatch, 0.85), solid(look.ground, look.alpha)];
  return washInwards({
    byDepth: (depth) => {
      if (depth <= 3.5) return outer;
      if (depth <= 7.5) return inner;
      return depth <= 9.5 ? outer : 'pattern';
    },
    pattern: (x, y) => (hatched(x, y) ? hatch : wash),
    period: HATCH,
  });
}
