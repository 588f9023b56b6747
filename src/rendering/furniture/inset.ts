import type { Scene, SceneBattle, SceneLegend } from '../../core/scene.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import { battleSvg } from '../marks/changes.js';
import type { Placed } from '../paint/sprite.js';
import { nationStyle, type Rectangle, shapeSvg } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { symbolSvg } from './symbols.js';

const INK = '#2a190c';
const RUBRIC = '#a5142c';

/** In a corner of the board: the battle with its dice, else what the symbols mean. */
export function insetItems(map: MapFolder, lettering: Lettering, scene: Scene, room: Rectangle): Placed[] {
  const [x, y, fullWidth, fullHeight] = room;
  const scale = fullWidth / DESIGN_WIDTH;
  const [width, height] = [DESIGN_WIDTH, fullHeight / scale];
  const content =
    scene.battle !== undefined
      ? { key: JSON.stringify(scene.battle), svg: () => battle(map, lettering, scene, scene.battle, width, height) }
      : scene.legend !== undefined && scene.legend.length > 0
        ? { key: JSON.stringify(scene.legend), svg: () => legend(map, lettering, scene.legend ?? [], width, height) }
        : null;
  if (content === null) return [];
  const names = scene.areas.find((area) => area.id === scene.battle?.area)?.name ?? '';
  const paper = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="8" fill="#fbf5e3" stroke="${INK}" stroke-width="3"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="4" fill="none" stroke="#c9992b" stroke-width="2"/>`;
  const sprite = {
    key: `inset:${map.id}:${fullWidth}:${fullHeight}:${names}:${content.key}`,
    left: 0,
    top: 0,
    width: fullWidth,
    height: fullHeight,
    svg: () => `<g transform="scale(${scale})">${paper}${content.svg()}</g>`,
  };
  return [{ sprite, x, y }];
}

/** Beside an enlarged battle the inset is larger, and so is everything in it. */
const DESIGN_WIDTH = 255;
const HEAD = 46;
const SIDE_HEAD = 40;

function battle(
  map: MapFolder,
  lettering: Lettering,
  scene: Scene,
  fight: SceneBattle | undefined,
  width: number,
  height: number,
): string {
  if (fight === undefined) return '';
  const name = scene.areas.find((area) => area.id === fight.area)?.name ?? '';
  const size = Math.min(26, (26 * (width - 80)) / Math.max(1, lettering.measure('name', name, 26)));
  const head = `<g transform="translate(32 ${HEAD / 2 + 9}) scale(.38)">${battleSvg()}</g>
    <path d="${lettering.path('name', name, { x: 58, y: HEAD / 2 + 9 + size * 0.32, size })}" fill="${RUBRIC}"/>`;
  const room = (height - HEAD - 20) / Math.max(1, fight.sides.length);
  const sides = fight.sides.map(
    (side, index) =>
      `<g transform="translate(0 ${HEAD + 8 + index * room})">${sideOf(map, lettering, scene, side, width, room)}</g>`,
  );
  return head + sides.join('');
}

function sideOf(
  map: MapFolder,
  lettering: Lettering,
  scene: Scene,
  side: SceneBattle['sides'][number],
  width: number,
  height: number,
): string {
  const name =
    scene.order?.find((entry) => entry.nation === side.nation)?.name ??
    scene.stacks.find((stack) => stack.nation === side.nation)?.nationName ??
    '';
  const badge = side.role === 'attacker' ? swordSvg() : shieldSvg();
  const head = `<path d="M14 1H${width - 14}" stroke="${INK}" stroke-opacity=".35" stroke-width="1.500"/>
    ${plateSvg(map, side.nation, 32, SIDE_HEAD / 2 + 2, 16)}
    <circle cx="32" cy="${SIDE_HEAD / 2 + 2}" r="15" fill="none" stroke="${nationStyle(map.style, side.nation).field}" stroke-width="4"/>
    <path d="${lettering.path('figure', lettering.fit('figure', name, 22, width - 110), { x: 56, y: SIDE_HEAD / 2 + 10, size: 22 })}" fill="${INK}"/>
    <g transform="translate(${width - 44} ${SIDE_HEAD / 2 - 14}) scale(.3)">${badge}</g>`;
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

/** A die and what it needed below it: in hundredths of its width. */
const DIE_HEIGHT = 1.42;

/** As many a row as lets the dice be largest. */
function bestColumns(count: number, width: number, height: number): number {
  let [best, largest] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const cell = Math.min(width / columns, height / (Math.ceil(count / columns) * DIE_HEIGHT));
    if (cell > largest + 0.01) [best, largest] = [columns, cell];
  }
  return best;
}

/** A hit is a red die with a white figure and a bold frame; a miss is pale. Below: who rolled, and the number needed. */
function dieSvg(map: MapFolder, lettering: Lettering, die: SceneBattle['sides'][number]['dice'][number]): string {
  const hit = die.face !== 1 && die.face >= die.needed;
  const unit = map.style.units[die.unit] ?? map.style.units.infantry ?? [];
  return `<rect x="8" y="5" width="84" height="84" rx="18" fill="${hit ? '#c3161c' : '#efe4c8'}" stroke="${INK}" stroke-width="${hit ? 6 : 3}"/>
    <path d="${lettering.path('figure', String(die.face), { x: 50, y: 70, size: 64, anchor: 'middle' })}" fill="${hit ? '#fff' : '#8a7657'}"/>
    <g transform="translate(10 95) scale(.4)">${shapeSvg(unit, INK, '#fbf5e3')}</g>
    <path d="${lettering.path('figure', `${die.needed}+`, { x: 56, y: 131, size: 36 })}" fill="${INK}"/>`;
}

function swordSvg(): string {
  return `<g transform="rotate(35 50 50)"><path d="M50 0L60 14V66H40V14Z" fill="#d9d6cd" stroke="${INK}" stroke-width="6"/><path d="M22 66H78V78H22Z" fill="#c9992b" stroke="${INK}" stroke-width="6"/><path d="M43 78H57V100H43Z" fill="${INK}"/></g>`;
}

function shieldSvg(): string {
  return `<path d="M8 4H92V44Q90 82 50 98Q10 82 8 44Z" fill="#d9d6cd" stroke="${INK}" stroke-width="7"/><path d="M50 8V92M12 44H88" stroke="${INK}" stroke-width="6"/>`;
}

function legend(
  map: MapFolder,
  lettering: Lettering,
  entries: readonly SceneLegend[],
  width: number,
  height: number,
): string {
  const columns = entries.length > 9 ? 2 : 1;
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
        <path d="${lettering.path('prose', shown, { x: x + step + 4, y: y + step / 2 + size * 0.34, size })}" fill="${INK}"/>`;
    })
    .join('');
}
