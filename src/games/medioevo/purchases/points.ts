import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { freeCash } from '../events/turn-order.js';
import { BRANCHES, type Branch } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { OwnedCard, Points } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/** Price of a missing technology point, of any colour (8.2). */
export const POINT_PRICE = 100;

/** A seat's points of a colour: those made in this phase, and those of its ready tokens (RULINGS 125). */
export function pointsAtHand({ realms }: Medioevo, seat: SeatId, colour: Branch): number {
  const realm = realms[seat];
  return (realm?.points[colour] ?? 0) + (realm?.tokens[colour] ?? 0);
}

/** The price of this many points of a colour beyond those at hand. */
export function priceOfPoints(state: Medioevo, seat: SeatId, colour: Branch, points: number): number {
  return POINT_PRICE * Math.max(0, points - pointsAtHand(state, seat, colour));
}

export function canPay(state: Medioevo, seat: SeatId, florins: number, colour: Branch, points: number): boolean {
  return freeCash(state, seat) >= florins + priceOfPoints(state, seat, colour, points);
}

/** Points made are spent first, then tokens are turned; each missing point costs 100 florins (8.2). */
export function spendPoints(play: Play, seat: SeatId, colour: Branch, points: number): void {
  const open = () => points - (play.realm(seat).points[colour] ?? 0);
  while (open() > 0 && (play.realm(seat).tokens[colour] ?? 0) > 0) turnTokenFor(play, seat, colour);
  play.pay(seat, priceOfPoints(play.state, seat, colour, points), 'purchase');
  const made = play.realm(seat).points[colour] ?? 0;
  setPoints(play, seat, colour, Math.max(0, made - points));
  play.emit({ type: 'points-spent', seat, points });
}

/** Points are spent on something other than a technology. */
export function takePoints(play: Play, seat: SeatId, colour: Branch, points: number): void {
  setPoints(play, seat, colour, Math.max(0, (play.realm(seat).points[colour] ?? 0) - points));
}

export function addPoints(play: Play, seat: SeatId, colours: readonly Branch[]): void {
  for (const colour of colours) setPoints(play, seat, colour, (play.realm(seat).points[colour] ?? 0) + 1);
}

function setPoints(play: Play, seat: SeatId, colour: Branch, count: number): void {
  const { [colour]: _before, ...others } = play.realm(seat).points;
  const points: Points = count === 0 ? others : { ...others, [colour]: count };
  play.changeRealm(seat, { points });
}

/** Unspent points are lost at the end of their phase (8.2). */
export function losePoints(play: Play): void {
  for (const seat of play.state.seats)
    if (Object.keys(play.realm(seat).points).length > 0) play.changeRealm(seat, { points: {} });
}

/** Ready cards with points in the corner (8.1). */
export function cardsWithPoints(state: Medioevo, seat: SeatId): readonly OwnedCard[] {
  const { cards } = bookOf(state.overrides);
  return (state.realms[seat]?.cards ?? []).filter(
    ({ number, turned }) => !turned && (cards.get(number)?.points.length ?? 0) > 0,
  );
}

/** A card's lists of points, one of which it gives, each named by its colours. */
export function pointsOfCard(state: Medioevo, card: unknown): readonly (readonly Branch[])[] {
  return bookOf(state.overrides).cards.get(Number(card))?.points ?? [];
}

export function readyTokens(state: Medioevo, seat: SeatId): readonly Branch[] {
  return BRANCHES.filter((colour) => (state.realms[seat]?.tokens[colour] ?? 0) > 0);
}

/** A token is turned for its point (8.1). */
export function turnTokenFor(play: Play, seat: SeatId, colour: Branch): void {
  const { tokens, turnedTokens } = play.realm(seat);
  play.changeRealm(seat, {
    tokens: { ...tokens, [colour]: (tokens[colour] ?? 0) - 1 },
    turnedTokens: { ...turnedTokens, [colour]: (turnedTokens[colour] ?? 0) + 1 },
  });
  addPoints(play, seat, [colour]);
  play.emit({ type: 'token-turned', seat, colour });
}
