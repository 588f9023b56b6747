import type { GameEvent } from '../../../core/chronicle.js';
import type { NationId } from '../facts/ids.js';
import type { HispaniaEvent } from '../state/events.js';
import { book, isNation } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

type Opened = Extract<HispaniaEvent, { readonly type: 'auction-opened' }>;

/** The event with those barred from bidding, each with his rival nation (14.2.3). */
export function withBarred(state: Hispania, event: GameEvent): GameEvent {
  if (!isOpened(event)) return event;
  const rivals = book(state).nations[event.nation].incompatible;
  const barred = state.seats.flatMap((seat) => {
    const rival = event.seats.includes(seat) ? undefined : rivals.find((one) => state.nations[one].seat === seat);
    return rival === undefined ? [] : [{ seat, rival }];
  });
  return barred.length === 0 ? event : { ...event, barred };
}

function isOpened(event: GameEvent): event is GameEvent & Opened {
  return event.type === 'auction-opened' && isNationId(event.nation);
}

function isNationId(id: unknown): id is NationId {
  return typeof id === 'string' && isNation(id);
}
