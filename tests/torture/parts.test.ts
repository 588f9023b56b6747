import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILT, build } from '../operation/bot-process.js';
import { partsOf } from './parts/all.js';
import { hostileFiles, wholeGame } from './parts/hostile-files.js';

const PARTS = partsOf(1);

describe('npm run torture', () => {
  beforeAll(build);

  test('names each part in its help', () => {
    const head = readFileSync('tests/torture/run.ts', 'utf8').replaceAll(/\n\/\/ /g, ' ');
    for (const name of Object.keys(PARTS)) expect(head).toContain(name);
  });

  test('every part finds what it opens of the built program', () => {
    const parts = readFileSync('tests/torture/parts/files.ts', 'utf8');
    const opened = [...parts.matchAll(/BUILT, '([^']+)'/g)].map(([, file = '']) => file);
    expect(opened.length).toBeGreaterThan(0);
    for (const file of opened) expect([file, existsSync(`${BUILT}/${file}`)]).toEqual([file, true]);
  });

  test('forges its files from a game that was played to its end', async () => {
    const game = await wholeGame();
    expect(JSON.parse(game)).toMatchObject({ format: 'postumus-game' });
    expect(hostileFiles(game).length).toBeGreaterThan(50);
  });
});

/** The nightly form: NIGHTLY=1 npx vitest run tests/torture/parts.test.ts. Each takes up to some minutes. */
describe.runIf(process.env.NIGHTLY === '1')('each part, small', () => {
  test.each(Object.entries(PARTS))('%s runs to its end', { timeout: 1_800_000 }, async (_, part) => {
    expect(Array.isArray(await part())).toBe(true);
  });
});
