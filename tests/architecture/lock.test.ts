import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lacking } from '../../scripts/check-lock.mjs';

const read = (file: string) => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'));
const lock = read('package-lock.json');
const manifest = read('package.json');

function without(name: string) {
  const packages = { ...lock.packages };
  delete packages[`node_modules/${name}`];
  return { packages };
}

test('The lock file holds every package, those of other systems too', () => {
  expect(lacking(lock, manifest)).toEqual([]);
  for (const name of ['@biomejs/cli-win32-x64', '@img/sharp-darwin-arm64', 'discord.js'])
    expect(lacking(without(name), manifest).join('\n'), name).toContain(`${name}: it is not locked`);
});

test('A version of package.json that is not the locked one is named', () => {
  const newer = { ...manifest, dependencies: { ...manifest.dependencies, sharp: '99.0.0' } };
  expect(lacking(lock, newer)).toEqual([expect.stringMatching(/^package\.json asks for sharp 99\.0\.0/)]);
});
