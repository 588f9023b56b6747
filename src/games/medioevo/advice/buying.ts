import type { Action } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import { misfitOf } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { withPurchases } from '../purchases/lists.js';
import { cardsWithPoints, POINT_PRICE, pointsAtHand, pointsOfCard } from '../purchases/points.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { armyWants } from './armies.js';
import { buildingWants } from './buildings.js';
import { cardWants } from './collecting.js';
import { type Idea, idea, type Wits } from './idea.js';
import { reserveFor, turnsLeft } from './purse.js';
import { transportWants } from './transports.js';
import type { Want } from './want.js';

/** A list longer than this is long enough. */
const MOST = 14;
/** Less honour than this for a thousand florins is left alone, but in the last turn. */
const LEAST = 1.2;
/** Kept for cubes: a route needs one, and a second brings florins where they lack. */
const CARGO = 200;
/** The first routes bring florins for every cube: then the caravan is full. */
const FULL_CARGO = 500;
const EARLY = 2;

/** What is bought next, the most honour for its price first; then ready (4.9). */
export function buying(state: Medioevo, here: FrameOf<'purchases'>, asked: AdviceAsked, wits: Wits): Idea {
  const { seat } = asked;
  const list = here.lists[seat] ?? [];
  if (list.length === 0 && repays(state, seat) && isOffered(asked, { verb: 'repay' })) {
    return idea({ verb: 'repay' }, 'repays');
  }
  const foreseen = withPurchases(state, here, seat);
  const cash = foreseen.realms[seat]?.cash ?? 0;
  const budget = cash - reserveFor(foreseen, seat) - cargoFor(state, seat, wits);
  const wants = [
    ...transportWants(foreseen, seat, wits),
    ...armyWants(foreseen, seat, wits),
    ...buildingWants(foreseen, seat, wits),
    ...cardWants(foreseen, seat, wits),
  ].toSorted((one, other) => other.worth - one.worth);
  if (list.length < MOST) {
    for (const want of wants) {
      if (want.worth < LEAST && turnsLeft(state) > 0) break;
      const price = priceOf(foreseen, seat, want);
      const turned = price - POINT_PRICE > budget ? null : pointsFirst(foreseen, seat, want);
      if (turned !== null && isOffered(asked, turned)) return { action: turned, reason: want.reason };
      if (price > budget || !isOffered(asked, want.action)) continue;
      return { action: want.action, reason: want.reason };
    }
  }
  return idea({ verb: 'done' }, 'bought');
}

function cargoFor(state: Medioevo, seat: SeatId, { invests }: Wits): number {
  // What is aboard is sold before the next load is bought.
  const loaded = state.vehicles.some((one) => one.owner === seat && one.cubes.length > 0);
  if (loaded || turnsLeft(state) === 0) return 0;
  return invests && state.turn <= EARLY ? FULL_CARGO : CARGO;
}

/** A loan costs two honour and more at the end; until then it works (10.4). */
function repays(state: Medioevo, seat: SeatId): boolean {
  const { loans = 0, cash = 0 } = state.realms[seat] ?? {};
  return loans > 0 && (turnsLeft(state) === 0 || cash > 2000);
}

export function priceOf(state: Medioevo, seat: SeatId, { florins, colour, points = 0 }: Want): number {
  if (colour === undefined) return florins;
  return florins + POINT_PRICE * Math.max(0, points - pointsAtHand(state, seat, colour));
}

/** A card in hand gives the point as well as a hundred florins do (8.2). */
function pointsFirst(state: Medioevo, seat: SeatId, { colour, points = 0 }: Want): Action | null {
  if (colour === undefined || pointsAtHand(state, seat, colour) >= points) return null;
  for (const { number } of cardsWithPoints(state, seat)) {
    const corner = pointsOfCard(state, number);
    const fit = corner.find((colours) => colours.includes(colour));
    if (fit === undefined) continue;
    return { verb: 'turn-card', card: `${number}`, ...(corner.length < 2 ? {} : { points: fit.join('+') }) };
  }
  return null;
}

export function isOffered({ offers, ask, seat }: AdviceAsked, action: Action): boolean {
  return misfitOf(offers, (_seat, verb, filled) => ask(verb, filled), seat, action) === null;
}
