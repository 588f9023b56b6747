import { isObject, type Json } from '../../../core/json.js';
import { byId } from '../../../kit/data/of-each.js';
import { Misread, type Reader, read, sound } from '../../../kit/data/reader.js';
import eventsJson from './data/events.json' with { type: 'json' };
import mapJson from './data/map.json' with { type: 'json' };
import nationsJson from './data/nations.json' with { type: 'json' };
import scenariosJson from './data/scenarios.json' with { type: 'json' };
import setupJson from './data/setup.json' with { type: 'json' };
import {
  type AreaId,
  type EventKind,
  NATION_IDS,
  type NationId,
  PROVINCE_IDS,
  type ProvinceId,
  type River,
  SCENARIO_IDS,
  type ScenarioId,
} from './ids.js';
import { type CombatRow, type NationCard, nationsFile } from './nation.js';
import { type Border, type MapFile, mapFile, type Province } from './province.js';
import {
  type EventsFile,
  eventsFile,
  type Scenario,
  type ScenariosFile,
  type SetupFile,
  scenariosFile,
  setupFile,
} from './scenario.js';

interface Neighbour {
  readonly to: AreaId;
  readonly river: River | null;
}

interface Prey {
  readonly nation: NationId;
  readonly row: CombatRow;
}

/** Fixed data that a game reads and never changes: the board, the cards, the scenarios. */
export interface Book {
  readonly map: MapFile;
  readonly provinces: Readonly<Record<ProvinceId, Province>>;
  /** By common border (5.0.1, 5.0.2), including off-map provinces; straits (0.4, 5.5.1) and the sea are separate. */
  readonly neighbours: ReadonlyMap<AreaId, readonly Neighbour[]>;
  readonly straits: ReadonlyMap<AreaId, readonly AreaId[]>;
  readonly nations: Readonly<Record<NationId, NationCard>>;
  /** Nations whose units score for all others (11.almohade.5), from the cards. */
  readonly prey: readonly Prey[];
  readonly scenarios: Readonly<Record<ScenarioId, Scenario>>;
  readonly calendar: ScenariosFile;
  readonly setups: SetupFile;
  readonly events: EventsFile;
}

/** The five files as raw data, which overrides change. */
export interface BookFiles {
  readonly map: Json;
  readonly nations: Json;
  readonly scenarios: Json;
  readonly setup: Json;
  readonly events: Json;
}
export const FILES: BookFiles = {
  map: mapJson,
  nations: nationsJson,
  scenarios: scenariosJson,
  setup: setupJson,
  events: { ...eventsJson, counts: eventsJson.counts satisfies Readonly<Record<EventKind, number>> },
};

const PLAIN: Reader<Book> = (json, path) => {
  if (!isObject(json)) throw new Misread(path, 'object');
  return bind(
    mapFile(json.map, 'map'),
    nationsFile(json.nations, 'nations').nations,
    scenariosFile(json.scenarios, 'scenarios'),
    setupFile(json.setup, 'setup'),
    eventsFile(json.events, 'events'),
  );
};

export function readBook(files: BookFiles): { readonly value: Book } | { readonly misread: Misread } {
  return read(PLAIN, { ...files });
}

function bind(
  map: MapFile,
  nations: readonly NationCard[],
  calendar: ScenariosFile,
  setups: SetupFile,
  events: EventsFile,
): Book {
  return {
    map,
    provinces: byId(PROVINCE_IDS, map.provinces, 'provinces'),
    neighbours: neighboursOf(map.borders),
    straits: straitsOf(map.straits),
    nations: byId(NATION_IDS, nations, 'nations'),
    prey: nations.flatMap(preyOn),
    scenarios: byId(SCENARIO_IDS, calendar.scenarios, 'scenarios'),
    calendar,
    setups,
    events,
  };
}

function preyOn({ id, powers }: NationCard): readonly Prey[] {
  return (powers ?? []).flatMap((power) =>
    power.power === 'prey' ? [{ nation: id, row: { pv: power.pv, kill: 'any' as const, of: [id] } }] : [],
  );
}

function neighboursOf(borders: readonly Border[]): ReadonlyMap<AreaId, readonly Neighbour[]> {
  const result = new Map<AreaId, Neighbour[]>();
  for (const border of borders) {
    const [one, other] = pair(border.between, 'map.borders');
    const river = border.river === 'none' ? null : border.river;
    push(result, one, { to: other, river });
    push(result, other, { to: one, river });
  }
  return result;
}

function straitsOf(straits: readonly (readonly AreaId[])[]): ReadonlyMap<AreaId, readonly AreaId[]> {
  const result = new Map<AreaId, AreaId[]>();
  for (const between of straits) {
    const [one, other] = pair(between, 'map.straits');
    push(result, one, other);
    push(result, other, one);
  }
  return result;
}

function pair(between: readonly AreaId[], path: string): readonly [AreaId, AreaId] {
  const [one, other] = between;
  if (one === undefined || other === undefined || between.length !== 2 || one === other)
    throw new Misread(path, 'pair');
  return [one, other];
}

function push<Value>(into: Map<AreaId, Value[]>, key: AreaId, value: Value): void {
  const there = into.get(key);
  if (there === undefined) into.set(key, [value]);
  else there.push(value);
}

/** The book as printed. */
export const STANDARD_BOOK: Book = sound(readBook(FILES));
