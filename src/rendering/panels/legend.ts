import type { LegendPanel } from '../../core/scene-panels.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import { INKS, NEUTRAL, paletteOf, symbolDrawing } from '../style.js';
import type { Lettering } from '../text/lettering.js';

/** What is on the board and what it means: the fewer entries, the larger they are. */
/** Two for many entries, unless their texts would be cut and a single column still has room. */
function columnsFor(lettering: Lettering, entries: LegendPanel['entries'], width: number, height: number): 1 | 2 {
  if (entries.length <= ONE_COLUMN) return 1;
  const [step, small] = [Math.min(38, (height - 28) / Math.ceil(entries.length / 2)), 14];
  const room = (width - 28) / 2 - step - 4;
  const cut = entries.some(({ text }) => lettering.measure('prose', text, small) > room);
  return cut && (height - 28) / entries.length >= LEAST_STEP ? 1 : 2;
}
const ONE_COLUMN = 9;
const LEAST_STEP = 22;

export function legendSvg(
  map: MapFolder,
  lettering: Lettering,
  { entries }: LegendPanel,
  width: number,
  height: number,
): string {
  const columns = columnsFor(lettering, entries, width, height);
  const rows = Math.ceil(entries.length / columns);
  const step = Math.min(38, (height - 28) / Math.max(1, rows));
  const column = (width - 28) / columns;
  const top = (height - rows * step) / 2;
  return entries
    .map(({ symbol, text }, index) => {
      const [x, y] = [14 + Math.floor(index / rows) * column, top + (index % rows) * step];
      const wanted = Math.min(step * 0.56, 20);
      const room = column - step - 4;
      const size = Math.max(
        wanted * 0.7,
        Math.min(wanted, (wanted * room) / Math.max(1, lettering.measure('prose', text, wanted))),
      );
      const shown = lettering.fit('prose', text, size, room);
      return `<g transform="translate(${x + 2} ${y + 2}) scale(${(step - 4) / 100})">${symbolSvg(map, symbol)}</g>
        <path d="${lettering.path('prose', shown, { x: x + step + 4, y: y + step / 2 + size * 0.34, size })}" fill="${INKS.text}"/>`;
    })
    .join('');
}

/** A symbol as on the board, in a box of 100 by 100. */
export function symbolSvg(map: MapFolder, symbol: string, faction = NEUTRAL): string {
  return drawingSvg(symbolDrawing(map.style, symbol), INKS.text, '#fbf5e3', paletteOf(map.style, faction));
}
