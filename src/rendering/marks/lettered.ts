import type { SceneArea } from '../../core/scene.js';
import { LABEL, placeLabels, placeMarks } from '../layout.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import type { Lettering } from '../text/lettering.js';

const INK = '#2a190c';
const PAPER = '#fbf2dc';
const LINE = LABEL.leading;

/** The names of the areas and the small figures of income (a coin) and stacking limit (a shield). */
export function letteredItems(map: MapFolder, lettering: Lettering, areas: readonly SceneArea[]): Placed[] {
  const known = new Map(areas.map((area) => [area.id, area]));
  const marks = placeMarks(map.places).flatMap(({ area, what, x, y, size }): Placed[] => {
    const text = what === 'income' ? known.get(area)?.income : known.get(area)?.stacking;
    return text === undefined ? [] : [{ sprite: markSprite(lettering, what, text, size), x, y }];
  });
  const measure = (text: string, size: number) => lettering.measure('name', text, size);
  const labels = placeLabels(map.places, areas, measure).map(({ lines, size, angle, x, y }) => ({
    sprite: labelSprite(lettering, lines, size, angle),
    x,
    y,
  }));
  return [...marks, ...labels];
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

function markSprite(lettering: Lettering, what: 'income' | 'stacking', text: string, size: number): Sprite {
  const half = size * 0.56;
  return {
    key: `mark:${what}:${text}:${size}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => {
      const ground =
        what === 'income'
          ? `<circle cx="0" cy="0" r="47" fill="#f2cc4d" stroke="#6b4a0c" stroke-width="6"/><circle cx="0" cy="0" r="38" fill="none" stroke="#a67c1c" stroke-width="3"/>`
          : `<path d="M-42 -44H42V4Q40 34 0 50Q-40 34 -42 4Z" fill="#efe6d0" stroke="#4a3824" stroke-width="6"/>`;
      const room = what === 'income' ? 74 : 70;
      const letters = Math.min(64, (64 * room) / Math.max(1, lettering.measure('figure', text, 64)));
      const path = lettering.path('figure', text, {
        x: 0,
        y: letters * 0.35 - (what === 'stacking' ? 4 : 0),
        size: letters,
        anchor: 'middle',
      });
      return `<g transform="scale(${size / 100})">${ground}<path d="${path}" fill="#2a190c"/></g>`;
    },
  };
}
