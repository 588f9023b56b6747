import type { Board } from '../facts/board.js';
import { type CityId, GENERAL_IDS, type GeneralId, isCity, isSea, SEA_IDS, SPACE_IDS } from '../facts/ids.js';
import { ARMIES, REVOLTS } from '../facts/level.js';
import { type Scenario, scenarioOf } from '../facts/scenario.js';
import { moveCommander, placeArmy, placeGarrison, placeRevolt } from '../state/changes.js';
import { NOBODY, type Pieces, revoltsAt } from '../state/pieces.js';
import type { Options } from '../state/state.js';

/** The pieces of the box, sorted by the chosen options (0.8, 2.1, 10.4.1, 10.6.1). */
function emptyBoard({ level, variants, scenario }: Options): Pieces {
  const special = variants.includes('terror') ? 1 : 0;
  const each = (count: number): Readonly<Record<GeneralId, number>> => ({
    'praetor-ulterior': count,
    'praetor-citerior': count,
    consul: count,
  });
  return {
    commanders: NOBODY,
    armies: [],
    revolts: {},
    garrisons: {},
    fleets: [],
    roads: [],
    stick: scenarioOf(scenario)?.special === 'lethe',
    reserve: {
      revolts: REVOLTS,
      armies: { normal: ARMIES - special, special },
      garrisons: each(level.garrisons),
      legion: variants.includes('legio-hispana') ? 'consul' : null,
      roads: level.roads,
    },
  };
}

/** Fleets, the scenario's pieces, and the pirates (3.1, 11.1, 10.5.1). */
export function firstPieces(options: Options): Pieces {
  const scenario = scenarioOf(options.scenario);
  let pieces: Pieces = { ...emptyBoard(options), fleets: fleetsOf(options, scenario) };
  for (const space of SPACE_IDS) {
    const { general, garrison, revolts = 0, army } = scenario?.place[space] ?? {};
    if (general !== undefined) pieces = moveCommander(pieces, general, space);
    if (garrison !== undefined && isCity(space)) pieces = placeGarrison(pieces, space, garrison);
    for (let count = 0; count < revolts; count++) pieces = placeRevolt(pieces, space);
    if (army !== undefined && isCity(space)) pieces = placeArmy(pieces, army, space);
  }
  if (options.variants.includes('pirates')) {
    for (const sea of SEA_IDS) if (!pieces.fleets.includes(sea)) pieces = placeRevolt(pieces, sea);
  }
  return pieces;
}

/** Numbered from 1; a scenario may place some elsewhere (11.new-empire.2). */
function fleetsOf({ level }: Options, scenario: Scenario | null): Pieces['fleets'] {
  const bound = SPACE_IDS.filter(isSea).filter((sea) => scenario?.place[sea]?.fleet !== undefined);
  const rest = SEA_IDS.filter((sea) => !bound.includes(sea)).slice(0, level.fleets - bound.length);
  return SEA_IDS.filter((sea) => bound.includes(sea) || rest.includes(sea));
}

/** The track's boxes as the scenario covers them; those revolts are out of the game. */
export function coverTrack(board: Board, pieces: Pieces, scenario: Scenario | null) {
  const track = board.file.track.map((year) => scenario?.track[String(year)] ?? 0);
  const covered = track.reduce((sum, discs) => sum + discs, 0);
  const reserve = { ...pieces.reserve, revolts: pieces.reserve.revolts - covered };
  return { pieces: { ...pieces, reserve }, track };
}

/** The generals not yet on the board. */
export function stillToPlace(pieces: Pieces): readonly GeneralId[] {
  return GENERAL_IDS.filter((id) => pieces.commanders[id] === null);
}

export function citiesInRevolt(board: Board, pieces: Pieces, province: keyof Board['citiesOf']): readonly CityId[] {
  return board.citiesOf[province].filter((city) => revoltsAt(pieces, city) > 0);
}
