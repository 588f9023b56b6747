import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { plunderByBarbarians } from '../barbarians/plunder.js';
import { beginBattle } from '../battle/begin.js';
import { openWindow } from '../cards/holding.js';
import { CUBE } from '../commerce/market.js';
import { homeSeat, rebelHomes } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { raiseHorde } from '../movement/march.js';
import { owns } from '../purchases/technology.js';
import type { FrameOf } from '../state/frame.js';
import { armiesIn, BARBARIANS, levelsIn } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, type Units } from '../state/units.js';
import { priceOfVehicle } from '../taxes/property.js';

const STEP = 10;

/** One for each step of ten by which last turn's tax exceeds the tolerated one (2.4). */
export function rebellionsOf(state: Medioevo, seat: SeatId): number {
  if (state.toleratedTax === null) return 0;
  return Math.max(0, ((state.realms[seat]?.tax ?? 0) - state.toleratedTax) / STEP);
}

/** The first player looks at the back of the next card: players with a higher tax get rebellions (2.4, 10.7). */
export function checkRebellions(play: Play): void {
  const rebellions = play.state.order.flatMap((seat) => {
    const count = rebellionsOf(play.state, seat);
    if (count === 0) return [];
    play.emit({ type: 'rebellions', seat, count });
    if (rebelHomes(play.state, seat).length > 0) play.honour(seat, -count, 'new-rebellion');
    return [{ kind: 'rebellion' as const, seat, left: count, done: [] }];
  });
  play.next(...rebellions);
}

/** Home territories with the fewest military units of all players (RULINGS 115); each takes one horde. */
export function placesForRebellion(
  state: Medioevo,
  seat: SeatId,
  done: readonly TerritoryId[],
): readonly TerritoryId[] {
  const homes = state.inPlay.filter((at) => homeSeat(state, at) === seat && !done.includes(at));
  const units = (at: TerritoryId) =>
    Object.values(state.lands[at].armies).reduce((sum, army) => sum + sizeOf(army.units), 0);
  const fewest = Math.min(...homes.map(units));
  return homes
    .filter((at) => units(at) === fewest)
    .toSorted((one, other) => atStake(state, seat, one) - atStake(state, seat, other));
}

/** What a horde would destroy of his there, in florins: buildings, vehicles with cargo, the market. */
function atStake(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  const own = state.vehicles.filter((one) => one.owner === seat && one.at === at);
  const vehicles = own.reduce((sum, one) => sum + priceOfVehicle(state, one) + CUBE * one.cubes.length, 0);
  return A_LEVEL * levelsIn(state.lands[at]) + vehicles + CUBE * state.lands[at].market.length;
}
const A_LEVEL = 100;

/** The victim chooses among equals (2.4). */
export const rebellion: kit.Situation<Medioevo, Play, FrameOf<'rebellion'>> = kit.awaited<
  Medioevo,
  Play,
  FrameOf<'rebellion'>
>({
  what: 'rebellion',
  who: (_state, { seat }) => [seat],
  values: (_state, { left }) => ({ left }),
  verbs: {
    rebellion: {
      byDefault: true,
      slots: [(state, here) => kit.askOne('at', 'territory', placesForRebellion(state, here.seat, here.done))],
      does: (play, here, _seat, action) => {
        const at = kit.textIn(action, 'at');
        if (isTerritory(at)) next(play, here, at);
      },
    },
  },
  settles(play, here) {
    const places = placesForRebellion(play.state, here.seat, here.done);
    const [only] = places;
    if (here.left === 0 || only === undefined) {
      play.pop();
      return true;
    }
    const law = owns(play.state, here.seat, 'law') && lawPlaces(play.state, here.seat).length > 0;
    if (places.length > 1 || law) return false;
    next(play, here, only);
    return true;
  },
});

function next(play: Play, here: FrameOf<'rebellion'>, at: TerritoryId): void {
  play.replace({ ...here, left: here.left - 1, done: [...here.done, at] });
  rebelAt(play, at);
}

/** A rebellion outside the tax check: it costs honour if there is one already (2.4, 10.2). */
export function breakOut(play: Play, seat: SeatId, at: TerritoryId): void {
  if (rebelHomes(play.state, seat).length > 0) play.honour(seat, -1, 'new-rebellion');
  rebelAt(play, at);
}

/** A horde rises in a territory: it plunders undefended things, or attacks the defenders (2.4). */
export function rebelAt(play: Play, at: TerritoryId): void {
  play.set({ uprisings: [...play.state.uprisings.filter((other) => other !== at), at] });
  play.emit({ type: 'uprising', at });
  play.next({ kind: 'uprising', at });
  if (play.land(at).holder !== null) openWindow(play, 'threat', at);
}

/** It rises and strikes after those threatened have answered (2.5, 8.8). */
export const uprising: kit.Situation<Medioevo, Play, FrameOf<'uprising'>> = kit.doneOnce((play, { at }) => {
  raiseHorde(play, at);
  fightHorde(play, at);
});

/** A horde enters a territory: it strikes after those threatened have answered (2.5, 8.8, RULINGS 72). */
export function hordeEnters(play: Play, at: TerritoryId, units: Units): void {
  play.next({ kind: 'onslaught', at, units });
  if (play.land(at).holder !== null) openWindow(play, 'threat', at);
}

export const onslaught: kit.Situation<Medioevo, Play, FrameOf<'onslaught'>> = kit.doneOnce((play, { at, units }) => {
  play.addUnits(at, BARBARIANS, units);
  fightHorde(play, at);
});

/** The horde is the attacker; the players there fight it in turn order (2.5, 12.5, RULINGS 8). */
export function fightHorde(play: Play, at: TerritoryId): void {
  const there = armiesIn(play.land(at));
  if (!there.includes(BARBARIANS)) return;
  const [defender] = play.state.order.filter((seat) => there.includes(seat));
  if (defender === undefined) plunderByBarbarians(play, at);
  else beginBattle(play, { at, attacker: BARBARIANS, defender });
}

/** Unowned territories without units beside a seat's home: Law may put a rebellion there (RULINGS 47). */
export function lawPlaces(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  return state.inPlay.filter(
    (at) =>
      state.lands[at].holder === null &&
      armiesIn(state.lands[at]).length === 0 &&
      landsBy(board, at).some((near) => homeSeat(state, near) === seat),
  );
}
