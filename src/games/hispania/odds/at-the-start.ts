import type { GameEvent } from '../../../core/chronicle.js';
import { newBattle } from '../battle/opening.js';
import type { BattleFrame } from '../state/battle.js';
import type { HispaniaEvent } from '../state/events.js';
import { isNation, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { oddsOf } from './odds.js';

export type Began = Extract<HispaniaEvent, { readonly type: 'battle-began' }>;

/** The event with the attack's initial chance, on the board as it was then. Unchanged if it has no recorded setting. */
export function withItsOdds(state: Hispania, event: GameEvent): GameEvent {
  if (!isBattleBegun(event) || event.setting === undefined) return event;
  const { then, battle } = asItBegan(state, event, event.setting);
  return { ...event, odds: oddsOf(then, battle).attackerWins };
}

/** The board at this battle, and the battle before its first throw. */
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

export function isBattleBegun(event: GameEvent): event is GameEvent & Began {
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
