import * as kit from '../../../kit/index.js';
import { rerollBy } from '../battle/policies.js';
import { DICE, type Throw, worthOfDice } from '../battle/throws/dice.js';
import type { BattleOrder } from '../state/battle-order.js';

/** All possible faces; those already rolled are given. */
function shown(dice: readonly (number | null)[]): kit.Spread<readonly number[]> {
  return dice.reduce<kit.Spread<readonly number[]>>((before, lies, index) => {
    const sides = DICE[index] ?? 6;
    const faces = lies === null ? Array.from({ length: sides }, (_, less) => less + 1) : [lies];
    return kit.followed(before, (so) => faces.map((face) => ({ value: [...so, face], chance: 1 / faces.length })));
  }, kit.surely([]));
}
const ALL_THROWS = shown(DICE.map(() => null));

/** The result of a side's rolled dice, or all possible ones; `toBeat` is the other side's value. */
export function throwsOf(
  dice: readonly number[] | null,
  order: Pick<BattleOrder, 'reroll'> | null,
  bonus: number,
  toBeat: number | null,
): kit.Spread<Throw> {
  const again = (one: readonly number[]) => {
    const which = rerollBy(order, one, bonus, toBeat);
    return shown(one.map((face, index) => (which[index] === true ? null : face)));
  };
  // The first side rerolls by its own dice alone; of the other's value only what is still to be beaten matters.
  const known = dice === null ? `${order?.reroll} ${toBeat === null ? 'first' : toBeat - bonus}` : '';
  const found = THROWS.get(known);
  if (found !== undefined) return found;
  const worths = kit.followed(kit.followed(dice === null ? ALL_THROWS : kit.surely(dice), again), (one) =>
    kit.surely(worthOfDice(one)),
  );
  const spread = kit.merged(worths, ({ attack, losses }) => attack * MOST + losses);
  if (dice === null) THROWS.set(known, spread);
  return spread;
}
/** More than a side's dice ever cost it. */
const MOST = 16;
const THROWS = new Map<string, kit.Spread<Throw>>();
