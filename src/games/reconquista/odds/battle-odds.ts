import { endOf } from '../battle/battle.js';
import { HITS_ON, throwersOf } from '../battle/dice.js';
import { BATTLE_ENDS, type BattleEnd } from '../state/events.js';
import { firstOf, sizeOf, type Troops, without } from '../state/troops.js';

/** A battle before its first die. */
export interface Meeting {
  readonly attackers: Troops;
  readonly defenders: Troops;
  readonly attackerShelter: boolean;
  readonly defenderShelter: boolean;
  /** Who rolls first in the first round. */
  readonly first: 'attacker' | 'defender' | null;
}

export type Chances = Readonly<Record<BattleEnd, number>>;

/** The exact chance of each end of a battle: every throw of every round, ties and all (12.3, 12.7). */
export function battleOdds(meeting: Meeting): Chances {
  const memo = new Map<string, Chances>();
  return roundFrom(meeting, meeting.attackers, meeting.defenders, meeting.first, memo);
}

function roundFrom(
  meeting: Meeting,
  attackers: Troops,
  defenders: Troops,
  first: Meeting['first'],
  memo: Map<string, Chances>,
): Chances {
  const key = `${first ?? ''}${JSON.stringify([attackers, defenders])}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const sum = noChance();
  let again = 0;
  for (const { chance, attackersLeft, defendersLeft } of exchanges(attackers, defenders, first)) {
    const more = sizeOf(attackers) - sizeOf(attackersLeft) - (sizeOf(defenders) - sizeOf(defendersLeft));
    const end = endOf(
      { shelter: meeting.attackerShelter },
      { shelter: meeting.defenderShelter },
      attackersLeft,
      defendersLeft,
      more,
    );
    if (end !== null) sum[end] += chance;
    else if (first === null && sizeOf(attackersLeft) === sizeOf(attackers)) again += chance;
    else add(sum, roundFrom(meeting, attackersLeft, defendersLeft, null, memo), chance);
  }
  // Nobody was hit: the same round once more, as often as it takes.
  const result = again === 0 ? sum : scaled(sum, 1 / (1 - again));
  memo.set(key, result);
  return result;
}

interface Exchange {
  readonly chance: number;
  readonly attackersLeft: Troops;
  readonly defendersLeft: Troops;
}

/** All that one round may come to. */
export function exchanges(attackers: Troops, defenders: Troops, first: Meeting['first']): readonly Exchange[] {
  const list: Exchange[] = [];
  if (first === 'defender') {
    hitChances(defenders).forEach((chance, hits) => {
      const attackersLeft = without(attackers, firstOf(attackers, hits));
      hitChances(attackersLeft).forEach((answer, back) => {
        list.push({
          chance: chance * answer,
          attackersLeft,
          defendersLeft: without(defenders, firstOf(defenders, back)),
        });
      });
    });
    return list;
  }
  hitChances(attackers).forEach((chance, hits) => {
    const defendersLeft = without(defenders, firstOf(defenders, hits));
    hitChances(first === 'attacker' ? defendersLeft : defenders).forEach((answer, back) => {
      list.push({
        chance: chance * answer,
        attackersLeft: without(attackers, firstOf(attackers, back)),
        defendersLeft,
      });
    });
  });
  return list;
}

/** By number of hits. */
function hitChances(units: Troops): readonly number[] {
  let chances = [1];
  for (const kind of throwersOf(units)) {
    const hit = (7 - HITS_ON[kind]) / 6;
    const longer = [...chances, 0];
    chances = longer.map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  }
  return chances;
}

function noChance(): Record<BattleEnd, number> {
  return {
    'both-gone': 0,
    'attacker-gone': 0,
    'defender-gone': 0,
    'attacker-back': 0,
    'defender-back': 0,
    'attacker-in': 0,
    'defender-in': 0,
  };
}
function add(sum: Record<BattleEnd, number>, more: Chances, weight: number): void {
  for (const end of BATTLE_ENDS) sum[end] += more[end] * weight;
}
function scaled(sum: Chances, by: number): Chances {
  const result = noChance();
  add(result, sum, by);
  return result;
}
