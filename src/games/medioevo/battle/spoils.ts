import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { loseTokensOf } from '../barbarians/plunder.js';
import { markableLevels } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { BUILDING_CLASSES, type BuildingClass } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import type { Vehicle } from '../state/vehicle.js';
import { costOf } from '../taxes/upkeep.js';

type Here = FrameOf<'spoils'>;

/** Of a great market, for each cube; of anything else half of what it cost (6.10). */
const A_CUBE = 50;

/** Buildings, the market's cubes, and the vehicles of the beaten side: each kept or plundered. */
const spoils = (state: Medioevo, here: Here) => ({
  buildings: BUILDING_CLASSES.filter((category) => state.lands[here.at][category] !== null),
  vehicles: beatenVehicles(state, here.at, here.seat, here.from),
  cubes: state.lands[here.at].market.length,
});

export function beatenVehicles(state: Medioevo, at: Here['at'], seat: SeatId, from: Owner | null): readonly Vehicle[] {
  return state.vehicles.filter((one) => one.at === at && one.owner === from && one.owner !== seat);
}

function halfOf(state: Medioevo, here: Here, category: BuildingClass): number {
  const building = state.lands[here.at][category];
  if (building === null) return 0;
  return buildingCard(bookOf(state.overrides).pieces, buildingOf(category, building.level)).cost / 2;
}

/** As keys of one question: `building:civil`, `cubes`, `vehicle:12`. */
function lots(state: Medioevo, here: Here): Readonly<Record<string, number>> {
  const { buildings, vehicles, cubes } = spoils(state, here);
  return {
    ...Object.fromEntries(buildings.map((category) => [`building:${category}`, 1])),
    ...(cubes > 0 ? { cubes: 1 } : {}),
    ...Object.fromEntries(vehicles.map(({ id }) => [`vehicle:${id}`, 1])),
  };
}

/** What is not plundered is kept, as far as there are property tokens (6.10); the rest is plundered. */
function take(play: Play, here: Here, plundered: readonly string[]): void {
  play.pop();
  let florins = 0;
  const { buildings, vehicles, cubes } = spoils(play.state, here);
  for (const category of buildings) {
    if (!plundered.includes(`building:${category}`)) continue;
    florins += halfOf(play.state, here, category);
    if (category === 'military') loseTokensOf(play, here.at);
    play.changeLand(here.at, { [category]: null });
  }
  if (plundered.includes('cubes')) {
    florins += A_CUBE * cubes;
    play.changeLand(here.at, { market: [] });
  }
  for (const vehicle of vehicles) {
    const keeps =
      !plundered.includes(`vehicle:${vehicle.id}`) && markableLevels(play.state, here.seat).includes(vehicle.level);
    if (keeps) {
      play.changeVehicle(vehicle.id, { owner: here.seat, stopped: true });
      continue;
    }
    florins += costOf(play.state, vehicle) / 2 + A_CUBE * vehicle.cubes.length;
    play.removeVehicle(vehicle.id);
  }
  if (florins > 0) {
    play.receive(here.seat, florins);
    play.emit({ type: 'plundered', owner: here.seat, at: here.at, pieces: {}, florins });
  }
}

/** Kept or plundered, each by itself (6.10). */
export const spoilsStep: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'spoils',
  who: (_state, { seat }) => (seat === BARBARIANS ? [] : [seat]),
  values: (_state, { at }) => ({ at: { kind: 'territory', id: at } }),
  verbs: {
    'keep-all': { byDefault: true, does: (play, here) => take(play, here, []) },
    plunder: {
      slots: [(state, here) => kit.askSome('lots', 'lot', lots(state, here))],
      does: (play, here, _seat, action) => take(play, here, Object.keys(kit.tallyIn(action.lots) ?? {})),
    },
  },
  settles(play, here) {
    if (Object.keys(lots(play.state, here)).length > 0) return false;
    play.pop();
    return true;
  },
});
