import { mayRead, type SeatId } from '../../core/seat.js';
import type { LogEntry } from '../ports/store.js';

/**
 * Somebody wrote a line that this reader (null: whoever only watches) may not know of: neither what it says nor that there
 * is one, for how many there are would tell what is in them.
 */
export function isSecretTo(
  { kind, events, rolls }: Pick<LogEntry, 'kind' | 'events' | 'rolls'>,
  reader: SeatId | null,
) {
  if (kind !== 'act') return false;
  const audiences = [...events.map(({ audience }) => audience), ...rolls.map(({ purpose }) => purpose.audience)];
  return audiences.length > 0 && audiences.every((audience) => !mayRead(audience ?? 'all', reader));
}

/** So many commands fall with an undo, as this reader counts them: never none. */
export function countedFor(fallen: readonly LogEntry[], reader: SeatId | null): number {
  return Math.max(1, fallen.filter((entry) => entry.kind === 'act' && !isSecretTo(entry, reader)).length);
}
