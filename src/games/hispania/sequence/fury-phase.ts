import type { Terms } from '../../../core/result.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { mightHold } from '../counters/hand.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { passesByOrder } from '../orders/following.js';
import { hasUnitIn, leadersOf, seatOf } from '../state/reading.js';
import { mayAddFougue, type Second, type Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { enterPhase, secondMoveOf } from './course.js';

/** After the combat one pile may move and fight again (9.2.1, 10.3.11). */
export const FURY_PHASE = awaited<Hispania, Play, NationStage>({
  what: 'fury',
  who: OF_NATION.who,
  values(state, stage): Terms {
    const nation = { kind: 'nation', id: stage.nation };
    // Nothing to choose: holders of any counters are asked.
    return piles(state, stage).length > 0 ? { nation } : { nation, waits: { kind: 'event', id: 'fougue' } };
  },
  verbs: {
    choose: {
      when: (state, stage) => piles(state, stage).length > 0,
      slots: [(state, stage) => oneOfAreas('province', piles(state, stage))],
      does(play, { second }, _seat, action) {
        const area = areaIn(action.province);
        if (area === null || second?.kind !== 'pile') return;
        play.stage({ second: { ...second, at: area } });
        enterPhase(play, 'move', 2);
      },
    },
    done: {
      byDefault: true,
      does(play, stage) {
        if (stage.second?.kind === 'pile' && !mayAddFougue(stage)) play.stage({ second: null });
        else end(play);
      },
    },
  },
  settles(play, stage) {
    const { nation, second } = stage;
    if (stage.pass === 2 && cardPile(play.state, stage) !== null) {
      play.stage({ second: cardPile(play.state, stage), pass: 1 });
      return true;
    }
    if (second?.kind !== 'pile' || mayAddFougue(stage)) {
      if (asksForFougue(play.state, nation)) return false;
      end(play);
      return true;
    }
    if (second.why === 'leader') {
      const at = leadersOf(play.state, nation).find(({ leader }) => leader === second.leader)?.area;
      if (at === undefined) play.stage({ second: null });
      else {
        play.stage({ second: { ...second, at } });
        enterPhase(play, 'move', 2);
      }
      return true;
    }
    const piled = [second.at, ...(second.also ?? [])];
    if (piled.some((area) => area !== null && hasUnitIn(play.state, nation, area))) {
      enterPhase(play, 'move', 2);
      return true;
    }
    if (second.at === null && piles(play.state, stage).length > 0) return false;
    // No pile is left, or none is wanted: the event Fougue may still be played (10.3.11).
    play.stage({ second: cardPile(play.state, stage) });
    return true;
  },
});

/** After the stack of a minor Invasion comes the Fougue of the nation's card, if it has one this turn (10.3.13). */
function cardPile(state: Hispania, { nation, second }: Stage): Second | null {
  return nation !== null && second?.kind === 'pile' && second.why === 'invasion' ? secondMoveOf(state, nation) : null;
}

function end(play: Play): void {
  enterPhase(play, 'population');
}

/** CROISADE's province is named after the first combat (9.2.5, 11.croisade.2). */
function piles(state: Hispania, { nation, second }: NationStage): readonly AreaId[] {
  if (second?.kind !== 'pile' || second.at !== null) return [];
  return areasWith(state, nation).filter((area) => hasUnitIn(state, nation, area));
}

/** The event Fougue is played here: all holders of counters are asked, whatever these are. */
function asksForFougue(state: Hispania, nation: NationId): boolean {
  const seat = seatOf(state, nation);
  if (!state.options.events || seat === null || areasWith(state, nation).length === 0) return false;
  return mightHold(state, seat, 'fougue') && !passesByOrder(state, seat, 'fougue', null);
}
