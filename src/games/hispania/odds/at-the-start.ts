import type { GameEvent } from '../../../core/chronicle.js';
import type { JsonObject } from '../../../core/json.js';
import { newBattle } from '../battle/opening.js';
import type { BattleFrame } from '../state/battle.js';
import type { HispaniaEvent } from '../state/events.js';
import { isNation, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { oddsOf } from './odds.js';

export type Began = Extract<HispaniaEvent, { readonly type: 'battle-began' }>;

/**
 * The chances that each of these attacks had when it began, as it was then: told with it. By what tells battles of one
 * turn apart. Nothing of battles that began before their setting was written.
 */
export function oddsAtTheStart(state: Hispania, events: readonly GameEvent[]): JsonObject {
  const odds: Record<string, number> = {};
  for (const event of events) {
    if (!isBegun(event) || event.setting === undefined) continue;
    const { then, battle } = asItBegan(state, event, event.setting);
    odds[keyOf(event)] = oddsOf(then, battle).attackerWins;
  }
  return odds;
}

/** The board as it was for this battle, and the battle before its first throw. */
export function asItBegan(
  state: Hispania,
  { province, attacker, defender, attackers, defenders }: Began,
  { turn, nation, pass, crossed, hire }: NonNullable<Began['setting']>,
): { readonly then: Hispania; readonly battle: BattleFrame } {
  const then: Hispania = {
    ...state,
    turn,
    march: {},
    stage: { ...state.stage, phase: 'battle', nation, pass },
    areas: { ...state.areas, [province]: { [attacker]: attackers, [defender]: defenders } },
  };
  return { then, battle: { ...newBattle(then, province, attacker, defender, hire), crossed } };
}

export function keyOf({ province, attacker, defender, setting }: Began): string {
  return [setting?.turn, setting?.pass, province, attacker, defender].join('/');
}

/** What the odds of this attack were, of those that are told with it. */
export function oddsTold(told: JsonObject, event: Began): number | null {
  const odds = told[keyOf(event)];
  return typeof odds === 'number' ? odds : null;
}

export function isBegun(event: GameEvent): event is GameEvent & Began {
  return (
    event.type === 'battle-began' &&
    typeof event.province === 'string' &&
    isProvince(event.province) &&
    typeof event.attacker === 'string' &&
    isNation(event.attacker) &&
    typeof event.defender === 'string' &&
    isNation(event.defender)
  );
}
