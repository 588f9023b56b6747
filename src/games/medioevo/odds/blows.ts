import * as kit from '../../../kit/index.js';
import type { Throw } from '../battle/throws/dice.js';
import {
  compareMelee,
  type Melee,
  type MeleeResult,
  mostSpared,
  outcomeOf,
  reachedBy,
  woundsOf,
} from '../battle/throws/melee.js';
import { type BySide, bothSides, type Side, type Wound } from '../state/battle.js';
import type { Terms } from './terms.js';

/** A side of a melee without its dice. */
export type Line = Omit<Melee, 'attack' | 'losses'>;

const lineKey = ({ units, bonus, flight, heavy, cavalry }: Line) => `${units}.${bonus}.${flight}.${heavy}.${cavalry}`;

/** The possible wounds of two throws; the second side knows the first's result. */
export function blowsOf(
  terms: Terms,
  line: BySide<Line>,
  roll: (side: Side, toBeat: number | null) => kit.Spread<Throw>,
): kit.Spread<readonly Wound[]> {
  // Orders and buildings stay the same in a battle: only the fighters change from round to round.
  const key = `${lineKey(line.attacker)}|${lineKey(line.defender)}`;
  const known = terms.worked.blows.get(key);
  if (known !== undefined) return known;
  const reached = (side: Side, toBeat: number | null) =>
    roll(side, toBeat).map(({ value, chance }) => ({
      value: reachedBy({ ...line[side], ...value }),
      thrown: value,
      chance,
    }));
  const answers = new Map<number, ReturnType<typeof reached>>();
  const results = new Map<number, { readonly value: MeleeResult; chance: number }>();
  for (const one of reached('attacker', null)) {
    const toBeat = line.attacker.units === 0 ? 0 : one.thrown.attack + line.attacker.bonus;
    const answer = answers.get(toBeat) ?? reached('defender', toBeat);
    answers.set(toBeat, answer);
    for (const other of answer) {
      const value = compareMelee(one.value, other.value);
      const told = numberOf(value);
      const before = results.get(told);
      if (before === undefined) results.set(told, { value, chance: one.chance * other.chance });
      else before.chance += one.chance * other.chance;
    }
  }
  const captures = bothSides((side) => terms[side].captures);
  const blows = kit.followed([...results.values()], (result) => {
    const outcome = outcomeOf(result);
    return kit.surely(woundsOf(outcome, mostSpared({ outcome }), captures).filter(({ points }) => points > 0));
  });
  terms.worked.blows.set(key, blows);
  return blows;
}

/** Equal results share one number: no side takes more of a kind than fits. */
const MOST = 256;
function numberOf({ winner, score, crushing, losses }: MeleeResult): number {
  const who = winner === null ? 2 : winner;
  return (((who * MOST + score) * MOST + crushing) * MOST + losses[0]) * MOST + losses[1];
}
