import type { Board } from '../../../../src/rendering/board.js';
import { type Attributes, draw, INK } from '../../shared/art/ink.js';
import { hillShapes, hills, reliefPaint, tufts } from '../../shared/art/relief.js';
import { river } from '../../shared/art/water.js';
import type { Point } from '../../shared/points.js';
import { area, pathOf } from '../../shared/shapes.js';
import type { Atlas } from '../atlas.js';
import type { BoardFacts } from '../board.js';
import type { Shape } from '../geography.js';
import { BOARD } from '../projection.js';
import { sea } from './sea.js';
import { anchor, corner, seaBox, strait, tie } from './signs.js';

/** The wash along the inner edge of each zone, as on old maps. */
const ZONE_WASH: Readonly<Record<string, string>> = {
  nord: '#7d9a4e',
  centre: '#c98f2d',
  sud: '#c0603a',
  est: '#7a6ea8',
};

const WIDEST_RIVER = 6.4;
type Line = Extract<Shape, { type: 'LineString' }>;
const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** The board without words, marks or counters, in two sheets: an owner's tint goes between them. */
interface Sheets {
  /** Sea, land, relief and zone washes. */
  readonly base: string;
  /** Lines and signs that no tint may dim: coasts, borders, rivers, anchors, straits. */
  readonly over: string;
}

export function drawSheets(atlas: Atlas, board: Board, facts: BoardFacts): Sheets {
  return {
    base: sheet('Hispania: land and sea', ground(atlas, board, facts)),
    over: sheet('Hispania: borders, rivers and signs', linework(atlas)),
  };
}

const sheet = (title: string, parts: readonly string[]): string =>
  draw(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: BOARD.width,
      height: BOARD.height,
      viewBox: `0 0 ${BOARD.width} ${BOARD.height}`,
    },
    draw('title', {}, title),
    ...parts,
  );

