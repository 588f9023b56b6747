import type { SceneArea } from '../../core/scene.js';
import type { MapFolder } from '../map-folder.js';
import type { Dye, Placed, Sprite } from '../paint/sprite.js';
import type { Place } from '../places.js';
import { type NationStyle, nationStyle, type Pattern } from '../style.js';
import { type Colour, colourOf, soundDepths, type Wash, washInwards } from './wash.js';

/** The owner's colour, strong along the border as on hand-coloured maps, and what the picture points out. */
export function tintItems(map: MapFolder, areas: readonly SceneArea[]): Placed[] {
  return areas.flatMap((area): Placed[] => {
    const place = map.places.areas[area.id];
    if (place === undefined) return [];
    const shape = `area:${map.id}:${area.id}`;
    const sprites = [
      ...(area.owner === undefined
        ? []
        : [
            overArea(
              `tint:${map.id}:${area.id}:${area.owner}`,
              shape,
              place,
              ownerWash(nationStyle(map.style, area.owner)),
            ),
          ]),
      ...(area.emphasis === undefined
        ? []
        : [overArea(`emphasis:${map.id}:${area.id}:${area.emphasis}`, shape, place, EMPHASIS[area.emphasis])]),
    ];
    return sprites.map((sprite) => ({ sprite, x: 0, y: 0 }));
  });
}

function overArea(key: string, shape: string, place: Place, dye: Dye): Sprite {
  const [left, top, right, bottom] = place.bounds;
  return {
    key,
    left: left - 2,
    top: top - 2,
    width: right - left + 4,
    height: bottom - top + 4,
    svg: () => `<path d="${place.d}"/>`,
    dyed: { shape, prepare: soundDepths, dye },
  };
}

/** From the border inwards, in board units: a line, a band in the nation's pattern, a wash that runs out. */
const LINE = 1.8;
const BAND = 8;
const FADE = 26;
const PATTERN_SIZE = 24;

const washes = new WeakMap<NationStyle, Dye>();

function ownerWash(look: NationStyle): Dye {
  const known = washes.get(look);
  if (known !== undefined) return known;
  const made = makeOwnerWash(look);
  washes.set(look, made);
  return made;
}

function makeOwnerWash(look: NationStyle): Dye {
  const [field, second] = [colourOf(look.field), colourOf(look.second)];
  // On parchment a pale nation's land would look like nobody's: its emblem's colour borders and washes it.
  const strong = isPale(field) ? darkest([look.plate, look.charge].map(colourOf)) : null;
  const line: Wash = { colour: strong ?? second, alpha: 0.92 };
  const bands: readonly Wash[] = [
    { colour: field, alpha: 0.74 },
    { colour: second, alpha: 0.74 },
  ];
  // Steps rather than a smooth run: they look like brush work and pack far better.
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

const PALE = 225;
function isPale(colour: Colour): boolean {
  return brightness(colour) > PALE;
}
function darkest(colours: readonly Colour[]): Colour | null {
  return [...colours].sort((one, other) => brightness(one) - brightness(other))[0] ?? null;
}
function brightness([red, green, blue]: Colour): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** Is this spot of the repeated pattern painted in the second colour? The same divisions as on the counters. */
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

/** Told apart by line and hatching, not by colour alone. */
const HATCH = 14;
const EMPHASIS: Readonly<Record<NonNullable<SceneArea['emphasis']>, Dye>> = {
  reach: marked(
    { edge: '#0b6b3a', light: '#d8ffe0', ground: '#8fe3a1', alpha: 0.34, hatch: '#0b6b3a' },
    (x, y) => (x - 7) ** 2 + (y - 7) ** 2 < 7,
  ),
  attack: marked(
    { edge: '#a60d12', light: '#ffe3d6', ground: '#ff8d7a', alpha: 0.34, hatch: '#a60d12' },
    (x, y) => (x + y) % 14 < 2.6,
  ),
  contested: marked(
    { edge: '#1c130c', light: '#ff5a3c', ground: '#ffb49c', alpha: 0.2, hatch: '#b8614e' },
    (x, y) => (x + y) % 14 < 1.4 || (x - y + 14) % 14 < 1.4,
  ),
  source: marked({ edge: '#1c130c', light: '#ffd23c', ground: '#ffe27a', alpha: 0.42, hatch: '#ffe27a' }, () => false),
};

interface Marking {
  /** The two outer lines and the one between them. */
  readonly edge: string;
  readonly light: string;
  /** The wash within, and how strong it is. */
  readonly ground: string;
  readonly alpha: number;
  readonly hatch: string;
}

function marked(look: Marking, hatched: (x: number, y: number) => boolean): Dye {
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
