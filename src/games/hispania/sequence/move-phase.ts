import type { Offer } from '../../../core/offer.js';
import { isBare } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { askMove, findMove } from '../movement/asking.js';
import { march } from '../movement/march.js';
import { origins } from '../movement/movable.js';
import { rescue } from '../movement/rescue.js';
import { seatOf } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import { inPile, type Stage } from '../state/stage.js';
import { enter } from './course.js';

/** More stacks than these are not moved in one go: what they would do could no longer be read. */
const STACKS_AT_ONCE = 5;

/** Movement, unit by unit as the player likes, until he is done (5.0.1). */
export const MOVE_PHASE: Situation<Stage> = {
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (seat === null || stage.nation === null) return [];
    const what = stage.pass === 1 ? 'move' : 'second-move';
    return [{ seats: [seat], kind: 'turn', what, values: { nation: { kind: 'nation', id: stage.nation } } }];
  },
  offers(state, stage, seat) {
    const { nation } = stage;
    if (nation === null || seatOf(state, nation) !== seat) return [];
    const offers: Offer[] = [{ verb: 'done' }];
    if (origins(state, nation).length > 0)
      offers.unshift({ verb: 'move', several: { slot: 'from', most: STACKS_AT_ONCE } });
    return offers;
  },
  ask(state, stage, _seat, verb, filled) {
    return stage.nation === null || verb !== 'move' ? DONE : askMove(state, stage.nation, filled);
  },
  act(play, stage, _seat, action) {
    const { nation } = stage;
    if (nation === null) return;
    if (action.verb === 'done') {
      endMovement(play, nation);
      return;
    }
    const found = findMove(play.state, nation, action);
    if (found !== null) march(play, nation, found.group, found.way);
  },
  proves(state, stage, seat, action) {
    const { nation } = stage;
    if (nation === null || seatOf(state, nation) !== seat) return false;
    return action.verb === 'move' ? findMove(state, nation, action) !== null : isBare(action, 'done');
  },
  fallback(state, stage) {
    const { nation } = stage;
    return (nation === null ? null : rescue(state, nation)) ?? { verb: 'done' };
  },
  settle(play, stage) {
    const { nation } = stage;
    if (nation === null) return 'wait';
    if (stage.task === 0) {
      play.stage({ task: 1 });
      play.set({ march: {} });
      if (onlyPile(stage)) rightInPile(play, nation, stage);
      if (stage.pass === 2) play.emit({ type: 'phase-began', nation, phase: 'move', pass: 2 });
      play.specials[nation]?.beforeMove?.(play, stage.pass);
      return 'again';
    }
    if (stage.task > 1) return 'wait';
    play.stage({ task: 2 });
    if (origins(play.state, nation).length === 0) endMovement(play, nation);
    return 'again';
  },
};

function endMovement(play: Play, nation: NationId): void {
  closeMovement(play, nation);
  enter(play, 'stack');
}

/**
 * Who is still off the map or at sea without leave is lost (3.2.5, 3.2.9, 5.4.1, 5.6.5, 9.1.6). Overfull retreats are
 * to be put right now (4.6.2).
 */
export function closeMovement(play: Play, nation: NationId): void {
  for (const area of ['afrique', 'gascogne', 'narbonne', 'sea'] as const) {
    const stack = play.state.areas[area][nation];
    if (stack === undefined || mayStay(play.state, nation, area)) continue;
    for (const [piece, count] of piecesOf(stack)) play.discard(area, nation, piece, count, 'stranded');
  }
  // Where only a pile moves (9.2.1) the others could not put theirs right.
  if (!onlyPile(play.state.stage)) play.nation(nation, { overfull: [] });
}

function onlyPile({ pass, second }: Stage): boolean {
  return pass === 2 && second?.kind === 'pile';
}

/** What a retreat has overfilled is put right by those who may move now: the pile (4.6.2). */
function rightInPile(play: Play, nation: NationId, { second }: Stage): void {
  if (second?.kind !== 'pile') return;
  const overfull = play.state.nations[nation].overfull.filter((area) => !inPile(second, area));
  play.nation(nation, { overfull });
}
