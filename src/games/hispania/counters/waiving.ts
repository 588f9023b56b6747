import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { DONE } from '../../../kit/offers/domain.js';
import { askStanding, standingOffers, standsUntil, standWithoutAsking } from '../battle/standing.js';
import type { Play } from '../engine/play.js';
import { type Army, type BattleFrame, SIDES, type Side, withoutPlan } from '../state/battle.js';
import { letsTurnPass } from '../state/said-for-turn.js';
import type { Hispania, PlayerState } from '../state/state.js';

/** One answer for a whole battle, or for a whole turn: no events of one's own, and to stand without being asked again. */

/** With the nation's turn this ends, too. */
export function forgetPassing(play: Play): void {
  const { players } = play.state;
  if (Object.values(players).every(({ letPass }) => letPass === undefined)) return;
  play.set({ players: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, unbound(player)])) });
}

export function letsPass(state: Hispania, battle: BattleFrame | undefined, seat: SeatId): boolean {
  return battle?.letPass?.includes(seat) === true || letsTurnPass(state, seat);
}

/** Where a battle is under way, or a nation's turn: what may be let pass besides the one chance. */
export function waivingOffers(state: Hispania, battle: BattleFrame | undefined, seat: SeatId): readonly Offer[] {
  const [side, another] = battle === undefined ? [] : sidesLed(battle, seat);
  return [
    ...(battle === undefined ? [] : [{ verb: 'pass-battle' }]),
    ...(battle !== undefined && side !== undefined && another === undefined
      ? standingOffers(state, battle, side, WITHOUT_EVENTS)
      : []),
    ...(state.stage.nation === null ? [] : [{ verb: 'pass-turn' }]),
  ];
}
const WITHOUT_EVENTS = { events: { kind: 'choice', id: 'no-events' } } as const;

export function askWaiving(
  state: Hispania,
  battle: BattleFrame | undefined,
  seat: SeatId,
  verb: string,
  filled: Filled,
): Domain {
  const [side] = battle === undefined ? [] : sidesLed(battle, seat);
  return battle === undefined || side === undefined ? DONE : askStanding(state, battle, side, verb, filled);
}

/** Carries out one of these; false for any other verb. */
export function waive(play: Play, seat: SeatId, action: Action): boolean {
  const battle = play.battle();
  const { verb } = action;
  const until = standsUntil(verb);
  const { nation } = play.state.stage;
  if (verb === 'pass-turn' && nation !== null) {
    play.player(seat, { letPass: { turn: play.state.turn, nation } });
    return true;
  }
  if (battle === undefined || (verb !== 'pass-battle' && until === null)) return false;
  play.changeBattle({ letPass: [...(battle.letPass ?? []).filter((other) => other !== seat), seat] });
  const [side, another] = sidesLed(battle, seat);
  if (until !== null && side !== undefined && another === undefined) standWithoutAsking(play, side, action);
  return true;
}

/** Has the seat said anything of the kind that still holds? */
export function isWaiving(state: Hispania, seat: SeatId): boolean {
  return letsTurnPass(state, seat) || state.frames.some((frame) => frame.kind === 'battle' && waivesIn(frame, seat));
}

function waivesIn(battle: BattleFrame, seat: SeatId): boolean {
  const stands = sidesLed(battle, seat).some((side) => battle[side].stands !== undefined);
  return stands || battle.letPass?.includes(seat) === true;
}

/** Takes all of it back: from the next question on he is asked again. */
export function askAgain(play: Play, seat: SeatId): void {
  const { players, frames } = play.state;
  const asked = Object.entries(players).map(([other, player]) => [other, other === seat ? unbound(player) : player]);
  play.set({
    players: Object.fromEntries(asked),
    frames: frames.map((frame) => (frame.kind === 'battle' && waivesIn(frame, seat) ? asking(frame, seat) : frame)),
  });
  play.emit({ type: 'asked-again', audience: [seat] });
}

function unbound({ letPass: _, ...player }: PlayerState): PlayerState {
  return player;
}

function asking({ letPass = [], attacker, defender, ...battle }: BattleFrame, seat: SeatId): BattleFrame {
  const others = letPass.filter((other) => other !== seat);
  const free = (army: Army): Army => (army.seat === seat ? withoutPlan(army) : army);
  return {
    ...battle,
    attacker: free(attacker),
    defender: free(defender),
    ...(others.length === 0 ? {} : { letPass: others }),
  };
}

function sidesLed(battle: BattleFrame, seat: SeatId): readonly Side[] {
  return SIDES.filter((side) => battle[side].seat === seat);
}
