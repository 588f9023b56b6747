import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CACHE, compileInto } from './compile.js';
import type { Bench, Measure } from './measure.js';

// npm run bench [-- AREA ...] [--json FILE]: runs each area in a separate process, so that none pays for
// another's heap, compiled as the image runs it.
const folder = path.dirname(fileURLToPath(import.meta.url));
const argv = process.argv.slice(2);

if (argv[0] === '--area') {
  await runArea(argv[1] ?? '', argv[2] ?? '');
} else {
  const at = argv.indexOf('--json');
  const jsonFile = at === -1 ? undefined : argv[at + 1];
  if (at !== -1 && jsonFile === undefined) throw new Error('--json needs a file');
  const asked = argv.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const areas = readdirSync(folder)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace(/\.bench\.ts$/, ''))
    .filter((area) => asked.length === 0 || asked.includes(area))
    .sort();
  const compiled = compile();
  const { measures, failed } = runAll(areas, compiled);
  print(measures);
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(measures, null, 2)}\n`);
  for (const area of failed) console.error(`bench/${area}.bench.ts failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function compile(): string {
  const compiled = path.join(CACHE, 'bench');
  compileInto(compiled);
  return path.join(compiled, 'bench', 'run.js');
}

function runAll(
  areas: readonly string[],
  compiled: string,
): {
  readonly measures: readonly Measure[];
  readonly failed: readonly string[];
} {
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const measures: Measure[] = [];
  const failed: string[] = [];
  try {
    for (const area of areas) {
      process.stderr.write(`measuring ${area} ...\n`);
      const out = path.join(scratch, `${area}.json`);
      const args = ['--expose-gc', compiled, '--area', area, out];
      const env = { ...process.env, NODE_ENV: 'production' };
      const run = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2], env });
      if (run.status !== 0) {
        failed.push(area);
        continue;
      }
      const found: readonly Measure[] = JSON.parse(readFileSync(out, 'utf8'));
      measures.push(...found);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return { measures, failed };
}

async function runArea(area: string, out: string): Promise<void> {
  const file = pathToFileURL(path.join(folder, `${area}.bench.js`)).href;
  const { bench }: { readonly bench: Bench } = await import(file);
  writeFileSync(out, JSON.stringify(await bench()));
}

function print(measures: readonly Measure[]): void {
  const rows = measures.map((measure) => [
    measure.name,
    `${short(measure.value)} ${measure.unit}`,
    short(measure.baseline),
    `x ${short(measure.ratio)}`,
    measure.goal,
    measure.goal === '' ? '' : measure.met ? 'met' : 'MISSED',
  ]);
  const table = [['', 'value', 'baseline', 'ratio', 'goal', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Three significant figures. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
