import type { Question } from '../../../core/contract/typing.js';
import type { Choice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { isTrade } from '../state/vehicle.js';
import { kingdomAnswer } from './kingdom.js';
import { marketAnswer } from './market.js';
import { oddsAnswer } from './odds.js';
import { ordersAnswer } from './orders.js';
import { pactsAnswer } from './pacts.js';
import { territoryAnswer } from './territory.js';
import { threatAnswer } from './threat.js';

const place = (id: PlaceId): Choice => kit.named('place', id);

/** Common questions: a kingdom, a place with own pieces, a zone's market. */
export function questions(state: Medioevo, seat: SeatId | null): readonly Question[] {
  const others = state.seats.filter((one) => one !== seat);
  const kingdoms = [...(seat === null ? [] : [seat]), ...others].flatMap((one): Choice[] => {
    const kingdom = state.realms[one]?.kingdom ?? null;
    return kingdom === null ? [] : [kit.named('kingdom', kingdom)];
  });
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  const held = seat === null ? [] : heldBy(state, seat);
  const stops = own.filter(isTrade).map(({ at }) => at);
  const markets = state.inPlay
    .filter((at) => state.lands[at].market.length > 0)
    .toSorted((one, other) => state.lands[other].market.length - state.lands[one].market.length);
  const places = [...new Set<PlaceId>([...own.map(({ at }) => at), ...held])];
  const zones = [...new Set([...stops.filter(isTerritory), ...markets])];
  return [
    ...(held.length === 0 ? [] : [{ command: 'threat' }]),
    { command: 'kingdom', option: 'nation', choices: kingdoms },
    { command: 'territory', option: 'place', choices: places.map(place) },
    { command: 'market', option: 'place', choices: zones.map(place) },
  ];
}

/** Questions a player may ask at any time, by command; they change nothing. */
export const ANSWERS: Readonly<Record<string, kit.Answer<Medioevo>>> = {
  kingdom: kingdomAnswer,
  territory: territoryAnswer,
  market: marketAnswer,
  pacts: pactsAnswer,
  odds: oddsAnswer,
  threat: threatAnswer,
  orders: ordersAnswer,
};
