import type { Point } from '../shared/points.js';
import type { Geography, LayerName, Shape } from './geography.js';

/** The geography as read back from its file: lines and rings in board units, as all later steps must see them. */
export interface Atlas {
  readonly arcs: readonly (readonly Point[])[];
  shapes(layer: LayerName): readonly Shape[];
  /** An area's rings (outer ones only: no province has a hole). */
  rings(id: string): readonly (readonly Point[])[];
  line(arcs: readonly number[]): readonly Point[];
  spot(coordinates: readonly [number, number]): Point;
}

export function readAtlas({ board, transform, objects, arcs }: Geography): Atlas {
  const { scale, translate } = transform;
  const spot = ([x, y]: readonly [number, number]): Point => [
    board.west + (x * scale[0] + translate[0] - board.lonWest) * board.perLon,
    (board.latNorth - y * scale[1] - translate[1]) * board.perLat,
  ];
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return spot([x, y]);
    });
  });
  const line = (own: readonly number[]): readonly Point[] =>
    own.flatMap((arc, index) => {
      const points = arc < 0 ? [...(lines[~arc] ?? [])].reverse() : (lines[arc] ?? []);
      return index === 0 ? points : points.slice(1);
    });
  const areas = new Map<string, readonly (readonly Point[])[]>();
  for (const layer of ['provinces', 'offMap', 'sea', 'decoration'] as const)
    for (const shape of objects[layer].geometries)
      if (shape.type === 'MultiPolygon')
        areas.set(
          shape.id,
          shape.arcs.flatMap((polygon) => polygon.map((ring) => line(ring).slice(0, -1))),
        );
  return {
    arcs: lines,
    shapes: (layer) => objects[layer].geometries,
    rings: (id) => areas.get(id) ?? [],
    line,
    spot,
  };
}
