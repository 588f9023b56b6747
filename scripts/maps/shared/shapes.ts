import type { Point } from './points.js';

export function area(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

export function inside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let within = false;
  for (const ring of rings) {
    let previous = ring[ring.length - 1];
    for (const point of ring) {
      if (previous !== undefined && point[1] > y !== previous[1] > y) {
        if (x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0]) within = !within;
      }
      previous = point;
    }
  }
  return within;
}

/** A point's distance from the nearest edge of the rings. */
export function clearance([x, y]: Point, rings: readonly (readonly Point[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let previous = ring[ring.length - 1];
    for (const point of ring) {
      if (previous !== undefined) {
        const [dx, dy] = [point[0] - previous[0], point[1] - previous[1]];
        const along = ((x - previous[0]) * dx + (y - previous[1]) * dy) / (dx * dx + dy * dy || 1);
        const t = Math.max(0, Math.min(1, along));
        least = Math.min(least, Math.hypot(x - previous[0] - t * dx, y - previous[1] - t * dy));
      }
      previous = point;
    }
  }
  return least;
}

export function bounds(rings: readonly (readonly Point[])[]): [number, number, number, number] {
  const points = rings.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const pathOf = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const tidy = (value: number): number => Math.round(value * 10) / 10;
