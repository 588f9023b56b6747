import type { Choice } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { PactOffer } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { articlesSeenBy, articleTerms, numberedAlike, othersTerm, shortTerms, treatyTerms } from './articles.js';
import { type Beside, isPlaying, offeredToAll, othersOf } from './beside.js';
import { withPartners } from './breach.js';
import { countedPrisoners } from './prisoners-held.js';
import { canAccept, canStillPay, sign } from './signing.js';
import { askTerms, offerIn } from './terms.js';

/** All its signatories. */
const signatories = ({ from, to, others }: PactOffer) => [from, to, ...others];
/** Those still to answer. */
const unanswered = ({ to, others, agreed }: PactOffer) => [to, ...others].filter((seat) => !agreed.includes(seat));
const offersTo = ({ diplomacy }: Medioevo, seat: SeatId) =>
  diplomacy.offers.filter((offer) => unanswered(offer).includes(seat));
const offersOf = ({ diplomacy }: Medioevo, seat: SeatId) => diplomacy.offers.filter(({ from }) => from === seat);
export const offerNamed = ({ diplomacy }: Medioevo, id: unknown) =>
  diplomacy.offers.find((offer) => `${offer.id}` === id);

/** At most one open offer per pair, so that the two seats identify it. */
function partners(state: Medioevo, seat: SeatId): readonly SeatId[] {
  return othersOf(state, seat).filter((other) => !offersOf(state, seat).some(({ to }) => to === other));
}

const otherSides = (offer: PactOffer, viewer: SeatId) => signatories(offer).filter((seat) => seat !== viewer);

function choiceOf(offer: PactOffer, viewer: SeatId): Choice {
  const [other = ''] = otherSides(offer, viewer);
  return {
    id: `${offer.id}`,
    name: { kind: 'seat', id: other },
    note: 'pact',
    values: shortTerms(offerTerms(offer, viewer)),
  };
}

/** Its articles, plus a peace not included in another of them (11.8). */
function saidBy({ articles, peace }: PactOffer, viewer: SeatId): readonly string[] {
  const named = articlesSeenBy(articles, viewer);
  return peace && !named.includes('non-aggression') ? [...named, 'peace'] : named;
}

/** An offer's full content as one of its signatories sees it. */
export function offerTerms(offer: PactOffer, viewer: SeatId): Terms {
  const [, ...others] = otherSides(offer, viewer);
  const counted = (units: ReturnType<typeof countedPrisoners>) =>
    Object.entries(units).map(([id, count]): Term => [count, { kind: 'unit', id }]);
  const { from, to, pays, receives, frees, asks } = offer;
  const [given, got] = from === viewer ? [pays, receives] : to === viewer ? [receives, pays] : [0, 0];
  const [freed, asked] = from === viewer ? [frees, asks] : to === viewer ? [asks, frees] : [{}, {}];
  return {
    ...othersTerm(others),
    ...treatyTerms(offer, viewer),
    ...(saidBy(offer, viewer).length === 0 ? {} : { articles: articleTerms(saidBy(offer, viewer)) }),
    ...(given === 0 ? {} : { given }),
    ...(got === 0 ? {} : { got }),
    ...(Object.keys(freed).length === 0 ? {} : { freed: counted(countedPrisoners(freed)) }),
    ...(Object.keys(asked).length === 0 ? {} : { asked: counted(countedPrisoners(asked)) }),
  };
}

function tell(play: Play, type: 'pact-offered' | 'pact-countered' | 'pact-accepted', offer: PactOffer): void {
  const { from, to, others, toll, units, against, until, words, pays, receives, frees, asks } = offer;
  play.emit({
    type,
    ...withPartners(from, [to, ...others]),
    until,
    ...(saidBy(offer, from).length === 0 ? {} : { articles: saidBy(offer, from) }),
    ...(toll === 0 ? {} : { toll }),
    ...(units === 0 ? {} : { help: units }),
    ...(against.length === 0 ? {} : { enemies: against }),
    ...(pays === 0 ? {} : { pays }),
    ...(receives === 0 ? {} : { receives }),
    ...(Object.keys(frees).length === 0 ? {} : { frees: countedPrisoners(frees) }),
    ...(Object.keys(asks).length === 0 ? {} : { asks: countedPrisoners(asks) }),
    ...(words === '' ? {} : { words }),
    audience: signatories(offer),
  });
}

function close(play: Play, { id }: PactOffer): void {
  const { diplomacy } = play.state;
  play.set({ diplomacy: { ...diplomacy, offers: diplomacy.offers.filter((offer) => offer.id !== id) } });
}

function open(play: Play, offer: Omit<PactOffer, 'id'>, type: 'pact-offered' | 'pact-countered'): void {
  const { diplomacy } = play.state;
  const made = { ...offer, id: diplomacy.last + 1 };
  play.set({ diplomacy: { ...diplomacy, last: made.id, offers: [...diplomacy.offers, made] } });
  tell(play, type, made);
}

