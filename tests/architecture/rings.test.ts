import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rings } from '../../scripts/check-cycles.mjs';

it('no files of this project import each other in a ring', () => {
  expect(rings('src')).toEqual([]);
});

it('a ring is found, types too, and told by its files', () => {
  const src = mkdtempSync(path.join(tmpdir(), 'rings-'));
  const files = {
    'core/a.ts': "import { b } from './b.js';",
    'core/b.ts': "import type { C } from './c.js';",
    'core/c.ts': "export { a } from './a.js';",
    'core/d.ts': "import { a } from './a.js';\n// import { e } from './e.js';",
    'core/e.ts': "import { d } from './d.js';",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(src, file)), { recursive: true });
    writeFileSync(path.join(src, file), text);
  }
  expect(rings(src)).toEqual([['core/a.ts', 'core/b.ts', 'core/c.ts']]);
  rmSync(src, { recursive: true });
});
