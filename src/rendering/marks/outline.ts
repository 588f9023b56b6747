import type { Place, Spot } from '../board.js';

type Ring = readonly Spot[];
const rings = new Map<string, readonly Ring[]>();

/** Is the spot inside the area? Islands count, holes do not. */
export function isInside({ d }: Pick<Place, 'd'>, [x, y]: Spot): boolean {
  let inside = false;
  for (const ring of ringsOf(d))
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

/** Outlines are closed polygons of absolute coordinates: `M x y L x y ... Z`, once for each island. */
function ringsOf(d: string): readonly Ring[] {
  const known = rings.get(d);
  if (known !== undefined) return known;
  const read = d
    .split('Z')
    .map((part) =>
      [...part.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((pair): Spot => [Number(pair[1]), Number(pair[2])]),
    )
    .filter((ring) => ring.length > 2);
  rings.set(d, read);
  return read;
}
