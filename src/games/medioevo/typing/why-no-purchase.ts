import type { TypedOptions } from '../../../core/command.js';
import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import { buildingsLeft, enginesLeft, reserveOf, transportsLeft, vehicleLevelsLeft } from '../control/supply.js';
import { placingLands } from '../diplomacy/rights.js';
import { freeCash } from '../events/turn-order.js';
import { territoryCard } from '../facts/board.js';
import {
  type Branch,
  BUILDING_CLASSES,
  BUILDING_IDS,
  type BuildingId,
  type Level,
  TECHNOLOGY_IDS,
  type TechnologyId,
  TRANSPORT_IDS,
  UNIT_TYPES,
  type UnitType,
} from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, isUnit, typeOf, unitCard } from '../facts/pieces.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { priceOfCard } from '../purchases/empire-card.js';
import { priceOfPoints } from '../purchases/points.js';
import { owns } from '../purchases/technology.js';
import { musterPlaces, unitLimit, unitsStillToBuy } from '../purchases/units.js';
import { controlFor, mayBeBuiltAt } from '../purchases/vehicle.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isShip, VEHICLE_KINDS, type VehicleKind } from '../state/vehicle.js';
import { because, levelIn, placeIn, placeTerm, thingIn } from './reasons.js';

/**
 * Why something cannot be put on the list, after what stands on it already (chapter 4). `offered`: something of the
 * kind can, so that only what was typed is to blame.
 */
export function whyNoPurchase(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  offered: boolean,
): Rejection | null {
  const thing = thingIn(options, 'unit', 'building', 'choice');
  const at = placeIn(options, 'place', 'to');
  const why = (() => {
    switch (verb) {
      case 'technology':
        return whyNoTechnology(state, seat, kit.oneIn(TECHNOLOGY_IDS, thing ?? undefined));
      case 'build':
        return whyNoBuilding(state, seat, kit.oneIn(BUILDING_IDS, thing ?? undefined), at);
      case 'units':
        return whyNoUnit(state, seat, unitTypeIn(thing), at, 1);
      case 'captain':
        return (
          unlearned(state, seat, 'art-of-war') ??
          whyNoUnit(state, seat, 'captain', at, levelIn(options) ?? 1) ??
          short(state, seat, 'red', levelIn(options) ?? 1)
        );
      case 'vehicle':
        return whyNoVehicle(state, seat, kit.oneIn(VEHICLE_KINDS, thing ?? undefined), levelIn(options) ?? 1, at);
      default:
        return null;
    }
  })();
  return why ?? (offered ? null : whyNothing(state, seat, verb));
}

/** Why there is nothing of the kind at all. */
function whyNothing(state: Medioevo, seat: SeatId, verb: string): Rejection {
  switch (verb) {
    case 'build':
      return because('nothing-to-build');
    case 'raise-vehicle':
      return state.vehicles.some(({ owner }) => owner === seat) ? because('nothing-to-raise') : because('no-vehicle');
    case 'raise-captain':
      return (
        unlearned(state, seat, 'art-of-war') ?? because(hasCaptain(state, seat) ? 'nothing-to-raise' : 'no-captain')
      );
    case 'card':
      return whyNoCard(state, seat) ?? because('nothing-to-buy');
    case 'repair':
      return heldBy(state, seat).some((at) => BUILDING_CLASSES.some((one) => (state.lands[at][one]?.damage ?? 0) > 0))
        ? (dear(state, seat, 50) ?? because('nothing-damaged'))
        : because('nothing-damaged');
    case 'ransom':
      return state.seats.some((other) => sizeOf(state.realms[other]?.prisoners[seat] ?? {}) > 0)
        ? (whyNoUnit(state, seat, null, null, 2) ?? because('no-own-prisoners'))
        : because('no-own-prisoners');
    case 'redeploy':
      return isReturning(state, seat)
        ? (whyNoUnit(state, seat, null, null, 0) ?? because('nobody-to-return'))
        : because('nobody-to-return');
    case 'engineer':
      return unlearned(state, seat, 'engineering') ?? because('nothing-to-raise');
    case 'borrow-technology':
      return unlearned(state, seat, 'flight-of-time') ?? because('no-foreign-design');
    case 'convert-point':
      return unlearned(state, seat, 'monasticism') ?? because('no-points-to-make');
    case 'turn-card':
    case 'turn-token':
      return because('no-points-to-make');
    case 'buy-back':
      return because('nobody-to-buy-back');
    default:
      return because('nothing-to-buy');
  }
}

