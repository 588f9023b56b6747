import type { Board } from '../../../../src/rendering/board.js';
import { meander, smooth } from '../lines.js';
import type { Point } from '../points.js';
import { pathOf } from '../shapes.js';
import type { MapSource, RegionSource } from '../source.js';
import { type Attributes, draw, INK } from './ink.js';
import { hillShapes, hills, reliefPaint, tufts } from './relief.js';
import { river } from './water.js';
import { shoreLines, waves } from './waves.js';

const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
const WIDEST_RIVER = 6;

/** The board without words, badges or counters, in two sheets: an owner's tint goes between them. */
export function drawSheets(source: MapSource, board: Board): { readonly base: string; readonly over: string } {
  return {
    base: sheet(source, `${source.title}: land and sea`, ground(source, board)),
    over: sheet(source, `${source.title}: borders and rivers`, linework(source)),
  };
}

function sheet({ size: [width, height] }: MapSource, title: string, parts: readonly string[]): string {
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return draw('svg', root, draw('title', {}, title), ...parts);
}

type Rings = readonly (readonly Point[])[];
const outline = (rings: Rings): string => rings.map((ring) => pathOf(ring, true)).join('');

/** The source's land, else the areas that are not sea; without either, the whole board. */
function landOf({ land, areas = {}, nodes }: MapSource): Rings | null {
  if (land !== undefined) return land;
  const own = Object.values(areas).filter(({ kind }) => kind !== 'sea');
  return own.length === 0 && nodes !== undefined ? null : own.flatMap(({ rings }) => rings);
}

function ground(source: MapSource, board: Board): string[] {
  const { size, areas = {}, abroad = [], regions = [] } = source;
  const [width, height] = size;
  const land = landOf(source);
  const paint = [
    reliefPaint(),
    hillShapes(),
    draw('path', { id: 'lands', d: outline([...(land ?? []), ...abroad]) }),
    draw(
      'pattern',
      { id: 'hatch', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      draw('path', { d: 'M0 0V7', stroke: '#b5a67f', 'stroke-width': 1, 'stroke-opacity': 0.55 }),
    ),
    ...regions.map(({ id, rings }) => draw('clipPath', { id: `region-${id}` }, draw('path', { d: outline(rings) }))),
  ];
  const water =
    land === null
      ? [draw('rect', { width, height, fill: INK.land })]
      : [
          draw('rect', { width, height, fill: INK.sea }),
          shoreLines('#lands'),
          waves(size, [...land, ...abroad], source.covered ?? []),
          draw('use', { href: '#lands', fill: INK.land }),
        ];
  const relief = Object.entries(areas).map(([id, { rings, terrain }]) => {
    const place = board.places[id];
    if (place === undefined || terrain === undefined) return '';
    return terrain === 'mountain' ? hills(id, place, rings) : tufts(id, place, rings);
  });
  const mountains = Object.values(areas).flatMap(({ terrain, rings }) => (terrain === 'mountain' ? rings : []));
  return [
    draw('defs', {}, ...paint),
    ...water,
    ...(abroad.length === 0
      ? []
      : [
          draw('path', { d: outline(abroad), fill: INK.foreign }),
          draw('path', { d: outline(abroad), fill: 'url(#hatch)' }),
        ]),
    ...(mountains.length === 0 ? [] : [draw('path', { d: outline(mountains), fill: '#e6cf9b', 'fill-opacity': 0.55 })]),
    ...regions.map(regionWash),
    ...relief,
  ];
}

/** Strong along the border, as on hand-coloured maps. */
function regionWash({ id, rings, colour }: RegionSource): string {
  const d = outline(rings);
  return draw(
    'g',
    { 'clip-path': `url(#region-${id})` },
    draw('path', { d, fill: colour, 'fill-opacity': 0.1 }),
    ...[
      [40, 0.12],
      [24, 0.16],
      [11, 0.24],
    ].map(([width = 0, opacity = 0]) =>
      draw('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity, ...ROUND }),
    ),
  );
}

/** Through the given places, bending left and right between them. */
function winding(name: string, bed: readonly Point[]): Point[] {
  const control = bed.flatMap((here, index) => {
    const next = bed[index + 1];
    return next === undefined ? [here] : meander(`${name} ${index}`, here, next);
  });
  return smooth(control, 4);
}

function linework(source: MapSource): string[] {
  const { size, areas = {}, abroad = [], rivers = [], regions = [] } = source;
  const [width, height] = size;
  const stroke = (d: string, colour: string, wide: number, more: Attributes = {}) =>
    d === '' ? '' : draw('path', { d, fill: 'none', stroke: colour, 'stroke-width': wide, ...ROUND, ...more });
  const of = (kind: 'land' | 'sea') =>
    outline(Object.values(areas).flatMap((area) => ((area.kind ?? 'land') === kind ? area.rings : [])));
  const shores = outline([...(source.land ?? []), ...abroad]);
  const provinces = outline(regions.flatMap(({ rings }) => rings));
  const frame = (inset: number, wide: number) =>
    draw('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: INK.line,
      'stroke-width': wide,
    });
  return [
    stroke(of('sea'), INK.waterline, 2, { 'stroke-dasharray': '2 6' }),
    stroke(of('land'), '#f7efd8', 3.4, { 'stroke-opacity': 0.75 }),
    stroke(of('land'), INK.border, 1.6),
    stroke(provinces, '#f7efd8', 4.4, { 'stroke-opacity': 0.75 }),
    stroke(provinces, INK.zone, 2.2, { 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' }),
    stroke(shores, INK.line, 1.8),
    ...rivers.map((bed, index) => river(winding(`river ${index}`, bed), WIDEST_RIVER)),
    frame(1.5, 3),
    frame(6, 0.8),
  ];
}
