import type { SeatId } from '../../../core/seat.js';
import type { Moment } from '../facts/card-moments.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { CardOrder } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { battleNow, cardOnTable, sideIn, underWay } from './holding.js';

/** Is what the window is about the seat's own affair: its battle, its land, its card (8.5)? */
function isOwnAffair(state: Medioevo, seat: SeatId, moment: Moment, at: PlaceId | null): boolean {
  const battle = battleNow(state);
  switch (moment) {
    case 'move':
    case 'threat':
      return at !== null && isTerritory(at) && state.lands[at].holder === seat;
    case 'meet':
    case 'damage':
      return battle !== null && sideIn(battle, seat) !== null;
    case 'card': {
      const played = cardOnTable(state);
      if (played?.seat === seat) return true;
      if (battle !== null) return sideIn(battle, seat) !== null;
      const target = played?.action.at;
      return typeof target === 'string' && isTerritory(target) && state.lands[target].holder === seat;
    }
    case 'spoils': {
      const here = underWay(state);
      return here?.kind === 'spoils' && here.from === seat;
    }
    case 'event':
    case 'end':
      return true;
  }
}

const IN_BATTLE: readonly Moment[] = ['meet', 'damage'];

/**
 * What a seat has settled for something it could play in a window: asked in its own affairs, unless its battle order says
 * otherwise, and never in those of others, unless it is ordered and the table plays with windows for third parties.
 */
export function orderFor(state: Medioevo, seat: SeatId, what: string, moment: Moment, at: PlaceId | null): CardOrder {
  const realm = state.realms[seat];
  if (realm === undefined || realm.out) return 'never';
  const order = realm.cardOrders[what];
  if (order === 'always' || order === 'never') return order;
  if (isOwnAffair(state, seat, moment, at)) {
    if (order === 'ask') return 'ask';
    return IN_BATTLE.includes(moment) ? realm.battleOrder.cards : 'ask';
  }
  return order === 'ask' && state.options.thirdParties ? 'ask' : 'never';
}
