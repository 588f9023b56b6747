import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Phrase, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { apply, ask } from '../engine/steps.js';
import type { Hispania } from '../state/state.js';
import { preview } from '../tells/preview.js';
import { areaNamed, LEXICON } from './lexicon.js';
import { offersVerb } from './manners.js';

/** What typing a command silently ends or begins. Avoidable losses from ending the phase are told first. */
export function first(state: Hispania, seat: SeatId, command: string, options: TypedOptions): Result<Action> | null {
  if (command === 'target') {
    const battle = battleDue(state, seat, command);
    const begun = battle === null ? null : after(state, seat, battle);
    return battle !== null && begun !== null && offersVerb(begun, seat, command) ? ok(battle) : null;
  }
  if (!isEndedBy(state, seat, command, options)) return null;
  const ahead = preview(state, seat, DONE);
  if (ahead?.loses !== true) return ok(DONE);
  return refuse(ahead.key === 'gold-over' ? 'gold-over-first' : 'losses-first', ahead.values);
}
const DONE: Action = { verb: 'done' };

/**
 * Placing or moving ends the purchases, and fighting a due battle ends the movement: `/done` is implied. A position
 * waiting before a throw continues with a command the dice do not affect.
 */
function isEndedBy(state: Hispania, seat: SeatId, command: string, options: TypedOptions): boolean {
  const { phase } = state.stage;
  const waiting = state.frames.at(-1)?.kind === 'laid-out' && WHATEVER_THE_DICE.includes(command);
  const buying = phase === 'income' && (command === 'place' || command === 'move');
  const moving = phase === 'move' && command === 'battle' && options.province !== undefined;
  if (!waiting && !buying && !moving) return false;
  if (offersVerb(state, seat, command) || !offersVerb(state, seat, 'done')) return false;
  const done = after(state, seat, DONE);
  if (done === null) return false;
  if (offersVerb(done, seat, command) || (moving && battleUnderWay(done, options) !== null)) return true;
  return waiting && isEndedBy(done, seat, command, options);
}
const WHATEVER_THE_DICE: readonly string[] = ['buy', 'place', 'move'];

function after(state: Hispania, seat: SeatId, action: Action): Hispania | null {
  const done = apply(state, seat, action, kit.noDice());
  return done.ok ? done.value.state : null;
}

/** If a position begins with a single due battle, naming targets begins it; so does `/done`. */
export function battleDue(state: Hispania, seat: SeatId, command: string): Action | null {
  const due = state.stage.phase === 'battle' && offersVerb(state, seat, 'battle') && !offersVerb(state, seat, command);
  const battle = due ? kit.fillIn(LEXICON, 'battle', (filled) => ask(state, seat, 'battle', filled), {}) : null;
  return battle?.ok === true ? battle.value : null;
}

/** A single due battle begins by itself: asking for it is no mistake. */
export function battleUnderWay(state: Hispania, options: TypedOptions): Phrase | null {
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
