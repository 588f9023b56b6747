import { layOut as carriedOn, noDice } from '../../../kit/position/lay-out.js';
import { oneStep, playOf } from '../engine/steps.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/**
 * A position carried on to where somebody is awaited. Where the next step would throw (counters drawn, the opening bid,
 * a battle), the game waits before it for whoever is active, or for anybody.
 */
export function layOut(laid: Hispania): Hispania {
  return carriedOn({ oneStep }, playOf, laid, held);
}

function held(state: Hispania): Hispania {
  const play = playOf(state, noDice());
  const { nation } = state.stage;
  const active = nation === null ? null : seatOf(state, nation);
  play.push({ kind: 'laid-out', id: play.nextId(), seats: active === null ? state.seats : [active] });
  return { ...play.state };
}
