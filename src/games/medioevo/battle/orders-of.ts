import type { SeatId } from '../../../core/seat.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Battle, Side } from '../state/battle.js';
import { type BattleOrder, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';

/** How an army of the seat fights in a place: by an order for that place, else by the one for all its armies (6.12). */
export function orderAt(state: Medioevo, seat: SeatId, at: PlaceId): BattleOrder {
  const realm = state.realms[seat];
  return realm?.placeOrders[at] ?? realm?.battleOrder ?? USUAL_BATTLE_ORDER;
}

/** Barbarians have no order: what they do is printed (12.3). */
export function orderOf(state: Medioevo, battle: Battle, side: Side): BattleOrder {
  const owner = battle[side];
  return owner === BARBARIANS ? USUAL_BATTLE_ORDER : orderAt(state, owner, battle.at);
}
