import type { Choice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { nationChoice, nationIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import type { MajorChoice } from '../special/frame.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { assignNation } from './assign.js';
import { firstTurnOf } from './eligible.js';

/** Each seat in turn takes one of the major nations, at its initial score (14.1.1, 14.1.2). */
export const MAJORS = awaited<Hispania, Play, MajorChoice>({
  what: 'major',
  kind: 'reaction',
  who: choosers,
  verbs: {
    choose: {
      slots: [(state) => ({ kind: 'one', slot: 'choice', choices: free(state).map((id) => offered(state, id)) })],
      does(play, frame, seat, action) {
        const nation = nationIn(action.choice);
        if (nation === null) return;
        assignNation(play, nation, seat, book(play.state).nations[nation].initialScore ?? 0, 'major');
        play.pop();
        play.push({ ...frame, id: play.nextId() });
      },
      byDefault(state) {
        const [first] = free(state);
        return first === undefined ? { verb: 'choose' } : { verb: 'choose', choice: first };
      },
    },
  },
  settles(play, frame) {
    if (choosers(play.state, frame).length > 0) return false;
    play.pop();
    return true;
  },
});

/** The next in order without one. */
function choosers(state: Hispania, { order }: MajorChoice): readonly SeatId[] {
  const { majors } = book(state).calendar;
  return order.filter((seat) => !majors.some((nation) => state.nations[nation].seat === seat)).slice(0, 1);
}
function free(state: Hispania): readonly NationId[] {
  return book(state).calendar.majors.filter((nation) => state.nations[nation].seat === null);
}

/** Its cost, and its first turn. */
function offered(state: Hispania, id: NationId): Choice {
  const values = { points: book(state).nations[id].initialScore ?? 0, turn: firstTurnOf(state, id) ?? 1 };
  return { ...nationChoice(id), note: 'major', values };
}
