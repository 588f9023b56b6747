import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { stepUnderWay } from '../cards/holding.js';
import { askToken, canRaiseLevel, raiseByOne } from '../cards/realm/works.js';
import { heldBy } from '../control/holder.js';
import { enginesLeft, vehicleLevelsLeft } from '../control/supply.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { mayBeBuiltAt } from '../purchases/vehicle.js';
import type { Medioevo } from '../state/state.js';
import { type Vehicle, vehicleChoice } from '../state/vehicle.js';
import type { TechnologyUse } from './technology-use.js';

const placeIn = (value: unknown): TerritoryId | null =>
  typeof value === 'string' && isTerritory(value) ? value : null;
const classesAt = (state: Medioevo, at: TerritoryId) =>
  BUILDING_CLASSES.filter((category) => category !== 'religious' && canRaiseLevel(state, at, category));

/** Engines where they could be built, with a piece and a token of the next level (4.6). */
function engines(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return state.vehicles.filter((one) => {
    const { at, level } = one;
    if (one.owner !== seat || one.kind !== 'siege-engine' || level === 3 || !isTerritory(at)) return false;
    const next = level === 1 ? 2 : 3;
    return (
      state.lands[at].holder === seat &&
      mayBeBuiltAt(state, 'siege-engine', at) &&
      enginesLeft(state, next) > 0 &&
      vehicleLevelsLeft(state, seat, one.id).includes(next)
    );
  });
}
const sites = (state: Medioevo, seat: SeatId) => heldBy(state, seat).filter((at) => classesAt(state, at).length > 0);

export const hasWork = (state: Medioevo, seat: SeatId): boolean =>
  engines(state, seat).length > 0 || sites(state, seat).length > 0;

/** While lists are written it goes on the list, which depends on what stands there. */
const isTime = (state: Medioevo) => stepUnderWay(state)?.kind !== 'purchases' && state.phase !== 'turn-order';

/** A building or an engine gains a level without florins (Engineering). */
export const engineering: TechnologyUse = {
  fits: (state, seat) => isTime(state) && hasWork(state, seat),
  slots: [
    (state, seat) => ({
      kind: 'one',
      slot: 'work',
      choices: [
        ...sites(state, seat).map((at) => kit.named('territory', at)),
        ...engines(state, seat).map((one) => vehicleChoice(one, state.vehicles, `vehicle:${one.id}`)),
      ],
    }),
    (state, _seat, { work }) => {
      const at = placeIn(work);
      return at === null ? null : kit.askOne('class', 'building-class', classesAt(state, at));
    },
    (state, seat, { work, class: category }) => (category === 'military' ? askToken(state, seat, work) : null),
  ],
  times: () => 1,
  does(play, seat, action) {
    const at = placeIn(action.work);
    const category = kit.oneIn(BUILDING_CLASSES, action.class);
    if (at !== null && category !== null) {
      raiseByOne(play, seat, at, category, action.token);
      return;
    }
    const id = Number(kit.textIn(action, 'work').slice('vehicle:'.length));
    const engine = play.state.vehicles.find((one) => one.id === id);
    if (engine === undefined || !isTerritory(engine.at)) return;
    const level = engine.level === 1 ? 2 : 3;
    play.changeVehicle(id, { level });
    play.emit({ type: 'raised', seat, pieces: { 'siege-engine': 1 }, at: engine.at, level: `${level}` });
  },
};
