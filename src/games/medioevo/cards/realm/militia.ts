import type { CountedChoice, Filled } from '../../../../core/offer.js';
import * as kit from '../../../../kit/index.js';
import { heldBy } from '../../control/holder.js';
import { unitsLeft } from '../../control/supply.js';
import { stepsFrom } from '../../facts/distance.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { groupIn, vehicleKey } from '../../movement/movers.js';
import { armiesIn, unitsOf } from '../../state/land.js';
import { isBanned } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, tallyOf, unitsIn } from '../../state/units.js';
import { vehicleChoice } from '../../state/vehicle.js';
import { type Ability, figureOf, type Use } from '../ability.js';

/** The card player's territory that troops enter, or where a rebellion breaks out. */
function threatened(state: Medioevo, { seat }: Use): TerritoryId | null {
  const threat = state.frames.findLast((frame) => frame.kind === 'reactions' && frame.moment === 'threat');
  const at = threat?.kind === 'reactions' ? threat.at : null;
  return at !== null && isTerritory(at) && state.lands[at].holder === seat ? at : null;
}

const placeIn = (value: unknown): TerritoryId | null =>
  typeof value === 'string' && isTerritory(value) ? value : null;

/** Plain units, and captains of level I. */
const CALLED: readonly UnitId[] = UNIT_IDS.filter((unit) => unit !== 'captain-2' && unit !== 'captain-3');
const called = (state: Medioevo, { seat }: Use) => CALLED.filter((unit) => unitsLeft(state, seat, unit) > 0);

/** A unit of the reserve stands there before any die (24). */
export const militiaUnit: Ability = {
  fits: (state, use) => threatened(state, use) !== null && called(state, use).length > 0,
  slots: [(state, use) => kit.askOne('unit', 'unit', called(state, use))],
  does(play, use, action) {
    const at = threatened(play.state, use);
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    if (at === null || unit === null) return;
    play.addUnits(at, use.seat, { [unit]: 1 });
    play.emit({ type: 'raised', seat: use.seat, pieces: { [unit]: 1 }, at });
  },
};

/**
 * Where units can come from with three points in total, on foot, not through an enemy's land nor past a ban (card 3).
 */
function sources(state: Medioevo, use: Use): ReadonlyMap<TerritoryId, number> {
  const to = threatened(state, use);
  if (to === null) return new Map();
  const open = (at: string) =>
    isTerritory(at) && !isBanned(state, 'leave', at) && armiesIn(state.lands[at]).every((owner) => owner === use.seat);
  const steps = stepsFrom(bookOf(state.overrides).board, to, figureOf(use.card, 'points', 3), open);
  return new Map(
    heldBy(state, use.seat).flatMap((at) => {
      const distance = steps.get(at);
      const there = sizeOf(unitsOf(state.lands[at], use.seat));
      return at === to || distance === undefined || there === 0 ? [] : [[at, distance] as const];
    }),
  );
}

/** Up to three columns, each with its slots: from where, which units, which wagons. */
const COLUMNS = [
  { from: 'from', units: 'units', wagons: 'wagons' },
  { from: 'also', units: 'also-units', wagons: 'also-wagons' },
  { from: 'third', units: 'third-units', wagons: 'third-wagons' },
] as const;
type Column = (typeof COLUMNS)[number];
type Slot = NonNullable<Ability['slots']>[number];
const NOBODY_ELSE = 'nobody-else';

/** The card's points left after the earlier columns. */
function pointsLeft(state: Medioevo, use: Use, filled: Filled, column: Column): number {
  const there = sources(state, use);
  return COLUMNS.slice(0, COLUMNS.indexOf(column)).reduce(
    (left, { from, units }) => {
      const at = placeIn(filled[from]);
      const steps = (at === null ? null : there.get(at)) ?? 0;
      return left - steps * kit.sumOf(kit.tallyIn(filled[units]) ?? {});
    },
    figureOf(use.card, 'points', 3),
  );
}

/** Starting places within the remaining points. */
function starts(state: Medioevo, use: Use, filled: Filled, column: Column): readonly TerritoryId[] {
  const before = COLUMNS.slice(0, COLUMNS.indexOf(column)).map(({ from }) => filled[from]);
  const left = pointsLeft(state, use, filled, column);
  return [...sources(state, use)].flatMap(([at, steps]) => (steps <= left && !before.includes(at) ? [at] : []));
}

/** War wagons that may go along: they are optional. */
function wagonsAt(state: Medioevo, seat: string, at: unknown): readonly CountedChoice[] {
  return state.vehicles
    .filter((one) => one.owner === seat && one.kind === 'war-wagon' && one.at === at)
    .map((one) => ({ ...vehicleChoice(one, state.vehicles, vehicleKey(one)), count: 1 }));
}

const slotsOf = (column: Column): readonly Slot[] => [
  (state, use, filled) => {
    const places = starts(state, use, filled, column);
    if (column.from === 'from') return kit.askOne('from', 'territory', places);
    const last = COLUMNS[COLUMNS.indexOf(column) - 1]?.from ?? 'from';
    if (places.length === 0 || filled[last] === NOBODY_ELSE) return null;
    const choices = [{ id: NOBODY_ELSE }, ...places.map((at) => kit.named('territory', at))];
    return { kind: 'one', slot: column.from, choices };
  },
  (state, use, filled) => {
    const at = placeIn(filled[column.from]);
    if (at === null) return null;
    const most = Math.floor(pointsLeft(state, use, filled, column) / (sources(state, use).get(at) ?? 1));
    return kit.askSome(column.units, 'unit', tallyOf(unitsOf(state.lands[at], use.seat)), { min: 1, max: most });
  },
  (state, use, filled) => {
    const choices = wagonsAt(state, use.seat, filled[column.from]);
    return choices.length === 0 ? null : { kind: 'some', slot: column.wagons, choices, min: 0, max: choices.length };
  },
];

/** Three movement points for defenders from anywhere in reach; wagons may go along (25). */
export const militiaMarch: Ability = {
  fits: (state, use) => sources(state, use).size > 0,
  slots: COLUMNS.flatMap(slotsOf),
  does(play, use, action) {
    const at = threatened(play.state, use);
    if (at === null) return;
    for (const column of COLUMNS) {
      const from = placeIn(action[column.from]);
      if (from === null) continue;
      const units = unitsIn(kit.tallyIn(action[column.units]) ?? {});
      const vehicles = groupIn(kit.tallyIn(action[column.wagons]) ?? {}).vehicles;
      play.takeUnits(from, use.seat, units);
      play.addUnits(at, use.seat, units);
      for (const id of vehicles) play.changeVehicle(id, { at });
      const pieces = { ...tallyOf(units), ...(vehicles.length === 0 ? {} : { 'war-wagon': vehicles.length }) };
      play.emit({ type: 'marched', seat: use.seat, from, to: at, units: { ...units }, vehicles, pieces });
    }
  },
};

/** With units there, it counts as having a tower until the end of the turn; a building absorbs one point more (26). */
export const militiaTower: Ability = {
  fits(state, use) {
    const at = threatened(state, use);
    return at !== null && sizeOf(unitsOf(state.lands[at], use.seat)) > 0;
  },
  does(play, use) {
    const at = threatened(play.state, use);
    if (at !== null) play.set({ lasting: [...play.state.lasting, { kind: 'tower', seat: use.seat, at }] });
  },
};
