import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { INKS, type Layout } from '../style.js';

/** The parchment below panels, always the same. */
export function marginItems(map: MapFolder): Placed[] {
  return map.style.layout.margins.map(({ at: [x, y, width, height], ends }) => {
    const sprite: Sprite = {
      key: `margin:${width}:${height}:${ends}`,
      left: 0,
      top: 0,
      width,
      height,
      svg: () => {
        const [line, fine] = edgeOf(ends, width, height);
        return `<rect width="${width}" height="${height}" fill="${INKS.paper}"/><path d="${line}" stroke="${INKS.text}" stroke-width="4"/><path d="${fine}" stroke="${INKS.rubric}" stroke-width="2"/>`;
      },
    };
    return { sprite, x, y };
  });
}

/** A strong line next to the board and a fine one beside it. */
function edgeOf(
  ends: Layout['margins'][number]['ends'],
  width: number,
  height: number,
): readonly [line: string, fine: string] {
  switch (ends) {
    case 'right':
      return [`M${width - 2} 0V${height}`, `M${width - 8} 0V${height}`];
    case 'left':
      return [`M2 0V${height}`, `M8 0V${height}`];
    case 'bottom':
      return [`M0 ${height - 2}H${width}`, `M0 ${height - 8}H${width}`];
    case 'top':
      return [`M0 2H${width}`, `M0 8H${width}`];
  }
}
