import type { SeatId } from '../../../core/seat.js';
import { isMutual } from '../diplomacy/articles.js';
import { players } from '../events/turn-order.js';
import type { ArticleKind, PactOffer } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { type Idea, idea } from './idea.js';
import { turnsLeft } from './purse.js';

/** What a right is worth to whoever gets it, and costs whoever gives it. */
const GETS: { readonly [Kind in ArticleKind]: number } = {
  trade: 2,
  passage: 0.5,
  'military-control': 1,
  'civil-control': 0.5,
  'non-aggression': 1,
  'defensive-alliance': 1,
  'offensive-alliance': 0.5,
  armistice: 0.5,
};
const GIVES: { readonly [Kind in ArticleKind]: number } = {
  trade: 1,
  passage: 2,
  'military-control': 4,
  'civil-control': 1.5,
  'non-aggression': 0.5,
  'defensive-alliance': 2,
  'offensive-alliance': 3,
  armistice: 0.5,
};
/** Florins for which it gives up one of these. */
const FLORINS = 150;
/** Whoever leads by so much gets nothing for nothing. */
const LEADS = 4;

/** An offer raises one's prospects, or is declined. */
export function answering(state: Medioevo, seat: SeatId): Idea | null {
  const offer = state.diplomacy.offers.find(
    ({ from, to, others, agreed }) => from !== seat && [to, ...others].includes(seat) && !agreed.includes(seat),
  );
  if (offer === undefined) return null;
  const values = { who: { kind: 'seat' as const, id: offer.from } };
  return worthOf(state, seat, offer) > 0
    ? idea({ verb: 'accept-pact', pact: `${offer.id}` }, 'accepts', values)
    : idea({ verb: 'decline-pact', pact: `${offer.id}` }, 'declines', values);
}

function worthOf(state: Medioevo, seat: SeatId, offer: PactOffer): number {
  let worth = offer.peace ? 1 : 0;
  for (const article of offer.articles) {
    const { kind, gives, gets } = article;
    if (isMutual(article)) worth += GETS[kind] - GIVES[kind];
    else if (gets === seat) worth += GETS[kind];
    else if (gives === seat) worth -= GIVES[kind];
  }
  const paid = (offer.receives - offer.pays) / FLORINS;
  worth -= offer.to === seat ? paid : 0;
  worth -= offer.toll / (4 * FLORINS);
  const honour = (one: SeatId) => state.realms[one]?.honour ?? 0;
  const leads = Math.max(0, honour(offer.from) - honour(seat) - LEADS);
  return worth - leads / 8;
}

/** Turns in which pacts are offered: whoever has declined is not asked every time. */
const EVERY = 3;

/** Trade both ways and peace, with everybody who has not agreed to it yet; the two nearest in honour first (11.3). */
export function offering(state: Medioevo, seat: SeatId): Idea | null {
  if (turnsLeft(state) < 2 || state.turn % EVERY !== 1 % EVERY) return null;
  const offers = state.diplomacy.offers.filter(({ from }) => from === seat);
  if (offers.length >= 2) return null;
  const honour = (one: SeatId) => state.realms[one]?.honour ?? 0;
  const [other] = players(state)
    .filter((one) => one !== seat && !agreed(state, seat, one) && !pending(state, seat, one))
    .filter((one) => state.realms[seat]?.wars[one] === undefined)
    .toSorted((one, two) => honour(one) - honour(two));
  if (other === undefined) return null;
  const action = {
    verb: 'offer-pact',
    with: other,
    articles: { 'give-trade': 1, 'get-trade': 1, 'non-aggression': 1 },
    toll: 0,
    until: state.options.turns,
    known: 'public',
  };
  return idea(action, 'offers-trade', { who: { kind: 'seat', id: other } });
}

const agreed = ({ pacts, turn }: Medioevo, seat: SeatId, other: SeatId) =>
  pacts.some(
    ({ between, articles, until }) =>
      until >= turn &&
      between.includes(seat) &&
      between.includes(other) &&
      articles.some(({ kind }) => kind === 'trade'),
  );
const pending = ({ diplomacy }: Medioevo, seat: SeatId, other: SeatId) =>
  diplomacy.offers.some(
    ({ from, to, others }) => [from, to, ...others].includes(seat) && [from, to, ...others].includes(other),
  );
