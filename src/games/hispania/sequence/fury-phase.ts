import type { Terms } from '../../../core/result.js';
import { DONE } from '../../../kit/offers/domain.js';
import { mightHold } from '../counters/hand.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { passes } from '../orders/following.js';
import { holds, leadersOf, seatOf } from '../state/reading.js';
import { mayAddFougue, type Second, type Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { enter, secondOf } from './course.js';

/** After the combat one pile may move and fight again (9.2.1, 10.3.11). */
export const FURY_PHASE: Situation<Stage> = {
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (seat === null || stage.nation === null) return [];
    // No stack is chosen here: whoever has counters is asked, whatever they are.
    const event: Terms = piles(state, stage, stage.nation).length > 0 ? {} : { waits: { kind: 'event', id: 'fougue' } };
    const values = { nation: { kind: 'nation', id: stage.nation }, ...event };
    return [{ seats: [seat], kind: 'turn', what: 'fury', values }];
  },
  offers(state, stage, seat) {
    const { nation } = stage;
    if (nation === null || seatOf(state, nation) !== seat) return [];
    return piles(state, stage, nation).length > 0 ? [{ verb: 'choose' }, { verb: 'done' }] : [{ verb: 'done' }];
  },
  ask(state, stage, _seat, verb, filled) {
    if (verb !== 'choose' || stage.nation === null || filled.province !== undefined) return DONE;
    return oneOfAreas('province', piles(state, stage, stage.nation));
  },
  act(play, stage, _seat, action) {
    const area = areaIn(action.province);
    if (action.verb !== 'choose' || area === null || stage.second?.kind !== 'pile') {
      if (stage.second?.kind === 'pile' && !mayAddFougue(stage)) play.stage({ second: null });
      else end(play);
      return;
    }
    play.stage({ second: { ...stage.second, at: area } });
    enter(play, 'move', 2);
  },
  fallback: () => ({ verb: 'done' }),
  settle(play, stage) {
    const { nation, second } = stage;
    if (nation === null) return 'wait';
    if (stage.pass === 2 && cardPile(play.state, stage) !== null) {
      play.stage({ second: cardPile(play.state, stage), pass: 1 });
      return 'again';
    }
    if (second?.kind !== 'pile' || mayAddFougue(stage)) {
      if (asksForFougue(play.state, nation)) return 'wait';
      end(play);
      return 'again';
    }
    if (second.why === 'leader') {
      const at = leadersOf(play.state, nation).find(({ leader }) => leader === second.leader)?.area;
      if (at === undefined) play.stage({ second: null });
      else {
        play.stage({ second: { ...second, at } });
        enter(play, 'move', 2);
      }
      return 'again';
    }
    const piled = [second.at, ...(second.also ?? [])];
    if (piled.some((area) => area !== null && holds(play.state, nation, area))) {
      enter(play, 'move', 2);
      return 'again';
    }
    if (second.at === null && piles(play.state, stage, nation).length > 0) return 'wait';
    // No pile is left, or none is wanted: an event Fougue may still be played (10.3.11).
    play.stage({ second: cardPile(play.state, stage) });
    return 'again';
  },
};

/** After the stack of a minor Invasion comes the Fougue of the nation's card, if it has one this turn (10.3.13). */
function cardPile(state: Hispania, { nation, second }: Stage): Second | null {
  return nation !== null && second?.kind === 'pile' && second.why === 'invasion' ? secondOf(state, nation) : null;
}

function end(play: Play): void {
  enter(play, 'population');
}

/** CROISADE's province is named after the first combat (9.2.5, 11.croisade.2). */
function piles(state: Hispania, stage: Stage, nation: NationId): readonly AreaId[] {
  if (stage.second?.kind !== 'pile' || stage.second.at !== null) return [];
  return areasWith(state, nation).filter((area) => holds(state, nation, area));
}

/** The event Fougue is played here, if at all: everybody who has counters is asked, whether it is one of them or not. */
function asksForFougue(state: Hispania, nation: NationId): boolean {
  const seat = seatOf(state, nation);
  if (!state.options.events || seat === null || areasWith(state, nation).length === 0) return false;
  return mightHold(state, seat, 'fougue') && !passes(state, seat, 'fougue', null);
}
