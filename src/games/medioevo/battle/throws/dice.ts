import type { WarCircle } from '../../state/state.js';

export type Throw = { readonly attack: number; readonly losses: number };

/** The sides of the three dice (6.4.4). */
export const DICE = [4, 6, 8] as const;

/** A horde's dice, which stay in the war circle for the whole turn. */
export const diceInCircle = ({ d4, d6, d8 }: WarCircle): readonly number[] => [d4, d6, d8];

/**
 * The value of three dice (6.4.4): the best, or the product of equal ones if higher; the lowest is one's own losses.
 * Zero if nobody throws (RULINGS 24).
 */
export function worthOfDice(dice: readonly number[]): Throw {
  if (dice.length === 0) return { attack: 0, losses: 0 };
  const products = dice.map((face) => {
    const equal = dice.filter((other) => other === face).length;
    return equal > 1 ? face ** equal : 0;
  });
  return { attack: Math.max(...dice, ...products), losses: Math.min(...dice) };
}

/** Penalty on the attack value, by the number of players and the place in turn order (6.4.4). */
const PENALTIES: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, -1],
  3: [0, -1, -3],
  4: [0, -1, -2, -3],
  5: [0, -1, -1, -2, -3],
  6: [0, -1, -1, -2, -2, -3],
};

/** The row is that of the players still in the game (RULINGS 99); barbarians have no penalty. */
export function orderPenalty(players: number, place: number): number {
  return PENALTIES[players]?.[place] ?? 0;
}
