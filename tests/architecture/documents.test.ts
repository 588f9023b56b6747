import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)];
/** A file or folder in a code span, from the root of the project or within `src` or `docs`. */
const NAMED =
  /`((?:src|tests|scripts|docs|bench|assets)\/[\w./-]+|[a-z][\w-]*(?:\/[\w.-]+)*\/[\w-]+\.(?:ts|mjs|md|json))`/g;
/** What whoever follows the worked example makes, and a name that stands for any game's. */
const TO_BE_MADE = /frontier|GAME/;

it.each(pages.filter((name) => name.endsWith('.md')))('%s names files and folders that exist', (page) => {
  const named = [...readFileSync(path.join(root, page), 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
  const lost = named.filter(
    (name) =>
      !TO_BE_MADE.test(name) && !['', 'src', 'docs'].some((within) => existsSync(path.join(root, within, name))),
  );
  expect(lost).toEqual([]);
});
