import * as kit from '../../../kit/index.js';
import { playOf } from '../engine/steps.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { laid } from './laid.js';
import { said } from './said.js';
import { type Said, SHAPE } from './shape.js';

/** Positions of Hispania: whatever they leave out is as usual, whatever is not known is refused. */
export const NOTATION = kit.notation<Hispania, Said>('hispania', { shape: SHAPE, said, laid });

/** Before the next step would throw (counters drawn, the opening bid, a battle) whoever is active waits, or anybody. */
export function held(state: Hispania): Hispania {
  const play = playOf(state, kit.noDice());
  const active = state.stage.nation === null ? null : seatOf(state, state.stage.nation);
  play.push({ kind: 'laid-out', id: play.nextId(), seats: active === null ? state.seats : [active] });
  return { ...play.state };
}
