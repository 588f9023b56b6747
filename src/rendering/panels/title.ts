import type { Scene } from '../../core/scene.js';
import type { Rectangle } from '../board.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';

/** Up to two lines in capitals, the years below. */
export function title(
  lettering: Lettering,
  scene: Pick<Scene, 'title' | 'subtitle'>,
  [x, y, fullWidth, fullHeight]: Rectangle,
  scale = 1,
  strip = false,
): Placed {
  const [width, height] = [fullWidth / scale, fullHeight / scale];
  const sprite: Sprite = {
    key: `title:${scene.title}:${scene.subtitle ?? ''}:${fullWidth}:${fullHeight}:${scale}:${strip}`,
    left: 0,
    top: 0,
    width: fullWidth,
    height: fullHeight,
    svg: () => {
      const room = width - 40;
      const lines = twoLines(scene.title, (line) => lettering.measure('title', line, 25) <= room);
      const subtitle = scene.subtitle === undefined ? '' : lettering.fit('prose', scene.subtitle, 21, room);
      const tallest = (height - 28 - (subtitle === '' ? 0 : 25)) / (lines.length * 1.02);
      const size = Math.min(
        36,
        tallest,
        ...lines.map((line) => (30 * room) / Math.max(1, lettering.measure('title', line, 30))),
      );
      const block = lines.length * size * 1.02 + (subtitle === '' ? 0 : 25);
      const first = (height - block) / 2 + size * 0.82;
      const middle = width / 2 - 4;
      const text = lines
        .map((line, row) =>
          lettering.path('title', line, { x: middle, y: first + row * size * 1.02, size, anchor: 'middle' }),
        )
        .join('');
      const below = lettering.path('prose', subtitle, {
        x: middle,
        y: first + lines.length * size * 1.02 - 4,
        size: 21,
        anchor: 'middle',
      });
      const drawn = `<path d="M8 8H${width - 16}V${height - 4}H8Z" fill="#fbf5e3" stroke="${INKS.text}" stroke-width="2.500"/>
        <path d="M13 13H${width - 21}V${height - 9}H13Z" fill="none" stroke="${INKS.gilt}" stroke-width="2"/>
        <path d="${text}" fill="${INKS.rubric}"/><path d="${below}" fill="${INKS.text}"/>`;
      const paper = strip
        ? `<rect width="${fullWidth}" height="${fullHeight}" fill="${INKS.paper}"/><path d="M0 ${fullHeight - 2}H${fullWidth}" stroke="${INKS.text}" stroke-width="4"/>`
        : '';
      return scale === 1 ? `${paper}${drawn}` : `${paper}<g transform="scale(${scale})">${drawn}</g>`;
    },
  };
  return { sprite, x, y };
}

/** Broken at the dot between its parts, otherwise where both lines are about equally long. */
function twoLines(text: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(text)) return [text];
  const parts = text.split(' · ');
  if (parts.length === 2) return parts;
  const words = text.split(' ');
  let best: readonly string[] = [text];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
