import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../scripts/check-arrows.mjs';

const src = path.join(import.meta.dirname, '../../src');
const games = readdirSync(path.join(src, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Ids of games that are words of every day, or of every wargame. */
const ORDINARY = new Set(
  ['infantry cavalry knight castle', 'order special standard advanced centre bands french', 'move place battle']
    .join(' ')
    .split(' '),
);

/** The ids of a game's own vocabulary: nations, places, events, leaders. */
function vocabulary(game: string): readonly string[] {
  const files = sourceFiles(src).filter((file) => file.startsWith(`games/${game}/facts/`) && file.endsWith('ids.ts'));
  const ids = files.flatMap((file) => [...read(file).matchAll(/'([a-z][a-z-]{4,})'/g)].map(([, id]) => id ?? ''));
  return [...new Set([game, ...game.split('-'), ...ids])].filter((id) => !ORDINARY.has(id));
}
function read(file: string): string {
  return withoutComments(readFileSync(path.join(src, file), 'utf8'));
}

it.each(games)('no word of %s stands in code outside its folder', (game) => {
  const words = vocabulary(game);
  expect(words.length).toBeGreaterThan(20);
  const any = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'u');
  const found = sourceFiles(src)
    .filter((file) => !file.startsWith('games/') && !file.includes('/generated/'))
    .flatMap((file) => {
      const word = any.exec(read(file))?.[0];
      return word === undefined ? [] : [`${file}: ${word}`];
    });
  expect(found).toEqual([]);
});

/** The codes of refusals in one catalogue file. */
function codes(file: string): readonly string[] {
  return [...readFileSync(path.join(src, file), 'utf8').matchAll(/^\s+'(reject\.[\w-]+)':/gm)].map(
    ([, key]) => key ?? '',
  );
}

// A game's own sentence is said first, with values that the table's does not have.
it.each(games)('no refusal of %s has the code of one of the table’s', (game) => {
  const tables = codes('i18n/languages/en.ts');
  const own = sourceFiles(src).filter((file) => file.startsWith(`games/${game}/`) && file.endsWith('/en.ts'));
  expect(tables.length).toBeGreaterThan(50);
  expect(own.flatMap(codes).filter((code) => tables.includes(code))).toEqual([]);
});
