import type { Action } from '../../../core/action.js';
import type { Choice, Domain, Filled, Offer } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Refuge } from '../retreat/destinations.js';
import { allInto, refugeChoice, refugeIn } from '../retreat/withdrawal.js';
import type { BattleFrame, Side, StandsUntil } from '../state/battle.js';
import { standsAllTurn } from '../state/said-for-turn.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { owesBattleElsewhere } from './due.js';
import { stackOfSide } from './targets.js';
import { refuges, unitsAbleToLeave } from './ways-out.js';

/**
 * Stand without further questions, at the easiest targets: to the end, until half of the units are lost (and where to
 * then), or to the end wherever this nation attacks in its turn. Submission is a separate question.
 */

export const STANDING_VERBS = ['stand-end', 'stand-half', 'stand-turn'] as const;
type StandingVerb = (typeof STANDING_VERBS)[number];
const UNTIL: Readonly<Record<StandingVerb, StandsUntil>> = {
  'stand-end': 'end',
  'stand-half': 'half',
  'stand-turn': 'end',
};
/** Without a named refuge he is asked when half are lost. */
const ASK_ME: Choice = { id: 'ask-me' };

export function standingOffers(state: Hispania, battle: BattleFrame, side: Side): readonly Offer[] {
  return STANDING_VERBS.filter((verb) => mayStandSo(state, battle, side, verb)).map((verb) => ({ verb }));
}

/** Until half are lost, while they are not; for the whole turn, if more attacks follow. */
export function mayStandSo(state: Hispania, battle: BattleFrame, side: Side, verb: StandingVerb): boolean {
  const [{ seat }, { nation }] = [battle[side], state.stage];
  switch (verb) {
    case 'stand-end':
      return true;
    case 'stand-half':
      return !isHalfLost(state, battle, side);
    case 'stand-turn':
      return (
        side === 'defender' &&
        seat !== null &&
        nation !== null &&
        owesBattleElsewhere(state, nation, battle.province, seat)
      );
  }
}

/** Null for any other verb. */
export function standsUntil(verb: string): StandsUntil | null {
  const known = STANDING_VERBS.find((one) => one === verb);
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
  const { turn, stage } = play.state;
  if (verb === 'stand-turn' && army.seat !== null && stage.nation !== null)
    play.player(army.seat, { letPass: { turn, nation: stage.nation, stands: true } });
}

/** As its leader said in this battle: to the end, or while more than half of its units are left. */
export function standsFirm(state: Hispania, battle: BattleFrame, side: Side): boolean {
  const { stands, seat } = battle[side];
  if (side === 'defender' && seat !== null && standsAllTurn(state, seat)) return true;
  return stands === 'end' || (stands === 'half' && !isHalfLost(state, battle, side));
}

export function isHalfLost(state: Hispania, battle: BattleFrame, side: Side): boolean {
  return unitCount(stackOfSide(state, battle, side)) * 2 <= battle[side].strength;
}

/** Half are lost, and he named a refuge; null if it is closed by now: he is asked. */
export function leavesAsSaid(state: Hispania, battle: BattleFrame, side: Side): Action | null {
  const { nation, stands, leavesFor } = battle[side];
  if (stands !== 'half' || leavesFor === undefined || !isHalfLost(state, battle, side)) return null;
  const isOpen = (refuge: Refuge) => refuges(state, battle, side).includes(refuge);
  return isOpen(leavesFor) ? allInto(state, nation, leavesFor, unitsAbleToLeave(state, battle, side)) : null;
}
