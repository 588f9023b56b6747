import type { Dice } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { fittingCards } from '../cards/use.js';
import { PROCEDURE } from '../engine/steps.js';
import { bookOf } from '../facts/override.js';
import { USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import type { CardOrder, Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { dueNow } from '../taxes/upkeep.js';
import { fittingTechnologies } from '../technologies/moments.js';
import { cardUnderWay, seenCardsIn, withChoicesToCome, withHandsDealt } from './imagined-frames.js';
import { imaginedCash } from './imagined-purse.js';

/**
 * A whole position of what `hide` leaves to a viewer (RULINGS 140): others' florins and all cards that lie face down are
 * dealt anew; nobody else has chosen in secret, left an order, planned a move or done anything for an objective yet.
 */
export function imagined(seen: Medioevo, viewer: SeatId | null, chance: Dice): Medioevo {
  const choosing = { ...seen, frames: seen.frames.map((frame) => withChoicesToCome(frame, viewer)) };
  const dealt = { ...choosing, ...cardsOf(choosing, viewer, chance), diplomacy: numbered(choosing) };
  const rich = dealt.seats.reduce((state, seat) => withPurse(state, seat, viewer, chance), dealt);
  const whole = cardUnderWay(rich, viewer, chance);
  // Who is awaited shows that he is asked: by an order, if he would not be as usual.
  return [whole, askedByOrder(whole, viewer)].find(isAtRest) ?? whole;
}

const ENGINE = kit.engineOf(PROCEDURE);
const isAtRest = (state: Medioevo) => kit.isAtRest(ENGINE, PROCEDURE.play, state);

function cardsOf(seen: Medioevo, viewer: SeatId | null, chance: Dice): Pick<Medioevo, Zones> {
  const { cards, events } = bookOf(seen.overrides);
  const shown = seenCardsIn(seen);
  const empire = new kit.Unseen(chance, [...cards.keys()].map(String), shown.empire);
  const event = new kit.Unseen(chance, [...events.keys()].map(String), shown.events);
  // Its back is open to all (2.4): of those drawn the first was on top.
  const isNext = (card: string) => events.get(Number(card))?.toleratedTax === seen.toleratedTax;
  const frames = seen.frames.map((frame) => withHandsDealt(frame, viewer, empire, event, isNext));
  const isDrawn = frames.some(({ kind }) => kind === 'event-pick');
  const [next, ...top] = seen.eventDeck.top;
  const first = next === undefined ? [] : [event.card(isDrawn ? undefined : isNext)];
  const eventDeck = event.deck({ ...seen.eventDeck, top: [...first, ...top] });
  return { frames, empireDeck: empire.deck(seen.empireDeck), eventDeck };
}
type Zones = 'frames' | 'empireDeck' | 'eventDeck';

/** Numbers are never used again, as far as is known. */
function numbered({ pacts, diplomacy }: Medioevo): Medioevo['diplomacy'] {
  const ids = [...pacts, ...diplomacy.offers, ...diplomacy.disputes].map(({ id }) => id);
  return { ...diplomacy, last: Math.max(diplomacy.last, ...ids) };
}

function withRealm(state: Medioevo, seat: SeatId, patch: Partial<Realm>): Medioevo {
  const realm = state.realms[seat];
  return realm === undefined ? state : { ...state, realms: { ...state.realms, [seat]: { ...realm, ...patch } } };
}

function withPurse(state: Medioevo, seat: SeatId, viewer: SeatId | null, chance: Dice): Medioevo {
  if (seat === viewer) return state;
  const cash = imaginedCash(state, seat, chance);
  const frames = state.frames.map((frame) =>
    frame.kind === 'upkeep' && frame.seat === seat
      ? { ...frame, missing: Math.max(0, dueNow(state, frame) - cash) }
      : frame,
  );
  return withRealm({ ...state, frames }, seat, { cash });
}

/** Everybody else wants to be asked in his battles, and for what fits in the open window. */
function askedByOrder(state: Medioevo, viewer: SeatId | null): Medioevo {
  const here = state.frames.at(-1);
  return state.seats.reduce((before, seat) => {
    if (seat === viewer) return before;
    const fitting: readonly string[] =
      here?.kind !== 'reactions'
        ? []
        : [
            ...fittingCards(before, seat, here.moment).map(({ card }) => `${card.number}`),
            ...fittingTechnologies(before, seat, here.moment),
          ];
    const cardOrders = Object.fromEntries(fitting.map((what): [string, CardOrder] => [what, 'ask']));
    return withRealm(before, seat, { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'all' }, cardOrders });
  }, state);
}
