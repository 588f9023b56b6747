import type { SeatId } from '../../../core/seat.js';
import { heldBy } from '../control/holder.js';
import { isTerritory } from '../facts/place-ids.js';
import { owns } from '../purchases/technology.js';
import { mayBeBuiltAt } from '../purchases/vehicle.js';
import type { Medioevo } from '../state/state.js';
import { isTrade } from '../state/vehicle.js';
import { placeTerm, type Wits } from './idea.js';
import { turnsLeft } from './purse.js';
import type { Want } from './want.js';

/** Turns after which a caravan no longer brings what it costs. */
const TOO_LATE = 2;
const LEVEL_FLORINS = 100;

/** Carpentry, then the caravan of the route to level III; a second one where markets have grown (4.3, 7.4). */
export function transportWants(state: Medioevo, seat: SeatId, { traders, invests }: Wits): readonly Want[] {
  const left = turnsLeft(state);
  if (left < TOO_LATE) return [];
  const mine = state.vehicles
    .filter((one) => one.owner === seat && isTrade(one))
    .toSorted((one, other) => other.level - one.level);
  if (!owns(state, seat, 'carpentry')) {
    return [
      {
        action: { verb: 'technology', technology: 'carpentry' },
        florins: 100,
        worth: 8,
        reason: { key: 'learns-carpentry' },
      },
    ];
  }
  const zones = heldBy(state, seat).filter((at) => mayBeBuiltAt(state, 'caravan', at));
  const [best] = mine;
  if (best === undefined) {
    return zones.map(
      (at): Want => ({
        action: { verb: 'vehicle', vehicle: 'caravan', level: '2', at },
        florins: 2 * LEVEL_FLORINS,
        colour: 'blue',
        points: 2,
        worth: 9,
        reason: { key: 'buys-caravan', values: { at: placeTerm(at) } },
      }),
    );
  }
  const wants: Want[] = [];
  if (best.level < 3 && isTerritory(best.at) && zones.includes(best.at)) {
    wants.push({
      action: { verb: 'raise-vehicle', vehicle: `${best.id}`, level: '3' },
      florins: LEVEL_FLORINS * (3 - best.level),
      colour: 'blue',
      points: 3 - best.level,
      worth: invests ? 7 : 5,
      reason: { key: 'raises-caravan' },
    });
  }
  const grown = state.inPlay.filter((at) => state.lands[at].market.length >= 3).length;
  if (mine.length <= traders && grown >= 4 && left > TOO_LATE) {
    for (const at of zones.slice(0, 2)) {
      wants.push({
        action: { verb: 'vehicle', vehicle: 'caravan', level: '2', at },
        florins: 2 * LEVEL_FLORINS,
        colour: 'blue',
        points: 2,
        worth: 2.2,
        reason: { key: 'buys-caravan', values: { at: placeTerm(at) } },
      });
    }
  }
  return wants;
}
