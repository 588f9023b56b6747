import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { isAlliance } from './articles.js';
import { breakPactsBetween } from './breach.js';
import { isArmistice, rightOf } from './rights.js';

/** At war, from the turn after a declaration, or at once by an undeclared attack (11.1); hordes always are. */
export function atWar(state: Medioevo, one: Owner, other: Owner): boolean {
  if (one === other) return false;
  if (one === BARBARIANS || other === BARBARIANS) return true;
  const since = state.realms[one]?.wars[other];
  return since !== undefined && since <= state.turn && !isArmistice(state, one, other);
}

/** War from this turn on, for both. */
export function beginWar(play: Play, one: SeatId, other: SeatId, from: number): void {
  play.changeRealm(one, { wars: { ...play.realm(one).wars, [other]: from } });
  play.changeRealm(other, { wars: { ...play.realm(other).wars, [one]: from } });
}

/** Enemies kept apart only by an armistice (11.15). */
export function warRestsByArmistice(state: Medioevo, one: SeatId, other: SeatId): boolean {
  const since = state.realms[one]?.wars[other];
  return since !== undefined && since <= state.turn && isArmistice(state, one, other);
}

/**
 * An attack without war: three honour, war at once, and every pact between the two is broken (11.2, RULINGS 53). If
 * only an armistice separates them they are already at war: just the armistice is broken (RULINGS 127).
 */
export function attackUndeclared(play: Play, seat: SeatId, other: SeatId): void {
  if (atWar(play.state, seat, other)) return;
  if (warRestsByArmistice(play.state, seat, other)) {
    breakPactsBetween(play, seat, other);
    return;
  }
  play.honour(seat, -3, 'undeclared-attack');
  breakPactsBetween(play, seat, other);
  beginWar(play, seat, other, play.state.turn);
  play.emit({ type: 'war', seat, against: other, declared: false });
}

/**
 * A one-sided declaration: attacks are allowed from the next turn on, and the pacts between the two are broken (11.1).
 */
export function declareWar(play: Play, seat: SeatId, other: SeatId): void {
  breakPactsBetween(play, seat, other);
  beginWar(play, seat, other, play.state.turn + 1);
  play.emit({ type: 'war', seat, against: other, declared: true });
}

/** The war of two ends, or a declared one is called off (11.14). */
export function makePeace(play: Play, one: SeatId, other: SeatId): void {
  if (play.realm(one).wars[other] === undefined) return;
  const { [other]: _here, ...here } = play.realm(one).wars;
  const { [one]: _there, ...there } = play.realm(other).wars;
  play.changeRealm(one, { wars: here });
  play.changeRealm(other, { wars: there });
  play.emit({ type: 'peace', seat: one, with: other });
}

/** May a seat's military units pass through the other's land: by a pact of passage (11.5). */
export function mayPass(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  return seat === holder || rightOf(state, seat, holder, 'passage') !== null;
}

/** Has one promised to help the other: then he may fight his enemies in his land (11.9). */
export function areAllied({ pacts, turn }: Medioevo, one: SeatId, other: SeatId): boolean {
  return pacts.some(
    ({ between, articles, until }) =>
      turn <= until && between.includes(one) && between.includes(other) && articles.some(isAlliance),
  );
}

/** May it trade in his zones: by a pact of trade (11.4). */
export function mayTrade(state: Medioevo, seat: SeatId, holder: SeatId, brings = 0): boolean {
  return seat === holder || rightOf(state, seat, holder, 'trade', brings) !== null;
}
