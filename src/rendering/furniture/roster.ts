import type { SceneNation } from '../../core/scene.js';
import { plateSvg } from '../counters/tile.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed, Sprite } from '../paint/sprite.js';
import { nationStyle, type Rectangle } from '../style.js';
import type { Lettering } from '../text/lettering.js';

/**
 * The nations in playing order: device, name, player, points, gold. What changes from picture to picture (whose turn it
 * is, the figures) is made of sprites of its own, so that nearly all of it is only copied.
 */
const INK = '#2a190c';
const RUBRIC = '#a5142c';
const BRONZE = '#7a5408';
const TALLEST_ROW = 72;
/** Taller rows get more air, not larger letters: the column is narrow. */
const LARGEST = 60;
/** Sizes of the letters, by the height of the row. */
const [NAME, LEAST_NAME, PLAYER, SCORE, GOLD] = [0.4, 0.225, 0.35, 0.52, 0.4];
const USUAL_SCORE = '88½';
const USUAL_GOLD = '10½';

export function rosterItems(
  map: MapFolder,
  lettering: Lettering,
  nations: readonly SceneNation[],
  [x, y, width, height]: Rectangle,
): Placed[] {
  const step = Math.min(TALLEST_ROW, (height - 12) / Math.max(1, nations.length));
  const size = Math.min(step, LARGEST);
  const scores = [USUAL_SCORE, ...nations.map((nation) => nation.score)];
  const widest = Math.max(...scores.map((score) => lettering.measure('figure', score, size * SCORE)));
  const right = x + width - 18;
  return nations.flatMap((nation, index): Placed[] => {
    const top = y + 6 + index * step;
    const first = top + (step - size) / 2;
    const items: Placed[] = [
      { sprite: groundOf(nation.active, width, step), x, y: top },
      { sprite: rowOf(map, lettering, nation, width - 28 - widest, width, size), x, y: first },
      ...figures(lettering, nation.score, size * SCORE, nation.active ? RUBRIC : INK, right, first + size * 0.3),
    ];
    if (nation.gold !== undefined) {
      const [figure, line] = [size * GOLD, first + size * 0.74];
      const coin = right - lettering.measure('figure', nation.gold, figure) - figure * 0.36 - 4;
      items.push({ sprite: coinOf(figure * 0.36), x: coin, y: line });
      items.push(...figures(lettering, nation.gold, figure, BRONZE, right, line));
    }
    if (nation.done) items.push({ sprite: tickOf(size * 0.16), x: x + 14 + size * 0.64, y: first + size * 0.8 });
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

function rowOf(
  map: MapFolder,
  lettering: Lettering,
  nation: SceneNation,
  right: number,
  width: number,
  step: number,
): Sprite {
  return {
    key: `row:${map.id}:${nation.nation}:${nation.name}:${nation.player}:${right}:${width}:${step}`,
    left: 0,
    top: 0,
    width,
    height: step,
    svg: () => {
      const radius = step * 0.36;
      const left = 20 + radius * 2;
      const wanted = step * NAME;
      const fitting = (wanted * (right - left)) / Math.max(1, lettering.measure('figure', nation.name, wanted));
      const size = Math.max(step * LEAST_NAME, Math.min(wanted, fitting));
      const name = lettering.fit('figure', nation.name, size, right - left);
      const purse = lettering.measure('figure', USUAL_GOLD, step * GOLD) + step * GOLD;
      const player = lettering.fit('prose', nation.player, step * PLAYER, width - left - 24 - purse);
      return `${plateSvg(map, nation.nation, 14 + radius, step / 2, radius)}
        <circle cx="${14 + radius}" cy="${step / 2}" r="${radius - 1}" fill="none" stroke="${nationStyle(map.style, nation.nation).field}" stroke-width="5"/>
        <path d="${lettering.path('figure', name, { x: left, y: step * 0.46, size })}" fill="${INK}"/>
        <path d="${lettering.path('prose', player, { x: left, y: step * 0.85, size: step * PLAYER })}" fill="#6b5236"/>`;
    },
  };
}

/** Right-aligned, its middle line at y: one sprite a figure, so that any number is made of a few that are kept. */
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

function coinOf(radius: number): Sprite {
  const half = radius + 2;
  return {
    key: `coin:${radius}`,
    left: -half,
    top: -half,
    width: half * 2,
    height: half * 2,
    svg: () =>
      `<circle r="${radius}" fill="#f2cc4d" stroke="#6b4a0c" stroke-width="2"/><circle r="${radius * 0.55}" fill="none" stroke="#a67c1c" stroke-width="1.500"/>`,
  };
}

/** This nation has had its turn. */
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
