import type { Chart } from '../core/scene.js';
import { figure } from '../kit/words/number.js';
import { plateSvg } from './counters/tile.js';
import type { MapFolder } from './map-folder.js';
import type { Sprite, View } from './paint/sprite.js';
import type { Lettering } from './text/lettering.js';

const WIDTH = 1600;
const HEIGHT = 1000;
const PLOT = { left: 96, top: 130, right: 1210, bottom: 900 } as const;
const INK = '#2a190c';
const RUBRIC = '#a5142c';
/** For lines without a faction: dark enough on parchment, distinguished by dash and marker too. */
const COLOURS = ['#a5142c', '#1d4796', '#17693a', '#7c4f24', '#6f3fa8', '#26262b'] as const;
const DASHES = ['', '16 9', '4 9', '22 8 5 8', '10 10', '28 12'] as const;
/** Minimum distance between names at the line ends. */
const NAME_STEP = 58;

export function chartView(width: number): View {
  return { left: 0, top: 0, width: WIDTH, height: HEIGHT, scale: width / WIDTH };
}

/** Victory points over the turns; each line has its faction's device or its own dash, with its name at the end. */
export function chartSprite(map: MapFolder, lettering: Lettering, chart: Chart): Sprite {
  return {
    key: `chart:${JSON.stringify(chart)}`,
    left: 0,
    top: 0,
    width: WIDTH,
    height: HEIGHT,
    svg: () => chartSvg(map, lettering, chart),
  };
}

function chartSvg(map: MapFolder, lettering: Lettering, chart: Chart): string {
  const values = chart.lines.flatMap((line) => line.values.filter((value) => value !== null));
  const step = tickStep(Math.max(1, ...values) - Math.min(0, ...values));
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(1, ...values) / step) * step);
  const x = (index: number) => PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(1, chart.x.length - 1);
  const y = (value: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * (value - low)) / (high - low);
  const write = (
    text: string,
    at: { x: number; y: number; size: number; anchor?: 'start' | 'middle' | 'end' },
    colour = INK,
  ) => `<path d="${lettering.path('figure', text, at)}" fill="${colour}"/>`;

  const grid: string[] = [];
  for (let value = low; value <= high; value += step)
    grid.push(
      `<path d="M${PLOT.left} ${y(value)}H${PLOT.right}" stroke="${INK}" stroke-opacity="${value === 0 ? '.8' : '.2'}" stroke-width="${value === 0 ? 3 : 1.5}"/>`,
      write(String(value), { x: PLOT.left - 14, y: y(value) + 10, size: 28, anchor: 'end' }),
    );
  const every = Math.ceil(chart.x.length / 24);
  for (const [index, label] of chart.x.entries()) {
    grid.push(
      `<path d="M${x(index)} ${PLOT.top}V${PLOT.bottom}" stroke="${INK}" stroke-opacity=".1" stroke-width="1.500"/>`,
    );
    if (index % every === 0) grid.push(write(label, { x: x(index), y: PLOT.bottom + 42, size: 28, anchor: 'middle' }));
  }

  const lines = chart.lines.map((line, index) => {
    const look = line.faction === undefined ? undefined : map.style.factions[line.faction];
    const colour = look?.field ?? COLOURS[index % COLOURS.length] ?? INK;
    const points = line.values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value), value }]));
    return { line, index, colour, points, last: points.at(-1) };
  });
  const drawn = lines.map(({ line, index, colour, points }) => {
    const path = `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}`;
    const dash = line.faction === undefined ? (DASHES[index % DASHES.length] ?? '') : '';
    const dots = points.map((point) => marker(index, point.x, point.y, colour)).join('');
    return points.length === 0
      ? ''
      : `<path d="${path}" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-dasharray="${dash}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="5.500" stroke-linejoin="round" stroke-dasharray="${dash}"/>${dots}`;
  });

  const ends = spread(
    lines.flatMap((entry) => (entry.last === undefined ? [] : [{ ...entry, last: entry.last, at: entry.last.y }])),
  );
  const apart = nameStep(ends.length);
  const size = Math.min(33, apart * 0.62);
  const names = ends.map(({ line, index, colour, last, at }) => {
    const left = PLOT.right + 30;
    const sign =
      line.faction === undefined
        ? marker(index, left + 20, at, colour, size * 0.44)
        : plateSvg(map, line.faction, left + 20, at, size * 0.68);
    const points = figure(chart.locale, last.value);
    const value = write(points, { x: WIDTH - 28, y: at + size * 0.38, size: size * 1.12, anchor: 'end' }, RUBRIC);
    const room = WIDTH - 40 - lettering.measure('figure', points, size * 1.12) - (left + 48);
    const name = lettering.fit('figure', line.name, size, room);
    const lead = `M${last.x + 10} ${last.y}L${left - 6} ${at}`;
    return `<path d="${lead}" stroke="${colour}" stroke-width="2" stroke-dasharray="2 7" opacity=".75"/>${sign}${write(name, { x: left + 48, y: at + size * 0.35, size })}${value}`;
  });

  const title = lettering.fit('title', chart.title, 46, WIDTH - 140);
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6ecd2"/><rect x="10" y="10" width="${WIDTH - 20}" height="${HEIGHT - 20}" fill="none" stroke="${INK}" stroke-width="4"/><rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" fill="none" stroke="#c9992b" stroke-width="2.500"/>
    <path d="${lettering.path('title', title, { x: WIDTH / 2, y: 86, size: 46, anchor: 'middle' })}" fill="${RUBRIC}"/>${grid.join('')}${drawn.join('')}${names.join('')}`;
}

function marker(index: number, x: number, y: number, colour: string, size = 8): string {
  const paint = `fill="${colour}" stroke="${INK}" stroke-width="2"`;
  switch (index % 4) {
    case 0:
      return `<circle cx="${x}" cy="${y}" r="${size}" ${paint}/>`;
    case 1:
      return `<rect x="${x - size}" y="${y - size}" width="${size * 2}" height="${size * 2}" ${paint}/>`;
    case 2:
      return `<path d="M${x} ${y - size * 1.3}L${x + size * 1.2} ${y + size * 0.9}H${x - size * 1.2}Z" ${paint}/>`;
    default:
      return `<path d="M${x} ${y - size * 1.4}L${x + size * 1.4} ${y}L${x} ${y + size * 1.4}L${x - size * 1.4} ${y}Z" ${paint}/>`;
  }
}

function nameStep(lines: number): number {
  return Math.min(NAME_STEP, (PLOT.bottom - PLOT.top + 60) / Math.max(1, lines));
}

/** Moves overlapping names apart, within the plot. */
function spread<Entry extends { readonly at: number }>(entries: readonly Entry[]): Entry[] {
  const sorted = [...entries].sort((a, b) => a.at - b.at);
  const step = nameStep(sorted.length);
  const places = sorted.map((entry) => entry.at);
  for (let index = 1; index < places.length; index++)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + step);
  const over = Math.max(0, (places.at(-1) ?? 0) - (PLOT.bottom + 30));
  for (let index = places.length - 1; index >= 0; index--)
    places[index] = Math.min(
      (places[index] ?? 0) - (index === places.length - 1 ? over : 0),
      (places[index + 1] ?? Number.POSITIVE_INFINITY) - step,
    );
  return sorted.map((entry, index) => ({ ...entry, at: places[index] ?? entry.at }));
}

/** 1, 2 or 5 times a power of ten, for about eight lines. */
function tickStep(range: number): number {
  const rough = range / 8;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 0.5)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}
