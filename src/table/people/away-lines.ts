import type { SeatId } from '../../core/seat.js';
import type { TableContext } from '../context.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { absenceAt } from './waking.js';

/** Who in these seats (or in any) is away as announced, and until when: public. */
export async function awayLines(
  table: TableContext,
  game: GameRecord,
  seats: readonly SeatId[] = game.seats.map(({ seat }) => seat),
): Promise<readonly Line[]> {
  const now = table.deps.clock.now();
  const lines: Line[] = [];
  const told = new Set<string>();
  for (const { seat, userId } of game.seats) {
    if (userId === null || !seats.includes(seat) || told.has(userId)) continue;
    told.add(userId);
    const preferences = await table.deps.store.preferences(userId);
    const away = preferences.absences.find((one) => absenceAt(now, { ...preferences, absences: [one] }) !== null);
    const last = away?.to;
    if (last === undefined) continue;
    lines.push({ from: 'table', key: 'status.away', values: { who: { kind: 'seat', id: seat }, last } });
  }
  return lines;
}
