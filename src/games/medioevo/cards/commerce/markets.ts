import * as kit from '../../../../kit/index.js';
import { hasColour } from '../../commerce/market.js';
import { pendingVoyage } from '../../commerce/voyage.js';
import { heldBy } from '../../control/holder.js';
import { territoryCard } from '../../facts/board.js';
import { territoriesWithin } from '../../facts/distance.js';
import { GOOD_IDS } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { isTrade, type Vehicle } from '../../state/vehicle.js';
import { type Ability, figureOf, type Use } from '../ability.js';

/** How far a neighbouring zone may be (1.5). */
const NEIGHBOUR = 3;

/** Zones with a placed cube of this colour that can go to a neighbouring zone without one. */
export function receiversOf(state: Medioevo, from: unknown, good: unknown): readonly TerritoryId[] {
  const colour = kit.oneIn(GOOD_IDS, good === undefined ? undefined : String(good));
  if (typeof from !== 'string' || !isTerritory(from) || colour === null) return [];
  const { board } = bookOf(state.overrides);
  return [...territoriesWithin(board, [from], NEIGHBOUR)].filter(
    (to) =>
      to !== from && state.inPlay.includes(to) && territoryCard(board, to).inhabited && !hasColour(state, to, colour),
  );
}

const marketsOf = (state: Medioevo) => state.inPlay.filter((at) => state.lands[at].market.length > 0);
const goodsOf = (state: Medioevo, from: unknown) =>
  typeof from === 'string' && isTerritory(from)
    ? state.lands[from].market.filter((good) => receiversOf(state, from, good).length > 0)
    : [];

/** A placed cube moves to a neighbouring zone without its colour (63). */
export const moveCube: Ability = {
  fits: (state) => marketsOf(state).some((at) => goodsOf(state, at).length > 0),
  slots: [
    (state) =>
      kit.askOne(
        'from',
        'territory',
        marketsOf(state).filter((at) => goodsOf(state, at).length > 0),
      ),
    (state, _use, { from }) => kit.askOne('good', 'good', goodsOf(state, from)),
    (state, _use, { from, good }) => kit.askOne('to', 'territory', receiversOf(state, from, good)),
  ],
  does(play, _use, action) {
    moveMarketCube(play, kit.textIn(action, 'from'), kit.textIn(action, 'to'), action.good);
  },
};

export function moveMarketCube(
  play: Parameters<Ability['does']>[0],
  from: string,
  to: string,
  value: Parameters<typeof kit.oneIn>[1],
): void {
  const good = kit.oneIn(GOOD_IDS, value);
  if (!isTerritory(from) || !isTerritory(to) || good === null) return;
  play.changeLand(from, { market: play.land(from).market.filter((one) => one !== good) });
  play.changeLand(to, { market: [...play.land(to).market, good] });
  play.emit({ type: 'cube-moved', from, to, good });
}

/** Others' cubes in territories one controls. */
function foreignCubes(state: Medioevo, { seat }: Use): number {
  const lands: readonly string[] = heldBy(state, seat);
  const goes = pendingVoyage(state);
  const isIn = ({ id, at }: Vehicle) =>
    lands.includes(at) || (goes?.vehicle === id && goes.way.some((place) => lands.includes(place)));
  return state.vehicles
    .filter((one) => one.owner !== seat && isTrade(one) && isIn(one))
    .reduce((sum, { cubes }) => sum + cubes.length, 0);
}

/** Florins for each cube others carry through one's territories (22, 23). */
export const taxCubes: Ability = {
  fits: (state, use) => foreignCubes(state, use) > 0,
  does(play, use) {
    const florins = figureOf(use.card, 'perCube') * foreignCubes(play.state, use);
    play.receive(use.seat, florins);
    play.emit({ type: 'received', seat: use.seat, florins });
  },
};
