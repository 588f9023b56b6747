/** How a map's nations and units look: `style.json` in the map's folder. All shapes fit a box of 100 by 100. */
export interface Style {
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly devices: Readonly<Record<string, Shape>>;
  readonly units: Readonly<Record<string, Shape>>;
  readonly furniture: Readonly<Record<Room, Rectangle>>;
}

/** Where the furniture stands on the whole board, in board units. */
export const ROOMS = ['title', 'track', 'order', 'inset'] as const;
type Room = (typeof ROOMS)[number];
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export interface NationStyle {
  /** The colour of the counter, and the one its pattern is drawn in. */
  readonly field: string;
  readonly second: string;
  readonly pattern: Pattern;
  /** The colour of the unit's silhouette. */
  readonly ink: string;
  /** The emblem, and the colours of the plate it stands on and of the emblem itself. */
  readonly device: string;
  readonly plate: string;
  readonly charge: string;
}

/** Layers from back to front. */
type Shape = readonly ShapePart[];
interface ShapePart {
  readonly d: string;
  /** Drawn as a line of this width rather than filled. */
  readonly w?: number;
  /** Knocked out: painted in the colour of the ground. */
  readonly k?: 1;
}

/** Divisions of the field, in the heralds' words. */
export const PATTERNS = [
  'plain',
  'bend',
  'bendy',
  'barry',
  'fess',
  'pale',
  'paly',
  'pales',
  'saltire',
  'cross',
  'chevron',
  'lozengy',
  'chequy',
  'bordure',
  'chief',
  'quarterly',
  'seme',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** For a nation that the style does not name: units that belong to nobody. */
export const NEUTRAL = 'neutral';

export function nationStyle(style: Style, nation: string): NationStyle {
  const found = style.nations[nation] ?? style.nations[NEUTRAL];
  if (found === undefined) throw new Error(`style.json has neither ${nation} nor ${NEUTRAL}`);
  return found;
}

export function shapeSvg(shape: Shape, ink: string, ground: string): string {
  return shape
    .map((part) =>
      part.w === undefined
        ? `<path d="${part.d}" fill="${part.k === 1 ? ground : ink}"/>`
        : `<path d="${part.d}" fill="none" stroke="${part.k === 1 ? ground : ink}" stroke-width="${part.w}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}
