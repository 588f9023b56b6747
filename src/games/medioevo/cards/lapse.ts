import { unitsLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import { afterTurn, type Lasting } from '../state/lasting.js';
import { sizeOf, together, type Units, without } from '../state/units.js';

/** Marks that last for a phase: another's technology, the next sale's price. */
export function losePhaseMarks(play: Play): void {
  const { lasting } = play.state;
  const left = lasting.filter(({ kind }) => kind !== 'technology' && kind !== 'price' && kind !== 'way');
  if (left.length < lasting.length) play.set({ lasting: left });
}

/** At the end of the turn everything reverts: changed units, hired hordes, guests of barbarians, marks (8.1). */
export function endLasting(play: Play): void {
  const { lasting, turn } = play.state;
  for (const one of lasting) comeBack(play, one);
  play.set({ lasting: afterTurn(lasting, turn) });
  for (const seat of play.state.seats) {
    const { route } = play.realm(seat);
    if (route !== null && !play.state.vehicles.some(({ id, owner }) => id === route.vehicle && owner === seat)) {
      play.changeRealm(seat, { route: null });
      play.emit({ type: 'route-dropped', seat });
    }
  }
}

function comeBack(play: Play, one: Lasting): void {
  switch (one.kind) {
    case 'changed':
      exchange(play, one.owner, one.at, one.is, one.was);
      return;
    case 'mercenaries':
      for (const unit of UNIT_IDS)
        for (let count = one.units[unit] ?? 0; count > 0; count--) exchange(play, one.seat, one.at, unit, null);
      return;
    case 'guests': {
      const home = leaveHorde(play, one.at, one.units);
      if (sizeOf(home) > 0) play.addUnits(one.from, one.seat, home);
      return;
    }
    default:
      return;
  }
}

/** Removes one unit of a kind, where it was or wherever it went, and puts another in its place, if any. */
function exchange(play: Play, owner: Owner, first: TerritoryId, unit: UnitId, was: UnitId | null): void {
  const back = (): Units => (was !== null && unitsLeft(play.state, owner, was) > 0 ? { [was]: 1 } : {});
  const at = [first, ...play.state.inPlay].find((place) => (unitsOf(play.land(place), owner)[unit] ?? 0) > 0);
  if (at !== undefined) {
    play.takeUnits(at, owner, { [unit]: 1 });
    play.addUnits(at, owner, back());
    return;
  }
  const galley = play.state.vehicles.find((one) => one.owner === owner && (one.units[unit] ?? 0) > 0);
  if (galley === undefined) return;
  const left = without(galley.units, { [unit]: 1 });
  play.changeVehicle(galley.id, { units: left });
  play.changeVehicle(galley.id, { units: together(left, back()) });
}

/** Those of these units still with the barbarians of a place, ashore or aboard, leave them. */
function leaveHorde(play: Play, at: PlaceId, units: Units): Units {
  if (isTerritory(at)) {
    const home = common(units, unitsOf(play.land(at), BARBARIANS));
    play.takeUnits(at, BARBARIANS, home);
    return home;
  }
  const galley = play.state.vehicles.find((one) => one.owner === BARBARIANS && one.at === at);
  if (galley === undefined) return {};
  const home = common(units, galley.units);
  const left = without(galley.units, home);
  if (sizeOf(left) === 0) play.removeVehicle(galley.id);
  else play.changeVehicle(galley.id, { units: left });
  return home;
}

/** A horde has moved: its guests of this turn move with it (66). */
export function takeGuestsAlong(play: Play, from: PlaceId, to: PlaceId, gone: Units): void {
  const { lasting } = play.state;
  const goes = (one: Lasting): one is Extract<Lasting, { readonly kind: 'guests' }> =>
    one.kind === 'guests' && one.at === from && sizeOf(common(one.units, gone)) > 0;
  if (lasting.some(goes)) play.set({ lasting: lasting.map((one) => (goes(one) ? { ...one, at: to } : one)) });
}

/** Per kind, as many as are in both. */
function common(one: Units, other: Units): Units {
  return Object.fromEntries(
    UNIT_IDS.map((unit) => [unit, Math.min(one[unit] ?? 0, other[unit] ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  );
}
