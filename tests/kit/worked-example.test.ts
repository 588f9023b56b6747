import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('CONTRIBUTING.md');

/** The code under a heading of the page, its pieces put together, without empty lines. */
function shown(heading: string): readonly string[] {
  const [, section = ''] = page.split(`### \`${heading}\`\n`);
  const [own = ''] = section.split(/\n##/);
  return [...own.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code = '']) => lines(code));
}
function lines(code: string): readonly string[] {
  return code.split('\n').filter((line) => line.trim() !== '');
}

it.each([
  ['src/games/frontier/index.ts', 'tests/games/frontier/index.ts'],
  ['src/games/frontier/words/index.ts', 'tests/games/frontier/words/index.ts'],
  ['src/games/frontier/words/languages/en.ts', 'tests/games/frontier/words/languages/en.ts'],
  ['src/games/frontier/words/languages/fr.ts', 'tests/games/frontier/words/languages/fr.ts'],
  ['scripts/maps/frontier/index.ts', 'tests/games/frontier/map.ts'],
])('CONTRIBUTING shows %s as it is', (heading, file) => {
  const there = read(file)
    .replaceAll(/'((?:\.\.\/)+)\.\.\/src\//g, "'$1")
    .replaceAll("'../../../scripts/maps/", "'../");
  expect(shown(heading)).toEqual(lines(there));
});

it('takes at most 150 lines without its words', () => {
  expect(read('tests/games/frontier/index.ts').split('\n').length - 1).toBeLessThanOrEqual(150);
});
