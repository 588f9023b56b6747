import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { Pact } from '../state/pact.js';
import type { Between } from '../state/pact-events.js';
import { articlesSeenBy, isMutual } from './articles.js';

/** The honour a broken pact costs (10.2). */
const BROKEN = -2;

export function partnersIn({ between }: Pick<Pact, 'between'>, seat: SeatId): readonly SeatId[] {
  return between.filter((one) => one !== seat);
}

/** A pact or offer as one signatory sees it: with whom, and who else. */
export function withPartners(seat: SeatId, partners: readonly SeatId[]): Between {
  const [first = seat, ...others] = partners;
  return { seat, with: first, ...(others.length === 0 ? {} : { others }) };
}

/** A pact ends; this settles a complaint about it. */
export function endPact(play: Play, { id }: Pick<Pact, 'id'>): void {
  const { pacts, diplomacy } = play.state;
  play.set({
    pacts: pacts.filter((pact) => pact.id !== id),
    diplomacy: { ...diplomacy, disputes: diplomacy.disputes.filter(({ pact }) => pact !== id) },
  });
}

/**
 * A signatory breaks it: it ends for all and costs him two honour, publicly (11.16). Secret terms and partners stay
 * secret (11.13).
 */
export function breakPact(play: Play, pact: Pact, breaker: SeatId): void {
  endPact(play, pact);
  const articles = articlesSeenBy(pact.articles, breaker);
  const told = { type: 'pact-broken', ...withPartners(breaker, partnersIn(pact, breaker)), articles } as const;
  if (pact.secret) play.emit({ type: 'secret-pact-broken', seat: breaker });
  play.emit(pact.secret ? { ...told, audience: pact.between } : told);
  play.honour(breaker, BROKEN, 'pact-broken');
}

/** War, declared or not, breaks every pact between two, for two honour each (11.1, 11.2, 11.17). */
export function breakPactsBetween(play: Play, breaker: SeatId, other: SeatId): void {
  for (const pact of play.state.pacts) {
    if (pact.between.includes(breaker) && pact.between.includes(other)) breakPact(play, pact, breaker);
  }
}

/** It ended without a breach: told to those who may know of it. */
export function tellEnd(play: Play, { between, articles, secret }: Pact): void {
  const [seat] = between;
  if (seat === undefined) return;
  const partners = withPartners(seat, partnersIn({ between }, seat));
  const told = { type: 'pact-ended', ...partners, articles: articlesSeenBy(articles, seat) } as const;
  play.emit(secret ? { ...told, audience: between } : told);
}

/** At the end of a turn expired pacts end, and unanswered offers lapse (11.3, 11.12). */
export function endExpiredPacts(play: Play): void {
  for (const pact of play.state.pacts) {
    if (pact.until > play.state.turn) continue;
    endPact(play, pact);
    tellEnd(play, pact);
  }
  for (const { from, to, others } of play.state.diplomacy.offers) {
    play.emit({ type: 'pact-lapsed', ...withPartners(from, [to, ...others]), audience: [from, to, ...others] });
  }
  play.set({ diplomacy: { ...play.state.diplomacy, offers: [], complaints: [], letters: {} } });
}

/** A player who leaves the game loses his pacts, offers and complaints, without breaking any (8.4). */
export function forgetPactsOf(play: Play, seat: SeatId): void {
  for (const pact of play.state.pacts) if (pact.between.includes(seat)) leave(play, pact, seat);
  const { diplomacy } = play.state;
  const { [seat]: _own, ...letters } = diplomacy.letters;
  play.set({
    diplomacy: {
      ...diplomacy,
      letters,
      offers: diplomacy.offers.filter(({ from, to, others }) => ![from, to, ...others].includes(seat)),
    },
  });
}

/** A pact of several goes on between the others (11.22). */
function leave(play: Play, pact: Pact, seat: SeatId): void {
  const between = partnersIn(pact, seat);
  if (between.length < 2) {
    endPact(play, pact);
    return;
  }
  const [first = seat, second = seat] = between;
  const articles = pact.articles.flatMap((article) => {
    if (isMutual(article)) return [{ ...article, gives: first, gets: second }];
    return article.gives === seat || article.gets === seat ? [] : [article];
  });
  const left = { ...pact, between, articles, ending: pact.ending.filter((one) => one !== seat) };
  play.set({ pacts: play.state.pacts.map((one) => (one.id === pact.id ? left : one)) });
}
