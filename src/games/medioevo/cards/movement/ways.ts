import * as kit from '../../../../kit/index.js';
import type { PlaceId } from '../../facts/place-ids.js';
import { enteredAbroad, haltHalf } from '../../movement/half.js';
import { pointsOf } from '../../movement/movers.js';
import type { Way } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { askVehicle, isTransport, type Vehicle } from '../../state/vehicle.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { stepUnderWay } from '../holding.js';
import { vehiclesServingAsOne } from './serving.js';

/** Is it his full move, or his trade if that counts too? */
function isMoving(state: Medioevo, { seat }: Use, trade: boolean): boolean {
  const here = stepUnderWay(state);
  if (here?.kind !== 'combat' && !(trade && here?.kind === 'commerce')) return false;
  return state.order[here.place] === seat;
}

/** His vehicles that can still move by themselves. */
function movers(state: Medioevo, { seat }: Use, which: (one: Vehicle) => boolean): readonly Vehicle[] {
  return state.vehicles.filter(
    (one) => one.owner === seat && one.aboard === null && pointsOf(state, one) > 0 && which(one),
  );
}
const isEngine = ({ kind }: Vehicle) => kind === 'siege-engine';

const isSet = (state: Medioevo, { seat }: Use, way: Way) =>
  state.lasting.some((one) => one.kind === 'way' && one.way === way && one.seat === seat);

/** Half of the units entering another's territory keep their movement points (6): before or after the move. */
export const half: Ability = {
  fits: (state, use) =>
    isMoving(state, use, false) &&
    !isSet(state, use, 'half') &&
    (enteredAbroad(state, use.seat) !== null || movers(state, use, isTransport).length > 0),
  does(play, { seat }) {
    if (enteredAbroad(play.state, seat) !== null) haltHalf(play, seat);
    else play.set({ lasting: [...play.state.lasting, { kind: 'way', way: 'half', seat, uses: 1, at: null }] });
  },
};

/** An engine goes as far as the army it accompanies (53). */
export const follow: Ability = {
  fits: (state, use) =>
    isMoving(state, use, false) && !isSet(state, use, 'follow') && movers(state, use, isEngine).length > 0,
  does: (play, { seat }) =>
    play.set({ lasting: [...play.state.lasting, { kind: 'way', way: 'follow', seat, uses: 1, at: null }] }),
};

const starts = (state: Medioevo, use: Use): readonly PlaceId[] => [
  ...new Set(movers(state, use, isTransport).map(({ at }) => at)),
];

/** One transport (55), or all of a territory (56), is invisible with its load until it arrives. */
export const unseen: Ability = {
  fits: (state, use) => isMoving(state, use, true) && !isSet(state, use, 'unseen') && starts(state, use).length > 0,
  slots: [(state, use) => kit.askOne('from', 'place', starts(state, use))],
  does(play, use, action) {
    const at = starts(play.state, use).find((one) => one === action.from) ?? null;
    const uses = figureOf(use.card, 'transports', play.state.vehicles.length);
    play.set({ lasting: [...play.state.lasting, { kind: 'way', way: 'unseen', seat: use.seat, uses, at }] });
  },
};

const isMarked = (state: Medioevo, { id }: Vehicle) =>
  state.lasting.some((one) => one.kind === 'wagon' && one.vehicle === id);
/** Engines without passengers: at any time of the turn. */
const bareEngines = (state: Medioevo, { seat }: Use) =>
  state.phase === 'end'
    ? []
    : state.vehicles.filter((one) => one.owner === seat && isEngine(one) && !isMarked(state, one));

const CARRIES = 3;

/** An engine carries as many units as a d3 shows, until the end of the turn (54). */
export const wagon: Ability = {
  fits: (state, use) => bareEngines(state, use).length > 0,
  slots: [(state, use) => askVehicle('vehicle', bareEngines(state, use))],
  throws: () => CARRIES,
  does(play, _use, action, capacity) {
    play.set({ lasting: [...play.state.lasting, { kind: 'wagon', vehicle: Number(action.vehicle), capacity }] });
  },
};

/** A caravan also serves as a war wagon of its level, and vice versa, until the end of the turn (11). */
export const serveBoth: Ability = {
  fits: (state, { seat }) => state.phase !== 'end' && vehiclesServingAsOne(state, seat).length > 0,
  slots: [(state, { seat }) => askVehicle('vehicle', vehiclesServingAsOne(state, seat))],
  does: (play, _use, action) =>
    play.set({ lasting: [...play.state.lasting, { kind: 'both', vehicle: Number(action.vehicle) }] }),
};
