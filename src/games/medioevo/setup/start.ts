import type { Setup } from '../../../core/contract/setup.js';
import type { Json } from '../../../core/json.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { bookFrom } from '../facts/override.js';
import { TERRITORY_IDS } from '../facts/place-ids.js';
import { USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import type { Frame } from '../state/frame.js';
import { BARE } from '../state/land.js';
import { NO_DIPLOMACY } from '../state/pact.js';
import { NO_TECHNOLOGY, type Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { optionsOf } from './options.js';

/** Each player's coins and honour at the start (1.4). */
export const FLORINS = 1600;
export const START_HONOUR = 10;
/** The tax before the first choice (RULINGS, taxes.default). */
const FIRST_TAX = 30;

/** The bare board and full decks: kingdoms, order and pieces are steps of the set-up (1.4). */
export function startGame(setup: Setup, seats: readonly SeatId[], overrides: Json | undefined): Result<Medioevo> {
  const found = bookFrom(overrides);
  if (!found.ok) return found;
  const { cards, events } = found.value;
  const options = optionsOf(setup);
  const first: readonly Frame[] =
    options.kingdoms === 'auction'
      ? [{ kind: 'kingdom-auction', id: 1, chosen: {}, free: [], again: false, tied: {} }]
      : [{ kind: 'turn', id: 1 }];
  return ok({
    ...kit.courseOf<Frame>(seats, ...first),
    options,
    turn: 0,
    phase: 'setup',
    order: [],
    lastOrder: [],
    realms: Object.fromEntries(seats.map((seat) => [seat, NEW_REALM])),
    lands: kit.ofEach(TERRITORY_IDS, () => BARE),
    inPlay: TERRITORY_IDS,
    vehicles: [],
    warCircle: null,
    empireDeck: kit.deckOf([...cards.keys()].map(String)),
    eventDeck: kit.deckOf([...events.keys()].map(String)),
    event: null,
    toleratedTax: null,
    pacts: [],
    diplomacy: NO_DIPLOMACY,
    conquered: [],
    uprisings: [],
    firstConquests: [],
    history: [],
    lasting: [],
    overrides: overrides ?? null,
  });
}

const NEW_REALM: Realm = {
  kingdom: null,
  cash: FLORINS,
  honour: START_HONOUR,
  tax: FIRST_TAX,
  lastBid: 0,
  loans: 0,
  borrowed: 0,
  repaid: 0,
  arrears: 0,
  unpaid: 0,
  technologies: NO_TECHNOLOGY,
  boughtBranches: [],
  unitsBought: 0,
  cardBought: false,
  cards: [],
  tokens: {},
  turnedTokens: {},
  points: {},
  prisoners: {},
  surrendered: {},
  surrenderedIn: 0,
  route: null,
  battleOrder: USUAL_BATTLE_ORDER,
  placeOrders: {},
  queue: [],
  dropped: 0,
  wars: {},
  cardOrders: {},
  keepsBack: false,
  rebuy: {},
  rebuyIn: 0,
  firstRunning: 0,
  blood: 0,
  out: false,
};
