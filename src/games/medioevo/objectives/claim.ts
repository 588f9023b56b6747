import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { BRANCHES, type Branch } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { OwnedCard } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { DONE } from './deeds.js';
import { isStateReached } from './states.js';

/** Objective tokens of each colour in the box (1.2). */
const TOKENS = 8;

/** Tokens of a colour nobody has. */
export function tokensLeft({ realms }: Medioevo, colour: Branch): number {
  const taken = Object.values(realms).reduce(
    (sum, { tokens, turnedTokens }) => sum + (tokens[colour] ?? 0) + (turnedTokens[colour] ?? 0),
    0,
  );
  return TOKENS - taken;
}

/** Is a card's objective met: does the state hold, or was the deed done since the card is owned (8.4)? */
export function isObjectiveMet(state: Medioevo, seat: SeatId, card: OwnedCard): boolean {
  const objective = bookOf(state.overrides).cards.get(card.number)?.objective;
  if (objective === undefined) return false;
  return objective.deed === undefined ? isStateReached(state, seat, objective) : card.deeds[DONE] !== undefined;
}

/** The token colours to win from: those of its gear, if any are left (8.4). */
export function coloursFor(state: Medioevo, card: unknown): readonly Branch[] {
  const gear = bookOf(state.overrides).cards.get(Number(card))?.gear ?? [];
  return (gear.length === 0 ? BRANCHES : gear).filter((colour) => tokensLeft(state, colour) > 0);
}

/** The cards claimable now: ready, met, and with a token left. */
export function claimable(state: Medioevo, seat: SeatId): readonly string[] {
  return (state.realms[seat]?.cards ?? [])
    .filter((card) => !card.turned && coloursFor(state, card.number).length > 0 && isObjectiveMet(state, seat, card))
    .map(({ number }) => `${number}`);
}

/** The card is shown and goes under the deck; its florins come back, and a token is won (8.4). */
export function claim(play: Play, seat: SeatId, card: string, colour: Branch): void {
  const { cards, tokens, cash, cardOrders } = play.realm(seat);
  const florins = cards.find(({ number }) => `${number}` === card)?.florins ?? 0;
  const { [card]: _order, ...orders } = cardOrders;
  play.changeRealm(seat, {
    cards: cards.filter(({ number }) => `${number}` !== card),
    tokens: { ...tokens, [colour]: (tokens[colour] ?? 0) + 1 },
    cash: cash + florins,
    cardOrders: orders,
  });
  play.set({ empireDeck: kit.under(play.state.empireDeck, card) });
  play.emit({ type: 'claimed', seat, card: Number(card), token: colour });
}

/** At the start of a phase all met objectives are claimed, except those held back (8.4). */
export function claimAll(play: Play): void {
  for (const seat of [...play.state.order, ...play.state.seats.filter((one) => !play.state.order.includes(one))]) {
    if (play.realm(seat).keepsBack || play.realm(seat).out) continue;
    for (const card of claimable(play.state, seat)) {
      const [colour] = coloursFor(play.state, card);
      if (colour !== undefined) claim(play, seat, card, colour);
    }
  }
}
