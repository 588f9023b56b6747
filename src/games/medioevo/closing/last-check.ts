import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { enemiesAt } from '../battle/field.js';
import { endExpiredPacts } from '../diplomacy/breach.js';
import { settleAll } from '../diplomacy/disputes.js';
import type { Play } from '../engine/play.js';
import { showTolerated } from '../events/event-card.js';
import { checkRebellions } from '../events/rebellion.js';
import type { Frame } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';

/** The last tax check (10.7): the top card is put aside; the back of the next shows the tolerated tax (RULINGS 81). */
export function lastCheck(play: Play): void {
  const aside = kit.draw(play.dice, play.state.eventDeck, { what: 'event-card' });
  if (aside !== null) play.set({ eventDeck: aside.deck });
  showTolerated(play);
  checkRebellions(play);
}

/** The seat that has reached the honour limit, if the table plays with one (1.1). */
export function limitReached({ options, realms, seats }: Medioevo): SeatId | undefined {
  const { honourLimit } = options;
  return honourLimit === null ? undefined : seats.find((seat) => (realms[seat]?.honour ?? 0) >= honourLimit);
}

/** The last enemy's land is taken together with him, before anything else (10.1, RULINGS 112). */
const isTaken = (state: Medioevo, inner: Frame) =>
  inner.kind === 'foes' && enemiesAt(state, inner.seat, inner.at).length === 0;

/** The game ends in mid-turn: only the last check and the count follow. */
export function endAtLimit(play: Play): void {
  const { phase, frames } = play.state;
  const inner = frames.at(-1);
  if (phase === 'over' || phase === 'setup' || inner === undefined || isTaken(play.state, inner)) return;
  const seat = limitReached(play.state);
  if (seat === undefined || frames.some(({ kind }) => kind === 'final-count')) return;
  settleAll(play);
  endExpiredPacts(play);
  play.set({ frames: [] });
  play.emit({ type: 'limit-reached', seat });
  play.next({ kind: 'last-check' }, { kind: 'final-count' });
}
