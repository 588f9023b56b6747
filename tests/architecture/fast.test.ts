import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { neededBy, needs } from '../../scripts/related.mjs';
import { WHOLE } from '../../scripts/whole-tests.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const graph = needs(root);
const isFast = (file: string) => file.endsWith('.test.ts') && !WHOLE.some((glob) => path.matchesGlob(file, glob));
const FAST = [...graph.keys()].filter(isFast);
const SLOW = /^src\/(discord|persistence|rendering)\/|^src\/open-local-table\.ts$/;

// One that has to is called `….whole.test.ts`.
test('The fast tests open no database, no picture and no Discord', () => {
  const slow = FAST.flatMap((file) =>
    [...neededBy(graph, file)].filter((one) => SLOW.test(one)).map((one) => `${file}: ${one}`),
  );
  expect(slow).toEqual([]);
  expect(FAST.length).toBeGreaterThan(200);
});

test('The fast tests start no process and no thread', () => {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(FAST.filter((file) => /from 'node:(child_process|worker_threads)'/.test(text(file)))).toEqual([]);
});
