import type { HispaniaEvent } from '../../state/events.js';
import type { Speech } from './speech.js';

export type EventType = HispaniaEvent['type'];
export type EventMap = { readonly [T in EventType]: Extract<HispaniaEvent, { readonly type: T }> };
/** The sentence of an event, or null for what another sentence tells already. */
type Teller<T extends EventType> = (say: Speech, event: EventMap[T]) => string | null;
export type Tellers<T extends EventType = EventType> = { readonly [K in T]: Teller<K> };

export const SILENT = (): null => null;
