import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importGraph, violations } from '../../scripts/check-arrows.mjs';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function sources(files: Readonly<Record<string, string>>): string {
  const src = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  made.push(src);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
    writeFileSync(path.join(src, file), text);
  }
  return src;
}

describe('the arrows between layers', () => {
  it('hold in this project', () => {
    expect(violations('src')).toEqual([]);
  });

  it.each([
    ['core/a.ts', "import { t } from '../table/ports/store.js';", 'core may not import src/table/ports/store.ts'],
    ['core/a.ts', "import fs from 'node:fs';", 'pure and may not import node:fs'],
    ['core/a.ts', "const m = await import('sharp');", 'may not import the package sharp'],
    ['core/a.ts', 'const now = Date.now();', 'pure and may not use Date.now'],
    ['games/one/a.ts', 'const n = Math.random();', 'pure and may not use Math.random'],
    ['games/one/a.ts', "import { b } from '../two/b.js';", 'may not import src/games/two/b.ts'],
    ['games/one/a.ts', "export * from '../../i18n/languages/en.js';", 'may not import src/i18n/languages/en.ts'],
    ['table/a.ts', "import { x } from '../games/one/a.js';", 'table may not import src/games/one/a.ts'],
    ['table/a.ts', "import { Client } from 'discord.js';", 'may not import the package discord.js'],
    ['persistence/a.ts', "import { s } from '../table/service.js';", 'may not import src/table/service.ts'],
    ['discord/a.ts', "import { draw } from '../rendering/draw.js';", 'may not import src/rendering/draw.ts'],
    ['stray/a.ts', 'export {};', 'no layer of this name'],
    ['core/a.ts', 'const now = Date();', 'pure and may not use Date('],
    ['core/a.ts', 'const { random } = Math;', 'pure and may not use Math'],
    ['games/one/a.ts', "const upper = 'i'.toLocaleUpperCase();", 'pure and may not use toLocaleUpperCase()'],
    ['i18n/a.ts', 'const language = process.env.LANG;', 'pure and may not use process.'],
    ['discord/a.ts', "import sharp = require('sharp');", 'may not import the package sharp'],
    ['rendering/a.mjs', "import { Client } from 'discord.js';", 'may not import the package discord.js'],
    ['table/a.ts', "const a = '/*';\nimport { Client } from 'discord.js';\nconst b = '*/';", 'the package discord.js'],
  ])('%s with %s is refused', (file, text, sentence) => {
    const found = violations(sources({ [file]: text }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it('lets through what is allowed, and reads past comments and strings', () => {
    const src = sources({
      'core/a.ts': "// import x from 'node:fs';\n/* Date.now() */ export const word = 'Math.random';",
      'games/one/a.ts': "import { word } from '../../core/a.js';\nimport d from './data/d.json' with { type: 'json' };",
      'games/registry.ts': "import { one } from './one/a.js';",
      'table/a.ts': "import { games } from '../games/registry.js';\nimport { createHmac } from 'node:crypto';",
      'persistence/generated/client.ts': "import { anything } from 'anywhere';",
      'main.ts': "import { a } from './discord/a.js';\nimport './table/a.js';",
    });
    expect(violations(src)).toEqual([]);
    expect([...(importGraph(src).get('table') ?? [])]).toEqual(['games/registry']);
  });
});
