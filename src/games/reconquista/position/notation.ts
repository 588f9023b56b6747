import type { Positions } from '../../../core/game-module.js';
import { isObject, isText, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { beginCampaign } from '../campaign/movable.js';
import { PHASES } from '../engine/phases.js';
import type { Frame } from '../state/frame.js';
import { heldIn } from '../state/held.js';
import type { Reconquista } from '../state/state.js';
import { SHAPE } from './shape.js';

/** Phases by which a position may name its start instead of by frames. */
const STARTS = ['income', 'spending', 'campaign'] as const;

const STATE = kit.stateNotation('reconquista', SHAPE);

/** `{ "turn": 3, "phase": "campaign", "places": { "leon": { "inside": … } }, "seats": { "red": [] } }`. */
export const NOTATION: Positions<Reconquista> = {
  read(position, seatOf) {
    if (!isObject(position) || position.phase === undefined) return known(STATE.read(position, seatOf));
    const { phase, ...rest } = position;
    const start = STARTS.find((known) => known === phase);
    if (start === undefined)
      return refuse('position-value', isText(phase) ? { path: 'phase', found: phase } : { path: 'phase' });
    const state = STATE.read({ ...rest, frames: framesFrom(start) }, seatOf);
    return known(state.ok ? ok(begun(state.value)) : state);
  },
  write: STATE.write,
};

function framesFrom(phase: string): Json {
  const from = PHASES.findIndex(({ kind }) => kind === phase);
  const left = PHASES.slice(from).map((step, index): JsonObject => ({ ...step, id: index + 1 }));
  return [...left].reverse();
}

/** Unless it is said, nothing has changed hands yet. */
function known(read: Result<Reconquista>): Result<Reconquista> {
  return read.ok ? ok({ ...read.value, held: read.value.held ?? heldIn(read.value.places) }) : read;
}

/** Phase 4 by name: every unbesieged unit may still move. */
function begun(state: Reconquista): Reconquista {
  const last = state.frames.at(-1);
  if (last?.kind !== 'campaign') return state;
  const frames: readonly Frame[] = [...state.frames.slice(0, -1), beginCampaign(state, last)];
  return { ...state, frames };
}
