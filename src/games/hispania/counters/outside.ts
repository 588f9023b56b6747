import type { Action } from '../../../core/action.js';
import type { Domain, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { areaIn, eventChoice, pieceIn } from '../engine/domain.js';
import type { Verbs } from '../engine/rules.js';
import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import type { PlayedEvent } from '../special/frame.js';
import { isUnitKind, leaderPiece } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { handOf } from './hand.js';
import { playEvent } from './nul.js';
import { leadersToSpare, mayPlayNow, nextQuestion } from './turn-counters.js';

/** Events played outside battles: in one's own nation's turn, or (Longue vie) at any time. */
export const COUNTERS: Verbs = {
  offers(state, seat): readonly Offer[] {
    return playable(state, seat).length > 0 ? [{ verb: 'event', optional: true, final: true, secret: true }] : [];
  },
  ask(state, seat, _verb, filled): Domain {
    const events = playable(state, seat);
    if (filled.event === undefined) {
      return { kind: 'one', slot: 'event', choices: events.map(eventChoice) };
    }
    const event = events.find((id) => id === filled.event);
    const more = event === undefined ? null : nextQuestion(state, seat, event);
    return more === null || filled[more.slot] !== undefined ? DONE : more;
  },
  act(play, seat, action) {
    const event = playable(play.state, seat).find((id) => id === action.event);
    if (event !== undefined) playEvent(play, readPlayed(play.state, seat, event, action));
  },
};

function playable(state: Hispania, seat: SeatId): readonly EventKind[] {
  if (!state.options.events || state.frames.length > 0 || state.stage.phase === 'over') return [];
  const hand = handOf(state, seat);
  return hand.length === 0 ? [] : EVENT_KINDS.filter((event) => hand.includes(event) && mayPlayNow(state, seat, event));
}

/** What it is played on. */
export function readPlayed(state: Hispania, seat: SeatId, event: EventKind, action: Action): PlayedEvent {
  const unit = pieceIn(action.unit);
  const spared = leadersToSpare(state, seat).find(({ leader }) => leaderPiece(leader) === textIn(action, 'leader'));
  return {
    seat,
    event,
    nation: spared?.nation ?? state.stage.nation,
    unit: unit !== null && isUnitKind(unit) ? unit : null,
    target: null,
    second: null,
    leader: spared?.leader ?? null,
    area: areaIn(action.province),
  };
}
