import { isBare } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { askMove, findMove } from '../movement/asking.js';
import { march } from '../movement/march.js';
import { areasToLeave } from '../movement/movable.js';
import { rescueMove } from '../movement/rescue.js';
import { seatOf } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import { inPile, type Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { enterPhase } from './course.js';

/** The most stacks moved at once, so that the preview stays readable. */
const STACKS_AT_ONCE = 5;

/** Movement in any order, until the player is done (5.0.1). */
export const MOVE_PHASE = awaited<Hispania, Play, NationStage>({
  what: (_state, { pass }) => (pass === 1 ? 'move' : 'second-move'),
  ...OF_NATION,
  verbs: {
    move: {
      several: { slot: 'from', most: STACKS_AT_ONCE },
      when: (state, { nation }) => areasToLeave(state, nation).length > 0,
      ask: (state, { nation }, _seat, filled) => askMove(state, nation, filled),
      does(play, { nation }, _seat, action) {
        const found = findMove(play.state, nation, action);
        if (found !== null) march(play, nation, found.group, found.way);
      },
    },
    done: {
      does: (play, { nation }) => endMovement(play, nation),
      byDefault: (state, { nation }) => rescueMove(state, nation) ?? { verb: 'done' },
    },
  },
  proves(state, { nation }, seat, action) {
    if (seatOf(state, nation) !== seat) return false;
    return action.verb === 'move' ? findMove(state, nation, action) !== null : isBare(action, 'done');
  },
  settles(play, stage) {
    const { nation } = stage;
    if (stage.task === 0) {
      play.stage({ task: 1 });
      play.set({ march: {} });
      if (onlyPile(stage)) rightInPile(play, nation, stage);
      if (stage.pass === 2) play.emit({ type: 'phase-began', nation, phase: 'move', pass: 2 });
      play.specials[nation]?.beforeMove?.(play, stage.pass);
      return true;
    }
    if (stage.task > 1) return false;
    play.stage({ task: 2 });
    if (areasToLeave(play.state, nation).length === 0) endMovement(play, nation);
    return true;
  },
});

function endMovement(play: Play, nation: NationId): void {
  closeMovement(play, nation);
  enterPhase(play, 'stack');
}

/**
 * Units still off the map or at sea without permission are lost (3.2.5, 3.2.9, 5.4.1, 5.6.5, 9.1.6). Overfull retreats
 * must be corrected now (4.6.2).
 */
export function closeMovement(play: Play, nation: NationId): void {
  for (const area of ['afrique', 'gascogne', 'narbonne', 'sea'] as const) {
    const stack = play.state.areas[area][nation];
    if (stack === undefined || mayStay(play.state, nation, area)) continue;
    for (const [piece, count] of piecesOf(stack)) play.discard(area, nation, piece, count, 'stranded');
  }
  // If only a pile moves (9.2.1) the others cannot correct theirs.
  if (!onlyPile(play.state.stage)) play.nation(nation, { overfull: [] });
}

function onlyPile({ pass, second }: Stage): boolean {
  return pass === 2 && second?.kind === 'pile';
}

/** Overfull retreats are corrected by the units that may move now: the pile (4.6.2). */
function rightInPile(play: Play, nation: NationId, { second }: Stage): void {
  if (second?.kind !== 'pile') return;
  const overfull = play.state.nations[nation].overfull.filter((area) => !inPile(second, area));
  play.nation(nation, { overfull });
}
