import { readFileSync } from 'node:fs';
import { STANDARD_BOARD } from '../../../src/games/hispania-draco/facts/board.js';
import { PROVINCE_IDS, type ProvinceId } from '../../../src/games/hispania-draco/facts/ids.js';
import { SENTENCES } from '../../../src/games/hispania-draco/words/languages/index.js';
import { namesInAll } from '../../../src/kit/words/names.js';
import { buildMap } from '../shared/build-map.js';
import { cellsOf, unionOf } from '../shared/cells.js';
import { simplify } from '../shared/lines.js';
import type { MapFiles } from '../shared/map-files.js';
import { coastsOf } from '../shared/natural-earth.js';
import type { LonLat, Point } from '../shared/points.js';
import { projectionOf } from '../shared/projection.js';
import type { ConnectionSource, NodeSource } from '../shared/source.js';
import { spreadOut } from '../shared/spread-out.js';

interface Sites {
  readonly cities: Readonly<Record<string, LonLat>>;
  readonly seas: Readonly<Record<string, LonLat>>;
  readonly banners: Readonly<Record<string, LonLat>>;
  readonly bends: readonly { readonly between: readonly [string, string]; readonly via: readonly LonLat[] }[];
  readonly rivers: Readonly<Record<string, readonly LonLat[]>>;
}
const sites: Sites = JSON.parse(readFileSync(new URL('./sites.json', import.meta.url), 'utf8'));

const SIZE = [1600, 1200] as const;
const PANEL = 270;
const project = projectionOf({
  west: -11.3,
  east: 3.6,
  south: 35.05,
  north: 45.1,
  into: [PANEL, 0, SIZE[0] - PANEL, SIZE[1]],
});

/** The washes along the provinces' borders. */
const COLOURS: Readonly<Record<ProvinceId, string>> = {
  ilergetia: '#c98f2d',
  celtiberia: '#b0543a',
  carpetania: '#8a7d3a',
  lusitania: '#4f8a57',
  gallaecia: '#3f7f93',
  cantabria: '#77629f',
  ulterior: '#a5142c',
  citerior: '#d9a514',
};

/** Minimum distance between towns, for their counters. */
const APART = 114;
/** A telephone shows the board at a quarter of its size. */
const ROOMY = 1.6;

export function build(): MapFiles {
  const { file, cities, capitals } = STANDARD_BOARD;
  const at = spreadOut(
    Object.fromEntries(Object.entries(sites.cities).map(([id, site]) => [id, project(site)])),
    APART,
  );
  const seas = Object.fromEntries(Object.entries(sites.seas).map(([id, site]) => [id, project(site)]));
  const placed: Readonly<Record<string, Point>> = { ...at, ...seas };
  const land = ringsOf('Spain', 'Portugal');
  const cells = cellsOf(at, [PANEL, 0, SIZE[0], SIZE[1]], land);
  const nodes = Object.fromEntries(
    [...file.cities, ...file.seas].map(({ id }): [string, NodeSource] => {
      const sea = file.seas.some((one) => one.id === id);
      const kind = sea ? 'sea' : capitals.some((one) => one === id) ? 'capital' : 'town';
      return [
        id,
        {
          names: namesInAll(SENTENCES, 'space', id),
          at: placed[id] ?? [0, 0],
          kind,
          wide: 38,
          beside: { kind: 'number', size: 26 },
        },
      ];
    }),
  );
  return buildMap({
    title: 'Hispania (Draco Ideas)',
    size: SIZE,
    roomy: ROOMY,
    land,
    abroad: ringsOf('France', 'Andorra', 'Morocco', 'Algeria'),
    rivers: Object.values(sites.rivers).map((river) => river.map(project)),
    regions: PROVINCE_IDS.map((province) => ({
      id: province,
      colour: COLOURS[province],
      rings: unionOf(
        file.cities.flatMap(({ id }) => (cities[id].province === province ? [cells[id]?.rings ?? []] : [])),
      ),
    })),
    nodes: { ...nodes, ...banners() },
    connections: file.connections.map(({ between: [one = '', other = ''], segments, road }): ConnectionSource => {
      const bend = sites.bends.find(({ between }) => between.includes(one) && between.includes(other));
      const bySea = sites.seas[one] !== undefined || sites.seas[other] !== undefined;
      const look = bySea ? 'sea-lane' : road === true ? 'road' : `segments-${segments}`;
      return { between: [one, other], look, ...(bend === undefined ? {} : { via: bend.via.map(project) }) };
    }),
    covered: [[0, 0, PANEL, SIZE[1]]],
  });
}

/** Where a province's number and name are written. */
function banners(): Readonly<Record<string, NodeSource>> {
  return Object.fromEntries(
    STANDARD_BOARD.file.provinces.map(({ id, numeral }): [string, NodeSource] => [
      `province-${id}`,
      {
        names: namesInAll(SENTENCES, 'province', id),
        at: project(sites.banners[id] ?? [0, 0]),
        kind: 'banner',
        wide: 46,
        // A Roman province has no number.
        badge: { kind: numeral === undefined ? 'roman' : 'numeral', size: 50 },
      },
    ]),
  );
}

function ringsOf(...names: readonly string[]): readonly (readonly Point[])[] {
  return coastsOf(...names)
    .map((ring) => simplify(ring.map(project), 2.5))
    .filter((ring) => ring.length > 8);
}
