import { shuffled } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import { doneOnce } from '../../../kit/steps/by-itself.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { Book } from '../facts/book.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { SeatingFrame } from '../state/frame.js';

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

/** The groups are handed out (13.1), or bid for (10.1), or each takes a major nation (14.1): seated or drawn. */
export const SEATING: Situation<SeatingFrame> = doneOnce((play, { drawn }) => {
  const { options, seats } = play.state;
  if (options.groupBids) {
    const lots = options.version === 'standard' ? groupHeads(play.book) : play.book.calendar.majors;
    play.push({ kind: 'lots', id: play.nextId(), lots, bids: {}, closed: [], aside: [], drawn: [] });
    return;
  }
  const order = drawn ? shuffled(play.dice, seats, { what: 'groups' }) : seats;
  if (options.version === 'advanced') {
    play.push({ kind: 'majors', id: play.nextId(), order });
    return;
  }
  order.forEach((seat, index) => {
    seatGroup(play, seat, index + 1);
    const head = groupHead(play.book, index + 1);
    if (head !== null) play.emit({ type: 'group-assigned', seat, nation: head, points: 0 });
  });
});
