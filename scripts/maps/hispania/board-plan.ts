import { fileURLToPath } from 'node:url';
import { SENTENCES } from '../../../src/games/hispania/words/languages/index.js';
import { namesInAll } from '../../../src/kit/words/names.js';
import type { Board, Bounds, Place, Spot } from '../../../src/rendering/board.js';
import { openLettering } from '../../../src/rendering/text/lettering.js';
import { furnish } from '../shared/furnish.js';
import { distance } from '../shared/lines.js';
import type { Point } from '../shared/points.js';
import { bounds, pathOf, tidy } from '../shared/shapes.js';
import type { Atlas } from './atlas.js';
import type { BoardFacts } from './board.js';
import { SEA_BOX } from './geography.js';
import { BOARD } from './projection.js';

/** The used part of an off-map area: the rest runs under the panels or off the board. */
const WITHIN: Readonly<Record<string, Bounds>> = {
  afrique: [560, 1060, 1326, 1192],
  gascogne: [1080, 11, 1330, 120],
  narbonne: [1304, 11, 1590, 200],
  sea: [SEA_BOX.left + 9, SEA_BOX.top + 9, SEA_BOX.right - 9, SEA_BOX.bottom - 9],
};
/** Printed in every province. */
const PRINTED = ['income', 'stacking'];

export function buildBoard(atlas: Atlas, facts: BoardFacts): Board {
  const lettering = openLettering(fileURLToPath(new URL('../../../assets/fonts', import.meta.url)));
  const measure = (text: string, size: number) => lettering.measure('name', text, size);
  const crossings = crossingsOf(atlas);
  const place = (id: string, kind: Place['kind'], terrain?: Place['terrain']): Place => {
    const rings = atlas.rings(id);
    const within = WITHIN[id];
    const names = id === 'sea' ? namesInAll(SENTENCES, 'picture', id) : namesInAll(SENTENCES, 'area', id);
    const { label, badges, room } = furnish(
      { names, rings, badges: kind === 'province' ? PRINTED : [], ...(within === undefined ? {} : { within }) },
      measure,
    );
    const crossed = crossings.get(id);
    return {
      kind,
      ...(terrain === undefined ? {} : { terrain }),
      d: rings.map((ring) => pathOf(ring, true)).join(''),
      bounds: tidied(bounds(rings)),
      centre: room.heart,
      ...(crossed === undefined ? {} : { crossings: Object.fromEntries([...crossed].sort()) }),
      label: tidied(label),
      ...(badges === undefined ? {} : { badges }),
      room,
    };
  };
  return {
    size: [BOARD.width, BOARD.height],
    places: Object.fromEntries([
      ...facts.provinces.map(({ id, terrain }) => [id, place(id, 'province', terrain)]),
      ...facts.offMap.map(({ id }) => [id, place(id, 'offMap')]),
      ['sea', place('sea', 'sea')],
    ]),
  };
}

const tidied = ([left, top, right, bottom]: Bounds): Bounds => [tidy(left), tidy(top), tidy(right), tidy(bottom)];

/** By area and neighbour, the middle of their border or strait; from the sea, the anchor off the coast. */
function crossingsOf(atlas: Atlas): Map<string, Map<string, Spot>> {
  const found = new Map<string, Map<string, Spot>>();
  const cross = (a: string, b: string, [x, y]: Point): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(from, (found.get(from) ?? new Map()).set(to, [tidy(x), tidy(y)]));
  };
  for (const layer of ['borders', 'straits'] as const)
    for (const shape of atlas.shapes(layer)) {
      if (shape.type !== 'LineString') continue;
      const [a = '', b = ''] = shape.id.split('|');
      cross(a, b, middleOf(atlas.line(shape.arcs)));
    }
  for (const shape of atlas.shapes('anchors'))
    if (shape.type === 'Point') cross('sea', shape.id, atlas.spot(shape.coordinates));
  return found;
}

function middleOf(line: readonly Point[]): Point {
  const length = line.reduce((sum, point, index) => sum + distance(point, line[index + 1] ?? point), 0);
  let walked = 0;
  for (const [index, point] of line.entries()) {
    const next = line[index + 1] ?? point;
    const step = distance(point, next);
    if (walked + step >= length / 2) {
      const t = (length / 2 - walked) / (step || 1);
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
    }
    walked += step;
  }
  return line[0] ?? [0, 0];
}