const isReturning = ({ realms, turn }: Medioevo, seat: SeatId) => {
  const realm = realms[seat];
  return realm !== undefined && realm.surrenderedIn < turn && sizeOf(realm.surrendered) > 0;
};

/** One who can still rise, where captains are raised (4.5). */
function hasCaptain(state: Medioevo, seat: SeatId): boolean {
  return musterPlaces(state, seat).some((at) => {
    const units = unitsOf(state.lands[at], seat);
    return (units['captain-1'] ?? 0) + (units['captain-2'] ?? 0) > 0;
  });
}

const unitTypeIn = (thing: string | null): UnitType | null =>
  thing === null ? null : isUnit(thing) ? typeOf(thing) : kit.oneIn(UNIT_TYPES, thing);

function dear(state: Medioevo, seat: SeatId, cost: number): Rejection | null {
  const cash = freeCash(state, seat);
  return cost <= cash ? null : because('florins-short', { cost, cash });
}

/** 100 florins and a point for each level; a point that is missing costs 100 more. */
function short(state: Medioevo, seat: SeatId, colour: Branch, level: number): Rejection | null {
  return dear(state, seat, 100 * level + priceOfPoints(state, seat, colour, level));
}

function unlearned(state: Medioevo, seat: SeatId, id: TechnologyId): Rejection | null {
  return owns(state, seat, id) ? null : because('design-missing', { technology: { kind: 'technology', id } });
}

function whyNoTechnology(state: Medioevo, seat: SeatId, id: TechnologyId | null): Rejection | null {
  const realm = state.realms[seat];
  const { technologies } = bookOf(state.overrides);
  if (realm === undefined) return null;
  if (id === null) {
    const next = Object.values(technologies).filter(
      ({ branch, level }) => level === realm.technologies[branch] + 1 && !realm.boughtBranches.includes(branch),
    );
    const [cheapest] = next.toSorted((one, other) => one.florins - other.florins);
    return cheapest === undefined ? because('branches-this-turn') : dear(state, seat, cheapest.florins);
  }
  const { branch, level, florins } = technologies[id];
  const technology = { kind: 'technology', id };
  if (realm.technologies[branch] >= level) return because('technology-known', { technology });
  if (realm.boughtBranches.includes(branch))
    return because('branch-this-turn', { branch: { kind: 'branch', id: branch } });
  const below = TECHNOLOGY_IDS.find(
    (one) => technologies[one].branch === branch && technologies[one].level === realm.technologies[branch] + 1,
  );
  if (below !== undefined && below !== id)
    return because('technology-below', { technology, below: { kind: 'technology', id: below } });
  return dear(state, seat, florins);
}

/** Not in play, or another's. */
function notHis(state: Medioevo, seat: SeatId, at: PlaceId): Rejection | null {
  if (!isTerritory(at)) return because('is-sea', { at: placeTerm(at) });
  if (!state.inPlay.includes(at)) return because('not-in-play', { at: placeTerm(at) });
  return state.lands[at].holder === seat ? null : because('land-not-yours', { at: placeTerm(at) });
}

