import type { Scene, SceneTrack } from '../../core/scene.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import type { Rectangle } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { rosterItems } from './roster.js';

/** The column beside the board: title, turn track, the nations in order (roster.ts). */
const INK = '#2a190c';
const RUBRIC = '#a5142c';
const PAPER = '#f6ecd2';
const GILT = '#c9992b';

export function columnItems(map: MapFolder, lettering: Lettering, scene: Scene): Placed[] {
  const rooms = map.style.furniture;
  const items = [title(lettering, scene, rooms.title)];
  if (scene.track !== undefined) items.push(track(lettering, scene.track, rooms.track));
  if (scene.order !== undefined) items.push(...rosterItems(map, lettering, scene.order, rooms.order));
  return items;
}

/** The parchment of the column, which is always the same. */
export function columnPanel(map: MapFolder): Placed {
  const { title, track, order } = map.style.furniture;
  return panel(union([title, track, order]));
}

function union(rooms: readonly Rectangle[]): Rectangle {
  const left = Math.min(...rooms.map(([x]) => x));
  const top = Math.min(...rooms.map(([, y]) => y));
  const right = Math.max(...rooms.map(([x, , width]) => x + width));
  const bottom = Math.max(...rooms.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

function panel([x, y, width, height]: Rectangle): Placed {
  const sprite: Sprite = {
    key: `panel:${width}:${height}`,
    left: 0,
    top: 0,
    width,
    height,
    svg: () =>
      `<rect width="${width}" height="${height}" fill="${PAPER}"/><path d="M${width - 2} 0V${height}" stroke="${INK}" stroke-width="4"/><path d="M${width - 8} 0V${height}" stroke="${RUBRIC}" stroke-width="2"/>`,
  };
  return { sprite, x, y };
}

/** Up to two lines in capitals, the years below. */
export function title(
  lettering: Lettering,
  scene: Pick<Scene, 'title' | 'subtitle'>,
  [x, y, width, height]: Rectangle,
): Placed {
  const sprite: Sprite = {
    key: `title:${scene.title}:${scene.subtitle ?? ''}:${width}:${height}`,
    left: 0,
    top: 0,
    width,
    height,
    svg: () => {
      const room = width - 40;
      const lines = wrap(scene.title, (line) => lettering.measure('title', line, 25) <= room);
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
      const years = lettering.path('prose', subtitle, {
        x: middle,
        y: first + lines.length * size * 1.02 - 4,
        size: 21,
        anchor: 'middle',
      });
      return `<path d="M8 8H${width - 16}V${height - 4}H8Z" fill="#fbf5e3" stroke="${INK}" stroke-width="2.500"/>
        <path d="M13 13H${width - 21}V${height - 9}H13Z" fill="none" stroke="${GILT}" stroke-width="2"/>
        <path d="${text}" fill="${RUBRIC}"/><path d="${years}" fill="${INK}"/>`;
    },
  };
  return { sprite, x, y };
}

function wrap(text: string, fits: (line: string) => boolean): readonly string[] {
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

const TRACK_COLUMNS = 7;

function track(lettering: Lettering, { turn, turns }: SceneTrack, [x, y, width, height]: Rectangle): Placed {
  const sprite: Sprite = {
    key: `track:${turn}:${turns.map((box) => `${box.turn}${box.label}${box.scoring ? '*' : ''}`).join('|')}:${width}`,
    left: 0,
    top: 0,
    width,
    height,
    svg: () => {
      const rows = Math.ceil(turns.length / TRACK_COLUMNS);
      const cell = Math.min((width - 24) / TRACK_COLUMNS, (height - 10) / Math.max(1, rows));
      const left = (width - 6 - cell * TRACK_COLUMNS) / 2;
      return turns
        .map((box, index) => {
          const column = index % TRACK_COLUMNS;
          return turnBox(
            lettering,
            box,
            turn,
            left + column * cell,
            4 + Math.floor(index / TRACK_COLUMNS) * cell,
            cell,
          );
        })
        .join('');
    },
  };
  return { sprite, x, y };
}

/** Turns gone by are dark, the present one is gold; a laurel round the figure means that points are counted. */
function turnBox(
  lettering: Lettering,
  box: SceneTrack['turns'][number],
  now: number,
  x: number,
  y: number,
  cell: number,
): string {
  const present = box.turn === now;
  const fill = present ? '#f7cf3c' : box.turn < now ? '#b9a684' : '#fbf5e3';
  const size = present ? cell * 0.64 : cell * 0.52;
  const figure = lettering.path('figure', box.label, {
    x: x + cell / 2,
    y: y + cell / 2 + size * 0.36,
    size,
    anchor: 'middle',
  });
  const edge = present ? `stroke="${RUBRIC}" stroke-width="4"` : `stroke="${INK}" stroke-width="1.500"`;
  const inset = present ? 1 : 2.5;
  const frame = `<rect x="${x + inset}" y="${y + inset}" width="${cell - inset * 2}" height="${cell - inset * 2}" rx="4" fill="${fill}" ${edge}/>`;
  const laurel = box.scoring
    ? `<path d="M${x + cell * 0.5} ${y + cell * 0.93}A${cell * 0.41} ${cell * 0.41} 0 0 1 ${x + cell * 0.2} ${y + cell * 0.2}M${x + cell * 0.5} ${y + cell * 0.93}A${cell * 0.41} ${cell * 0.41} 0 0 0 ${x + cell * 0.8} ${y + cell * 0.2}" fill="none" stroke="#2f7a34" stroke-width="${cell * 0.11}" stroke-dasharray="${cell * 0.13} ${cell * 0.045}"/>`
    : '';
  return `${frame}${laurel}<path d="${figure}" fill="${INK}" ${box.turn < now ? 'opacity=".65"' : ''}/>`;
}
