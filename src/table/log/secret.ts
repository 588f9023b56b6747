import { isObject } from '../../core/json.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { LogEntry } from '../ports/store.js';

/**
 * Somebody wrote a line that this reader (null: a spectator) may not know of: neither its content nor its existence,
 * since their number would reveal what is in them.
 */
export function isSecretTo(
  { kind, events, rolls, detail }: Pick<LogEntry, 'kind' | 'events' | 'rolls' | 'detail'>,
  reader: SeatId | null,
) {
  // What a player wants to be asked about.
  if (kind === 'table') return isObject(detail) && detail.what === 'asks' && detail.seat !== reader;
  if (kind !== 'act') return false;
  const audiences = [...events.map(({ audience }) => audience), ...rolls.map(({ purpose }) => purpose.audience)];
  return audiences.length > 0 && audiences.every((audience) => !mayRead(audience ?? 'all', reader));
}

/** How many commands an undo removes, as this reader counts them; at least one. */
export function countedFor(fallen: readonly LogEntry[], reader: SeatId | null): number {
  return Math.max(1, fallen.filter((entry) => entry.kind === 'act' && !isSecretTo(entry, reader)).length);
}
