import type { Phrase, Term } from '../../../core/result.js';
import { ok } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import { CUBE, coloursFor, goodOf, MARKET_BONUS, zoneOf } from '../commerce/market.js';
import { territoryCard } from '../facts/board.js';
import { GOOD_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { isTrade } from '../state/vehicle.js';
import { placeAsked } from './named.js';

/** How many of the greatest markets are listed. */
const MOST = 12;

/** `/market`: the greatest markets, or one zone's sales, purchases and prices. */
export const marketAnswer: kit.Answer<Medioevo> = (state, seat, options) => {
  const text = String(options.place ?? '');
  if (text === '') return ok({ kind: 'answer', lines: greatest(state) });
  const asked = placeAsked(text);
  if (!asked.ok) return asked;
  const at = asked.value;
  const zone = isTerritory(at) && territoryCard(bookOf(state.overrides).board, at).inhabited ? at : null;
  if (zone === null)
    return ok({ kind: 'answer', lines: [{ key: 'no-market', values: { at: { kind: 'place', id: at } } }] });
  return ok({ kind: 'answer', lines: [priceLine(state, zone), ...ownLines(state, seat, zone)] });
};

function priceLine(state: Medioevo, at: TerritoryId): Phrase {
  const { market } = state.lands[at];
  const good = goodOf(state, at);
  const there = [...market, ...(good === null ? [] : [good])];
  const wanted = GOOD_IDS.filter((id) => !there.includes(id)).map((id): Term => ({ kind: 'good', id }));
  return {
    key: 'market',
    values: {
      at: { kind: 'territory', id: at },
      ...(good === null ? {} : { good: { kind: 'good', id: good }, cost: CUBE }),
      price: CUBE + MARKET_BONUS * market.length,
      ...(wanted.length === 0 ? {} : { wanted }),
    },
  };
}

/** What the asker's transports there could sell now. */
function ownLines(state: Medioevo, seat: SeatId | null, at: TerritoryId): readonly Phrase[] {
  return state.vehicles
    .filter((one) => one.owner === seat && one.at === at && isTrade(one))
    .flatMap((one): Phrase[] => {
      const goods = coloursFor(state, one, at).map((id): Term => ({ kind: 'good', id }));
      const trades = seat !== null && zoneOf(state, seat, one) === at;
      const vehicle = { kind: 'vehicle-kind', id: one.kind } as const;
      if (!trades) return [{ key: 'trades-not', values: { vehicle } }];
      return goods.length === 0 ? [] : [{ key: 'could-sell', values: { vehicle, goods } }];
    });
}

function greatest(state: Medioevo): readonly Phrase[] {
  const zones = state.inPlay
    .filter((at) => state.lands[at].market.length > 0)
    .toSorted((one, other) => state.lands[other].market.length - state.lands[one].market.length)
    .slice(0, MOST);
  return zones.length === 0 ? [{ key: 'no-markets' }] : zones.map((at) => priceLine(state, at));
}