function ground(atlas: Atlas, board: Board, facts: BoardFacts): string[] {
  const ids = (layer: 'provinces' | 'offMap' | 'decoration') => atlas.shapes(layer).map(({ id }) => id);
  const lands = [...ids('provinces'), ...ids('offMap'), ...ids('decoration')];
  const ringsOf = (some: readonly string[]) => some.flatMap((id) => atlas.rings(id));
  const outline = (some: readonly string[]) =>
    ringsOf(some)
      .map((ring) => pathOf(ring, true))
      .join('');
  const zones = [...new Set(facts.provinces.map(({ zone }) => zone))];
  return [
    draw(
      'defs',
      {},
      reliefPaint(),
      hillShapes(),
      draw('path', { id: 'lands', d: outline(lands) }),
      draw('path', { id: 'abroad', d: outline(ids('offMap')) }),
      draw(
        'pattern',
        { id: 'hatch', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
        draw('path', { d: 'M0 0V7', stroke: '#b5a67f', 'stroke-width': 1, 'stroke-opacity': 0.55 }),
      ),
      ...zones.map((zone) =>
        draw(
          'clipPath',
          { id: `zone-${zone}` },
          draw('path', { d: outline(facts.provinces.flatMap((one) => (one.zone === zone ? [one.id] : []))) }),
        ),
      ),
    ),
    sea(ringsOf(lands), '#lands'),
    draw('use', { href: '#lands', fill: INK.land }),
    draw('use', { href: '#abroad', fill: INK.foreign }),
    draw('use', { href: '#abroad', fill: 'url(#hatch)' }),
    draw('path', {
      d: outline(facts.provinces.flatMap(({ id, terrain }) => (terrain === 'mountain' ? [id] : []))),
      fill: '#e6cf9b',
      'fill-opacity': 0.55,
    }),
    ...zones.map((zone) => zoneWash(zone, zoneEdge(atlas, facts, zone))),
    ...facts.provinces.map(({ id, terrain }) => {
      const place = board.places[id];
      if (place === undefined) return '';
      return terrain === 'mountain' ? hills(id, place, atlas.rings(id)) : tufts(id, place, atlas.rings(id));
    }),
    seaBox(),
  ];
}

function linework(atlas: Atlas): string[] {
  const offMap = atlas.shapes('offMap').map(({ id }) => id);
  const lines = (keep: (shape: Line) => boolean) =>
    atlas
      .shapes('borders')
      .flatMap((shape) => (shape.type === 'LineString' && keep(shape) ? [pathOf(atlas.line(shape.arcs))] : []))
      .join('');
  const abroad = ({ id }: Line) => id.split('|').some((side) => offMap.includes(side));
  const plain = lines((one) => !abroad(one) && one.properties.river === null && one.properties.zone === false);
  const zoneLine = lines((one) => !abroad(one) && one.properties.river === null && one.properties.zone === true);
  const zoneRiver = lines((one) => one.properties.river !== null && one.properties.zone === true);
  const foreign = lines(abroad);
  const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
    draw('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...ROUND, ...more });
  const frame = (inset: number, width: number) =>
    draw('rect', {
      x: inset,
      y: inset,
      width: BOARD.width - 2 * inset,
      height: BOARD.height - 2 * inset,
      fill: 'none',
      stroke: INK.line,
      'stroke-width': width,
    });
  return [
    stroke(plain + zoneLine, '#f7efd8', 3.4, { 'stroke-opacity': 0.75 }),
    stroke(plain, INK.border, 1.5),
    stroke(zoneLine, INK.zone, 2.6, { 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' }),
    stroke(foreign, '#f7efd8', 5),
    stroke(foreign, INK.line, 2.2),
    stroke(coast(atlas), INK.line, 1.8),
    ...atlas
      .shapes('rivers')
      .map((shape) => (shape.type === 'LineString' ? river(atlas.line(shape.arcs), WIDEST_RIVER) : '')),
    stroke(zoneRiver, '#fbf4e0', 1.5, { 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' }),
    ...atlas.shapes('corners').map((shape) => (shape.type === 'Point' ? corner(atlas.spot(shape.coordinates)) : '')),
    ...ties(atlas),
    ...atlas.shapes('straits').map((shape) => (shape.type === 'LineString' ? strait(atlas.line(shape.arcs)) : '')),
    ...atlas
      .shapes('anchors')
      .map((shape) =>
        shape.type === 'Point' ? anchor(atlas.spot(shape.coordinates), shape.properties.landing === true) : '',
      ),
    frame(1.5, 3),
    frame(6, 0.8),
  ];
}

/** Lines with land on one side only, except the board's edge. */
function coast(atlas: Atlas): string {
  const sides = new Map<number, number>();
  for (const layer of ['provinces', 'offMap', 'decoration'] as const)
    for (const shape of atlas.shapes(layer))
      if (shape.type === 'MultiPolygon')
        for (const arc of shape.arcs.flat(2)) {
          const own = arc < 0 ? ~arc : arc;
          sides.set(own, (sides.get(own) ?? 0) + 1);
        }
  return [...sides].flatMap(([arc, count]) => (count === 1 ? [pathOf(atlas.arcs[arc] ?? [])] : [])).join('');
}

/** All borders of one zone, including rivers and coast. */
function zoneEdge(atlas: Atlas, facts: BoardFacts, zone: string): string {
  const zoneOf = new Map(facts.provinces.map((one) => [one.id, one.zone]));
  return atlas
    .shapes('borders')
    .flatMap((shape) => {
      if (shape.type !== 'LineString') return [];
      const sides = shape.id.split('|').map((id) => zoneOf.get(id));
      return sides.includes(zone) && sides[0] !== sides[1] ? [pathOf(atlas.line(shape.arcs))] : [];
    })
    .join('');
}

const zoneWash = (zone: string, edge: string): string =>
  draw('defs', {}, draw('path', { id: `edge-${zone}`, d: edge })) +
  draw(
    'g',
    { 'clip-path': `url(#zone-${zone})` },
    ...[
      [28, 0.14],
      [17, 0.19],
      [8, 0.26],
    ].map(([width = 0, opacity = 0]) =>
      draw('use', {
        href: `#edge-${zone}`,
        fill: 'none',
        stroke: ZONE_WASH[zone] ?? INK.zone,
        'stroke-width': width,
        'stroke-opacity': opacity,
        ...ROUND,
      }),
    ),
  );

/** Ties between separate mainland parts of a province. */
function ties(atlas: Atlas): string[] {
  return atlas.shapes('provinces').flatMap(({ id }) => {
    const [large, small] = [...atlas.rings(id)].sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
    if (large === undefined || small === undefined) return [];
    let nearest: [Point, Point, number] = [[0, 0], [0, 0], Number.POSITIVE_INFINITY];
    for (const a of large)
      for (const b of small) {
        const far = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (far < nearest[2]) nearest = [a, b, far];
      }
    const [from, to, far] = nearest;
    const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
    return [tie([from[0] - ux * 10, from[1] - uy * 10], [to[0] + ux * 10, to[1] + uy * 10])];
  });
}
