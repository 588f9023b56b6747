import { cellsOf, unionOf } from '../../../scripts/maps/shared/cells.js';
import { chanceOf } from '../../../scripts/maps/shared/chance.js';
import type { Point } from '../../../scripts/maps/shared/points.js';
import type { ConnectionSource, MapSource, NodeSource } from '../../../scripts/maps/shared/source.js';
import { DEVICES, FACTIONS, PIECES } from './factions.js';

const LOOK = { factions: FACTIONS, devices: DEVICES, pieces: PIECES };

/** Sites in rows and columns, each moved a little by chance. */
function scattered(name: string, columns: number, rows: number, frame: readonly [number, number, number, number], stir: number) {
  const chance = chanceOf(name);
  const [left, top, right, bottom] = frame;
  const [wide, tall] = [(right - left) / columns, (bottom - top) / rows];
  return Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const moved = (step: number) => (chance() - 0.5) * stir * step;
    return [left + (column + 0.5) * wide + moved(wide), top + (row + 0.5) * tall + moved(tall)];
  });
}

/** An island of five areas in the sea, with a track above and hand, market and text beside it: few areas on a small board. */
export function fiveAreas(): { source: MapSource; style: object } {
  const shore = Array.from({ length: 72 }, (_, index): Point => {
    const angle = (index * Math.PI) / 36;
    const swell = 1 + 0.07 * Math.sin(angle * 5) + 0.05 * Math.sin(angle * 9 + 1);
    return [385 + Math.cos(angle) * 320 * swell, 415 + Math.sin(angle) * 275 * swell];
  });
  const sites = { keep: [385, 415], mill: [195, 330], ford: [470, 225], wood: [585, 470], hill: [300, 585] } as const;
  const cells = cellsOf(sites, [0, 0, 1000, 750], [shore]);
  const area = (id: keyof typeof sites, names: readonly string[], terrain: 'plain' | 'mountain') => ({
    names,
    rings: cells[id]?.rings ?? [],
    terrain,
    badges: ['income'],
  });
  return {
    source: {
      title: 'Five areas',
      size: [1000, 750],
      land: [shore],
      areas: {
        keep: area('keep', ['The Keep', 'Le Donjon', 'La Torre'], 'mountain'),
        mill: area('mill', ['The Mill', 'Le Moulin', 'El Molino'], 'plain'),
        ford: area('ford', ['The Ford', 'Le Gué', 'El Vado'], 'plain'),
        wood: area('wood', ['The Wood', 'Le Bois', 'El Bosque'], 'plain'),
        hill: area('hill', ['The Hill', 'La Colline', 'La Colina'], 'mountain'),
      },
      covered: [[750, 0, 250, 750]],
    },
    style: {
      ...LOOK,
      layout: {
        board: {
          title: { at: [10, 8, 270, 84] },
          track: { at: [290, 12, 440, 48], framed: true },
          hand: { at: [762, 10, 230, 210], framed: true },
          market: { at: [762, 230, 230, 160], framed: true },
          story: { at: [762, 400, 230, 190], framed: true },
          legend: { at: [762, 600, 230, 140], framed: true },
        },
        margins: [{ at: [750, 0, 250, 750], ends: 'left' }],
      },
    },
  };
}

/** Point to point: 44 towns of four kinds and five seas, joined to their neighbours. */
export function fortyNineNodes(): { source: MapSource; style: object } {
  const sites = scattered('nodes', 7, 7, [290, 20, 1580, 1180], 0.5);
  const name = (index: number) => `${SYLLABLES[index % 9] ?? ''}${SYLLABLES[(index * 4 + 5) % 9]?.toLowerCase() ?? ''}`;
  const isSea = (index: number) => index % 7 === 0 && index > 6 && index < 42;
  const kindOf = (index: number) => (isSea(index) ? 'sea' : index % 11 === 3 ? 'capital' : index % 5 === 2 ? 'fortress' : 'town');
  const nodes = Object.fromEntries(
    sites.map((at, index): [string, NodeSource] => [`n${index}`, { names: [name(index)], at, kind: kindOf(index) }]),
  );
  const connections = sites.flatMap((_, index): ConnectionSource[] => {
    const right = index % 7 < 6 && index % 4 !== 1 ? [index + 1] : [];
    const below = index < 42 && index % 3 !== 1 ? [index + 7] : [];
    const aslant = index < 41 && index % 7 < 6 && index % 5 === 0 ? [index + 8] : [];
    return [...right, ...below, ...aslant].map((to) => ({
      between: [`n${index}`, `n${to}`],
      look: isSea(index) || isSea(to) ? 'sea-lane' : index % 6 === 2 ? 'pass' : index % 2 === 0 ? 'road' : 'track',
    }));
  });
  const frame = [270, 0, 1600, 1200] as const;
  const cells = cellsOf(Object.fromEntries(sites.map((at, index) => [`n${index}`, at])), frame);
  const ringsOf = (index: number) => cells[`n${index}`]?.rings ?? [];
  const regions = ['#7d9a4e', '#c98f2d', '#c0603a', '#7a6ea8'].map((colour, region) => ({
    id: `r${region}`,
    colour,
    rings: unionOf(
      sites.flatMap((_, index) => (isSea(index) || Math.floor(index / 14) !== region ? [] : [ringsOf(index)])),
    ),
  }));
  const land = unionOf(sites.flatMap((_, index) => (isSea(index) ? [] : [ringsOf(index)])));
  return {
    source: {
      title: 'Forty-nine nodes',
      size: [1600, 1200],
      land,
      nodes,
      connections,
      regions,
      covered: [[0, 0, 270, 1200]],
    },
    style: {
      ...LOOK,
      layout: {
        board: {
          title: { at: [0, 0, 270, 110] },
          track: { at: [0, 110, 270, 90] },
          order: { at: [0, 200, 270, 300] },
          dice: { at: [10, 510, 250, 330], framed: true },
          legend: { at: [10, 850, 250, 340], framed: true },
        },
        margins: [{ at: [0, 0, 270, 1200], ends: 'right' }],
      },
    },
  };
}

/** A hundred areas, three badges in some. */
export function hundredAreas(): { source: MapSource; style: object } {
  const sites = scattered('areas', 10, 10, [0, 0, 1600, 1200], 0.5);
  const cells = cellsOf(Object.fromEntries(sites.map((at, index) => [`a${index}`, at])), [12, 12, 1588, 1188]);
  const areas = Object.fromEntries(
    sites.map((_, index) => [
      `a${index}`,
      {
        names: [`${SYLLABLES[index % 9] ?? ''}${SYLLABLES[(index * 7 + 2) % 9]?.toLowerCase() ?? ''}`],
        rings: cells[`a${index}`]?.rings ?? [],
        ...(index % 9 === 4 ? { kind: 'sea' as const } : { terrain: index % 4 === 1 ? ('mountain' as const) : ('plain' as const) }),
        badges: index % 9 === 4 ? [] : index % 3 === 0 ? ['income', 'port', 'number'] : index % 3 === 1 ? ['income'] : [],
      },
    ]),
  );
  return { source: { title: 'A hundred areas', size: [1600, 1200], areas }, style: LOOK };
}

const SYLLABLES = ['Ar', 'Bel', 'Cor', 'Dun', 'Em', 'Fal', 'Gor', 'Hil', 'Is'];
