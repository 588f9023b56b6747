import type { Action, Tally } from '../../core/action.js';
import type { GameEvent } from '../../core/chronicle.js';
import type { Choice, Domain, Filled, Offer } from '../../core/offer.js';
import type { Term, Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { tallyIn, textIn } from '../offers/chosen.js';
import { askOne, askSome, askText, DONE } from '../offers/domain.js';
import { sumOf } from '../offers/tally.js';
import type { Course } from '../steps/course.js';
import type { Play } from '../steps/play.js';
import type { Verbs } from '../steps/situation.js';
import { type TradeOffer, type Trades, tradeOf, withoutTrades, withTrade } from './trades.js';

/** A game's rules of trade between seats. */
export interface Market<S, P> {
  trades(state: S): Trades;
  keep(play: P, trades: Trades): void;
  /** With whom this seat may trade now. */
  partners(state: S, seat: SeatId): readonly SeatId[];
  /** What a seat has to give. */
  goods(state: S, seat: SeatId): Tally;
  /** What it may be asked for: its goods if public, otherwise anything there is. */
  wanted(state: S, seat: SeatId): Tally;
  /** How goods are named: `<kind>.<id>` of the words. */
  readonly kind: string;
  /** Only the two traders know of it. */
  readonly secret: boolean;
  /** Maximum length of a non-binding promise; 0: none. */
  readonly promise: number;
  /** Both sides change hands: the only moment anything moves. */
  exchange(play: P, offer: TradeOffer): void;
}

const TRADE_VERBS = ['propose', 'counter', 'accept', 'decline', 'withdraw'] as const;
type TradeVerb = (typeof TRADE_VERBS)[number];

/** Proposing, countering, accepting, declining and withdrawing, besides the current wait. */
export function tradeVerbs<S extends Course, P extends Play<S>>(market: Market<S, P>): Verbs<S, P> {
  const has = (state: S, seat: SeatId, wanted: Tally) => {
    const goods = market.goods(state, seat);
    return Object.entries(wanted).every(([id, count]) => (goods[id] ?? 0) >= count);
  };
  const offersTo = (state: S, seat: SeatId) => market.trades(state).open.filter(({ to }) => to === seat);
  const offersOf = (state: S, seat: SeatId) => market.trades(state).open.filter(({ from }) => from === seat);
  /** The open offers a verb can apply to. */
  const about: Readonly<Record<Exclude<TradeVerb, 'propose'>, (state: S, seat: SeatId) => readonly TradeOffer[]>> = {
    accept: (state, seat) =>
      offersTo(state, seat).filter(({ from, gives, takes }) => has(state, from, gives) && has(state, seat, takes)),
    counter: (state, seat) => offersTo(state, seat).filter(({ from }) => partners(state, seat).includes(from)),
    decline: offersTo,
    withdraw: offersOf,
  };

  /** At most one open offer per pair, so that the two seats identify it. */
  const partners = (state: S, seat: SeatId) =>
    market
      .partners(state, seat)
      .filter((other) => !offersOf(state, seat).some(({ to }) => to === other))
      .filter((other) => sumOf(market.goods(state, seat)) + sumOf(market.wanted(state, other)) > 0);

  function isOpen(state: S, seat: SeatId, verb: TradeVerb): boolean {
    return verb === 'propose' ? partners(state, seat).length > 0 : about[verb](state, seat).length > 0;
  }

  function ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain {
    const known = TRADE_VERBS.find((one) => one === verb);
    if (known === undefined) return DONE;
    const questions: (Domain | null)[] =
      known === 'propose'
        ? [askOne('with', 'seat', partners(state, seat))]
        : [{ kind: 'one', slot: 'trade', choices: about[known](state, seat).map((offer) => choiceOf(offer, seat)) }];
    if (known === 'propose' || known === 'counter') questions.push(...terms(state, seat, known, filled));
    return questions.find((one) => one !== null && one.kind !== 'done' && filled[one.slot] === undefined) ?? DONE;
  }

  function terms(state: S, seat: SeatId, verb: 'propose' | 'counter', filled: Filled): (Domain | null)[] {
    const named = String(filled[verb === 'propose' ? 'with' : 'trade'] ?? '');
    const other = verb === 'propose' ? named : (tradeOf(market.trades(state), named)?.from ?? '');
    const wanted = market.wanted(state, other);
    const nothing = sumOf(tallyIn(filled.gives) ?? {}) === 0;
    return [
      askSome('gives', market.kind, market.goods(state, seat), { min: sumOf(wanted) === 0 ? 1 : 0 }),
      askSome('takes', market.kind, wanted, { min: nothing ? 1 : 0 }),
      market.promise > 0 ? askText('promise', market.promise) : null,
    ];
  }

  function choiceOf({ id, from, to, gives, takes }: TradeOffer, viewer: SeatId): Choice {
    const other = from === viewer ? to : from;
    const values = { ...counted('gives', gives), ...counted('takes', takes) };
    return { id: String(id), name: { kind: 'seat', id: other }, note: 'trade', values };
  }

  /** "3 silk, 1 salt"; omitted if empty. */
  function counted(name: string, goods: Tally): Terms {
    const terms = Object.entries(goods).map(([id, count]): Term => [count, { kind: market.kind, id }]);
    return terms.length === 0 ? {} : { [name]: terms };
  }

  function tell(play: P, type: string, offer: TradeOffer): void {
    const { id, from, to, gives, takes, promise } = offer;
    const event: GameEvent = {
      type,
      trade: id,
      seat: from,
      with: to,
      ...(sumOf(gives) === 0 ? {} : { gives }),
      ...(sumOf(takes) === 0 ? {} : { takes }),
      ...(promise === '' ? {} : { promise }),
    };
    play.emit(market.secret ? { ...event, audience: [from, to] } : event);
  }

  function propose(play: P, offer: Omit<TradeOffer, 'id'>, type: string): void {
    const trades = withTrade(market.trades(play.state), offer);
    market.keep(play, trades);
    tell(play, type, { ...offer, id: trades.last });
  }

  function act(play: P, seat: SeatId, action: Action): void {
    const gives = tallyIn(action.gives) ?? {};
    const takes = tallyIn(action.takes) ?? {};
    const written = { from: seat, gives, takes, promise: textIn(action, 'promise') };
    if (action.verb === 'propose') {
      propose(play, { ...written, to: textIn(action, 'with') }, 'trade-proposed');
      return;
    }
    const offer = tradeOf(market.trades(play.state), textIn(action, 'trade'));
    if (offer === null) return;
    market.keep(play, withoutTrades(market.trades(play.state), offer.id));
    if (action.verb === 'counter') propose(play, { ...written, to: offer.from }, 'trade-countered');
    else if (action.verb === 'accept') {
      tell(play, 'trade-accepted', offer);
      market.exchange(play, offer);
    } else tell(play, action.verb === 'decline' ? 'trade-declined' : 'trade-withdrawn', offer);
  }

  return {
    offers: (state, seat) =>
      TRADE_VERBS.filter((verb) => isOpen(state, seat, verb)).map(
        (verb): Offer => ({
          verb,
          // An answer is owed; making an offer is not.
          ...(verb === 'propose' || verb === 'withdraw' ? { optional: true } : {}),
          ...(verb === 'accept' ? { final: true } : {}),
          ...(market.secret ? { secret: true } : {}),
        }),
      ),
    ask,
    act,
    owes: (state) =>
      market.trades(state).open.map(({ id, from, to }) => ({
        id: `trade-${id}`,
        seats: [to],
        kind: 'reaction',
        what: 'trade',
        values: { who: { kind: 'seat', id: from } },
        ...(market.secret ? { secret: true } : {}),
      })),
    fallback: (_state, { id }) => ({ verb: 'decline', trade: id.replace('trade-', '') }),
  };
}
