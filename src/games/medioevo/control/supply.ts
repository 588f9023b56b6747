import type { SeatId } from '../../../core/seat.js';
import { cachedByState } from '../engine/remembered.js';
import type { BuildingId, Level, TransportId, UnitId, UnitType } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, captainLevel, engineOfLevel, transportCard, typeOf, unitCard } from '../facts/pieces.js';
import { levelsLeft } from '../facts/tokens.js';
import { SIDES } from '../state/battle.js';
import type { Frame, HeldBack } from '../state/frame.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { addTo, type Counted, countOf, sizeOf, together, type Units } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { censusOf } from './census.js';

/** Limited pieces (1.2): those on the board or kept beside it are not in the supply. */

/** The game's small and large standards: captains of level II and III. */
const STANDARDS: { readonly [Unit in UnitId]?: number } = { 'captain-2': 15, 'captain-3': 10 };
/** Barbarian pieces. */
const BARBARIAN_PIECES: { readonly [Type in UnitType]?: number } = { 'light-infantry': 40, archer: 20, captain: 7 };

/** All of an owner's units outside his reserve: on the board, aboard, captured, beside his board. */
function everywhere(state: Medioevo, owner: SeatId): Units {
  const settled = out(state, owner, () => {
    const sum: Counted = {};
    addTo(sum, censusOf(state.lands).units.get(owner) ?? {});
    for (const one of state.vehicles) if (one.owner === owner) addTo(sum, one.units);
    for (const { prisoners } of Object.values(state.realms)) addTo(sum, prisoners[owner] ?? {});
    addTo(sum, state.realms[owner]?.surrendered ?? {});
    for (const units of lent(state, owner)) addTo(sum, units);
    return sum;
  });
  if (!state.frames.some(({ kind }) => HOLDING.includes(kind))) return settled;
  const screened = (behindScreens(state)[owner] ?? []).map(({ units }) => units);
  return [...screened, ...caught(state, owner)].reduce(together, settled);
}
/** Steps that hold pieces. */
const HOLDING: readonly Frame['kind'][] = ['deployment', 'battle', 'onslaught'];
const out = cachedByState<Units>();

/** Prisoners of a current battle, who may be freed again (6.9), and a horde on its way (12.5). */
function caught({ frames }: Medioevo, owner: Owner): readonly Units[] {
  return frames.flatMap((frame) => {
    if (frame.kind === 'onslaught') return owner === BARBARIANS ? [frame.units] : [];
    return frame.kind === 'battle' ? SIDES.flatMap((side) => (frame[side] === owner ? [frame.taken[side]] : [])) : [];
  });
}

/** Units fighting for barbarians until the end of the turn still belong to their owner (card 66). */
function lent({ lasting }: Medioevo, owner: SeatId): readonly Units[] {
  return lasting.flatMap((one) => (one.kind === 'guests' && one.seat === owner ? [one.units] : []));
}

/** Purchases still behind their buyer's screen (9.5). */
function behindScreens({ frames }: Medioevo): HeldBack {
  return frames.find((frame) => frame.kind === 'deployment')?.held ?? {};
}
function allVehicles(state: Medioevo): readonly Vehicle[] {
  const held = Object.values(behindScreens(state)).flat();
  return held.length === 0 ? state.vehicles : [...state.vehicles, ...held.flatMap(({ vehicles }) => vehicles)];
}

/** How many units of a type are in reserve. */
export function reserveOf(state: Medioevo, owner: SeatId, type: UnitType): number {
  const limit =
    owner === BARBARIANS ? (BARBARIAN_PIECES[type] ?? 0) : unitCard(bookOf(state.overrides).pieces, type).limit;
  return Math.max(0, limit - countOf(everywhere(state, owner), type));
}

/** The same for captains of a level, whose standards all players share. */
export function captainsLeft(state: Medioevo, owner: SeatId, unit: UnitId): number {
  return Math.min(reserveOf(state, owner, 'captain'), standardsLeft(state, unit));
}

/** The standards left for captains of this level. */
export function standardsLeft(state: Medioevo, unit: UnitId): number {
  const standards = STANDARDS[unit];
  if (standards === undefined) return Number.POSITIVE_INFINITY;
  return standards - state.seats.reduce((sum, seat) => sum + (everywhere(state, seat)[unit] ?? 0), 0);
}

export function unitsLeft(state: Medioevo, owner: SeatId, unit: UnitId): number {
  return captainLevel(unit) > 0 ? captainsLeft(state, owner, unit) : reserveOf(state, owner, typeOf(unit));
}

export function buildingsLeft(state: Medioevo, id: BuildingId): number {
  const card = buildingCard(bookOf(state.overrides).pieces, id);
  return card.limit - (censusOf(state.lands).buildings.get(id) ?? 0);
}

export function transportsLeft(state: Medioevo, kind: TransportId): number {
  const used = allVehicles(state).filter((one) => one.kind === kind).length;
  return transportCard(bookOf(state.overrides).pieces, kind).limit - used;
}

export function enginesLeft(state: Medioevo, level: Level): number {
  const used = allVehicles(state).filter((one) => one.kind === 'siege-engine' && one.level === level).length;
  return engineOfLevel(bookOf(state.overrides).pieces, level).limit - used;
}

/** The levels of the seat's vehicles, each with a property token. */
function markedLevels(state: Medioevo, seat: SeatId, except?: number): readonly Level[] {
  return allVehicles(state)
    .filter((one) => one.owner === seat && one.id !== except)
    .map(({ level }) => level);
}

/** The levels at which a new vehicle, or this one after a change, can be marked. */
export function vehicleLevelsLeft(state: Medioevo, seat: SeatId, instead?: number): readonly Level[] {
  return levelsLeft(markedLevels(state, seat, instead), state.options.propertyTokens);
}

export function controlTokensLeft(state: Medioevo, seat: SeatId): number {
  return state.options.controlTokens - (censusOf(state.lands).tokens.get(seat) ?? 0);
}

/** Pieces that cost upkeep: military units, transports and engines. */
export function upkeepPieces(state: Medioevo, seat: SeatId): number {
  const ashore = sizeOf(censusOf(state.lands).units.get(seat) ?? {});
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  return ashore + own.length + own.reduce((sum, { units }) => sum + sizeOf(units), 0);
}
