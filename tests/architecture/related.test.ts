import path from 'node:path';
import { expect, test } from 'vitest';
import { needs, testsOf } from '../../scripts/related.mjs';

test('A test has to do with all that it needs to run, however far away', () => {
  const graph = new Map(
    Object.entries({
      'src/leaf.ts': [],
      'src/middle.ts': ['src/leaf.ts'],
      'tests/near.test.ts': ['src/leaf.ts'],
      'tests/far.test.ts': ['src/middle.ts'],
      'tests/other.test.ts': ['src/other.ts'],
    }).map(([file, needed]) => [file, new Set(needed)]),
  );
  expect(testsOf(graph, ['src/leaf.ts'])).toEqual(['tests/far.test.ts', 'tests/near.test.ts']);
  expect(testsOf(graph, ['src/leaf.ts'], 1)).toEqual(['tests/near.test.ts']);
  expect(testsOf(graph, ['tests/other.test.ts', 'README.md'])).toEqual(['tests/other.test.ts']);
});

test('What is imported as a type alone is not needed to run', () => {
  const graph = needs(path.resolve(import.meta.dirname, '../..'));
  const here = graph.get('tests/architecture/related.test.ts');
  expect([...(here ?? [])]).toEqual(['scripts/related.mjs']);
  // It holds nothing but types.
  expect([...graph].filter(([, needed]) => needed.has('src/table/ports/reckoner.ts')).map(([file]) => file)).toEqual(
    [],
  );
  expect(testsOf(graph, ['src/games/registry.ts'])).toContain('tests/table/words.test.ts');
});
