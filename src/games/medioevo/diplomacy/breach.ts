import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { Pact } from '../state/pact.js';
import { articlesSeenBy } from './articles.js';

/** What a broken pact costs (10.2). */
const BROKEN = -2;

export function partnerIn({ between }: Pick<Pact, 'between'>, seat: SeatId): SeatId {
  const [one, other] = between;
  return one === seat ? other : one;
}

/** A pact is over; a complaint about it is settled by that. */
export function endPact(play: Play, { id }: Pick<Pact, 'id'>): void {
  const { pacts, diplomacy } = play.state;
  play.set({
    pacts: pacts.filter((pact) => pact.id !== id),
    diplomacy: { ...diplomacy, disputes: diplomacy.disputes.filter(({ pact }) => pact !== id) },
  });
}

/** One of the two breaks it, for all to see: it ends and costs him two honour (11.16). */
export function breakPact(play: Play, pact: Pact, breaker: SeatId): void {
  endPact(play, pact);
  const articles = articlesSeenBy(pact.articles, breaker);
  play.emit({ type: 'pact-broken', seat: breaker, with: partnerIn(pact, breaker), articles });
  play.honour(breaker, BROKEN, 'pact-broken');
}

/** War, declared or not, breaks every pact between two, each for two honour (11.1, 11.2). */
export function breakPactsBetween(play: Play, breaker: SeatId, other: SeatId): void {
  for (const pact of play.state.pacts) {
    if (pact.between.includes(breaker) && pact.between.includes(other)) breakPact(play, pact, breaker);
  }
}

/** At the end of a turn pacts whose time is over end, and offers that nobody answered lapse (11.3, 11.12). */
export function lapse(play: Play): void {
  for (const pact of play.state.pacts) {
    if (pact.until > play.state.turn) continue;
    endPact(play, pact);
    const [seat, other] = pact.between;
    const told = { type: 'pact-ended', seat, with: other, articles: articlesSeenBy(pact.articles, seat) } as const;
    play.emit(pact.secret ? { ...told, audience: [seat, other] } : told);
  }
  for (const { from, to } of play.state.diplomacy.offers) {
    play.emit({ type: 'pact-lapsed', seat: from, with: to, audience: [from, to] });
  }
  play.set({ diplomacy: { ...play.state.diplomacy, offers: [], complaints: [], letters: {} } });
}

/** Whoever leaves the game has neither pacts nor offers nor complaints, and breaks none by it (8.4). */
export function forgetPactsOf(play: Play, seat: SeatId): void {
  for (const pact of play.state.pacts) if (pact.between.includes(seat)) endPact(play, pact);
  const { diplomacy } = play.state;
  const { [seat]: _own, ...letters } = diplomacy.letters;
  play.set({
    diplomacy: {
      ...diplomacy,
      letters,
      offers: diplomacy.offers.filter(({ from, to }) => from !== seat && to !== seat),
    },
  });
}
