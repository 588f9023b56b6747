import { shuffled } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import { doneOnce } from '../../../kit/steps/by-itself.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { Book } from '../facts/book.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { SeatingFrame } from '../state/frame.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** The standard version's four groups are named after their principal nations (13.2 to 13.5). */
export function groupHead(book: Book, group: number): NationId | null {
  return book.calendar.groupNames[String(group)] ?? null;
}

/** In group order. */
export function groupHeads(book: Book): readonly NationId[] {
  return [1, 2, 3, 4].flatMap((group) => groupHead(book, group) ?? []);
}

export function groupOf(book: Book, head: NationId): number | null {
  return book.nations[head].player;
}

function nationsOfGroup(book: Book, group: number): readonly NationId[] {
  return NATION_IDS.filter((nation) => book.nations[nation].player === group);
}

/** All nations of a head's group. */
export function groupNations(book: Book, head: NationId): readonly NationId[] {
  const group = groupOf(book, head);
  return group === null ? [] : nationsOfGroup(book, group);
}

/** Gives a group to a seat, with scenario A's points (13, 16.1). */
export function seatGroup(play: Play, seat: SeatId, group: number): void {
  const { compensation } = play.book.scenarios[play.state.options.scenario];
  for (const nation of nationsOfGroup(play.book, group)) {
    play.nation(nation, { seat });
    const points = compensation?.[nation] ?? 0;
    if (points > 0) play.ledger({ turn: play.state.turn, nation: null, seat, points, why: 'compensation' });
  }
}

/** Owned by default. In the advanced version future nations are auctioned. */
export function isGivenOut(state: Hispania, nation: NationId): boolean {
  if (areasWith(state, nation).length > 0) return true;
  return groupOf(book(state), nation) !== null && state.options.version === 'standard';
}

/**
 * The player of each nation in a position: as given, else the owner of others in its group (13), else the seats without
 * a group in order.
 */
export function holdersOf(
  seats: Readonly<Record<SeatId, readonly NationId[]>>,
  state: Hispania,
): (nation: NationId) => SeatId | null {
  const names = Object.keys(seats);
  const said = new Map<NationId, SeatId>();
  const groups = new Map<number, SeatId>();
  for (const [seat, nations] of Object.entries(seats)) {
    for (const nation of nations) {
      said.set(nation, seat);
      const group = groupOf(book(state), nation);
      if (group !== null && !groups.has(group)) groups.set(group, seat);
    }
  }
  for (const group of [1, 2, 3, 4]) {
    const free = names.find((seat) => ![...groups.values()].includes(seat)) ?? names[(group - 1) % names.length];
    if (!groups.has(group) && free !== undefined) groups.set(group, free);
  }
  return (nation) => {
    const seat = said.get(nation);
    if (seat !== undefined || !isGivenOut(state, nation)) return seat ?? null;
    const group = groupOf(book(state), nation);
    return (group === null ? names[0] : groups.get(group)) ?? null;
  };
}

/** The groups are assigned (13.1) or auctioned (10.1), or each takes a major nation (14.1): in order or by lot. */
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
