import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { damaged } from '../battle/losses/damage.js';
import { reserveFor } from '../battle/sides.js';
import { strandedGalley } from '../battle/throws/galleys.js';
import { buildingDamage } from '../control/structures.js';
import { askUnitPlace } from '../control/unit-places.js';
import type { Play } from '../engine/play.js';
import { BUILDING_CLASSES, GOOD_IDS, UNIT_TYPES, type UnitType } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf, tallyOf, type Units } from '../state/units.js';
import { askVehicle } from '../state/vehicle.js';
import { buildingsIn, cargoesIn, hasAnythingToLose, unitsIn } from './area.js';
import {
  isLossForced,
  stoppableTransports,
  usualBuilding,
  usualCubes,
  usualLoss,
  usualVictim,
} from './usual-losses.js';

type Here = FrameOf<'event-loss'>;

function unitsAt(state: Medioevo, seat: SeatId, at: unknown): Units {
  return unitsIn(state, seat).find((one) => one.at === at)?.units ?? {};
}

/** The losses of each effect (2.2); a player with no more to lose there is done. */
const LOSSES: Readonly<Record<string, kit.Verb<Medioevo, Play, Here>>> = {
  'stop-transport': {
    when: (_state, { effect }) => effect === 'movement',
    byDefault: true,
    slots: [(state, _here, seat) => askVehicle('vehicle', stoppableTransports(state, seat))],
    does(play, here, _seat, action) {
      play.changeVehicle(Number(action.vehicle), { stopped: true });
      count(play, here);
    },
  },
  'damage-army': {
    when: (_state, { effect }) => effect === 'armies',
    byDefault: (state, _here, seat) => usualVictim(state, seat),
    slots: [
      (state, _here, seat) =>
        askUnitPlace(
          state,
          'at',
          unitsIn(state, seat).map(({ at }) => at),
        ),
      (state, _here, seat, { at }) =>
        kit.askOne(
          'unit',
          'unit-type',
          UNIT_TYPES.filter((type) => countOf(unitsAt(state, seat, at), type) > 0),
        ),
    ],
    does(play, here, seat, action) {
      const type = kit.oneIn(UNIT_TYPES, action.unit);
      if (type !== null) hitUnit(play, seat, kit.textIn(action, 'at'), type);
      count(play, here);
    },
  },
  'damage-building': {
    when: (_state, { effect }) => effect === 'buildings',
    byDefault: (state, _here, seat) => usualBuilding(state, seat),
    slots: [
      (state, _here, seat) => kit.askOne('at', 'territory', [...new Set(buildingsIn(state, seat).map(({ at }) => at))]),
      (state, _here, seat, { at }) =>
        kit.askOne(
          'class',
          'building-class',
          buildingsIn(state, seat).flatMap((one) => (one.at === at ? [one.category] : [])),
        ),
    ],
    does(play, here, _seat, action) {
      hitBuilding(play, action);
      count(play, here);
    },
  },
  'lose-cubes': {
    when: (_state, { effect }) => effect === 'goods',
    byDefault: (state, here, seat) => usualCubes(state, here, seat),
    slots: [
      (state, _here, seat) => askVehicle('vehicle', cargoesIn(state, seat)),
      (state, { left }, seat, { vehicle }) => {
        const cubes = cargoesIn(state, seat).find(({ id }) => `${id}` === vehicle)?.cubes ?? [];
        const aboard = Object.fromEntries(GOOD_IDS.map((good) => [good, cubes.filter((one) => one === good).length]));
        const most = Math.min(left, cubes.length);
        return kit.askSome('cubes', 'good', aboard, { min: most, max: most });
      },
    ],
    does(play, _here, _seat, action) {
      play.pop();
      const vehicle = play.vehicle(Number(action.vehicle));
      const lost = { ...(kit.tallyIn(action.cubes) ?? {}) };
      const cubes = vehicle.cubes.filter((good) => {
        const goes = (lost[good] ?? 0) > 0;
        if (goes) Object.assign(lost, { [good]: (lost[good] ?? 0) - 1 });
        return !goes;
      });
      play.changeVehicle(vehicle.id, { cubes });
      const gone = kit.tallyIn(action.cubes) ?? {};
      play.emit({ type: 'cubes-lost', vehicle: vehicle.id, count: vehicle.cubes.length - cubes.length, goods: gone });
    },
  },
};

/** Losses one by one, at their owner's choice (2.2); automatic where there is no choice. */
export const eventLoss: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'event-loss',
  who: (_state, { seat }) => [seat],
  values: (_state, { effect, left }) => ({ effect: { kind: 'effect', id: effect }, left }),
  verbs: LOSSES,
  settles(play, here) {
    const more =
      here.effect === 'movement'
        ? stoppableTransports(play.state, here.seat).length > 0
        : hasAnythingToLose(play.state, here.seat, here.effect);
    if (here.left === 0 || !more) {
      play.pop();
      return true;
    }
    if (!isLossForced(play.state, here)) return false;
    const loss = usualLoss(play.state, here);
    LOSSES[loss.verb]?.does(play, here, here.seat, loss);
    return true;
  },
});

function count(play: Play, here: Here): void {
  play.replace({ ...here, left: here.left - 1 });
}

function hitUnit(play: Play, seat: SeatId, at: string, type: UnitType): void {
  const units = unitsAt(play.state, seat, at);
  const atSea = !isTerritory(at);
  const { left, lost } = damaged(units, 1, [type], reserveFor(play.state, seat), atSea);
  if (isTerritory(at)) play.setArmy(at, seat, { ...play.army(at, seat), units: left });
  else play.changeVehicle(Number(at), { units: left });
  const where = isTerritory(at) ? at : play.vehicle(Number(at)).at;
  play.emit({ type: 'event-damage', seat, at: where, hit: type, lost: tallyOf(lost), dead: sizeOf(lost) });
  if (atSea) strandedGalley(play, Number(at));
}

function hitBuilding(play: Play, action: Action): void {
  const at = kit.textIn(action, 'at');
  const category = kit.oneIn(BUILDING_CLASSES, action.class);
  if (isTerritory(at) && category !== null) buildingDamage(play, at, category, 1);
}
