import type { Throw } from './dice.js';

/** One side of a melee when all dice lie (6.4.4, 6.5.4). */
export interface Melee extends Throw {
  /** Units in it after fire, archers and sacrifices: they bound the score. */
  readonly units: number;
  /** Everything that is added to the attack value: penalty, sacrifices, cards, galleys. */
  readonly bonus: number;
  /** It tries to flee, for so many movement points: half the value, and as many more losses (6.7). */
  readonly flight: number | null;
  /** It tries to take prisoners with fewer than three to one: half of it less (6.9). */
  readonly captureHalved: boolean;
  /** What a card takes off that (41). */
  readonly captureRelief?: number;
  /** Heavy infantry that uses its ability: a loss less each. */
  readonly heavy: number;
  /** Cavalry that uses its ability: two more points where the round is won or tied. */
  readonly cavalry: number;
}

export interface MeleeResult {
  readonly attack: readonly [number, number];
  readonly losses: readonly [number, number];
  /** The side that has won the round: 0 or 1, or nobody. */
  readonly winner: 0 | 1 | null;
  readonly difference: number;
  /** Points that the winner deals, at most as many as he has units. */
  readonly score: number;
  /** For each full 20 of the difference: a point more, or a loss less. */
  readonly crushing: number;
  /** What each side's cavalry deals. */
  readonly cavalry: readonly [number, number];
}

const CRUSHING = 20;
const BY_CAVALRY = 2;

function attackOf(side: Melee): number {
  if (side.units === 0) return 0;
  const value = side.attack + side.bonus;
  const captured = side.captureHalved ? value - Math.max(0, Math.ceil(value / 2) - (side.captureRelief ?? 0)) : value;
  return side.flight === null ? captured : Math.ceil(captured / 2);
}

function lossesOf(side: Melee): number {
  if (side.units === 0) return 0;
  return Math.max(0, side.losses + (side.flight ?? 0) - side.heavy);
}

/** The values are compared (6.4.4, 6.4.7). In a tie nobody scores, but cavalry hits (6.5.4, RULINGS 75). */
export function meleeResult(one: Melee, other: Melee): MeleeResult {
  const attack = [attackOf(one), attackOf(other)] as const;
  const losses = [lossesOf(one), lossesOf(other)] as const;
  const difference = Math.abs(attack[0] - attack[1]);
  const winner = attack[0] > attack[1] ? 0 : attack[1] > attack[0] ? 1 : null;
  const units = winner === 0 ? one.units : winner === 1 ? other.units : 0;
  return {
    attack,
    losses,
    winner,
    difference,
    score: Math.min(difference, units),
    crushing: winner === null ? 0 : Math.floor(difference / CRUSHING),
    cavalry: [winner === 1 ? 0 : BY_CAVALRY * one.cavalry, winner === 0 ? 0 : BY_CAVALRY * other.cavalry],
  };
}
