import * as kit from '../../../../kit/index.js';
import type { Level } from '../../facts/kinds.js';
import { engineOfLevel, type Pieces } from '../../facts/pieces.js';
import { sizeOf, type Units } from '../../state/units.js';

/** A siege engine and its crew this round; it fires once per crew member (6.5.6). */
export type Battery = {
  readonly level: Level;
  readonly crew: number;
  readonly target: 'units' | 'civil' | 'military' | 'religious';
};
export const MOST_CREW = 3;
/** Engines and archers hit with at most this on a d8. */
export const HITS = 3;
export const isHit = (face: number, needed = HITS): boolean => face <= needed;
/** The chance of a hit. */
export const A_SHOT = kit.shareOf(8, (face) => isHit(face));

/** The effect of a battery's shots on its target: each hit as the engine says. */
export function fireOf(pieces: Pieces, { level, target }: Battery, faces: readonly number[]): number {
  const hits = faces.filter((face) => isHit(face)).length;
  const { damageUnits, damageBuilding } = engineOfLevel(pieces, level);
  return hits * (target === 'units' ? damageUnits : damageBuilding);
}

/** The kinds of attack a military building can protect from (6.5.8). */
export const PROTECTIONS = ['siege', 'archers', 'melee'] as const;
export type Protection = (typeof PROTECTIONS)[number];

export function leftByShield(points: number, kind: Protection, chosen: Protection | null, level: number): number {
  return kind === chosen ? Math.max(0, points - level) : points;
}

/** The levels of manned galleys. */
export function mannedLevels(galleys: readonly { readonly level: Level; readonly units: Units }[]): readonly Level[] {
  return galleys.flatMap(({ level, units }) => (sizeOf(units) > 0 ? [level] : []));
}

/** The higher sum of galley levels is a bonus at sea (6.6). */
export function navalBonus(own: readonly Level[], enemy: readonly Level[]): number {
  const sum = (levels: readonly Level[]) => levels.reduce<number>((all, level) => all + level, 0);
  return Math.max(0, sum(own) - sum(enemy));
}
