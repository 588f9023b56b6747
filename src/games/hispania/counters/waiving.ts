import type { SeatId } from '../../../core/seat.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Verb } from '../../../kit/steps/awaited.js';
import { askStanding, mayStandSo, STANDING_VERBS, standWithoutAsking } from '../battle/standing.js';
import type { Play } from '../engine/play.js';
import { type Army, type BattleFrame, SIDES, type Side, withoutPlan } from '../state/battle.js';
import { letsTurnPass } from '../state/said-for-turn.js';
import type { Hispania, PlayerState } from '../state/state.js';
import { battleOf } from './open-to.js';

/** One answer for a whole battle or turn: no events of one's own, and standing without further questions. */

/** This ends with the nation's turn, too. */
export function forgetPassing(play: Play): void {
  const { players } = play.state;
  if (Object.values(players).every(({ letPass }) => letPass === undefined)) return;
  play.set({ players: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, unbound(player)])) });
}

export function letsPass(state: Hispania, battle: BattleFrame | undefined, seat: SeatId): boolean {
  return battle?.letPass?.includes(seat) === true || letsTurnPass(state, seat);
}

/** The side this seat leads; null if both or none. */
function sideOf(battle: BattleFrame | undefined, seat: SeatId): Side | null {
  const [side, another] = battle === undefined ? [] : sidesLed(battle, seat);
  return side === undefined || another !== undefined ? null : side;
}

function stand(verb: (typeof STANDING_VERBS)[number]): WaivingVerb {
  return {
    when(state, _here, seat) {
      const battle = battleOf(state);
      const side = sideOf(battle, seat);
      return battle !== undefined && side !== null && mayStandSo(state, battle, side, verb);
    },
    shown: () => ({ values: { events: { kind: 'choice', id: 'no-events' } } }),
    ask(state, _here, seat, filled) {
      const battle = battleOf(state);
      const side = sideOf(battle, seat);
      return battle === undefined || side === null ? DONE : askStanding(state, battle, side, verb, filled);
    },
    does(play, _here, seat, action) {
      passBattle(play, seat);
      const side = sideOf(play.battle(), seat);
      if (side !== null) standWithoutAsking(play, side, action);
    },
  };
}

function passBattle(play: Play, seat: SeatId): void {
  const battle = play.battle();
  if (battle === undefined) return;
  play.changeBattle({ letPass: [...(battle.letPass ?? []).filter((other) => other !== seat), seat] });
}

/** Verbs of a window: in a battle or a nation's turn, passing on more than the one chance. */
export const WAIVING: Readonly<Record<string, WaivingVerb>> = {
  'pass-battle': {
    when: (state) => battleOf(state) !== undefined,
    does: (play, _here, seat) => passBattle(play, seat),
  },
  ...Object.fromEntries(STANDING_VERBS.map((verb) => [verb, stand(verb)])),
  'pass-turn': {
    when: ({ stage }) => stage.nation !== null,
    does(play, _here, seat) {
      const { turn, stage } = play.state;
      if (stage.nation !== null) play.player(seat, { letPass: { turn, nation: stage.nation } });
    },
  },
};
type WaivingVerb = Verb<Hispania, Play, unknown>;

/** Does any such waiver of the seat still hold? */
export function isWaiving(state: Hispania, seat: SeatId): boolean {
  return letsTurnPass(state, seat) || state.frames.some((frame) => frame.kind === 'battle' && waivesIn(frame, seat));
}

function waivesIn(battle: BattleFrame, seat: SeatId): boolean {
  const stands = sidesLed(battle, seat).some((side) => battle[side].stands !== undefined);
  return stands || battle.letPass?.includes(seat) === true;
}

/** Revokes all of it: from the next question on he is asked again. */
export function stopWaiving(play: Play, seat: SeatId): void {
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