function answer(type: 'pact-declined' | 'pact-withdrawn', offers: typeof offersTo): Beside {
  return {
    secret: true,
    ...(type === 'pact-declined' ? { owed: true } : {}),
    when: (state, seat) => offers(state, seat).length > 0,
    slots: [
      (state, seat) => ({
        kind: 'one',
        slot: 'pact',
        choices: numberedAlike(offers(state, seat).map((one) => choiceOf(one, seat))),
      }),
    ],
    does(play, seat, action) {
      const offer = offerNamed(play.state, action.pact);
      if (offer === undefined) return;
      close(play, offer);
      const { from, to, others } = offer;
      const between = type === 'pact-declined' ? { seat: from, with: seat } : withPartners(from, [to, ...others]);
      play.emit({ type, ...between, audience: signatories(offer) });
    },
  };
}

/** One agrees; when all have, it is signed (11.22), if what changes hands is still there. */
function agree(play: Play, offer: PactOffer, seat: SeatId): void {
  const agreed = [...offer.agreed, seat];
  if (agreed.length <= offer.others.length) {
    const { diplomacy } = play.state;
    const offers = diplomacy.offers.map((one) => (one.id === offer.id ? { ...offer, agreed } : one));
    play.set({ diplomacy: { ...diplomacy, offers } });
    play.emit({ type: 'pact-agreed', seat: offer.from, with: seat, audience: signatories(offer) });
    return;
  }
  close(play, offer);
  if (canStillPay(play.state, offer) && canAccept(play.state, offer, offer.to)) {
    tell(play, 'pact-accepted', offer);
    sign(play, offer);
    return;
  }
  const { from, to, others } = offer;
  play.emit({ type: 'pact-lapsed', ...withPartners(from, [to, ...others]), audience: signatories(offer) });
}

const acceptable = (state: Medioevo, seat: SeatId) =>
  offersTo(state, seat).filter((offer) => canAccept(state, offer, seat));

/**
 * Pacts are offered by one and answered by one or several, privately (11.3, 11.22): nothing else waits for the answer,
 * and no answer means no.
 */
export const NEGOTIATION: kit.Verbs<Medioevo, Play> = {
  ...offeredToAll({
    'offer-pact': {
      secret: true,
      when: (state, seat) => partners(state, seat).length > 0,
      slots: [
        (state, seat) => kit.askOne('with', 'seat', partners(state, seat)),
        (state, seat, filled) => askTerms(state, seat, String(filled.with), filled),
      ],
      does: (play, seat, action) =>
        open(play, offerIn(play.state, seat, kit.textIn(action, 'with'), action), 'pact-offered'),
    },
    'counter-pact': {
      secret: true,
      owed: true,
      when: (state, seat) => offersTo(state, seat).some(({ from }) => partners(state, seat).includes(from)),
      slots: [
        (state, seat) => ({
          kind: 'one',
          slot: 'pact',
          choices: numberedAlike(
            offersTo(state, seat)
              .filter(({ from }) => partners(state, seat).includes(from))
              .map((offer) => choiceOf(offer, seat)),
          ),
        }),
        (state, seat, filled) => askTerms(state, seat, offerNamed(state, filled.pact)?.from ?? '', filled),
      ],
      does(play, seat, action) {
        const offer = offerNamed(play.state, action.pact);
        if (offer === undefined) return;
        close(play, offer);
        open(play, offerIn(play.state, seat, offer.from, action), 'pact-countered');
      },
    },
    'accept-pact': {
      secret: true,
      owed: true,
      final: true,
      when: (state, seat) => acceptable(state, seat).length > 0,
      slots: [
        (state, seat) => ({
          kind: 'one',
          slot: 'pact',
          choices: numberedAlike(acceptable(state, seat).map((offer) => choiceOf(offer, seat))),
        }),
      ],
      does(play, seat, action) {
        const offer = offerNamed(play.state, action.pact);
        if (offer !== undefined) agree(play, offer, seat);
      },
    },
    'decline-pact': answer('pact-declined', offersTo),
    'withdraw-pact': answer('pact-withdrawn', offersOf),
  }),
  owes: (state) =>
    state.diplomacy.offers
      .flatMap((offer) => unanswered(offer).map((seat) => ({ ...offer, seat })))
      .filter(({ seat }) => isPlaying(state, seat))
      .map(({ seat, ...offer }) => ({
        id: seat === offer.to ? `pact-${offer.id}` : `pact-${offer.id}-${state.seats.indexOf(seat)}`,
        seats: [seat],
        kind: 'reaction',
        what: 'pact',
        values: { who: { kind: 'seat', id: offer.from }, ...offerTerms(offer, seat) },
        secret: true,
      })),
  fallback: (_state, { id }) => ({ verb: 'decline-pact', pact: id.split('-')[1] ?? '' }),
};
