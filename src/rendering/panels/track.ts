import type { TrackPanel } from '../../core/scene-panels.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import { INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { symbolSvg } from './legend.js';

/** Boxes in rows: past ones are dark, the current one is gold; a laurel around the figure marks a special box. */
export function trackSvg(
  map: MapFolder,
  lettering: Lettering,
  { boxes, present = -1, symbol }: TrackPanel,
  width: number,
  height: number,
  columns = bestColumns(boxes.length + (symbol === undefined ? 0 : 1), width - 24, height - 10),
): string {
  const before = symbol === undefined ? 0 : 1;
  const rows = Math.ceil((boxes.length + before) / columns);
  const cell = Math.min((width - 24) / columns, (height - 10) / Math.max(1, rows));
  const left = (width - 6 - cell * columns) / 2;
  const sign =
    symbol === undefined
      ? ''
      : `<g transform="translate(${left + cell * 0.1} ${4 + cell * 0.1}) scale(${cell * 0.008})">${symbolSvg(map, symbol)}</g>`;
  const cells = boxes
    .map((box, index) => {
      const nth = index + before;
      const [x, y] = [left + (nth % columns) * cell, 4 + Math.floor(nth / columns) * cell];
      const markers = (box.factions ?? []).map((faction, at) =>
        plateSvg(
          map,
          faction,
          x + cell * (0.24 + 0.26 * (at % 3)),
          y + cell * (0.8 - 0.24 * Math.floor(at / 3)),
          cell * 0.15,
        ),
      );
      return boxSvg(lettering, box, index - present, x, y, cell) + markers.join('');
    })
    .join('');
  return sign + cells;
}

/** As many per row as makes the boxes largest. */
function bestColumns(count: number, width: number, height: number): number {
  let [best, largest] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const cell = Math.min(width / columns, height / Math.ceil(count / columns));
    if (cell > largest + 0.01) [best, largest] = [columns, cell];
  }
  return best;
}

function boxSvg(
  lettering: Lettering,
  box: TrackPanel['boxes'][number],
  ahead: number,
  x: number,
  y: number,
  cell: number,
): string {
  const present = ahead === 0;
  const fill = present ? '#f7cf3c' : ahead < 0 ? '#b9a684' : '#fbf5e3';
  const wanted = present ? cell * 0.64 : cell * 0.52;
  const size = Math.min(wanted, (wanted * cell * 0.86) / Math.max(1, lettering.measure('figure', box.label, wanted)));
  const figure = lettering.path('figure', box.label, {
    x: x + cell / 2,
    y: y + cell / 2 + size * 0.36,
    size,
    anchor: 'middle',
  });
  const edge = present ? `stroke="${INKS.rubric}" stroke-width="4"` : `stroke="${INKS.text}" stroke-width="1.500"`;
  const inset = present ? 1 : 2.5;
  const frame = `<rect x="${x + inset}" y="${y + inset}" width="${cell - inset * 2}" height="${cell - inset * 2}" rx="4" fill="${fill}" ${edge}/>`;
  const laurel =
    box.special === true
      ? `<path d="M${x + cell * 0.5} ${y + cell * 0.93}A${cell * 0.41} ${cell * 0.41} 0 0 1 ${x + cell * 0.2} ${y + cell * 0.2}M${x + cell * 0.5} ${y + cell * 0.93}A${cell * 0.41} ${cell * 0.41} 0 0 0 ${x + cell * 0.8} ${y + cell * 0.2}" fill="none" stroke="#2f7a34" stroke-width="${cell * 0.11}" stroke-dasharray="${cell * 0.13} ${cell * 0.045}"/>`
      : '';
  return `${frame}${laurel}<path d="${figure}" fill="${INKS.text}" ${ahead < 0 ? 'opacity=".65"' : ''}/>`;
}
