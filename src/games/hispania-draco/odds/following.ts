import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { type Spread, surely } from '../../../kit/chance/spread.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { contestOf } from '../battle/combat.js';
import { settleCombat } from '../battle/results.js';
import { VERDICTS } from '../battle/verdict.js';
import { CampaignPlay } from '../engine/play.js';
import { threatOf } from '../revolt/threat.js';
import { isLastSpent, ROMAN_PHASE } from '../roman/roman-phase.js';
import { roundsLeft } from '../sequence/calendar.js';
import { isConquered } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { chancesOf } from './chances.js';

/** The chances of what ends the game before a Roman acts again, as the dice fall; Hispano may change them. */
export interface Following {
  /** No revolt is left where one must be placed, in the phase or at the end of the round. */
  readonly lost: number;
  /** The last box of the track is covered. */
  readonly time: number;
}

/** Once the Roman phase is over: the Hispanic phase and, after the consul's, the end of the round (9). */
export function followingOf(state: Draco): Following {
  const { lost, emptied, won } = threatOf(state);
  if (state.turn.general !== 'consul') return { lost, time: 0 };
  const byRevolt = Math.min(1, lost + emptied);
  return { lost: byRevolt, time: roundsLeft(state) > 1 ? 0 : Math.max(0, 1 - byRevolt - won) };
}

/** The positions right after an action of the Roman phase, with their chances; bribes, which throw dice, left out. */
export function outcomesOf(state: Draco, seat: SeatId, action: Action): Spread<Draco> {
  const here = state.frames.at(-1);
  if (here?.kind !== 'roman' || action.verb === 'bribe') return [];
  const play = new CampaignPlay(state, noDice());
  ROMAN_PHASE.act(play, here, seat, action);
  const combat = play.state.frames.at(-1);
  if (combat?.kind !== 'combat') return surely(play.state);
  const contest = contestOf(play.state, combat);
  const chances = chancesOf(contest);
  return VERDICTS.filter((verdict) => chances[verdict] > 0).map((verdict) => {
    const after = new CampaignPlay(play.state, noDice());
    after.pop();
    settleCombat(after, { ...combat, verdict }, contest);
    return { value: after.state, chance: chances[verdict] / chances.of };
  });
}

/** Does the Hispanic phase follow at once? Not if this wins the game. */
export function endsRomanPhase(state: Draco): boolean {
  if (isConquered(board(state), state.pieces)) return false;
  if (state.frames.at(-1)?.kind !== 'roman') return true;
  return isLastSpent(state, state.turn.denarii);
}

/** Over several positions. */
export function followingAll(states: Spread<Draco>): Following {
  let [lost, time] = [0, 0];
  for (const { value, chance } of states) {
    if (!endsRomanPhase(value)) continue;
    const one = followingOf(value);
    lost += chance * one.lost;
    time += chance * one.time;
  }
  return { lost, time };
}
