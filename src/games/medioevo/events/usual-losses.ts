import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { USUAL_ORDER } from '../battle/losses/damage.js';
import { GOOD_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { countOf } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { buildingsIn, cargoesIn, transportsIn, unitsIn } from './area.js';

/** Transports an event can still stop, lowest level first. */
export function stoppableTransports(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return transportsIn(state, seat)
    .filter(({ stopped }) => !stopped)
    .toSorted((one, other) => one.level - other.level);
}

/** Light infantry first, whole units as late as possible. */
export function usualVictim(state: Medioevo, seat: SeatId): Action {
  const places = unitsIn(state, seat);
  for (const type of USUAL_ORDER) {
    const found = places.find(({ units }) => countOf(units, type) > 0);
    if (found !== undefined) return { verb: 'damage-army', at: found.at, unit: type };
  }
  throw new Error(`${seat} has no unit in the area`);
}

/** The building that withstands most damage and survives; if none does, the lowest level. */
export function usualBuilding(state: Medioevo, seat: SeatId): Action {
  const { pieces } = bookOf(state.overrides);
  const all = buildingsIn(state, seat).flatMap(({ at, category }) => {
    const building = state.lands[at][category];
    if (building === null) return [];
    const left = buildingCard(pieces, buildingOf(category, building.level)).structure - building.damage;
    return [{ at, category, left, level: building.level }];
  });
  const [firm] = all.filter(({ left }) => left > 1).toSorted((one, other) => other.left - one.left);
  const [low] = all.toSorted((one, other) => one.level - other.level);
  const hit = firm ?? low;
  if (hit === undefined) throw new Error(`${seat} has no building in the area`);
  return { verb: 'damage-building', at: hit.at, class: hit.category };
}

/** Cubes of the commonest colour, from the transport that carries most. */
export function usualCubes(state: Medioevo, { left }: Pick<FrameOf<'event-loss'>, 'left'>, seat: SeatId): Action {
  const [fullest] = cargoesIn(state, seat).toSorted((one, other) => other.cubes.length - one.cubes.length);
  if (fullest === undefined) throw new Error(`${seat} has no cargo in the area`);
  const count = (good: string) => fullest.cubes.filter((one) => one === good).length;
  let open = Math.min(left, fullest.cubes.length);
  const cubes: Record<string, number> = {};
  for (const good of GOOD_IDS.toSorted((one, other) => count(other) - count(one))) {
    const gone = Math.min(open, count(good));
    if (gone > 0) cubes[good] = gone;
    open -= gone;
  }
  return { verb: 'lose-cubes', vehicle: `${fullest.id}`, cubes };
}

const kindsOf = (things: readonly string[]) => new Set(things).size;

/** Is there no choice: everything is lost, or all is of one kind in one place? */
export function isLossForced(state: Medioevo, { effect, left, seat }: FrameOf<'event-loss'>): boolean {
  switch (effect) {
    case 'movement':
      return stoppableTransports(state, seat).length <= left;
    case 'armies': {
      const [only, more] = unitsIn(state, seat);
      return only !== undefined && more === undefined && kindsOf(Object.keys(only.units)) === 1;
    }
    case 'buildings':
      return buildingsIn(state, seat).length === 1;
    case 'goods': {
      const [only, more] = cargoesIn(state, seat);
      return only !== undefined && more === undefined && (only.cubes.length <= left || kindsOf(only.cubes) === 1);
    }
  }
}

/** The default loss. */
export function usualLoss(state: Medioevo, here: FrameOf<'event-loss'>): Action {
  switch (here.effect) {
    case 'movement':
      return { verb: 'stop-transport', vehicle: `${stoppableTransports(state, here.seat)[0]?.id ?? ''}` };
    case 'armies':
      return usualVictim(state, here.seat);
    case 'buildings':
      return usualBuilding(state, here.seat);
    case 'goods':
      return usualCubes(state, here, here.seat);
  }
}
