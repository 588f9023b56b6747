import type { Choice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { DONE } from '../../../kit/offers/domain.js';
import { nationChoice, nationIn } from '../engine/domain.js';
import type { Situation } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import type { MajorChoice } from '../special/frame.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { assign } from './assign.js';
import { appearsOn } from './eligible.js';

/** Each seat in turn takes one of the major nations, at its initial score (14.1.1, 14.1.2). */
export const MAJORS: Situation<MajorChoice> = {
  owes(state, frame) {
    const seat = chooser(state, frame);
    return seat === null ? [] : [{ seats: [seat], kind: 'reaction', what: 'major' }];
  },
  offers: (state, frame, seat) => (chooser(state, frame) === seat ? [{ verb: 'choose' }] : []),
  ask(state, _frame, _seat, _verb, filled) {
    return filled.choice === undefined
      ? { kind: 'one', slot: 'choice', choices: free(state).map((id) => offered(state, id)) }
      : DONE;
  },
  act(play, frame, seat, action) {
    const nation = nationIn(action.choice);
    if (nation === null) return;
    assign(play, nation, seat, book(play.state).nations[nation].initialScore ?? 0, 'major');
    play.pop();
    play.push({ ...frame, id: play.nextId() });
  },
  fallback(state) {
    const [first] = free(state);
    return first === undefined ? { verb: 'choose' } : { verb: 'choose', choice: first };
  },
  settle(play, frame) {
    if (chooser(play.state, frame) !== null) return 'wait';
    play.pop();
    return 'again';
  },
};

function chooser(state: Hispania, { order }: MajorChoice): SeatId | null {
  const { majors } = book(state).calendar;
  return order.find((seat) => !majors.some((nation) => state.nations[nation].seat === seat)) ?? null;
}
function free(state: Hispania): readonly NationId[] {
  return book(state).calendar.majors.filter((nation) => state.nations[nation].seat === null);
}

/** What it would cost, and from when on it is played. */
function offered(state: Hispania, id: NationId): Choice {
  const values = { points: book(state).nations[id].initialScore ?? 0, turn: appearsOn(state, id) ?? 1 };
  return { ...nationChoice(id), note: 'major', values };
}
