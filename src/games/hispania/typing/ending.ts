import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { type Phrase, type Rejection, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { apply } from '../engine/steps.js';
import type { Hispania } from '../state/state.js';
import { preview } from '../tells/preview.js';
import { areaNamed } from './areas.js';
import { fillIn } from './filling.js';
import { offersVerb } from './meant.js';

/** What a command ends or begins by being typed, without a word on it. */

/**
 * Whoever places or moves has done with buying, and whoever fights a battle that is due has done with moving: `/done`
 * is understood. The state after it, or null.
 */
export function phaseEndedBy(state: Hispania, seat: SeatId, command: string, options: TypedOptions): Hispania | null {
  const { phase } = state.stage;
  const buying = phase === 'income' && (command === 'place' || command === 'move');
  const moving = phase === 'move' && command === 'battle' && options.province !== undefined;
  if ((!buying && !moving) || offersVerb(state, seat, command) || !offersVerb(state, seat, 'done')) return null;
  const done = apply(state, seat, { verb: 'done' }, noDice());
  if (!done.ok) return null;
  const after = done.value.state;
  return offersVerb(after, seat, command) || (moving && underWay(after, options) !== null) ? after : null;
}

/** What ending the phase by the way would lose that can still be saved: that is said plainly first, or not at all. */
export function whyNotEnded(state: Hispania, seat: SeatId): Rejection | null {
  const ahead = preview(state, seat, { verb: 'done' });
  if (ahead?.loses !== true) return null;
  return refuse(ahead.key === 'gold-over' ? 'gold-over-first' : 'losses-first', ahead.values).rejection;
}

/** A position that waits before a throw goes on with the first command for which the dice make no difference. */
export function goneOnBy(state: Hispania, seat: SeatId, command: string, options: TypedOptions): Hispania | null {
  const waits = state.frames.at(-1)?.kind === 'laid-out' && offersVerb(state, seat, 'done');
  if (!waits || !WHATEVER_THE_DICE.includes(command)) return null;
  const done = apply(state, seat, { verb: 'done' }, noDice());
  if (!done.ok) return null;
  const after = done.value.state;
  return offersVerb(after, seat, command) || phaseEndedBy(after, seat, command, options) !== null ? after : null;
}
const WHATEVER_THE_DICE: readonly string[] = ['buy', 'place', 'move'];

/** Where a position begins with the one battle that is due, whoever names targets begins it; so does `/done`. */
export function battleBegunBy(
  state: Hispania,
  seat: SeatId,
  command: string,
): { readonly action: Action; readonly state: Hispania } | null {
  if (state.stage.phase !== 'battle' || (command !== 'target' && command !== 'done')) return null;
  if (!offersVerb(state, seat, 'battle') || offersVerb(state, seat, command)) return null;
  const action = fillIn(state, seat, 'battle', {});
  if (!action.ok) return null;
  const started = apply(state, seat, action.value, noDice());
  if (!started.ok || (command !== 'done' && !offersVerb(started.value.state, seat, command))) return null;
  return { action: action.value, state: started.value.state };
}

/** The only battle that is due begins by itself: to ask for it then is no mistake. */
export function underWay(state: Hispania, options: TypedOptions): Phrase | null {
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (battle?.kind !== 'battle') return null;
  const area = options.province === undefined ? null : areaNamed(options.province, 'province');
  if (area !== null && (!area.ok || area.value !== battle.province)) return null;
  return {
    key: 'battle-under-way',
    values: {
      province: { kind: 'province', id: battle.province },
      attacker: { kind: 'nation', id: battle.attacker.nation },
      defender: { kind: 'nation', id: battle.defender.nation },
    },
  };
}
