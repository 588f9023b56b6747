import type { JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { object } from '../../../kit/data/reader.js';
import type { Play } from '../engine/play.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { items, nationNamed } from './parts.js';

/** Seats and their nations; without any, the four groups of the standard version. */
export function seatsOf(
  position: JsonObject,
  seatOf: (name: string) => SeatId,
): ReadonlyMap<SeatId, readonly NationId[]> {
  const named = Object.entries(object(position.seats ?? {}, 'seats'));
  const groups = new Map<SeatId, readonly NationId[]>();
  for (const [name, nations] of named) {
    const list = items(nations, `seats.${name}`).map((nation) => nationNamed(nation, `seats.${name}`));
    groups.set(seatOf(name), list);
  }
  if (groups.size === 0) for (const name of ['p1', 'p2', 'p3', 'p4']) groups.set(seatOf(name), []);
  return groups;
}

/**
 * Nations that nobody was given go with the others of their group (13), or to the first seats without any. In the
 * advanced version those not yet on the board belong to nobody: they will be bid for.
 */
export function giveNations(play: Play, groups: ReadonlyMap<SeatId, readonly NationId[]>): void {
  const seats = [...groups.keys()];
  const holder = new Map<number, SeatId>();
  const groupOf = (nation: NationId) => play.book.nations[nation].player;
  for (const [seat, nations] of groups) {
    for (const nation of nations) {
      const group = groupOf(nation);
      play.nation(nation, { seat });
      if (group !== null && !holder.has(group)) holder.set(group, seat);
    }
  }
  for (const group of [1, 2, 3, 4]) {
    const free = seats.find((seat) => ![...holder.values()].includes(seat)) ?? seats[(group - 1) % seats.length];
    if (!holder.has(group) && free !== undefined) holder.set(group, free);
  }
  for (const nation of NATION_IDS) {
    const group = groupOf(nation);
    const here = areasWith(play.state, nation).length > 0;
    if (play.state.nations[nation].seat !== null || (play.state.options.version === 'advanced' && !here)) continue;
    const seat = group === null ? (here ? seats[0] : undefined) : holder.get(group);
    play.nation(nation, { seat: seat ?? null });
  }
}

/** Would a position that does not say who plays this nation give it to somebody? */
export function isGivenOut(state: Hispania, nation: NationId): boolean {
  const here = areasWith(state, nation).length > 0;
  const inGroup = book(state).nations[nation].player !== null;
  return here || (inGroup && state.options.version === 'standard');
}
