import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** A package's own command, by its name in package.json: what Node is started with. */
export function tool(packageName, command, args) {
  const folder = path.join(root, 'node_modules', ...packageName.split('/'));
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [path.join(folder, typeof bin === 'string' ? bin : bin[command]), ...args];
}

export const script = (file) => [path.join(root, 'scripts', file)];

/** Checks without a test run: the name of each, and what Node is started with for it. */
export const STATIC = [
  ['types', () => tool('typescript', 'tsc', ['--noEmit'])],
  ["the page's types", () => tool('typescript', 'tsc', ['--noEmit', '-p', 'tsconfig.client.json'])],
  ['lint and format', () => tool('@biomejs/biome', 'biome', ['check', '.'])],
  ['layer arrows', () => script('check-arrows.mjs')],
  ['no ring of files', () => script('check-cycles.mjs')],
  ['games laid out alike', () => script('check-skeleton.mjs')],
  ['lock file complete', () => script('check-lock.mjs')],
  ['rules without a test', () => script('check-rules.mjs')],
  ['no test judges by the clock', () => script('check-clocks.mjs')],
];
