import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';

/** At war, from the turn after it was declared, or at once by an attack without declaration (11.1); hordes always are. */
export function atWar(state: Medioevo, one: Owner, other: Owner): boolean {
  if (one === other) return false;
  if (one === BARBARIANS || other === BARBARIANS) return true;
  const since = state.realms[one]?.wars[other];
  return since !== undefined && since <= state.turn;
}

/** War from this turn on, for both. */
export function beginWar(play: Play, one: SeatId, other: SeatId, from: number): void {
  play.changeRealm(one, { wars: { ...play.realm(one).wars, [other]: from } });
  play.changeRealm(other, { wars: { ...play.realm(other).wars, [one]: from } });
}

/** An attack without a war: three honour, and war at once (11.1, 10.2). */
export function attackUndeclared(play: Play, seat: SeatId, other: SeatId): void {
  if (atWar(play.state, seat, other)) return;
  play.honour(seat, -3, 'undeclared-attack');
  beginWar(play, seat, other, play.state.turn);
  play.emit({ type: 'war', seat, against: other, declared: false });
}

/** A one-sided declaration: attacks are allowed from the next turn on (11.1). */
export function declareWar(play: Play, seat: SeatId, other: SeatId): void {
  beginWar(play, seat, other, play.state.turn + 1);
  play.emit({ type: 'war', seat, against: other, declared: true });
}

/** May the military units of a seat pass through what another holds: by a pact of passage (11.3). */
export function mayPass(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  return seat === holder || pactBetween(state, seat, holder, 'passage');
}

/** May it trade in his zones: by a pact of trade (7.2). */
export function mayTrade(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  return seat === holder || pactBetween(state, seat, holder, 'trade');
}

function pactBetween(state: Medioevo, seat: SeatId, holder: SeatId, kind: 'passage' | 'trade'): boolean {
  return state.pacts.some(
    (pact) => pact.kind === kind && pact.gives === holder && pact.gets === seat && state.turn <= pact.until,
  );
}
