import type { SeatId } from '../../../core/seat.js';
import { enemiesAt } from '../battle/field.js';
import { surveyOf } from '../control/survey.js';
import { inOrder, isTerritory, type PlaceId } from '../facts/place-ids.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

/** Where somebody has an army, ashore or aboard. */
function armies({ lands, vehicles }: Medioevo, whose: Owner): readonly PlaceId[] {
  const ashore = surveyOf(lands).armies.get(whose) ?? [];
  const aboard = vehicles.filter(({ owner, at, units }) => owner === whose && !isTerritory(at) && sizeOf(units) > 0);
  return aboard.length === 0 ? ashore : inOrder(new Set<PlaceId>([...ashore, ...aboard.map(({ at }) => at)]));
}

/** Its armies' places, where no ban forbids fighting (card 1). */
export function placesToFight(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  return armies(state, seat).filter((at) => !isBanned(state, 'combat', at));
}

/** Places shared with enemies at war, where it may attack without a move (6.1.2, RULINGS 86). */
export function besideEnemies(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  return placesToFight(state, seat).filter((at) => enemiesAt(state, seat, at).length > 0);
}

/** Places shared with a horde, where it must (6.1.2). */
export function mustFight(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  const hordes = armies(state, BARBARIANS);
  if (hordes.length === 0) return [];
  return placesToFight(state, seat).filter(
    (at) => hordes.includes(at) && enemiesAt(state, seat, at).includes(BARBARIANS),
  );
}
