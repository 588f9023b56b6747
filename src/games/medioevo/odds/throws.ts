import { usualReroll } from '../battle/policies.js';
import { type Throw, worthOfDice } from '../battle/throws/dice.js';
import type { BattleOrder } from '../state/battle-order.js';
import { merged, type Spread, surely } from './spread.js';

const SIDES = [4, 6, 8] as const;
const key = ({ attack, losses }: Throw) => `${attack}/${losses}`;

/** All throws of the three dice. */
function allThrows(): readonly (readonly number[])[] {
  const throws: (readonly number[])[] = [];
  for (let d4 = 1; d4 <= SIDES[0]; d4++) {
    for (let d6 = 1; d6 <= SIDES[1]; d6++) {
      for (let d8 = 1; d8 <= SIDES[2]; d8++) throws.push([d4, d6, d8]);
    }
  }
  return throws;
}
const ALL_THROWS = allThrows();

/** What these dice may come to when some of them are thrown again. */
export function afterReroll(dice: readonly number[], which: readonly boolean[]): Spread<Throw> {
  if (!which.includes(true)) return surely(worthOfDice(dice));
  let open: readonly (readonly number[])[] = [[]];
  dice.forEach((face, index) => {
    const faces = which[index] === true ? Array.from({ length: SIDES[index] ?? 6 }, (_, more) => more + 1) : [face];
    open = open.flatMap((so) => faces.map((one) => [...so, one]));
  });
  return merged(
    open.map((one) => ({ value: worthOfDice(one), chance: 1 / open.length })),
    key,
  );
}

/** What a side's own dice come to that lie there, or all that it may throw; `toBeat` is what the other has reached. */
export function thrown(
  dice: readonly number[] | null,
  order: Pick<BattleOrder, 'reroll'>,
  bonus: number,
  toBeat: number | null,
): Spread<Throw> {
  const again = (one: readonly number[]) =>
    order.reroll === 'none' ? one.map(() => false) : usualReroll(one, bonus, toBeat);
  if (dice !== null) return afterReroll(dice, again(dice));
  // Who throws first rerolls by his dice alone; of the other's value only what is still to be beaten counts.
  const known = `${order.reroll} ${toBeat === null ? 'first' : toBeat - bonus}`;
  const found = THROWS.get(known);
  if (found !== undefined) return found;
  const spread = merged(
    ALL_THROWS.flatMap((one) =>
      afterReroll(one, again(one)).map(({ value, chance }) => ({ value, chance: chance / ALL_THROWS.length })),
    ),
    key,
  );
  THROWS.set(known, spread);
  return spread;
}
const THROWS = new Map<string, Spread<Throw>>();
