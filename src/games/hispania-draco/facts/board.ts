import type { Json } from '../../../core/json.js';
import { byId, ofEach } from '../../../kit/data/of-each.js';
import {
  count,
  fields,
  list,
  Misread,
  maybe,
  oneOf,
  type Read,
  type Reader,
  read,
  record,
  sound,
  text,
  truth,
} from '../../../kit/data/reader.js';
import boardJson from './data/board.json' with { type: 'json' };
import {
  CITY_IDS,
  type CityId,
  GENERAL_IDS,
  type GeneralId,
  OBSTACLES,
  PROVINCE_IDS,
  type ProvinceId,
  SEA_IDS,
  type SeaId,
  SOURCES,
  SPACE_IDS,
  type SpaceId,
} from './ids.js';

const sources = record(oneOf(SOURCES));
/** Our confidence in a value of ours. */
const sure = maybe(record(oneOf(['high', 'medium', 'low'])));

const city = fields({
  id: oneOf(CITY_IDS),
  /** Its modern name, to search by. */
  modern: text,
  province: oneOf(PROVINCE_IDS),
  number: count,
  sources,
  sure,
});

const connection = fields({
  between: list(oneOf(SPACE_IDS)),
  segments: count,
  obstacles: maybe(list(oneOf(OBSTACLES))),
  road: maybe(truth),
  sources,
  sure,
});

const boardFile = fields({
  about: text,
  provinces: list(fields({ id: oneOf(PROVINCE_IDS), number: count, numeral: maybe(text), sources })),
  generals: list(fields({ id: oneOf(GENERAL_IDS), colour: oneOf(['red', 'yellow', 'blue']), sources })),
  cities: list(city),
  seas: list(fields({ id: oneOf(SEA_IDS), number: count, sources })),
  connections: list(connection),
  /** Spaces that an example shows to be unconnected. */
  apart: list(fields({ between: list(oneOf(SPACE_IDS)), source: oneOf(SOURCES) })),
  northOfDurius: list(oneOf(CITY_IDS)),
  track: list(count),
});
export type BoardFile = Read<typeof boardFile>;

export interface City {
  readonly id: CityId;
  readonly province: ProvinceId;
  /** Its number, and the value of its shield (0.2); the Roman ones are ours (0.3). */
  readonly shield: number;
  readonly capital: boolean;
  /** North of the Durius, where the river of oblivion bars it (11.river-of-oblivion.3). */
  readonly north: boolean;
}

/** A connection seen from one end. */
export interface Way {
  readonly to: SpaceId;
  readonly segments: number;
  readonly connection: string;
  readonly bySea: boolean;
  readonly printedRoad: boolean;
  readonly acrossDurius: boolean;
}

/** The fixed board: 49 spaces and their connections (0.1, 0.4). */
export interface Board {
  readonly file: BoardFile;
  readonly cities: Readonly<Record<CityId, City>>;
  readonly citiesOf: Readonly<Record<ProvinceId, readonly CityId[]>>;
  readonly capitals: readonly CityId[];
  readonly seaNumber: Readonly<Record<SeaId, number>>;
  readonly ways: Readonly<Record<SpaceId, readonly Way[]>>;
  readonly connected: Readonly<Record<SpaceId, ReadonlySet<SpaceId>>>;
}

export function boardOf(json: Json): { readonly value: Board } | { readonly misread: Misread } {
  const bound: Reader<Board> = (given, path) => bind(boardFile(given, path));
  return read(bound, json);
}

/** The same in both directions. */
export function connectionBetween(one: SpaceId, other: SpaceId): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`;
}

function bind(file: BoardFile): Board {
  const listed = byId(CITY_IDS, file.cities, 'cities');
  const cities = ofEach(CITY_IDS, (id) => ({
    id,
    province: listed[id].province,
    shield: listed[id].number,
    capital: listed[id].number === 6,
    north: file.northOfDurius.includes(id),
  }));
  const ways: Record<string, Way[]> = Object.fromEntries(SPACE_IDS.map((id) => [id, []]));
  for (const { between, segments, obstacles, road } of file.connections) {
    const [one, other] = between;
    if (one === undefined || other === undefined || between.length !== 2 || one === other || segments < 1) {
      throw new Misread('connections', 'pair');
    }
    const way = (to: SpaceId): Way => ({
      to,
      segments,
      connection: connectionBetween(one, other),
      bySea: SEA_IDS.some((sea) => sea === one || sea === other),
      printedRoad: road === true,
      acrossDurius: obstacles?.includes('durius') === true,
    });
    ways[one]?.push(way(other));
    ways[other]?.push(way(one));
  }
  const full = ofEach(SPACE_IDS, (id) => ways[id] ?? []);
  const seas = byId(SEA_IDS, file.seas, 'seas');
  byId(PROVINCE_IDS, file.provinces, 'provinces');
  return {
    file,
    cities,
    citiesOf: ofEach(PROVINCE_IDS, (id) =>
      CITY_IDS.filter((one) => cities[one].province === id).sort((one, two) => cities[one].shield - cities[two].shield),
    ),
    capitals: CITY_IDS.filter((id) => cities[id].capital),
    seaNumber: ofEach(SEA_IDS, (id) => seas[id].number),
    ways: full,
    connected: ofEach(SPACE_IDS, (id) => new Set(full[id].map(({ to }) => to))),
  };
}

/** The board as raw data, which corrections change. */
export const BOARD_FILE: Json = boardJson;

/** The board as we have it. */
export const STANDARD_BOARD: Board = sound(boardOf(boardJson));

/** The province a praetor belongs to. */
export function provinceOf(general: GeneralId): 'ulterior' | 'citerior' | null {
  switch (general) {
    case 'praetor-ulterior':
      return 'ulterior';
    case 'praetor-citerior':
      return 'citerior';
    case 'consul':
      return null;
  }
}
