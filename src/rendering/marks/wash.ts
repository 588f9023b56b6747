import type { Dye } from '../paint/sprite.js';

/** A colour and its opacity, 0 to 1. */
export interface Wash {
  readonly colour: Colour;
  readonly alpha: number;
}
export type Colour = readonly [red: number, green: number, blue: number];

/** How a shape is painted from its border inwards: by depth (in board units), or in a repeated pattern. */
interface WashPlan {
  readonly byDepth: (depth: number) => Wash | 'pattern';
  readonly pattern: (x: number, y: number) => Wash;
  /** The pattern's period in board units. */
  readonly period: number;
}

/** Lookup tables: by quarter units of depth up to a constant depth, and for the pattern. */
const DEPTH_STEPS = 4;
const DEEPEST = 40;
const PATTERN_STEPS = 4;

/** Paints a shape prepared by `soundDepths`. SVG clips and patterns could do it too, thirty times as slowly. */
export function washInwards(plan: WashPlan): Dye {
  const byDepth = Array.from({ length: DEEPEST * DEPTH_STEPS }, (_, step) => plan.byDepth(step / DEPTH_STEPS));
  const side = plan.period * PATTERN_STEPS;
  const table = new Uint8Array((byDepth.length + side * side) * 4);
  const inPattern = new Uint8Array(byDepth.length);
  const enter = (entry: number, { colour: [red, green, blue], alpha }: Wash): void => {
    table[entry * 4] = red;
    table[entry * 4 + 1] = green;
    table[entry * 4 + 2] = blue;
    table[entry * 4 + 3] = Math.round(alpha * 255);
  };
  for (const [entry, wash] of byDepth.entries())
    if (wash === 'pattern') inPattern[entry] = 1;
    else enter(entry, wash);
  for (let y = 0, entry = byDepth.length; y < side; y++)
    for (let x = 0; x < side; x++, entry++) enter(entry, plan.pattern(x / PATTERN_STEPS, y / PATTERN_STEPS));
  return (pixels, width, height, scale) => {
    const perStep = DEPTH_STEPS / (SOUNDING * scale);
    const patternScale = PATTERN_STEPS / scale;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        const coverage = pixels[at + 3] ?? 0;
        if (coverage === 0) continue;
        const sounded = (pixels[at] ?? 0) * 256 + (pixels[at + 1] ?? 0);
        let entry = Math.min(byDepth.length - 1, Math.floor(sounded * perStep));
        if (inPattern[entry] === 1)
          entry = byDepth.length + (Math.floor(y * patternScale) % side) * side + (Math.floor(x * patternScale) % side);
        pixels[at] = table[entry * 4] ?? 0;
        pixels[at + 1] = table[entry * 4 + 1] ?? 0;
        pixels[at + 2] = table[entry * 4 + 2] ?? 0;
        pixels[at + 3] = Math.round((coverage * (table[entry * 4 + 3] ?? 0)) / 255);
      }
  };
}

/** A depth of one pixel, in the chamfer distance's units. */
const SOUNDING = 3;
const DIAGONAL = 4;

/**
 * Writes each pixel's depth inside the shape into its red and green: a chamfer distance of 3 per step and 4 per
 * diagonal one. The picture's edge counts as outside.
 */
export function soundDepths(pixels: Uint8Array, width: number, height: number): void {
  const depth = new Uint16Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if ((pixels[at * 4 + 3] ?? 0) < 128) continue;
      const side = Math.min(depth[at - 1] ?? 0, depth[at - width] ?? 0) + SOUNDING;
      const corner = Math.min(depth[at - width - 1] ?? 0, depth[at - width + 1] ?? 0) + DIAGONAL;
      depth[at] = Math.min(side, corner);
    }
  for (let y = height - 2; y > 0; y--)
    for (let x = width - 2, at = y * width + x; x > 0; x--, at--) {
      const here = depth[at] ?? 0;
      if (here === 0) continue;
      const side = Math.min(depth[at + 1] ?? 0, depth[at + width] ?? 0) + SOUNDING;
      const corner = Math.min(depth[at + width + 1] ?? 0, depth[at + width - 1] ?? 0) + DIAGONAL;
      depth[at] = Math.min(here, side, corner);
    }
  for (let index = 0; index < depth.length; index++) {
    const sounded = depth[index] ?? 0;
    pixels[index * 4] = sounded >> 8;
    pixels[index * 4 + 1] = sounded & 255;
  }
}

export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
