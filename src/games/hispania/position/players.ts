import type { Json, JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { Misread, object, signedHalves, text } from '../../../kit/data/reader.js';
import type { Play } from '../engine/play.js';
import { EVENT_KINDS } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { isOrders } from './board.js';
import { items } from './parts.js';

/** What is in the bag: what the position says, or all that was neither played nor drawn (10.3). */
export function countersOf(position: JsonObject, start: Hispania): Hispania['counters'] {
  if (position.played === undefined && position.bag === undefined && position.hands === undefined)
    return start.counters;
  const known = (value: Json | undefined, path: string) =>
    items(value ?? [], path).map((event) => {
      const found = EVENT_KINDS.find((kind) => kind === event);
      if (found === undefined) throw new Misread(path, 'known-name');
      return found;
    });
  const played = known(position.played, 'played');
  if (position.bag !== undefined) return { bag: known(position.bag, 'bag'), played };
  const gone = [...played];
  for (const [name, hand] of Object.entries(object(position.hands ?? {}, 'hands')))
    gone.push(...known(hand, `hands.${name}`));
  const bag = start.counters.bag.filter((event) => {
    const at = gone.indexOf(event);
    if (at !== -1) gone.splice(at, 1);
    return at === -1;
  });
  return { bag, played };
}

/** What each player holds and has ordered, and what he got besides his nations' points (10.2, 10.3, 16.1). */
export function givePlayers(play: Play, position: JsonObject, seatOf: (name: string) => SeatId): void {
  for (const [name, hand] of Object.entries(object(position.hands ?? {}, 'hands'))) {
    const events = items(hand, `hands.${name}`).flatMap((event) => EVENT_KINDS.filter((kind) => kind === event));
    play.player(seatOf(name), { hand: events });
  }
  for (const [name, orders] of Object.entries(object(position.orders ?? {}, 'orders'))) {
    if (!isOrders(orders)) throw new Misread(`orders.${name}`, 'known-name');
    play.player(seatOf(name), { orders });
  }
  for (const [index, name] of items(position.signs ?? [], 'signs').entries()) {
    play.player(seatOf(text(name, `signs.${index}`)), { signUsed: true });
  }
  for (const [name, points] of Object.entries(object(position.compensation ?? {}, 'compensation'))) {
    const given = signedHalves(points, `compensation.${name}`);
    play.ledger({ turn: play.state.turn, nation: null, seat: seatOf(name), points: given, why: 'compensation' });
  }
}

/** Who lets every event pass until the turn of the nation is over: known once it is said whose turn it is (10.3). */
export function givePassing(play: Play, position: JsonObject, seatOf: (name: string) => SeatId): void {
  const { turn, stage } = play.state;
  const standing = items(position.standing ?? [], 'standing').map((name, index) => text(name, `standing.${index}`));
  for (const [index, name] of items(position.passing ?? [], 'passing').entries()) {
    if (stage.nation === null) throw new Misread('passing', 'known-name');
    const who = text(name, `passing.${index}`);
    const stands = standing.includes(who) ? { stands: true as const } : {};
    play.player(seatOf(who), { letPass: { turn, nation: stage.nation, ...stands } });
  }
}
