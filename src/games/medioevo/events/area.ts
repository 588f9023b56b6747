import type { SeatId } from '../../../core/seat.js';
import { seasBy } from '../facts/board.js';
import { BUILDING_CLASSES, type BuildingClass, type EventEffect } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, type Units } from '../state/units.js';
import { isTrade, isTransport, type Vehicle } from '../state/vehicle.js';

/** Where the turn's event strikes: its territories in play, and the seas that touch them (2.2). */
export function eventArea(state: Medioevo): ReadonlySet<PlaceId> {
  const { board, events } = bookOf(state.overrides);
  const spared = (at: PlaceId) => state.lasting.some((one) => one.kind === 'healthy' && one.at === at);
  const lands = (events.get(state.event?.number ?? 0)?.area ?? []).filter(
    (at) => state.inPlay.includes(at) && !spared(at),
  );
  return new Set<PlaceId>([...lands, ...lands.flatMap((at) => seasBy(board, at))]);
}

/** The seat's transports there that could still move. */
export function transportsIn(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  const area = eventArea(state);
  return state.vehicles.filter((one) => one.owner === seat && isTransport(one) && area.has(one.at));
}

/** Its units there by place: territories, and galleys at sea by id. */
export function unitsIn(state: Medioevo, seat: SeatId): readonly { readonly at: string; readonly units: Units }[] {
  const area = eventArea(state);
  const ashore = [...area]
    .filter(isTerritory)
    .map((at) => ({ at: at as string, units: unitsOf(state.lands[at], seat) }));
  const aboard = state.vehicles
    .filter((one) => one.owner === seat && area.has(one.at))
    .map(({ id, units }) => ({ at: `${id}`, units }));
  return [...ashore, ...aboard].filter(({ units }) => sizeOf(units) > 0);
}

/** Buildings there in territories it controls. */
export function buildingsIn(
  state: Medioevo,
  seat: SeatId,
): readonly { readonly at: TerritoryId; readonly category: BuildingClass }[] {
  return [...eventArea(state)]
    .filter(isTerritory)
    .filter((at) => state.lands[at].holder === seat)
    .flatMap((at) =>
      BUILDING_CLASSES.filter((category) => state.lands[at][category] !== null).map((category) => ({ at, category })),
    );
}

/** Its trade transports there with cubes aboard. */
export function cargoesIn(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return transportsIn(state, seat).filter((one) => isTrade(one) && one.cubes.length > 0);
}

/** Has the seat anything there the effect can strike? Then it rolls (2.2). */
export function hasAnythingToLose(state: Medioevo, seat: SeatId, effect: EventEffect): boolean {
  switch (effect) {
    case 'movement':
      return transportsIn(state, seat).length > 0;
    case 'armies':
      return unitsIn(state, seat).length > 0;
    case 'buildings':
      return buildingsIn(state, seat).length > 0;
    case 'goods':
      return cargoesIn(state, seat).length > 0;
  }
}

/** The highest harmful face of a d6 (2.2). */
export const HARM: { readonly [Effect in EventEffect]: number } = { movement: 2, armies: 4, buildings: 3, goods: 2 };
