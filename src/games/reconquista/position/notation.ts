import { isObject, isText, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { beginCampaign } from '../campaign/movable.js';
import { PHASES } from '../engine/phases.js';
import { PROCEDURE } from '../engine/steps.js';
import type { Frame } from '../state/frame.js';
import type { Reconquista } from '../state/state.js';
import { SHAPE } from './shape.js';

/** Where a position may begin by name instead of by its frames. */
const STARTS = ['income', 'spending', 'campaign'] as const;

const STATE = kit.stateNotation('reconquista', SHAPE);

/** Reads a position: `{ "turn": 3, "phase": "campaign", "places": { "leon": { "inside": … } }, "seats": { "red": [] } }`. */
export function readPosition(position: Json, seatOf: (name: string) => SeatId): Result<Reconquista> {
  if (!isObject(position)) return refuse('position-value', { path: '' });
  const { phase, ...rest } = position;
  if (phase !== undefined && !(isText(phase) && STARTS.some((known) => known === phase))) {
    return refuse('position-value', isText(phase) ? { path: 'phase', found: phase } : { path: 'phase' });
  }
  const frames = phase === undefined ? rest.frames : framesFrom(phase);
  const state = STATE.read({ ...rest, frames }, seatOf);
  if (!state.ok) return state;
  const engine = kit.engineOf(PROCEDURE);
  const ready = begun(state.value, phase !== undefined);
  const laid = kit.layOut(engine, PROCEDURE.play, ready, (held) => held);
  const waits = laid.frames.length === 0 || engine.obligations(laid).length > 0;
  return waits ? ok(laid) : refuse('position-value', { path: 'frames' });
}

function framesFrom(phase: Json): Json {
  const from = PHASES.findIndex(({ kind }) => kind === phase);
  const left = PHASES.slice(from).map((step, index): JsonObject => ({ ...step, id: index + 1 }));
  return [...left].reverse();
}

/** Phase 4 by its name: everybody who is not besieged may still move. */
function begun(state: Reconquista, byName: boolean): Reconquista {
  const last = state.frames.at(-1);
  if (!byName || last?.kind !== 'campaign') return state;
  const frames: readonly Frame[] = [...state.frames.slice(0, -1), beginCampaign(state, last)];
  return { ...state, frames };
}
