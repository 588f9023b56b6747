import * as kit from '../../../../kit/index.js';
import { routePoints } from '../../commerce/trade.js';
import { territoryCard } from '../../facts/board.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import type { Route } from '../../state/realm.js';
import type { Medioevo } from '../../state/state.js';
import { askVehicle, isTrade, type Vehicle } from '../../state/vehicle.js';
import type { Ability, Use } from '../ability.js';
import { stallsOf } from './on-the-road.js';

const routeOf = ({ realms }: Medioevo, { seat }: Use): Route | null => realms[seat]?.route ?? null;

/** Other transports, when the route's own is gone. */
function heirs(state: Medioevo, use: Use): readonly Vehicle[] {
  const route = routeOf(state, use);
  if (route === null || state.vehicles.some(({ id, owner }) => id === route.vehicle && owner === use.seat)) return [];
  return state.vehicles.filter((one) => one.owner === use.seat && isTrade(one));
}

/** The route of a destroyed transport continues with another (30). */
export const keepRoute: Ability = {
  fits: (state, use) => heirs(state, use).length > 0,
  slots: [(state, use) => askVehicle('vehicle', heirs(state, use))],
  does(play, use, action) {
    const route = routeOf(play.state, use);
    if (route !== null) play.changeRealm(use.seat, { route: { ...route, vehicle: Number(action.vehicle) } });
  },
};

/** Inhabited zones in play, except the route's start. */
function zonesFor(state: Medioevo, route: Route, except: readonly string[] = []): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  return state.inPlay.filter((at) => territoryCard(board, at).inhabited && at !== route.origin && !except.includes(at));
}

/** Lays the stages again, keeping the number reached; the destination is never reached (31). */
export const rearrangeRoute: Ability = {
  fits: (state, use) => routeOf(state, use) !== null,
  slots: [
    (state, use) => {
      const route = routeOf(state, use);
      if (route === null) return null;
      const count = route.stages.length - 1;
      const zones = Object.fromEntries(zonesFor(state, route).map((at) => [at, 1]));
      return kit.askSome('stages', 'territory', zones, { min: count, max: count });
    },
    (state, use, { stages }) => {
      const count = reachedOf(routeOf(state, use));
      return count === 0
        ? null
        : kit.askSome('reached', 'territory', kit.tallyIn(stages) ?? {}, { min: count, max: count });
    },
    (state, use, { stages }) => {
      const route = routeOf(state, use);
      const zones = route === null ? [] : zonesFor(state, route, Object.keys(kit.tallyIn(stages) ?? {}));
      return kit.askOne('destination', 'territory', zones);
    },
  ],
  does(play, use, action) {
    const route = routeOf(play.state, use);
    const destination = kit.textIn(action, 'destination');
    if (route === null || !isTerritory(destination)) return;
    const marked = Object.keys(kit.tallyIn(action.stages) ?? {}).filter(isTerritory);
    const reached = Object.keys(kit.tallyIn(action.reached) ?? {});
    const stages = [
      ...marked.map((at) => ({ at, reached: reached.includes(at) })),
      { at: destination, reached: false },
    ];
    play.changeRealm(use.seat, { route: { ...route, stages } });
    play.emit({ type: 'route-opened', seat: use.seat, destination, stages: stages.length, through: marked });
  },
};

/** Stages reached before the destination. */
function reachedOf(route: Route | null): number {
  return (route?.stages ?? []).slice(0, -1).filter(({ reached }) => reached).length;
}

/** The sale that ends a route gets the great market's bonus too (64). */
export const routeAndMarket: Ability = {
  fits: (state, use) =>
    stallsOf(state, use).some((one) => routePoints(state, use.seat, one) > 0 && state.lands[one.at].market.length > 0),
  does: (play, { seat }) => play.set({ lasting: [...play.state.lasting, { kind: 'route-and-market', seat }] }),
};
