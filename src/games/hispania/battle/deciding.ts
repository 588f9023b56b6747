import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { Play } from '../engine/play.js';
import { oddsOf } from '../odds/odds.js';
import { retreatOrders, standOrder } from '../orders/following.js';
import { foodLeft, lastingRoom, PEOPLE_FED } from '../placement/room.js';
import { declareByOrder } from '../retreat/declaring.js';
import { openAsCapital, roomIn } from '../retreat/destinations.js';
import { allInto, askRetreat, groupIn, refugeIn, withdraw } from '../retreat/withdrawal.js';
import type { BattleFrame, Side } from '../state/battle.js';
import { hasUnitIn, isProvince } from '../state/reading.js';
import { addUnits, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { isBattleOver } from './round.js';
import { isHalfLost, leavesAsSaid, standsFirm } from './standing.js';
import { barredRefuges, mayRetreatFrom, refuges, unitsAbleToLeave } from './ways-out.js';

/** After a round each side may retreat, wholly or partly, the attacker first (6.6.1). */

export function decide(play: Play, battle: BattleFrame, side: Side): 'wait' | 'again' {
  // In round 0 he has just played the event Retraite (10.3): earlier instructions do not apply.
  const stands = battle.round > 0 && standsFirm(play.state, battle, side);
  const said = stands || battle.round === 0 ? null : leavesAsSaid(play.state, battle, side);
  if (!stands && said === null && leavesByOrder(play.state, battle, side)) {
    const { nation } = battle[side];
    const going = unitsAbleToLeave(play.state, battle, side);
    if (declareByOrder(play, nation, battle.province, barredRefuges(battle, side), going)) return 'again';
  }
  const asked = mayRetreatFrom(play.state, battle, side) || mightMakeRoom(play.state, battle, side);
  if (!asked || battle[side].seat === null) {
    next(play, battle, side);
    return 'again';
  }
  const ordered = stands ? STAND : (said ?? orderedDecision(play.state, battle, side));
  if (ordered === null) return 'wait';
  actDecision(play, battle, side, ordered);
  return 'again';
}

const STAND: Action = { verb: 'stand' };

/** The only refuge is full, but would not be as its capital (4.3, 4.6). */
function mightMakeRoom(state: Hispania, battle: BattleFrame, side: Side): boolean {
  if (battle.hire !== null || unitCount(unitsAbleToLeave(state, battle, side)) === 0) return false;
  return openAsCapital(state, battle[side].nation, battle.province, barredRefuges(battle, side)).length > 0;
}

export function askDecision(state: Hispania, battle: BattleFrame, side: Side, filled: Filled): Domain {
  return askRetreat(
    state,
    battle[side].nation,
    refuges(state, battle, side),
    unitsAbleToLeave(state, battle, side),
    filled,
  );
}

export function actDecision(play: Play, battle: BattleFrame, side: Side, action: Action): void {
  const refuge = action.verb === 'retreat' ? refugeIn(action.to) : null;
  const army = battle[side];
  if (refuge === null) {
    play.emit({ type: 'stood', province: battle.province, nation: army.nation, side });
    next(play, battle, side);
    return;
  }
  const group = groupIn(action);
  const known = refuge !== 'aside' && hasUnitIn(play.state, army.nation, refuge);
  const gone = withdraw(play, army.nation, battle.province, refuge, group, unitsAbleToLeave(play.state, battle, side));
  const here = play.battle();
  if (here === undefined || here.id !== battle.id) return;
  const { leaders: _leaders, ...units } = gone;
  // 10.3.19: only an actual retreat prevents the submission, not the event alone.
  const spared = here.effects.spared || (battle.round === 0 && side === 'defender');
  const after = {
    ...here,
    effects: { ...here.effects, spared },
    [side]: { ...here[side], retreated: addUnits(here[side].retreated, units) },
  };
  play.replace(after);
  if (after.step === 'over') return;
  if (isBattleOver(play.state, after)) play.replace({ ...after, step: 'over' });
  // A player who filled his own province could have declared it the capital before: he is not asked again.
  else if (known && !mayRetreatFrom(play.state, after, side)) next(play, after, side);
}

/** The other side decides next, if it has anybody left to (6.6.2), or the next round follows. */
function next(play: Play, battle: BattleFrame, side: Side): void {
  if (isBattleOver(play.state, battle)) play.replace({ ...battle, step: 'over' });
  else if (battle.round === 0) play.replace({ ...battle, round: 1, step: 'round' });
  else if (side === 'attacker') play.replace({ ...battle, step: 'retreat-defender' });
  else play.replace({ ...battle, step: 'round', round: battle.round + 1 });
}

/** Whether his standing orders say to leave now; null: they do not say. */
function leavesByOrder(state: Hispania, battle: BattleFrame, side: Side): boolean | null {
  const { nation, seat } = battle[side];
  // In round 0 he has just played the event Retraite (10.3): orders given long before do not apply.
  if (side === 'attacker' || battle.round === 0) return null;
  const until = standOrder(state, seat, nation, battle.province);
  if (until === null) return null;
  return until === 'first' || (until === 'half' && isHalfLost(state, battle, side));
}

/** Standing orders answer for defenders; attackers decide themselves, including a hired EL CID. */
function orderedDecision(state: Hispania, battle: BattleFrame, side: Side): Action | null {
  const { nation, seat } = battle[side];
  const leaves = leavesByOrder(state, battle, side);
  if (leaves === null) return null;
  if (!leaves) return { verb: 'stand' };
  const wanted = retreatOrders(state, seat, nation, battle.province);
  const open = refuges(state, battle, side);
  const [only, second] = open;
  // An order without a destination means the only way out; if the named refuge is closed he is asked.
  const unnamed = wanted.length === 0 && second === undefined ? only : undefined;
  const to = wanted.find((refuge) => open.includes(refuge)) ?? unnamed;
  return to === undefined ? null : allInto(state, nation, to, unitsAbleToLeave(state, battle, side));
}

/** For an absent player: no army stays to die while another place can take and feed it (7). */
export function defaultDecision(state: Hispania, battle: BattleFrame, side: Side): Action {
  const ordered = orderedDecision(state, battle, side);
  if (ordered !== null) return ordered;
  const { nation } = battle[side];
  const lasting = refuges(state, battle, side).filter(
    (refuge) => refuge !== 'aside' && isProvince(refuge) && lastingRoom(state, nation, refuge) > 0,
  );
  const [refuge] = lasting.sort((one, other) => roomIn(state, nation, other) - roomIn(state, nation, one));
  if (refuge === undefined || foodLeft(state, nation) < PEOPLE_FED || !isHopeless(state, battle, side))
    return { verb: 'stand' };
  return allInto(state, nation, refuge, unitsAbleToLeave(state, battle, side));
}

export function isHopeless(state: Hispania, battle: BattleFrame, side: Side): boolean {
  const { attackerWins, defenderWins } = oddsOf(state, battle);
  return (side === 'attacker' ? attackerWins : defenderWins) < HOPELESS;
}
const HOPELESS = 0.15;
