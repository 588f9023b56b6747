import type { Interpreted } from '../../../core/contract/typing.js';
import type { Choice } from '../../../core/offer.js';
import { ok, type Phrase, type Result, type Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { termOf } from '../../../kit/typed/names.js';
import { handOf } from '../counters/hand.js';
import { ask, offers } from '../engine/steps.js';
import type { EventKind } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';

/** Whether one has events at all that others do not see. */
export function hasEvents({ options }: Hispania): boolean {
  return options.events || options.signOfGod;
}

/** `/event` alone: the counters one holds, which are playable now, and the public facts about the others (10.3). */
export function eventsHeld(state: Hispania, seat: SeatId): Result<Interpreted> {
  const lines: Phrase[] = [];
  const hand = handOf(state, seat);
  if (state.options.events) {
    lines.push(
      hand.length === 0 ? { key: 'events-none' } : { key: 'events-held', values: { events: hand.map(named) } },
    );
    for (const event of new Set(hand)) {
      lines.push({ key: 'event-does', values: { event: named(event), does: { kind: 'about', id: `event.${event}` } } });
    }
  }
  if (state.options.signOfGod) {
    lines.push({ key: state.players[seat]?.signUsed === true ? 'sign-used' : 'sign-held' });
  }
  const now = playable(state, seat);
  if (now.length > 0) lines.push({ key: 'events-now', values: { events: now.map(termOf) } });
  if (state.options.events) {
    const others = state.seats.filter((other) => other !== seat);
    for (const other of others) {
      const count = handOf(state, other).length;
      lines.push({ key: 'events-of', values: { seat: { kind: 'seat', id: other }, count } });
    }
    const { bag, played } = state.counters;
    lines.push({ key: 'events-left', values: { count: bag.length } });
    if (played.length > 0) lines.push({ key: 'events-played', values: { events: played.map(named) } });
  }
  return ok({ kind: 'answer', lines });
}

function named(event: EventKind): Term {
  return { kind: 'event', id: event };
}

function playable(state: Hispania, seat: SeatId): readonly Choice[] {
  const verbs = offers(state, seat).map(({ verb }) => verb);
  const events = verbs.includes('event') ? ask(state, seat, 'event', {}) : null;
  const sign: readonly Choice[] = verbs.includes('sign') ? [{ id: 'sign' }] : [];
  return [...(events?.kind === 'one' ? events.choices : []), ...sign];
}
