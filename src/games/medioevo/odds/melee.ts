import type { Throw } from '../battle/throws/dice.js';
import type { Protection } from '../battle/throws/fire.js';
import { shielded } from '../battle/throws/fire.js';
import { type Melee, type MeleeResult, meleeResult } from '../battle/throws/melee.js';
import { type BySide, otherSide, type Side } from '../state/battle.js';
import type { Spread } from './spread.js';
import type { Blows, Terms } from './terms.js';

/** Blows that are alike have one number: no side takes more of a kind than fits. */
const MOST = 256;
function numberOf({ dealt, losses }: Blows): number {
  return ((dealt.attacker * MOST + dealt.defender) * MOST + losses.attacker) * MOST + losses.defender;
}

/** A side of a melee but for its dice. */
export type Line = Omit<Melee, 'attack' | 'losses'>;

const lineKey = ({ units, bonus, flight, heavy, cavalry }: Line) => `${units}.${bonus}.${flight}.${heavy}.${cavalry}`;

/** All that two throws may come to, the second knowing what the first has reached. */
export function meleeSpread(
  terms: Terms,
  lines: BySide<Line>,
  protection: Protection | null,
  first: Spread<Throw>,
  second: (toBeat: number) => Spread<Throw>,
): Spread<Blows> {
  // Dice, orders and buildings stay the same in a battle: only who fights changes from round to round.
  const key = `${lineKey(lines.attacker)}|${lineKey(lines.defender)}|${protection}`;
  const known = terms.worked.blows.get(key);
  if (known !== undefined) return known;
  const found = new Map<number, { value: Blows; chance: number }>();
  for (const one of first) {
    const toBeat = lines.attacker.units === 0 ? 0 : one.value.attack + lines.attacker.bonus;
    const attacker = { ...lines.attacker, ...one.value };
    for (const other of second(toBeat)) {
      const value = blowsOf(terms, meleeResult(attacker, { ...lines.defender, ...other.value }), protection);
      const told = numberOf(value);
      const before = found.get(told);
      if (before === undefined) found.set(told, { value, chance: one.chance * other.chance });
      else before.chance += one.chance * other.chance;
    }
  }
  const blows = [...found.values()];
  terms.worked.blows.set(key, blows);
  return blows;
}

/** Who has won takes crushing superiority off his own losses first; who captures spares the other his (6.4.7, 6.9). */
function blowsOf(terms: Terms, result: MeleeResult, protection: Protection | null): Blows {
  const winner: Side | null = result.winner === null ? null : result.winner === 0 ? 'attacker' : 'defender';
  const own = { attacker: result.losses[0], defender: result.losses[1] };
  const spared = winner === null ? 0 : Math.min(result.crushing, own[winner]);
  const dealtBy = (side: Side, cavalry: number) =>
    cavalry + (winner === side ? result.score + result.crushing - spared : 0);
  const by = { attacker: dealtBy('attacker', result.cavalry[0]), defender: dealtBy('defender', result.cavalry[1]) };
  const taken = (side: Side) => {
    const points = by[otherSide(side)];
    return terms.shield?.side === side ? shielded(points, 'melee', protection, terms.shield.level) : points;
  };
  const lost = (side: Side) => {
    if (winner === side) return own[side] - spared;
    return winner !== null && terms[winner].captures ? 0 : own[side];
  };
  return {
    dealt: { attacker: taken('attacker'), defender: taken('defender') },
    losses: { attacker: lost('attacker'), defender: lost('defender') },
  };
}
