import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { conquer } from '../battle/aftermath/conquest.js';
import { beginBattle } from '../battle/begin.js';
import { battleNow, sideIn, stepUnderWay } from '../cards/holding.js';
import { takeGuestsAlong } from '../cards/lapse.js';
import { mayMoveHordes } from '../cards/realm/hordes.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { isInPlay } from '../control/in-play.js';
import { unitsLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { hordeEnters, lawPlaces, rebelAt } from '../events/rebellion.js';
import { landsBy } from '../facts/board.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { otherSide } from '../state/battle.js';
import { armiesIn, BARBARIANS, unitsOf } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, type Units, unitsIn } from '../state/units.js';
import { affordable, type TechnologyUse } from './technology-use.js';

const placeIn = (value: unknown): TerritoryId | null =>
  typeof value === 'string' && isTerritory(value) ? value : null;
const hordeAt = (state: Medioevo, at: unknown): Units => {
  const place = placeIn(at);
  return place === null ? {} : unitsOf(state.lands[place], BARBARIANS);
};

/** One's own rebellion breaks out in an unowned territory beside one's home instead (Law). */
export const law: TechnologyUse = {
  fits(state, seat) {
    const here = stepUnderWay(state);
    return here?.kind === 'rebellion' && here.seat === seat && here.left > 0 && lawPlaces(state, seat).length > 0;
  },
  slots: [(state, seat) => kit.askOne('at', 'territory', lawPlaces(state, seat))],
  times: () => 1,
  does(play, _seat, action) {
    const here = stepUnderWay(play.state);
    const at = placeIn(action.at);
    if (here?.kind !== 'rebellion' || at === null) return;
    play.replace({ ...here, left: here.left - 1 });
    rebelAt(play, at);
  },
};

/** The place of one's own battle against barbarians, before a round. */
function hordeFought(state: Medioevo, seat: SeatId): TerritoryId | null {
  const battle = battleNow(state);
  const side = battle === null ? null : sideIn(battle, seat);
  if (battle === null || side === null || battle.stage !== 'plan' || !isTerritory(battle.at)) return null;
  return battle[otherSide(side)] === BARBARIANS && sizeOf(hordeAt(state, battle.at)) > 0 ? battle.at : null;
}

/** Reachable hordes: in a battle only that one, otherwise all. */
function hordes(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const fought = hordeFought(state, seat);
  const there = fought === null ? (mayMoveHordes(state) ? state.inPlay : []) : [fought];
  return there.filter((at) => sizeOf(hordeAt(state, at)) > 0 && waysOut(state, at).length > 0);
}

/** Adjacent territories where units may stand, unless a ban keeps them in (card 3). */
function waysOut(state: Medioevo, at: TerritoryId): readonly TerritoryId[] {
  if (isBanned(state, 'leave', at)) return [];
  return landsBy(bookOf(state.overrides).board, at).filter((near) => isInPlay(state, near));
}

/** They left a battle unbeaten: no great army, and the field is taken when it ends by itself. */
function leftBattle(play: Play): void {
  const battle = battleNow(play.state);
  if (battle === null) return;
  const horde = battle.attacker === BARBARIANS ? 'attacker' : 'defender';
  if (sizeOf(hordeAt(play.state, battle.at)) === 0) {
    play.replace({ ...battle, began: { ...battle.began, [horde]: 0 } });
  }
}

/** Barbarians move to an adjacent territory, where they fight or plunder at once (Nation). */
export const nation: TechnologyUse = {
  fits: (state, seat) => hordes(state, seat).length > 0,
  slots: [
    (state, seat) => kit.askOne('from', 'territory', hordes(state, seat)),
    (state, seat, { from }) => {
      const horde = hordeAt(state, from);
      const most = Math.min(affordable(state, seat, 'nation'), sizeOf(horde));
      return kit.askSome('units', 'unit', tallyOf(horde), { min: 1, max: most });
    },
    (state, _seat, { from }) => {
      const place = placeIn(from);
      return kit.askOne('to', 'territory', place === null ? [] : waysOut(state, place));
    },
  ],
  times: (action) => kit.sumOf(kit.tallyIn(action.units) ?? {}),
  does(play, seat, action) {
    const [from, to] = [placeIn(action.from), placeIn(action.to)];
    const units = unitsIn(kit.tallyIn(action.units) ?? {});
    if (from === null || to === null) return;
    const fought = hordeFought(play.state, seat) === from;
    const { holder } = play.land(from);
    play.takeUnits(from, BARBARIANS, units);
    takeGuestsAlong(play, from, to, units);
    play.emit({ type: 'barbarians-moved', from, to, units: tallyOf(units) });
    if (fought) leftBattle(play);
    else takeEmptied(play, seat, from, holder);
    hordeEnters(play, to, units);
  },
};

/** When the last barbarian is gone, a player with units there takes the territory (RULINGS 102). */
function takeEmptied(play: Play, seat: SeatId, at: TerritoryId, before: SeatId | null): void {
  const there = armiesIn(play.land(at));
  if (there.length === 1 && there[0] === seat && before !== seat) conquer(play, at, seat, null);
}

/** Hordes beside one's home or territories, and the one being fought. */
function within(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const fought = hordeFought(state, seat);
  if (fought !== null) return convertible(state, seat, fought) > 0 ? [fought] : [];
  if (!mayMoveHordes(state)) return [];
  const { board } = bookOf(state.overrides);
  const held: readonly string[] = heldBy(state, seat);
  return state.inPlay.filter(
    (at) =>
      convertible(state, seat, at) > 0 &&
      landsBy(board, at).some((near) => held.includes(near) || homeSeat(state, near) === seat),
  );
}

/** Barbarians there with a matching piece beside the board. */
function reservesFor(state: Medioevo, seat: SeatId, at: unknown): Units {
  const horde = hordeAt(state, at);
  return Object.fromEntries(
    UNIT_IDS.map((unit) => [unit, Math.min(horde[unit] ?? 0, unitsLeft(state, seat, unit))] as const).filter(
      ([, count]) => count > 0,
    ),
  );
}
const convertible = (state: Medioevo, seat: SeatId, at: TerritoryId) => sizeOf(reservesFor(state, seat, at));

/** Barbarians become one's own units of the same kind; the rest of them fights at once (Influence). */
export const influence: TechnologyUse = {
  fits: (state, seat) => within(state, seat).length > 0,
  slots: [
    (state, seat) => kit.askOne('at', 'territory', within(state, seat)),
    (state, seat, { at }) => {
      const units = reservesFor(state, seat, at);
      const most = Math.min(affordable(state, seat, 'influence'), sizeOf(units));
      return kit.askSome('units', 'unit', tallyOf(units), { min: 1, max: most });
    },
  ],
  times: (action) => kit.sumOf(kit.tallyIn(action.units) ?? {}),
  does(play, seat, action) {
    const at = placeIn(action.at);
    const units = unitsIn(kit.tallyIn(action.units) ?? {});
    if (at === null) return;
    const fought = hordeFought(play.state, seat) === at;
    const { holder } = play.land(at);
    play.takeUnits(at, BARBARIANS, units);
    play.addUnits(at, seat, units, { stopped: true });
    play.emit({ type: 'won-over', seat, at, units: tallyOf(units) });
    if (fought) leftBattle(play);
    else if (sizeOf(hordeAt(play.state, at)) > 0)
      beginBattle(play, { at, attacker: seat, defender: BARBARIANS, held: holder });
    else takeEmptied(play, seat, at, holder);
  },
};
