import type { Action } from '../../../core/action.js';
import type { Choice, Domain, Filled, Offer } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Refuge } from '../retreat/destinations.js';
import { allInto, refugeChoice, refugeIn } from '../retreat/withdrawal.js';
import type { BattleFrame, Side, StandsUntil } from '../state/battle.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { stackOfSide } from './targets.js';
import { able, refuges } from './ways-out.js';

/**
 * To stand without being asked again, aiming at what is hit most easily: to the end, or until half of the units are lost,
 * and where to then. It says nothing of whether to submit.
 */

const VERBS = ['stand-end', 'stand-half'] as const;
const UNTIL: Readonly<Record<(typeof VERBS)[number], StandsUntil>> = { 'stand-end': 'end', 'stand-half': 'half' };
/** Who does not say where to is asked when half are lost. */
const ASK_ME: Choice = { id: 'ask-me' };

export function standingOffers(values?: Offer['values']): readonly Offer[] {
  return VERBS.map((verb) => (values === undefined ? { verb } : { verb, values }));
}

/** Null for any other verb. */
export function standsUntil(verb: string): StandsUntil | null {
  const known = VERBS.find((one) => one === verb);
  return known === undefined ? null : UNTIL[known];
}

export function askStanding(state: Hispania, battle: BattleFrame, side: Side, verb: string, filled: Filled): Domain {
  const open = standsUntil(verb) === 'half' ? refuges(state, battle, side) : [];
  if (open.length === 0 || filled.afterwards !== undefined) return DONE;
  return { kind: 'one', slot: 'afterwards', choices: [...open.map(refugeChoice), ASK_ME] };
}

export function standWithoutAsking(play: Play, side: Side, { verb, afterwards }: Action): void {
  const [battle, stands] = [play.battle(), standsUntil(verb)];
  if (battle === undefined || stands === null) return;
  const { leavesFor: _, ...army } = battle[side];
  const leavesFor = refugeIn(afterwards);
  play.changeBattle({ [side]: { ...army, stands, ...(leavesFor === null ? {} : { leavesFor }) } });
}

/** As whoever leads it said in this battle: to the end, or as long as more than half of its units are left. */
export function standsFirm(state: Hispania, battle: BattleFrame, side: Side): boolean {
  const { stands } = battle[side];
  return stands === 'end' || (stands === 'half' && !isHalfLost(state, battle, side));
}

export function isHalfLost(state: Hispania, battle: BattleFrame, side: Side): boolean {
  return unitCount(stackOfSide(state, battle, side)) * 2 <= battle[side].strength;
}

/** Half are lost, and he said where to; null where it is closed by now: he is asked. */
export function leavesAsSaid(state: Hispania, battle: BattleFrame, side: Side): Action | null {
  const { nation, stands, leavesFor } = battle[side];
  if (stands !== 'half' || leavesFor === undefined || !isHalfLost(state, battle, side)) return null;
  const isOpen = (refuge: Refuge) => refuges(state, battle, side).includes(refuge);
  return isOpen(leavesFor) ? allInto(state, nation, leavesFor, able(state, battle, side)) : null;
}
