import { existsSync, readFileSync } from 'node:fs';
import { readAtlas } from '../../scripts/maps/hispania/atlas.js';
import { type BoardFacts, pairOf, readFacts } from '../../scripts/maps/hispania/board.js';
import type { Geography } from '../../scripts/maps/hispania/geography.js';
import type { Point } from '../../scripts/maps/shared/points.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { assetsFolder } from '../../src/rendering/picturer.js';

const folder = new URL('../../assets/maps/hispania/', import.meta.url);
export const assetText = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export const geography: Geography = JSON.parse(assetText('geography.topo.json'));
export const { board, style } = openMap(assetsFolder(), 'hispania');
export const atlas = readAtlas(geography);
export const facts: BoardFacts = readFacts();

export const provinceIds = facts.provinces.map(({ id }) => id);
export const offMapIds = facts.offMap.map(({ id }) => id);

/** What a map file says, whichever of the two spellings it uses: the project's data or the facts it came from. */
interface Facts {
  readonly borders: ReadonlyMap<string, string>;
  readonly coasts: ReadonlyMap<string, string>;
  readonly straits: readonly string[];
  readonly corners: readonly string[];
}
interface Spelling {
  readonly provinces: readonly { readonly id: string; readonly coast: string | null }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly river: string | null }[];
  readonly straits: readonly (readonly [string, string] | { readonly between: readonly [string, string] })[];
  readonly fourCorners: readonly (readonly string[] | { readonly provinces: readonly string[] })[];
}
function factsOf(file: Spelling): Facts {
  return {
    borders: new Map(file.borders.map(({ between: [a, b], river }) => [pairOf(a, b), river ?? 'none'])),
    coasts: new Map(file.provinces.map(({ id, coast }) => [id, coast ?? 'none'])),
    straits: file.straits.map((one) => ('between' in one ? pairOf(...one.between) : pairOf(...one))).sort(),
    corners: file.fourCorners.map((one) => [...('provinces' in one ? one.provinces : one)].sort().join('|')).sort(),
  };
}

/** Our own data, and the project's brief beside the repository where it is there. */
export const sources: readonly (readonly [name: string, facts: Facts])[] = [
  ['the module’s map.json', factsOf(facts)],
  ...[
    new URL('../../../../shared/hispania/map.json', import.meta.url),
    new URL('../../../shared/hispania/map.json', import.meta.url),
  ]
    .filter((one) => existsSync(one))
    .slice(0, 1)
    .map((one): [string, Facts] => ['the shared map.json', factsOf(JSON.parse(readFileSync(one, 'utf8')))]),
];

/** The edges of an area's outline, each spelled the same from either side. */
export function edgesOf(id: string): Set<string> {
  const edges = new Set<string>();
  for (const ring of atlas.rings(id))
    ring.forEach((point, index) => {
      edges.add(edge(point, ring[(index + 1) % ring.length] ?? point));
    });
  return edges;
}
export const spell = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;
export const edge = (a: Point, b: Point): string => [spell(a), spell(b)].sort().join(' ');

export const cornersOf = (id: string): Set<string> => new Set(atlas.rings(id).flat().map(spell));
