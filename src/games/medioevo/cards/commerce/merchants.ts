import type { Tally } from '../../../../core/action.js';
import * as kit from '../../../../kit/index.js';
import { hasColour, marketOf, roomAboard } from '../../commerce/market.js';
import { endRoute, payTradeToll, tradeToll } from '../../commerce/trade.js';
import { placeCube } from '../../commerce/voyage.js';
import type { Play } from '../../engine/play.js';
import { territoryCard } from '../../facts/board.js';
import { GOOD_IDS, type GoodId } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import type { TerritoryId } from '../../facts/place-ids.js';
import { BARBARIANS, unitsOf } from '../../state/land.js';
import { isBanned } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf } from '../../state/units.js';
import { askVehicle, type Vehicle } from '../../state/vehicle.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { stepUnderWay } from '../holding.js';
import { lessCubes, stallsOf } from './on-the-road.js';

type Stall = Vehicle & { readonly at: TerritoryId };

function aboard({ cubes }: Pick<Vehicle, 'cubes'>): Tally {
  return Object.fromEntries(GOOD_IDS.map((good) => [good, cubes.filter((one) => one === good).length]));
}
const colours = ({ cubes }: Pick<Vehicle, 'cubes'>): readonly GoodId[] =>
  GOOD_IDS.filter((good) => cubes.includes(good));
const isZone = (state: Medioevo, at: TerritoryId) => territoryCard(bookOf(state.overrides).board, at).inhabited;

/** A sale at a fixed price: one movement point, no bonus, and a cube stays in an inhabited zone (19, 20). */
function sellAt(play: Play, stall: Stall, sold: readonly GoodId[], price: number): void {
  const { owner: seat, at } = stall;
  const florins = price * sold.length;
  play.receive(seat, florins);
  play.changeVehicle(stall.id, { cubes: lessCubes(stall, sold), used: stall.used + 1 });
  play.emit({ type: 'cubes-sold', seat, at, count: sold.length, florins });
  const { route } = play.realm(seat);
  if (route?.vehicle === stall.id) endRoute(play, seat, false);
  const stays = sold.find((good) => !hasColour(play.state, at, good));
  if (stays !== undefined && isZone(play.state, at)) placeCube(play, at, stays);
}

/** Transports in an unowned territory without barbarians, with more than one colour aboard (19). */
function inTheWild(state: Medioevo, use: Use): readonly Stall[] {
  return stallsOf(state, use).filter(({ at, cubes }) => {
    const { holder } = state.lands[at];
    const banned = isBanned(state, 'commerce', at);
    return (
      holder === null && !banned && sizeOf(unitsOf(state.lands[at], BARBARIANS)) === 0 && colours({ cubes }).length > 1
    );
  });
}

/** One cube, for 100 florins per colour aboard less one (19). */
export const sellWild: Ability = {
  fits: (state, use) => inTheWild(state, use).length > 0,
  slots: [
    (state, use) => askVehicle('vehicle', inTheWild(state, use)),
    (state, use, { vehicle }) => {
      const stall = inTheWild(state, use).find(({ id }) => `${id}` === vehicle);
      return kit.askOne('good', 'good', stall === undefined ? [] : colours(stall));
    },
  ],
  does(play, use, action) {
    const stall = inTheWild(play.state, use).find(({ id }) => `${id}` === action.vehicle);
    const good = kit.oneIn(GOOD_IDS, action.good);
    if (stall === undefined || good === null) return;
    sellAt(play, stall, [good], figureOf(use.card, 'per') * (colours(stall).length - 1));
  },
};

/** Transports with cubes outside one's own territories (20). */
function abroad(state: Medioevo, use: Use): readonly Stall[] {
  return stallsOf(state, use).filter(({ at, cubes }) => state.lands[at].holder !== use.seat && cubes.length > 0);
}

/** Cubes for 50 florins each, regardless of bans, pacts and markets (20). */
export const sellAnywhere: Ability = {
  fits: (state, use) => abroad(state, use).length > 0,
  slots: [
    (state, use) => askVehicle('vehicle', abroad(state, use)),
    (state, use, { vehicle }) => {
      const stall = abroad(state, use).find(({ id }) => `${id}` === vehicle);
      return kit.askSome('cubes', 'good', stall === undefined ? {} : aboard(stall));
    },
  ],
  does(play, use, action) {
    const stall = abroad(play.state, use).find(({ id }) => `${id}` === action.vehicle);
    if (stall === undefined) return;
    const cubes = kit.tallyIn(action.cubes) ?? {};
    const sold = GOOD_IDS.flatMap((good) => Array.from({ length: cubes[good] ?? 0 }, () => good));
    sellAt(play, stall, sold, figureOf(use.card, 'price'));
  },
};

/** The cost of such a purchase, with the toll a pact asks for each purchase there. */
function costAt(state: Medioevo, { seat, card }: Use, { at }: Stall): number {
  return figureOf(card, 'price') + tradeToll(state, seat, at);
}

/** Transports with room in anybody's inhabited zone without a trade ban, where the price can be paid (RULINGS 129). */
function buyers(state: Medioevo, use: Use): readonly Stall[] {
  const cash = state.realms[use.seat]?.cash ?? 0;
  return stallsOf(state, use).filter(
    (one) => marketOf(state, one) !== null && roomAboard(state, one) > 0 && cash >= costAt(state, use, one),
  );
}

/** A cube of any good, for 150 florins: an ordinary purchase, from which a route may start (21). */
export const buyAny: Ability = {
  fits: (state, use) => buyers(state, use).length > 0,
  slots: [(state, use) => askVehicle('vehicle', buyers(state, use)), () => kit.askOne('good', 'good', GOOD_IDS)],
  does(play, use, action) {
    const stall = buyers(play.state, use).find(({ id }) => `${id}` === action.vehicle);
    const good = kit.oneIn(GOOD_IDS, action.good);
    const here = stepUnderWay(play.state);
    if (stall === undefined || good === null || here?.kind !== 'commerce') return;
    payTradeToll(play, use.seat, stall.at);
    play.pay(use.seat, figureOf(use.card, 'price'), 'purchase');
    play.changeVehicle(stall.id, { cubes: [...stall.cubes, good], used: stall.used + 1 });
    play.replace({ ...here, bought: [...here.bought, { vehicle: stall.id, at: stall.at }] });
    play.emit({ type: 'cubes-bought', seat: use.seat, at: stall.at, good, count: 1 });
  },
};
