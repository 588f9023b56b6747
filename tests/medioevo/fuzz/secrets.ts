import type { SeatId } from '../../../src/core/seat.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Realm } from '../../../src/games/medioevo/state/realm.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { must } from '../../kit/fuzz/broken.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { difference } from '../../kit/fuzz/checks.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** Now and then, for it costs two views for each seat. */
const EVERY = 23;

/** Whatever a seat keeps to itself, nobody else's view changes with it. */
export function checkSecrets({ after, count, aside }: Played<Medioevo>): void {
  if (count % EVERY !== 0) return;
  const holder = aside.one(after.seats);
  for (const viewer of [null, ...after.seats]) {
    if (viewer === holder) continue;
    const other = withOtherSecrets(after, holder, viewer);
    const [seen, otherwise] = [after, other].map((state) => JSON.stringify(MEDIOEVO.view(state, viewer)));
    must(seen === otherwise, () => `${viewer} sees what ${holder} has: ${difference(seen ?? '', otherwise ?? '')}`);
  }
}

/** With other terms of its secret pacts too, for whoever has no part in them. */
function withOtherSecrets(state: Medioevo, seat: SeatId, viewer: SeatId | null): Medioevo {
  const realm = state.realms[seat];
  if (realm === undefined) return state;
  const hidden: Partial<Realm> = {
    cash: realm.cash + 137,
    battleOrder: { ...USUAL_BATTLE_ORDER, answer: realm.battleOrder.answer === 'order' ? 'ask' : 'order' },
    placeOrders: {},
    queue: [],
    cardOrders: {},
    keepsBack: !realm.keepsBack,
    cards: realm.cards.map((card) => ({ ...card, deeds: { done: 1 } })),
  };
  return {
    ...state,
    realms: { ...state.realms, [seat]: { ...realm, ...hidden } },
    frames: state.frames.map((frame) => otherwise(frame, seat, state)),
    empireDeck: { ...state.empireDeck, middle: state.empireDeck.middle.toReversed() },
    eventDeck: { ...state.eventDeck, middle: state.eventDeck.middle.toReversed() },
    pacts: state.pacts.map((pact) =>
      pact.secret && pact.between.includes(seat) && !pact.between.some((one) => one === viewer)
        ? { ...pact, toll: 7 }
        : pact,
    ),
  };
}

/**
 * Its own secrets are others; what it agreed upon with somebody in secret he knows too, and that it left an order, for a
 * card or a battle, may show in its not being asked (ruling 120).
 */
export function secretsElse(state: Medioevo, seat: SeatId): Medioevo | null {
  const own = state.realms[seat];
  if (own === undefined) return null;
  const other = withOtherSecrets(state, seat, null);
  const { battleOrder, placeOrders, cardOrders } = own;
  const realm = { ...own, ...other.realms[seat], battleOrder, placeOrders, cardOrders };
  // That somebody has answered at all may be what the others wait for.
  const frames = state.frames.map((frame, at) => (hasAnswered(frame, seat) ? (other.frames[at] ?? frame) : frame));
  return { ...other, realms: { ...other.realms, [seat]: realm }, frames, pacts: state.pacts };
}

function hasAnswered(frame: Frame, seat: SeatId): boolean {
  if (frame.kind === 'reactions') return frame.answers[seat] !== undefined;
  return frame.kind !== 'purchases' || frame.lists[seat] !== undefined;
}

/** What was chosen, listed, dealt or answered in secret is something else. */
function otherwise(frame: Frame, seat: SeatId, { empireDeck }: Medioevo): Frame {
  const [card = ''] = empireDeck.middle;
  const dealt = (hands: Readonly<Record<SeatId, readonly string[]>>) =>
    hands[seat] === undefined ? hands : { ...hands, [seat]: hands[seat].map(() => card) };
  const chosen = (choices: Extract<Frame, { readonly kind: 'bidding' }>['chosen']) =>
    choices[seat] === undefined ? choices : { ...choices, [seat]: { verb: 'other' } };
  switch (frame.kind) {
    case 'bidding':
    case 'tax-levels':
    case 'kingdom-auction':
      return { ...frame, chosen: chosen(frame.chosen) };
    case 'first-card':
      return { ...frame, chosen: chosen(frame.chosen), dealt: dealt(frame.dealt) };
    case 'card-picks':
      return { ...frame, chosen: chosen(frame.chosen), drawn: dealt(frame.drawn) };
    case 'event-pick':
      return frame.seat === seat ? { ...frame, drawn: frame.drawn.map(() => card) } : frame;
    case 'purchases':
      return { ...frame, lists: { ...frame.lists, [seat]: [{ verb: 'other' }] } };
    case 'reactions':
      return { ...frame, answers: { ...frame.answers, [seat]: { verb: 'other' } } };
    default:
      return frame;
  }
}

/** Steps in which somebody's florins are promised already. */
const PROMISED: readonly Frame['kind'][] = ['bidding', 'purchases', 'upkeep', 'deployment', 'kingdom-auction'];

/** The same game in which this seat was dealt another card, or is richer than anybody knows. */
export function holdingElse(state: Medioevo, seat: SeatId, chance: Chance): Medioevo | null {
  const here = state.frames.at(-1);
  const realm = state.realms[seat];
  if (here === undefined || realm === undefined || realm.out) return null;
  if (here.kind === 'first-card' || here.kind === 'card-picks') {
    const hands = here.kind === 'first-card' ? here.dealt : here.drawn;
    const [own = [], deck] = [hands[seat], state.empireDeck];
    if (own.length === 0 || deck.middle.length === 0 || here.chosen[seat] !== undefined) return null;
    const [old, other] = [chance.one(own), chance.one(deck.middle)];
    const changed = { ...hands, [seat]: own.map((card) => (card === old ? other : card)) };
    return {
      ...state,
      frames: state.frames.map((frame) =>
        frame !== here ? frame : here.kind === 'first-card' ? { ...here, dealt: changed } : { ...here, drawn: changed },
      ),
      empireDeck: { ...deck, middle: deck.middle.map((card) => (card === other ? old : card)) },
    };
  }
  if (here.kind !== 'reactions' || state.frames.some(({ kind }) => PROMISED.includes(kind))) return null;
  return { ...state, realms: { ...state.realms, [seat]: { ...realm, cash: realm.cash + 50 * chance.between(1, 40) } } };
}
