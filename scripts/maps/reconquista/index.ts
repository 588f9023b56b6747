import { readFileSync } from 'node:fs';
import { SENTENCES } from '../../../src/games/reconquista/words/languages/index.js';
import { namesInAll } from '../../../src/kit/words/names.js';
import { buildMap } from '../shared/build-map.js';
import { cellsOf, unionOf } from '../shared/cells.js';
import { blunt, simplify } from '../shared/lines.js';
import type { MapFiles } from '../shared/map-files.js';
import { coastsOf } from '../shared/natural-earth.js';
import type { LonLat, Point } from '../shared/points.js';
import { projectionOf } from '../shared/projection.js';
import { spreadOut } from '../shared/spread-out.js';

/** The game module's board; only what is drawn is read. */
interface Facts {
  readonly regions: readonly { readonly id: string }[];
  readonly places: readonly {
    readonly id: string;
    readonly region: string;
    readonly mountain: boolean;
    readonly port?: number;
    readonly lon: number;
    readonly lat: number;
  }[];
  readonly roads: readonly { readonly between: readonly [string, string] }[];
}

const SIZE = [1600, 1200] as const;
/** The panels stand left of the board. */
const MARGIN = 300;
/** Drawn slightly off their towns, for room. */
const NUDGES: Readonly<Record<string, LonLat>> = {
  oviedo: [-5.5, 42.85],
  leon: [-5.2, 41.9],
  galicia: [-7.6, 41.95],
  salamanca: [-5.9, 40.75],
  algeciras: [-5.6, 36.75],
  granada: [-3.3, 37.25],
  seville: [-6.2, 37.5],
  santiago: [-8.4, 42.9],
};
const COLOURS: Readonly<Record<string, string>> = {
  asturias: '#3f7d4e',
  aragon: '#c9922d',
  castile: '#a8452f',
  portugal: '#3d6f9e',
  'al-andalus': '#7a5a9e',
};

/** Where a region's number and name stand: in the sea beside it. */
const BANNERS: Readonly<Record<string, LonLat>> = {
  asturias: [-3.15, 43.82],
  aragon: [2.35, 40.75],
  castile: [0.75, 39.0],
  portugal: [-8.75, 36.5],
  'al-andalus': [-1.0, 36.75],
};

/** Twenty places around their towns, five regions, nine roads, on the coast of Natural Earth. */
export function build(): MapFiles {
  const facts: Facts = JSON.parse(
    readFileSync(new URL('../../../src/games/reconquista/facts/data/board.json', import.meta.url), 'utf8'),
  );
  const project = projectionOf({ west: -9.7, east: 3.5, south: 35.85, north: 43.95, into: [MARGIN, 16, 1290, 1168] });
  const onBoard = (ring: readonly LonLat[]): Point[] => blunt(simplify(ring.map(project), 3), 24);
  // The mainland only: no place of the game is on an island.
  const land = coastsOf('Spain', 'Portugal').slice(0, 1).map(onBoard);
  const abroad = coastsOf('France', 'Andorra', 'Morocco', 'Algeria').slice(0, 3).map(onBoard);
  const towns = Object.fromEntries(facts.places.map(({ id, lon, lat }) => [id, project(NUDGES[id] ?? [lon, lat])]));
  const sites = spreadOut(towns, 205);
  const cells = cellsOf(sites, [MARGIN, 0, ...SIZE], land);
  const ringsOf = (id: string) => cells[id]?.rings ?? [];
  return buildMap({
    title: 'Reconquista',
    size: SIZE,
    roomy: 1.5,
    land,
    abroad,
    areas: Object.fromEntries(
      facts.places.map(({ id, mountain, port }) => [
        id,
        {
          names: namesInAll(SENTENCES, 'place', id),
          rings: ringsOf(id),
          terrain: mountain ? 'mountain' : 'plain',
          badges: port === undefined ? ['face'] : ['face', 'landing'],
        },
      ]),
    ),
    nodes: Object.fromEntries(
      facts.regions.map(({ id }) => [
        `region-${id}`,
        {
          names: namesInAll(SENTENCES, 'region', id).map((name) => name.slice(name.indexOf(' ') + 1)),
          at: project(BANNERS[id] ?? [0, 0]),
          kind: 'region',
          wide: 64,
          tall: 28,
          badge: { kind: 'numeral', size: 64 },
        },
      ]),
    ),
    connections: facts.roads.map(({ between }) => ({ between, look: 'road' })),
    regions: facts.regions.map(({ id }) => ({
      id,
      colour: COLOURS[id] ?? '#777777',
      rings: unionOf(facts.places.filter(({ region }) => region === id).map((place) => ringsOf(place.id))),
    })),
    covered: [[0, 0, MARGIN, 1200]],
  });
}
