import { type BySide, otherSide, type RoundResult, SIDES, type Wound } from '../../state/battle.js';
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

/** What a side has reached in a melee (6.4.4). */
export interface Reached extends Throw {
  readonly units: number;
  readonly cavalry: number;
}

export function reachedBy(side: Melee): Reached {
  const { units, cavalry } = side;
  if (units === 0) return { attack: 0, losses: 0, units, cavalry };
  const value = side.attack + side.bonus;
  const captured = side.captureHalved ? value - Math.max(0, Math.ceil(value / 2) - (side.captureRelief ?? 0)) : value;
  const attack = side.flight === null ? captured : Math.ceil(captured / 2);
  return { attack, losses: Math.max(0, side.losses + (side.flight ?? 0) - side.heavy), units, cavalry };
}

/** The values are compared (6.4.4, 6.4.7). In a tie nobody scores, but cavalry hits (6.5.4, RULINGS 75). */
export function compared(one: Reached, other: Reached): MeleeResult {
  const difference = Math.abs(one.attack - other.attack);
  const winner = one.attack > other.attack ? 0 : other.attack > one.attack ? 1 : null;
  const units = winner === 0 ? one.units : winner === 1 ? other.units : 0;
  return {
    attack: [one.attack, other.attack],
    losses: [one.losses, other.losses],
    winner,
    difference,
    score: Math.min(difference, units),
    crushing: winner === null ? 0 : Math.floor(difference / CRUSHING),
    cavalry: [winner === 1 ? 0 : BY_CAVALRY * one.cavalry, winner === 0 ? 0 : BY_CAVALRY * other.cavalry],
  };
}

export function meleeResult(one: Melee, other: Melee): MeleeResult {
  return compared(reachedBy(one), reachedBy(other));
}

/** The result before any of it is taken. */
export function outcomeOf({ winner, score, cavalry, losses, crushing }: MeleeResult): RoundResult {
  return {
    winner: winner === null ? null : (SIDES[winner] ?? null),
    dealt: {
      attacker: (winner === 0 ? score : 0) + cavalry[0],
      defender: (winner === 1 ? score : 0) + cavalry[1],
    },
    losses: { attacker: losses[0], defender: losses[1] },
    crushing,
    spared: null,
  };
}

/** As many points of crushing superiority as the winner can take off his own losses (6.4.7). */
export function mostSpared({ outcome }: { readonly outcome: RoundResult | null }): number {
  if (outcome === null || outcome.winner === null) return 0;
  return Math.min(outcome.crushing, outcome.losses[outcome.winner]);
}

/**
 * The beaten side takes the score, and both take their own losses, the attacker first (6.4.4, 6.4.9). Who captures and
 * wins spares the enemy his own losses (RULINGS 76).
 */
export function woundsOf(outcome: RoundResult, spared: number, captures: BySide<boolean>): readonly Wound[] {
  const { winner, dealt, losses, crushing } = outcome;
  const scored = SIDES.map((side): Wound => {
    const points = dealt[side] + (winner === side ? crushing - spared : 0);
    return { side: otherSide(side), points, by: 'melee', captured: winner === side && captures[side] };
  });
  const own = SIDES.filter((side) => winner !== otherSide(side) || !captures[winner]).map((side): Wound => {
    return { side, points: losses[side] - (winner === side ? spared : 0), by: 'losses', captured: false };
  });
  return [...scored, ...own];
}
