import type { RosterPanel } from '../../core/scene-panels.js';
import type { Rectangle } from '../board.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { factionStyle } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { symbolSvg } from './legend.js';

type Row = RosterPanel['rows'][number];

/**
 * The players in order: device, name, person, points, purse. What changes between pictures (whose turn it is, the
 * figures) is in separate sprites, so that nearly everything is only copied.
 */
const INK = '#2a190c';
const RUBRIC = '#a5142c';
const BRONZE = '#7a5408';
const TALLEST_ROW = 72;
/** Taller rows get more space, not larger letters: the column is narrow. */
const LARGEST = 60;
/** Letter sizes, by row height. */
const [NAME, LEAST_NAME, NOTE, SCORE, PURSE] = [0.4, 0.225, 0.35, 0.52, 0.5];
const USUAL_SCORE = '88½';
const USUAL_PURSE = '10½';

export function rosterItems(
  map: MapFolder,
  lettering: Lettering,
  rows: readonly Row[],
  [x, y, width, height]: Rectangle,
): Placed[] {
  const step = Math.min(TALLEST_ROW, (height - 12) / Math.max(1, rows.length));
  const size = Math.min(step, LARGEST);
  const scores = [USUAL_SCORE, ...rows.flatMap(({ score }) => score ?? [])];
  const widest = Math.max(...scores.map((score) => lettering.measure('figure', score, size * SCORE)));
  const right = x + width - 18;
  return rows.flatMap((row, index): Placed[] => {
    const top = y + 6 + index * step;
    const first = top + (step - size) / 2;
    const active = row.state === 'active';
    const items: Placed[] = [
      { sprite: groundOf(active, width, step), x, y: top },
      { sprite: rowOf(map, lettering, row, width - 28 - widest, width, size), x, y: first },
      ...figures(lettering, row.score ?? '', size * SCORE, active ? RUBRIC : INK, right, first + size * 0.3),
    ];
    if (row.purse !== undefined) {
      const { symbol, text } = row.purse;
      const [figure, line] = [size * PURSE, first + size * 0.74];
      const sign = right - lettering.measure('figure', text, figure) - figure * 0.36 - 4;
      items.push({ sprite: signOf(map, symbol, figure * 0.36), x: sign, y: line });
      items.push(...figures(lettering, text, figure, BRONZE, right, line));
    }
    if (row.state === 'done')
      items.push({ sprite: tickOf(size * 0.16), x: x + 14 + size * 0.64, y: first + size * 0.8 });
    return items;
  });
}

function groundOf(active: boolean, width: number, step: number): Sprite {
  return {
    key: `row-ground:${active}:${width}:${step}`,
    left: 0,
    top: 0,
    width,
    height: step,
    svg: () =>
      active
        ? `<rect x="6" y="1.500" width="${width - 19}" height="${step - 3}" rx="7" fill="#ffe48a" stroke="${RUBRIC}" stroke-width="3.500"/>`
        : `<path d="M12 ${step - 0.5}H${width - 18}" stroke="${INK}" stroke-opacity=".25" stroke-width="1"/>`,
  };
}

function rowOf(map: MapFolder, lettering: Lettering, row: Row, right: number, width: number, step: number): Sprite {
  return {
    key: `row:${map.id}:${row.faction}:${row.name}:${row.note ?? ''}:${right}:${width}:${step}`,
    left: 0,
    top: 0,
    width,
    height: step,
    svg: () => {
      const radius = step * 0.36;
      const left = 20 + radius * 2;
      const wanted = step * NAME;
      const fitting = (wanted * (right - left)) / Math.max(1, lettering.measure('figure', row.name, wanted));
      const size = Math.max(step * LEAST_NAME, Math.min(wanted, fitting));
      const name = lettering.fit('figure', row.name, size, right - left);
      const purse = lettering.measure('figure', USUAL_PURSE, step * PURSE) + step * PURSE;
      const note = lettering.fit('prose', row.note ?? '', step * NOTE, width - left - 24 - purse);
      return `${plateSvg(map, row.faction, 14 + radius, step / 2, radius)}
        <circle cx="${14 + radius}" cy="${step / 2}" r="${radius - 1}" fill="none" stroke="${factionStyle(map.style, row.faction).field}" stroke-width="5"/>
        <path d="${lettering.path('figure', name, { x: left, y: step * 0.46, size })}" fill="${INK}"/>
        <path d="${lettering.path('prose', note, { x: left, y: step * 0.85, size: step * NOTE })}" fill="#6b5236"/>`;
    },
  };
}

/** Right-aligned, vertically centred at y. One sprite per digit, so that any number comes from a few cached ones. */
function figures(lettering: Lettering, text: string, size: number, colour: string, right: number, y: number): Placed[] {
  let pen = right - lettering.measure('figure', text, size);
  return [...text].map((figure): Placed => {
    const width = lettering.measure('figure', figure, size);
    const x = pen;
    pen += width;
    const sprite: Sprite = {
      key: `figure:${figure}:${size}:${colour}`,
      left: -1,
      top: -size / 2,
      width: width + 2,
      height: size,
      svg: () => `<path d="${lettering.path('figure', figure, { x: 0, y: size * 0.36, size })}" fill="${colour}"/>`,
    };
    return { sprite, x, y };
  });
}

/** A symbol of this radius; its outline may reach a little beyond. */
function signOf(map: MapFolder, symbol: string, radius: number): Sprite {
  const half = radius + 2;
  return {
    key: `purse:${map.id}:${symbol}:${radius}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () => `<g transform="scale(${radius / 50}) translate(-50 -50)">${symbolSvg(map, symbol)}</g>`,
  };
}

/** Seats that have had their turn. */
function tickOf(radius: number): Sprite {
  const half = radius + 2;
  return {
    key: `tick:${radius}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () =>
      `<circle r="${radius}" fill="#2f7a34" stroke="#fff" stroke-width="2"/><path d="M${-radius * 0.45} 0l${radius * 0.32} ${radius * 0.4}l${radius * 0.6} -${radius * 0.75}" fill="none" stroke="#fff" stroke-width="2.500"/>`,
  };
}
