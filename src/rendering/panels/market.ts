import type { MarketPanel } from '../../core/scene-panels.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import { INKS } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { symbolSvg } from './legend.js';
import { HEAD_HEIGHT, headSvg } from './text.js';

const EDGE = 16;
const TALLEST = 36;
const GAP = 12;

/** A table: a symbol, a name, and figures in columns with headings. */
export function marketSvg(
  map: MapFolder,
  lettering: Lettering,
  { title, heads = [], rows }: MarketPanel,
  width: number,
  height: number,
): string {
  const top = title === undefined ? EDGE - 4 : HEAD_HEIGHT;
  const headed = heads.length > 0 ? 0.7 : 0;
  const step = Math.min(TALLEST, (height - top - EDGE + 4) / Math.max(1, rows.length + headed));
  const size = step * 0.58;
  const small = step * 0.44;
  const columns = Math.max(heads.length, ...rows.map(({ figures }) => figures.length), 0);
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(
      lettering.measure('prose', heads[column] ?? '', small),
      ...rows.map(({ figures }) => lettering.measure('figure', figures[column] ?? '', size)),
    ),
  );
  const rights = widths.map(
    (_, column) => width - EDGE - widths.slice(column + 1).reduce((sum, wide) => sum + wide + GAP, 0),
  );
  const first = (rights[0] ?? width - EDGE) - (widths[0] ?? 0) - GAP;
  const head = heads.map((text, column) => {
    const path = lettering.path('prose', text, { x: rights[column] ?? 0, y: top + small, size: small, anchor: 'end' });
    return `<path d="${path}" fill="#6b5236"/>`;
  });
  const lines = rows.map((row, index) => {
    const y = top + (index + headed) * step;
    const signed = row.symbol !== undefined || row.faction !== undefined;
    const left = EDGE + (signed ? step : 0);
    const sign =
      row.symbol !== undefined
        ? `<g transform="translate(${EDGE} ${y + 3}) scale(${(step - 6) / 100})">${symbolSvg(map, row.symbol, row.faction)}</g>`
        : row.faction !== undefined
          ? plateSvg(map, row.faction, EDGE + step * 0.42, y + step / 2, step * 0.38)
          : '';
    const shrunk = Math.max(
      size * 0.7,
      Math.min(size, (size * (first - left)) / Math.max(1, lettering.measure('prose', row.name, size))),
    );
    const name = lettering.fit('prose', row.name, shrunk, first - left);
    const figures = row.figures.map((text, column) =>
      lettering.path('figure', text, { x: rights[column] ?? 0, y: y + step * 0.5 + size * 0.36, size, anchor: 'end' }),
    );
    return `<path d="M${EDGE} ${y + step}H${width - EDGE}" stroke="${INKS.text}" stroke-opacity=".2"/>${sign}
      <path d="${lettering.path('prose', name, { x: left, y: y + step * 0.5 + shrunk * 0.34, size: shrunk })}${figures.join('')}" fill="${INKS.text}"/>`;
  });
  return headSvg(lettering, title, width) + head.join('') + lines.join('');
}
