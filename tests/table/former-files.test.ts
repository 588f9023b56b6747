import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFile } from '../../src/table/log/check-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

// Exported before words were sealed: given openly, at any time; an undo did not say who agreed.
const text = readFileSync(path.resolve(import.meta.dirname, 'former/words-in-play.json'), 'utf8');

it('a file of a former version is still checked, and what it cannot show is said', async () => {
  const file = readGameFile(JSON.parse(text));
  if (!file.ok) throw new Error('unreadable');
  const found = await checkFile(file.value, diceRace());
  expect(found.flaws).toEqual([]);
  expect(found.derived).toBe(file.value.nextRoll - 1);
  expect(found.doubts.map(({ version, what }) => [version, what])).toEqual([[1, 'former']]);
});

it('and is taken up again', async () => {
  const t = tableFixture();
  expect((await t.does('red', 'game import', { file: text })).refused).toBeUndefined();
});
