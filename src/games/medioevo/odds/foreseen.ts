import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { beginBattle } from '../battle/begin.js';
import { enemiesAt } from '../battle/field.js';
import type { Here } from '../battle/stages.js';
import { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { arrive, march } from '../movement/march.js';
import { rangeOf } from '../movement/movers.js';
import { type Course, FRESH, moveIn } from '../movement/questions.js';
import type { Medioevo } from '../state/state.js';
import { type Chances, chancesOf } from './chances.js';

/** The battle a move would lead to, against its first enemy; null: none. */
export function battleAfter(
  state: Medioevo,
  seat: SeatId,
  action: Omit<Action, 'verb'>,
  course: Course = FRESH,
): { readonly state: Medioevo; readonly here: Here } | null {
  const move = moveIn(state, seat, course, action);
  if (move === null) return null;
  const { from, destination } = move;
  const { at, entry, cost, group } = destination;
  const held = isTerritory(at) ? state.lands[at].holder : null;
  const play = new Play({ ...state, frames: [] }, kit.noDice());
  march(play, seat, from, group, destination);
  arrive(play, { seat, at, entry, held, pointsLeft: Math.max(0, rangeOf(state, group) - cost) });
  const [enemy] = enemiesAt(play.state, seat, at);
  if (play.state.frames.at(-1)?.kind === 'foes' && enemy !== undefined) {
    beginBattle(play, { at, attacker: seat, defender: enemy, held });
  }
  const here = play.state.frames.at(-1);
  return here?.kind === 'battle' ? { state: play.state, here } : null;
}

/** The default outcome of a move's battle. */
export function chancesOfMove(state: Medioevo, seat: SeatId, action: Omit<Action, 'verb'>): Chances | null {
  const battle = battleAfter(state, seat, action);
  return battle === null ? null : chancesOf(battle.state, battle.here);
}
