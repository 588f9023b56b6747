import {
  fields,
  list,
  Misread,
  maybe,
  oneOf,
  orNull,
  type Read,
  type Reader,
  table,
  text,
  truth,
  usually,
  whole,
} from '../../../kit/data/reader.js';
import { type Board, STANDARD_BOARD } from '../facts/board.js';
import {
  ARMY_KINDS,
  CITY_IDS,
  COMMANDER_IDS,
  GARRISON_IDS,
  GENERAL_IDS,
  type GeneralId,
  isCity,
  SEA_IDS,
  SPACE_IDS,
} from '../facts/ids.js';
import { ARMIES, REVOLTS } from '../facts/level.js';
import {
  commandersAt,
  garrisonsAt,
  MOST_DISCS,
  NOBODY,
  type Pieces,
  type Reserve,
  revoltsAt,
} from '../state/pieces.js';
import type { Options } from '../state/state.js';

const most = (limit: number) => whole(0, limit);

const reserve: Reader<Reserve> = fields({
  revolts: most(REVOLTS),
  armies: fields({ normal: most(ARMIES), special: most(1) }),
  garrisons: fields({ 'praetor-ulterior': most(5), 'praetor-citerior': most(5), consul: most(5) }),
  legion: orNull(oneOf(GENERAL_IDS)),
  roads: most(5),
});

const standing = fields({
  commanders: usually(table(COMMANDER_IDS, orNull(oneOf(SPACE_IDS))), () => ({})),
  armies: usually(
    list(fields({ kind: usually(oneOf(ARMY_KINDS), () => 'normal' as const), at: oneOf(CITY_IDS) })),
    () => [],
  ),
  revolts: usually(table(SPACE_IDS, whole(1, MOST_DISCS)), () => ({})),
  garrisons: usually(table(CITY_IDS, list(oneOf(GARRISON_IDS))), () => ({})),
  fleets: usually(list(oneOf(SEA_IDS)), () => []),
  roads: usually(list(text), () => []),
  stick: usually(truth, () => false),
  /** Pieces off the board, by default. */
  reserve: maybe(reserve),
});
type Standing = Read<typeof standing>;

/** The pieces' positions; unnamed ones are in the reserve. Rejects illegal positions (0.5 to 0.7). */
export function readPieces(
  json: Parameters<Reader<Pieces>>[0],
  path: string,
  options: Options,
  onTrack: number,
  active: GeneralId,
): Pieces {
  const given = standing(json, path);
  const pieces: Pieces = {
    ...given,
    commanders: { ...NOBODY, ...given.commanders },
    reserve: given.reserve ?? restOf(given, options, onTrack, path),
  };
  check(STANDARD_BOARD, pieces, active, path);
  return pieces;
}

function restOf(given: Standing, { level, variants }: Options, onTrack: number, path: string): Reserve {
  const special = variants.includes('terror') ? 1 : 0;
  const armies = { normal: ARMIES - special, special };
  for (const { kind } of given.armies) armies[kind] -= 1;
  const placed = Object.values(given.garrisons).flatMap((stack) => stack ?? []);
  const left = (owner: (typeof GENERAL_IDS)[number]) => level.garrisons - placed.filter((id) => id === owner).length;
  const rest = {
    revolts: REVOLTS - onTrack - Object.values(given.revolts).reduce((sum, count) => sum + (count ?? 0), 0),
    armies,
    garrisons: {
      'praetor-ulterior': left('praetor-ulterior'),
      'praetor-citerior': left('praetor-citerior'),
      consul: left('consul'),
    },
    legion: variants.includes('legio-hispana') && !placed.includes('legion') ? ('consul' as const) : null,
    roads: 0,
  };
  return reserve(rest, `${path}.reserve`);
}

function check(board: Board, pieces: Pieces, active: GeneralId, path: string): void {
  const wrong = (where: string) => {
    throw new Misread(`${path}.${where}`, 'possible');
  };
  const provinces = pieces.armies.map(({ at }) => board.cities[at].province);
  if (new Set(provinces).size < provinces.length) wrong('armies');
  for (const { at } of pieces.armies) if (revoltsAt(pieces, at) === 0) wrong(`armies.${at}`);
  for (const id of COMMANDER_IDS) {
    const at = pieces.commanders[id];
    if (at === null) continue;
    if (isCity(at) ? revoltsAt(pieces, at) > 0 : !pieces.fleets.includes(at)) wrong(`commanders.${id}`);
    // A general who has just returned beside another must still leave (7.4).
    const here = commandersAt(pieces, at);
    if (here.length > 2 || (here.length === 2 && !here.includes(active))) wrong(`commanders.${id}`);
  }
  for (const city of CITY_IDS) {
    const stack = garrisonsAt(pieces, city);
    if (stack.length > MOST_DISCS || (stack.length > 0 && revoltsAt(pieces, city) > 0)) wrong(`garrisons.${city}`);
  }
  for (const sea of SEA_IDS) {
    if (pieces.fleets.filter((fleet) => fleet === sea).length > 1) wrong('fleets');
    if (revoltsAt(pieces, sea) > (pieces.fleets.includes(sea) ? 0 : 1)) wrong(`revolts.${sea}`);
  }
  const lines = new Set(Object.values(board.ways).flatMap((ways) => ways.map(({ connection }) => connection)));
  for (const road of pieces.roads) if (!lines.has(road)) wrong('roads');
}
