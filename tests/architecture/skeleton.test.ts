import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { misplaced } from '../../scripts/check-skeleton.mjs';

let src = '';
beforeEach(() => {
  src = mkdtempSync(path.join(tmpdir(), 'skeleton-'));
  for (const file of [
    ...['index.ts', 'RULES.md', 'RULINGS.md', 'engine/play.ts', 'engine/steps.ts', 'typing/commands.ts'],
    ...['facts', 'state', 'answers', 'tells', 'picture', 'position', 'words'].map((role) => `${role}/a.ts`),
    ...['setup', 'sequence', 'roman', 'movement', 'battle', 'revolt', 'friends'].map((chapter) => `${chapter}/a.ts`),
  ])
    put(file);
});
afterEach(() => rmSync(src, { recursive: true }));

function put(file: string): void {
  const whole = path.join(src, 'games/hispania-draco', file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, '');
}

test('The games are laid out alike, and no folder is crowded', () => {
  expect(misplaced(path.resolve(import.meta.dirname, '../../src'))).toEqual([]);
  expect(misplaced(src)).toEqual([]);
});

test('A missing role, a folder that is no chapter, a stray file and a crowded folder are named', () => {
  rmSync(path.join(src, 'games/hispania-draco/tells'), { recursive: true });
  put('interpret/a.ts');
  put('preview.ts');
  for (let count = 0; count < 25; count += 1) put(`words/w${count}.ts`);
  expect(misplaced(src)).toEqual([
    'games/hispania-draco has no tells/',
    'games/hispania-draco/interpret/ is neither a role nor a chapter (scripts/check-skeleton.mjs)',
    'games/hispania-draco/preview.ts stands in no folder',
    'src/games/hispania-draco/words has 26 files: 25 at most',
  ]);
});
