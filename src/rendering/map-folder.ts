import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from './board.js';
import { type Layout, NEUTRAL, PATTERNS, type Slots, type Style, TITLE_SLOT } from './style.js';

/** A map as shipped in `assets/maps/<id>`: its art, its board and its style. */
export interface MapFolder {
  readonly id: string;
  /** The content of the root element of `base.svg`. */
  readonly art: string;
  /** Both as pixels, at the usual width of pictures; made by `npm run maps`. */
  readonly pixels: { readonly art: Uint8Array | null; readonly over: Uint8Array | null };
  /** The same of `over.svg`, drawn above the owners' tints: rivers, borders. Empty if the map has none. */
  readonly over: string;
  readonly board: Board;
  readonly style: Style;
}

export function openMap(assets: string, id: string): MapFolder {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`no map can be called ${JSON.stringify(id)}`);
  const folder = join(assets, 'maps', id);
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const board: Board = JSON.parse(read('board.json'));
  const common: Partial<Style> = JSON.parse(readFileSync(join(assets, 'maps', 'common.json'), 'utf8'));
  const own: Partial<Style> = existsSync(join(folder, 'style.json')) ? JSON.parse(read('style.json')) : {};
  const style = checkedStyle(merged(common, own, board), folder);
  return {
    id,
    art: innerSvg(read('base.svg')),
    pixels: { art: fileIn(folder, 'base.png'), over: fileIn(folder, 'over.png') },
    over: existsSync(join(folder, 'over.svg')) ? innerSvg(read('over.svg')) : '',
    board,
    style,
  };
}

function fileIn(folder: string, name: string): Uint8Array | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Unless a map says otherwise, the games' common style applies. */
export function merged(common: Partial<Style>, own: Partial<Style>, board: Pick<Board, 'size'>): Style {
  return {
    factions: { ...common.factions, ...own.factions },
    devices: { ...common.devices, ...own.devices },
    pieces: { ...common.pieces, ...own.pieces },
    badges: { ...common.badges, ...own.badges },
    nodes: { ...common.nodes, ...own.nodes },
    connections: { ...common.connections, ...own.connections },
    emphases: { ...common.emphases, ...own.emphases },
    arrows: { ...common.arrows, ...own.arrows },
    signs: { ...common.signs, ...own.signs },
    symbols: { ...common.symbols, ...own.symbols },
    layout: layoutOf(own.layout, board),
  };
}

const EDGE = 20;

/** Without its own layout a map has its title in the upper left corner, at any enlargement. */
function layoutOf(own: Partial<Layout> | undefined, { size: [width, height] }: Pick<Board, 'size'>): Layout {
  const corner = { [TITLE_SLOT]: { at: [EDGE, EDGE, Math.round(width * 0.275), 108] } } as const;
  const { margins = [], board = corner } = own ?? {};
  return {
    board,
    zoomed: { ...corner, ...own?.zoomed },
    replay: own?.replay ?? replayIn(margins, width, height),
    margins,
  };
}

/** In the left margin, or in the corner of a board without one. */
function replayIn(margins: Layout['margins'], width: number, height: number): Slots {
  const margin = margins.find(({ at, ends }) => ends === 'right' && at[2] > width * 0.12);
  if (margin === undefined)
    return {
      [TITLE_SLOT]: { at: [0, height - 150, Math.round(width * 0.4), 150], scale: 1.8 },
      score: { at: [10, 10, Math.round(width * 0.18), Math.round(height * 0.6)], tall: true, framed: true },
    };
  const [x, y, wide, tall] = margin.at;
  return {
    [TITLE_SLOT]: { at: [x, y, wide, 190], scale: 1.5 },
    score: { at: [x, y + 200, wide, tall - 210], tall: true },
  };
}

/** An error in the style is reported at once and by name, rather than as a missing counter on some later turn. */
function checkedStyle(style: Style, folder: string): Style {
  const wrong = Object.entries(style.factions).flatMap(([id, faction]) => [
    ...(style.devices[faction.device] === undefined ? [`${id}: no device ${faction.device}`] : []),
    ...(PATTERNS.includes(faction.pattern) ? [] : [`${id}: no pattern ${faction.pattern}`]),
  ]);
  if (style.factions[NEUTRAL] === undefined) wrong.push(`no faction ${NEUTRAL}`);
  if (style.layout.board[TITLE_SLOT] === undefined) wrong.push('no slot for the title');
  if (wrong.length > 0) throw new Error(`${folder}/style.json: ${wrong.join('; ')}`);
  return style;
}

function innerSvg(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>'));
}