function whyNoBuilding(state: Medioevo, seat: SeatId, id: BuildingId | null, at: PlaceId | null): Rejection | null {
  const { pieces, board, technologies } = bookOf(state.overrides);
  if (id === null) {
    const designs: readonly TechnologyId[] = ['masonry', 'architecture', 'religion'];
    if (!designs.some((one) => owns(state, seat, one)))
      return because('no-design', { technologies: designs.map((one) => ({ kind: 'technology', id: one })) });
    return (at === null ? null : notHis(state, seat, at)) ?? dear(state, seat, 100);
  }
  const { category, level, technology, cost, points } = buildingCard(pieces, id);
  const building = { kind: 'building', id };
  const missing = unlearned(state, seat, technology);
  if (missing !== null) return missing;
  if (buildingsLeft(state, id) === 0) return because('box-empty', { what: building });
  if (at !== null) {
    const other = notHis(state, seat, at);
    if (other !== null || !isTerritory(at)) return other;
    const values = { at: placeTerm(at), building };
    if (category === 'civil' && !territoryCard(board, at).inhabited) return because('no-inhabited-zone', values);
    if ((state.lands[at][category]?.level ?? 0) >= level) return because('built-already', values);
  }
  const before = at !== null && isTerritory(at) ? (state.lands[at][category]?.level ?? 0) : 0;
  const { branch } = technologies[technology];
  const price = before === 0 ? cost : 100 * (level - before);
  return dear(state, seat, price + priceOfPoints(state, seat, branch, before === 0 ? points : level - before));
}

/** `times`: a captain costs by level, a ransom double, who comes back nothing. */
function whyNoUnit(
  state: Medioevo,
  seat: SeatId,
  type: UnitType | null,
  at: PlaceId | null,
  times: number,
): Rejection | null {
  if (unitsStillToBuy(state, seat) === 0) return because('units-limit', { limit: unitLimit(state, seat) });
  const places = musterPlaces(state, seat);
  if (places.length === 0) return because('no-muster-place');
  if (type !== null && reserveOf(state, seat, type) === 0)
    return because('reserve-empty', { unit: { kind: 'unit-type', id: type } });
  const { pieces } = bookOf(state.overrides);
  const cheapest = Math.min(...UNIT_TYPES.map((one) => unitCard(pieces, one).cost));
  const tooDear = dear(state, seat, times * (type === null ? cheapest : unitCard(pieces, type).cost));
  if (tooDear !== null || at === null) return tooDear;
  if (isTerritory(at) && places.includes(at)) return null;
  return notHis(state, seat, at) ?? because('not-a-muster-place', { at: placeTerm(at) });
}

function whyNoVehicle(
  state: Medioevo,
  seat: SeatId,
  kind: VehicleKind | null,
  level: Level,
  at: PlaceId | null,
): Rejection | null {
  const engine = kind === 'siege-engine';
  const missing = unlearned(state, seat, engine ? 'mathematics' : 'carpentry');
  if (missing !== null) return missing;
  if (vehicleLevelsLeft(state, seat).length === 0)
    return because('no-property-token', { most: state.options.propertyTokens });
  const transport = kit.oneIn(TRANSPORT_IDS, kind ?? undefined);
  const left = engine ? enginesLeft(state, level) : transport === null ? 1 : transportsLeft(state, transport);
  if (kind !== null && left === 0) return because('box-empty', { what: { kind: 'vehicle-kind', id: kind } });
  const tooDear = short(state, seat, engine ? 'green' : 'blue', level);
  if (tooDear !== null || kind === null) return tooDear;
  const fits = (one: TerritoryId) => mayBeBuiltAt(state, kind, one);
  const places = placingLands(state, seat, controlFor(kind)).filter(fits);
  if (places.length === 0) return because(isShip({ kind }) ? 'no-port' : 'no-muster-place');
  if (at === null || (isTerritory(at) && places.includes(at))) return null;
  return (
    notHis(state, seat, at) ?? because(isShip({ kind }) ? 'no-port-there' : 'not-a-muster-place', { at: placeTerm(at) })
  );
}

function whyNoCard(state: Medioevo, seat: SeatId): Rejection | null {
  const realm = state.realms[seat];
  if (realm?.cardBought === true) return because('card-this-turn');
  if (kit.cardsIn(state.empireDeck) === 0) return because('no-cards-left');
  return dear(state, seat, priceOfCard(state, seat));
}
