import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { freeCash } from '../events/turn-order.js';
import type { Pact, PactOffer } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { articlesSeenBy, isLasting } from './articles.js';
import { withPartners } from './breach.js';
import { handOver, holdsPrisoners } from './prisoners-held.js';
import { makePeace } from './relations.js';
import { transferFlorins } from './rights.js';

/** Has the offerer still what he would give? The other's purse is private until then. */
export function canStillPay(state: Medioevo, { from, pays, frees }: PactOffer): boolean {
  return freeCash(state, from) >= pays && holdsPrisoners(state, from, frees);
}
export function canAccept(state: Medioevo, { to, receives, asks }: PactOffer, seat: SeatId): boolean {
  if (seat !== to) return true;
  return freeCash(state, to) >= receives && holdsPrisoners(state, to, asks);
}

/**
 * An offer is accepted: florins and prisoners change hands at once (11.10, 11.11), peace is made, and lasting articles
 * become a pact. An armistice is a separate public pact for the rest of the turn (11.15).
 */
export function sign(play: Play, offer: PactOffer): void {
  const { from, to, articles, words } = offer;
  if (offer.pays > 0) transferFlorins(play, from, to, offer.pays);
  if (offer.receives > 0) transferFlorins(play, to, from, offer.receives);
  handOver(play, from, to, offer.frees);
  handOver(play, to, from, offer.asks);
  const seats = [from, to, ...offer.others];
  if (offer.peace) {
    for (const one of seats) for (const other of seats.slice(seats.indexOf(one) + 1)) makePeace(play, one, other);
  }
  const lasting = articles.filter(isLasting);
  if (lasting.length > 0 || words !== '') keep(play, { ...offer, articles: lasting });
  const truce = articles.filter((article) => !isLasting(article));
  if (truce.length > 0) {
    keep(play, { ...offer, articles: truce, until: play.state.turn, secret: false, words: '', toll: 0, units: 0 });
  }
}

function keep(play: Play, { from, to, others, articles, toll, units, against, until, secret, words }: PactOffer): void {
  const id = play.state.diplomacy.last + 1;
  const treaty = { articles, toll, units, against, until, secret, words };
  const between = [from, to, ...others];
  const pact: Pact = { id, between, ending: [], ...treaty };
  play.set({ pacts: [...play.state.pacts, pact], diplomacy: { ...play.state.diplomacy, last: id } });
  const told = {
    type: 'pact-made',
    ...withPartners(from, [to, ...others]),
    until,
    ...(articles.length === 0 ? {} : { articles: articlesSeenBy(articles, from) }),
    ...(toll === 0 ? {} : { toll }),
    ...(units === 0 ? {} : { help: units }),
    ...(against.length === 0 ? {} : { enemies: against }),
    ...(words === '' ? {} : { words }),
  } as const;
  play.emit(secret ? { ...told, audience: between } : told);
}
