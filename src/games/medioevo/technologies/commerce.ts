import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { moveMarketCube, receiversOf } from '../cards/commerce/markets.js';
import { stallsOf } from '../cards/commerce/on-the-road.js';
import { roomAboard, sellableAt } from '../commerce/market.js';
import { zoneToSell } from '../commerce/trade.js';
import { BRANCHES } from '../facts/kinds.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { addPoints } from '../purchases/points.js';
import type { Medioevo } from '../state/state.js';
import { isTrade } from '../state/vehicle.js';
import { affordable, type TechnologyUse } from './technology-use.js';

/** Limit of points for one sale, which would raise it without end: more would cost more than they bring. */
const MOST = 8;

type Stall = ReturnType<typeof stallsOf>[number];

/** The next sale or purchase, in florins per use; at each stall so many uses have an effect. */
function nextPrice(technology: 'commerce' | 'market', usesAt: (state: Medioevo, one: Stall) => number): TechnologyUse {
  const uses = (state: Medioevo, seat: SeatId) =>
    stallsOf(state, { seat }).reduce(
      (most, one) => (zoneToSell(state, seat, one) === null ? most : Math.max(most, usesAt(state, one))),
      0,
    );
  return {
    fits: (state, seat) =>
      !state.lasting.some((one) => one.kind === 'price' && one.seat === seat && one.technology === technology) &&
      uses(state, seat) > 0,
    slots: [
      (state, seat) => kit.askNumber('count', 1, Math.min(uses(state, seat), affordable(state, seat, technology))),
    ],
    times: (action) => kit.numberIn(action, 'count'),
    does: (play, seat, action) =>
      play.set({
        lasting: [...play.state.lasting, { kind: 'price', seat, technology, uses: kit.numberIn(action, 'count') }],
      }),
  };
}

const sellable = (state: Medioevo, one: Stall) => sellableAt(state, one, one.at);

/** A cube sold brings 25, 50 or 100 more, by the zone's civil building (Commerce). */
export const commerce = nextPrice('commerce', (state, one) =>
  state.lands[one.at].civil === null ? 0 : sellable(state, one),
);
/** 50 florins more for a sale or less for a purchase, which is never free: two per cube, less one (Market). */
export const market = nextPrice('market', (state, one) =>
  sellable(state, one) > 0 ? MOST : Math.max(0, 2 * roomAboard(state, one) - 1),
);

/** One of the two zones is controlled, and an own trade transport stands in one of them (RULINGS 43). */
function isServed(state: Medioevo, seat: SeatId, from: TerritoryId, to: TerritoryId): boolean {
  const both = [from, to];
  return (
    both.some((at) => state.lands[at].holder === seat) &&
    state.vehicles.some((one) => one.owner === seat && isTrade(one) && both.some((at) => at === one.at))
  );
}
const receivers = (state: Medioevo, seat: SeatId, from: unknown, good: unknown) =>
  receiversOf(state, from, good).filter(
    (to) => typeof from === 'string' && isTerritory(from) && isServed(state, seat, from, to),
  );
const goods = (state: Medioevo, seat: SeatId, from: unknown) =>
  typeof from === 'string' && isTerritory(from)
    ? state.lands[from].market.filter((good) => receivers(state, seat, from, good).length > 0)
    : [];
const markets = (state: Medioevo, seat: SeatId) =>
  state.inPlay.filter((at) => state.lands[at].market.length > 0 && goods(state, seat, at).length > 0);

/** A placed cube moves to a neighbouring zone (Control). */
export const control: TechnologyUse = {
  fits: (state, seat) => markets(state, seat).length > 0,
  slots: [
    (state, seat) => kit.askOne('from', 'territory', markets(state, seat)),
    (state, seat, { from }) => kit.askOne('good', 'good', goods(state, seat, from)),
    (state, seat, { from, good }) => kit.askOne('to', 'territory', receivers(state, seat, from, good)),
  ],
  times: () => 1,
  does: (play, _seat, action) =>
    moveMarketCube(play, kit.textIn(action, 'from'), kit.textIn(action, 'to'), action.good),
};

const unreached = (state: Medioevo, seat: SeatId) =>
  (state.realms[seat]?.route?.stages ?? []).slice(0, -1).filter(({ reached }) => !reached);

/** Stages of the route count as reached, except the destination (Guilds). */
export const guilds: TechnologyUse = {
  fits: (state, seat) => state.phase !== 'end' && unreached(state, seat).length > 0,
  slots: [
    (state, seat) => {
      const stages = Object.fromEntries(unreached(state, seat).map(({ at }) => [at, 1]));
      const most = Math.min(affordable(state, seat, 'guilds'), Object.keys(stages).length);
      return kit.askSome('stages', 'territory', stages, { min: 1, max: most });
    },
  ],
  times: (action) => kit.sumOf(kit.tallyIn(action.stages) ?? {}),
  does(play, seat, action) {
    const { route } = play.realm(seat);
    const named = Object.keys(kit.tallyIn(action.stages) ?? {});
    if (route === null) return;
    const stages = route.stages.map((one) => (named.includes(one.at) ? { ...one, reached: true } : one));
    play.changeRealm(seat, { route: { ...route, stages } });
    for (const at of named) play.emit({ type: 'stage-reached', seat, at });
  },
};

const OTHERS = BRANCHES.filter((colour) => colour !== 'violet');

/** A violet point becomes one of another colour (Monasticism). */
export const monasticism: TechnologyUse = {
  fits: ({ realms }, seat) => (realms[seat]?.points.violet ?? 0) > 0,
  slots: [() => kit.askOne('colour', 'branch', OTHERS)],
  times: () => 1,
  does(play, seat, action) {
    const colour = kit.oneIn(OTHERS, action.colour);
    if (colour === null) return;
    addPoints(play, seat, [colour]);
    play.emit({ type: 'points-made', seat, made: [colour] });
  },
};
