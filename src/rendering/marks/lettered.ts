import type { ScenePlace } from '../../core/scene.js';
import { badgeSprite } from '../counters/badges.js';
import { LABEL, placeBadges, placeLabels } from '../layout.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import type { Lettering } from '../text/lettering.js';

const INK = '#2a190c';
const PAPER = '#fbf2dc';
const LINE = LABEL.leading;

/** The names of the places and their badges: income on a coin, a stacking limit on a shield. */
export function letteredItems(map: MapFolder, lettering: Lettering, places: readonly ScenePlace[]): Placed[] {
  const badges = placeBadges(map.board, places).flatMap(({ badge, x, y, size }): Placed[] => {
    const sprite = badgeSprite(map, lettering, badge, size);
    return sprite === null ? [] : [{ sprite, x, y }];
  });
  const measure = (text: string, size: number) => lettering.measure('name', text, size);
  const labels = placeLabels(map.board, places, measure).map(({ lines, size, angle, x, y }) => ({
    sprite: labelSprite(lettering, lines, size, angle),
    x,
    y,
  }));
  return [...badges, ...labels];
}

function labelSprite(lettering: Lettering, lines: readonly string[], size: number, angle: number): Sprite {
  const halfWidth = Math.max(...lines.map((line) => lettering.measure('name', line, size))) / 2 + 4;
  const reach = angle === 0 ? 0 : Math.hypot(halfWidth, size * lines.length * LINE);
  return {
    key: `label:${lines.join('|')}:${size}:${angle}`,
    left: -(reach || halfWidth),
    top: -(reach || size),
    width: (reach || halfWidth) * 2,
    height: reach === 0 ? size * (1.35 + (lines.length - 1) * LINE) : reach * 2,
    svg: () => {
      const path = lines
        .map((line, row) => lettering.path('name', line, { x: 0, y: row * size * LINE, size, anchor: 'middle' }))
        .join('');
      return `<g transform="rotate(${angle})"><path d="${path}" fill="none" stroke="${PAPER}" stroke-width="${size * 0.24}" stroke-linejoin="round" opacity=".82"/><path d="${path}" fill="${INK}"/></g>`;
    },
  };
}
