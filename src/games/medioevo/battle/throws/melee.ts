import { type BySide, otherSide, type RoundResult, SIDES, type Wound } from '../../state/battle.js';
import type { Throw } from './dice.js';

/** One side of a melee with all dice rolled (6.4.4, 6.5.4). */
export interface Melee extends Throw {
  /** Units left after fire, archers and sacrifices: they limit the score. */
  readonly units: number;
  /** All additions to the attack value: penalty, sacrifices, cards, galleys. */
  readonly bonus: number;
  /** Tries to flee, for this many movement points: half the value, and as many extra losses (6.7). */
  readonly flight: number | null;
  /** Tries to capture with less than three to one: loses half the value (6.9). */
  readonly captureHalved: boolean;
  /** Reduces that loss, by a card (41). */
  readonly captureRelief?: number;
  /** Heavy infantry using its ability: each saves a loss. */
  readonly heavy: number;
  /** Cavalry using its ability: two more points if the round is won or tied. */
  readonly cavalry: number;
}

export interface MeleeResult {
  readonly attack: readonly [number, number];
  readonly losses: readonly [number, number];
  /** The round's winner: 0, 1 or nobody. */
  readonly winner: 0 | 1 | null;
  readonly difference: number;
  /** Points the winner deals, at most his number of units. */
  readonly score: number;
  /** For each full 20 of difference: one more point, or one loss less. */
  readonly crushing: number;
  /** Points from each side's cavalry. */
  readonly cavalry: readonly [number, number];
}

const CRUSHING = 20;
const BY_CAVALRY = 2;

/** A side's result in a melee (6.4.4). */
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

/** Compares the values (6.4.4, 6.4.7). In a tie nobody scores, but cavalry hits (6.5.4, RULINGS 75). */
export function compareMelee(one: Reached, other: Reached): MeleeResult {
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
  return compareMelee(reachedBy(one), reachedBy(other));
}

/** The result, before any is taken. */
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

/** How much crushing superiority the winner can use against his own losses (6.4.7). */
export function mostSpared({ outcome }: { readonly outcome: RoundResult | null }): number {
  if (outcome === null || outcome.winner === null) return 0;
  return Math.min(outcome.crushing, outcome.losses[outcome.winner]);
}

/**
 * The loser takes the score, and both take their own losses, the attacker first (6.4.4, 6.4.9). A capturing winner
 * spares the enemy his own losses (RULINGS 76).
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
