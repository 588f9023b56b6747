import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { LonLat } from './points.js';

/** Coasts of Natural Earth 1:10m (public domain), as shipped by world-atlas. */
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const atlas: Atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);

/** The merged outer rings of some countries, largest first. */
export function coastsOf(...names: readonly string[]): LonLat[][] {
  const chosen = atlas.objects.countries.geometries.filter(
    (one): one is Polygon<{ name: string }> | MultiPolygon<{ name: string }> =>
      (one.type === 'Polygon' || one.type === 'MultiPolygon') && names.includes(one.properties?.name ?? ''),
  );
  const rings = merge(atlas, chosen).coordinates.map((polygon) =>
    (polygon[0] ?? []).slice(0, -1).map(([lon = 0, lat = 0]): LonLat => [lon, lat]),
  );
  return rings.sort((a, b) => extent(b) - extent(a));
}

/** Twice the absolute area: good enough to rank rings. */
function extent(ring: readonly LonLat[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum);
}
