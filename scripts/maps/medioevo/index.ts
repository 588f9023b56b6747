import { readFileSync } from 'node:fs';
import { SENTENCES } from '../../../src/games/medioevo/words/languages/index.js';
import { namesInAll } from '../../../src/kit/words/names.js';
import { buildMap } from '../shared/build-map.js';
import { unionOf } from '../shared/cells.js';
import type { MapFiles } from '../shared/map-files.js';
import type { Point } from '../shared/points.js';
import type { AreaSource } from '../shared/source.js';

/** The game module's board; only what is drawn is read. */
interface Facts {
  readonly kingdoms: readonly { readonly id: string; readonly colour: string }[];
  readonly territories: readonly {
    readonly id: string;
    readonly home: string | null;
    readonly terrain: string;
    readonly good: string | null;
    readonly port: boolean;
    readonly fire: boolean;
  }[];
  readonly seas: readonly { readonly id: string }[];
}
/** Our outlines of every territory and sea, and of land outside the game. */
interface Outlines {
  readonly size: readonly [number, number];
  readonly outlines: Readonly<Record<string, readonly (readonly Point[])[]>>;
  readonly abroad: readonly (readonly Point[])[];
}

const SIZE = [1600, 1200] as const;
/** Where the panels stand: the corners of the board that are not part of the game. */
const COVERED: readonly (readonly [number, number, number, number])[] = [
  [0, 1050, 780, 150],
  [1280, 960, 320, 240],
  [1460, 0, 140, 124],
];
const COLOURS: Readonly<Record<string, string>> = {
  blue: '#2b5fa8',
  white: '#8f9299',
  red: '#a82f2f',
  yellow: '#c99a22',
  black: '#3a3a3a',
  green: '#3f7d4e',
};

/** Europe from the North Sea to the Caspian: 95 territories and 19 seas, with the homes of six kingdoms coloured. */
export function build(): MapFiles {
  const facts: Facts = read('../../../src/games/medioevo/facts/data/board.json');
  const { size, outlines, abroad }: Outlines = read('./outlines.json');
  const [across, down] = [SIZE[0] / size[0], SIZE[1] / size[1]];
  const onBoard = (ring: readonly Point[]): Point[] => ring.map(([x, y]): Point => [x * across, y * down]);
  const ringsOf = (id: string) => (outlines[id] ?? []).map(onBoard);
  const territories = facts.territories.map(({ id, terrain, good, port, fire }): [string, AreaSource] => [
    id,
    {
      names: namesInAll(SENTENCES, 'place', id),
      rings: ringsOf(id),
      terrain: terrain === 'mountain' ? 'mountain' : 'plain',
      badges: [...(good === null ? [] : [good]), ...(port ? ['port'] : []), ...(fire ? ['fire'] : [])],
    },
  ]);
  const seas = facts.seas.map(({ id }): [string, AreaSource] => [
    id,
    { names: namesInAll(SENTENCES, 'place', id), rings: ringsOf(id), kind: 'sea' },
  ]);
  return buildMap({
    title: 'Medioevo Universale',
    size: SIZE,
    overSea: true,
    areas: Object.fromEntries([...territories, ...seas]),
    abroad: abroad.map(onBoard),
    regions: facts.kingdoms.map(({ id, colour }) => ({
      id,
      colour: COLOURS[colour] ?? '#777777',
      rings: unionOf(facts.territories.filter(({ home }) => home === id).map((territory) => ringsOf(territory.id))),
    })),
    covered: COVERED,
  });
}

function read<File>(file: string): File {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
