import { count, fields, list, oneOf, type Read, truth } from '../../../kit/data/reader.js';
import {
  BUILDING_CLASSES,
  BUILDING_IDS,
  type BuildingClass,
  type BuildingId,
  ENGINE_IDS,
  type Level,
  TECHNOLOGY_IDS,
  TRANSPORT_IDS,
  type TransportId,
  UNIT_IDS,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from './kinds.js';

const unit = fields({
  id: oneOf(UNIT_TYPES),
  /** Of a captain, per level. */
  cost: count,
  /** Points of damage until it leaves the map. */
  hits: count,
  /** The number in each player's reserve. */
  limit: count,
  becomes: list(oneOf(UNIT_TYPES)),
});
const building = fields({
  id: oneOf(BUILDING_IDS),
  category: oneOf(BUILDING_CLASSES),
  level: count,
  structure: count,
  cost: count,
  /** Technology points of its design. */
  points: count,
  limit: count,
  technology: oneOf(TECHNOLOGY_IDS),
});
const transportLevel = fields({ capacity: count, movement: count, cost: count, points: count });
const transport = fields({
  id: oneOf(TRANSPORT_IDS),
  trade: truth,
  sea: truth,
  limit: count,
  levels: list(transportLevel),
});
const engine = fields({
  id: oneOf(ENGINE_IDS),
  level: count,
  cost: count,
  points: count,
  movement: count,
  damageUnits: count,
  damageBuilding: count,
  limit: count,
});

export const piecesFile = fields({
  units: list(unit),
  buildings: list(building),
  transports: list(transport),
  engines: list(engine),
});
export type Pieces = Read<typeof piecesFile>;
type UnitCard = Read<typeof unit>;
export type BuildingCard = Read<typeof building>;
type TransportCard = Read<typeof transport>;
type TransportLevel = Read<typeof transportLevel>;
type EngineCard = Read<typeof engine>;

export function unitCard({ units }: Pieces, type: UnitType): UnitCard {
  return found(units, type);
}
export function buildingCard({ buildings }: Pieces, id: BuildingId): BuildingCard {
  return found(buildings, id);
}
const BUILDINGS_OF = {
  civil: ['village', 'town', 'city'],
  military: ['tower', 'fort', 'castle'],
  religious: ['cathedral', 'cathedral', 'cathedral'],
} as const;
/** The building of a class and level; the only religious building is of level III (RULINGS 49). */
export function buildingOf(category: BuildingClass, level: number): BuildingId {
  const [low, middle, high] = BUILDINGS_OF[category];
  return level >= 3 ? high : level === 2 ? middle : low;
}
export function transportCard({ transports }: Pieces, id: TransportId): TransportCard {
  return found(transports, id);
}
export function transportAt(pieces: Pieces, id: TransportId, level: Level): TransportLevel {
  const row = transportCard(pieces, id).levels[level - 1];
  if (row === undefined) throw new Error(`no level ${level} of ${id}`);
  return row;
}
export function engineOfLevel({ engines }: Pieces, level: Level): EngineCard {
  const engine = engines.find((one) => one.level === level);
  if (engine === undefined) throw new Error(`no engine of level ${level}`);
  return engine;
}
function found<Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no piece ${id}`);
  return card;
}

/** A unit's type; captains of all levels are captains. */
export function typeOf(unit: UnitId): UnitType {
  switch (unit) {
    case 'captain-1':
    case 'captain-2':
    case 'captain-3':
      return 'captain';
    default:
      return unit;
  }
}

export function isUnit(id: string): id is UnitId {
  return UNIT_IDS.some((known) => known === id);
}

export function captainOf(level: number): UnitId {
  return level >= 3 ? 'captain-3' : level === 2 ? 'captain-2' : 'captain-1';
}
/** A captain's level; 0 for other units. */
export function captainLevel(unit: UnitId): number {
  return unit === 'captain-1' ? 1 : unit === 'captain-2' ? 2 : unit === 'captain-3' ? 3 : 0;
}
