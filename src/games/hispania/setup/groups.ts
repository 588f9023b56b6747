import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { Book } from '../facts/book.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';

/** The four groups of the standard version are named after their principal nations (13.2 to 13.5). */
export function groupHead(book: Book, group: number): NationId | null {
  return book.calendar.groupNames[String(group)] ?? null;
}

/** In the order of the groups. */
export function groupHeads(book: Book): readonly NationId[] {
  return [1, 2, 3, 4].flatMap((group) => groupHead(book, group) ?? []);
}

export function groupOf(book: Book, head: NationId): number | null {
  return book.nations[head].player;
}

function nationsOfGroup(book: Book, group: number): readonly NationId[] {
  return NATION_IDS.filter((nation) => book.nations[nation].player === group);
}

/** Hands a group to a seat, with the points that scenario A gives it (13, 16.1). */
export function seatGroup(play: Play, seat: SeatId, group: number): void {
  const { compensation } = play.book.scenarios[play.state.options.scenario];
  for (const nation of nationsOfGroup(play.book, group)) {
    play.nation(nation, { seat });
    const points = compensation?.[nation] ?? 0;
    if (points > 0) play.ledger({ turn: play.state.turn, nation: null, seat, points, why: 'compensation' });
  }
}
