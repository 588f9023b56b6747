import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { played, type Recorded } from './recording.js';

const file = fileURLToPath(new URL('./games.json', import.meta.url));

/**
 * Whole games over scenarios, versions and options: they come to the same, the same would be done for whoever is away,
 * and the same is shown. A change of any of it is meant, or it is a fault: RECORD=20 plays so many games anew; a change
 * of play raises the version of the rules besides.
 */
if (process.env.RECORD !== undefined) {
  const anew = Array.from({ length: Number(process.env.RECORD) }, (_, at) => `  ${JSON.stringify(played(at + 1))}`);
  writeFileSync(file, `[\n${anew.join(',\n')}\n]\n`);
}
const games: readonly Recorded[] = JSON.parse(readFileSync(file, 'utf8'));

test.each(games)('game $seed, $name, is played as it was recorded', (recorded) => {
  expect(played(recorded.seed)).toEqual(recorded);
});
