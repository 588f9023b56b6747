import type { DicePanel, SceneDie } from '../../core/scene-panels.js';
import { plateSvg } from '../counters/tile.js';
import { drawingSvg } from '../drawing.js';
import type { MapFolder } from '../map-folder.js';
import { factionStyle, INKS, pieceStyle } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { symbolSvg } from './legend.js';

const HEAD = 46;
const SIDE_HEAD = 40;
const SIGN = 38 / 0.92;
const INK = INKS.text;

/** What was thrown: a heading, and each side's dice below its name. */
export function diceSvg(map: MapFolder, lettering: Lettering, panel: DicePanel, width: number, height: number): string {
  const { title, symbol } = panel;
  const left = symbol === undefined ? 16 : 58;
  const room = symbol === undefined ? width - 38 : width - 80;
  const size = Math.min(26, (26 * room) / Math.max(1, lettering.measure('name', title, 26)));
  const sign =
    symbol === undefined
      ? ''
      : `<g transform="translate(${32 - SIGN / 2} ${HEAD / 2 + 9 - SIGN / 2}) scale(${SIGN / 100})">${symbolSvg(map, symbol)}</g>`;
  const head = `${sign}
    <path d="${lettering.path('name', title, { x: left, y: HEAD / 2 + 9 + size * 0.32, size })}" fill="${INKS.rubric}"/>`;
  const tall = (height - HEAD - 20) / Math.max(1, panel.sides.length);
  const sides = panel.sides.map(
    (side, index) =>
      `<g transform="translate(0 ${HEAD + 8 + index * tall})">${sideSvg(map, lettering, side, width, tall)}</g>`,
  );
  return head + sides.join('');
}

function sideSvg(
  map: MapFolder,
  lettering: Lettering,
  side: DicePanel['sides'][number],
  width: number,
  height: number,
): string {
  const { name } = side;
  const badge =
    side.symbol === undefined
      ? ''
      : `<g transform="translate(${width - 44} ${SIDE_HEAD / 2 - 14}) scale(.3)">${symbolSvg(map, side.symbol)}</g>`;
  const head = `<path d="M14 1H${width - 14}" stroke="${INK}" stroke-opacity=".35" stroke-width="1.500"/>
    ${plateSvg(map, side.faction, 32, SIDE_HEAD / 2 + 2, 16)}
    <circle cx="32" cy="${SIDE_HEAD / 2 + 2}" r="15" fill="none" stroke="${factionStyle(map.style, side.faction).field}" stroke-width="4"/>
    <path d="${lettering.path('figure', lettering.fit('figure', name, 22, width - 110), { x: 56, y: SIDE_HEAD / 2 + 10, size: 22 })}" fill="${INK}"/>
    ${badge}`;
  const dice = side.dice.length;
  if (dice === 0) return head;
  const [roomWidth, roomHeight] = [width - 28, height - SIDE_HEAD - 6];
  const columns = bestColumns(dice, roomWidth, roomHeight);
  const cell = Math.min(roomWidth / columns, roomHeight / (Math.ceil(dice / columns) * DIE_HEIGHT), roomWidth / 5);
  const faces = side.dice.map((die, index) => {
    const [x, y] = [14 + (index % columns) * cell, SIDE_HEAD + 2 + Math.floor(index / columns) * cell * DIE_HEIGHT];
    return `<g transform="translate(${x} ${y}) scale(${cell / 100})">${dieSvg(map, lettering, die)}</g>`;
  });
  return head + faces.join('');
}

/** A die with the number it needed below: in hundredths of its width. */
const DIE_HEIGHT = 1.42;

/** As many per row as makes the dice largest. */
function bestColumns(count: number, width: number, height: number): number {
  let [best, largest] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const cell = Math.min(width / columns, height / (Math.ceil(count / columns) * DIE_HEIGHT));
    if (cell > largest + 0.01) [best, largest] = [columns, cell];
  }
  return best;
}

/**
 * A success is a red die with a white figure and a bold frame; a failure is pale. Below: who rolled, and the number
 * needed.
 */
function dieSvg(map: MapFolder, lettering: Lettering, { face, success, piece, needed = '' }: SceneDie): string {
  const roller =
    piece === undefined
      ? ''
      : `<g transform="translate(10 95) scale(.4)">${drawingSvg(pieceStyle(map.style, piece).drawing, INK, '#fbf5e3')}</g>`;
  const size = Math.min(64, (64 * 76) / Math.max(1, lettering.measure('figure', face, 64)));
  return `<rect x="8" y="5" width="84" height="84" rx="18" fill="${success ? '#c3161c' : '#efe4c8'}" stroke="${INK}" stroke-width="${success ? 6 : 3}"/>
    <path d="${lettering.path('figure', face, { x: 50, y: 70, size, anchor: 'middle' })}" fill="${success ? '#fff' : '#8a7657'}"/>
    ${roller}
    <path d="${lettering.path('figure', needed, piece === undefined ? { x: 50, y: 131, size: 36, anchor: 'middle' } : { x: 56, y: 131, size: 36 })}" fill="${INK}"/>`;
}
