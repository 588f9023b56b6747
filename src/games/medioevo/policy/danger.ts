import type { SeatId } from '../../../core/seat.js';
import { atWar } from '../diplomacy/relations.js';
import { stepsFrom } from '../facts/distance.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { armiesIn, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

/** Neighbours are so near (1.5); a horde comes as far with the three barbarian points of a turn (2.3). */
const NEAR = 3;
/** A larger army is not awaited: nobody who is away could pay for that at each of his homes. */
const MOST = 4;

/** Units of the strongest army that can come: a horde and an enemy as they are, half of whoever is at peace (11.2). */
export function dangerTo(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  const near = [...stepsFrom(bookOf(state.overrides).board, at, NEAR).keys()].filter(isTerritory);
  const armies = near.flatMap((from) =>
    armiesIn(state.lands[from])
      .filter((owner) => owner !== seat)
      .map((owner) => sizeOf(unitsOf(state.lands[from], owner)) / (atWar(state, seat, owner) ? 1 : 2)),
  );
  return Math.min(MOST, Math.ceil(Math.max(0, ...armies)));
}
