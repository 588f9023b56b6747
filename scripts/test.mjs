// npm test [-- files or vitest options]: runs every check, each under its heading, with one line at the end.
// Long searches run in part, another part for each commit; npm run nightly runs all of them.
// With --only-tests, only the tests (CI's second pass).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, root } from './prepare.mjs';
import { portionOf, ruleTests } from './rule-tests.mjs';
import { seedOfCommit } from './seed.mjs';
import { STATIC, tool } from './tools.mjs';

await prepare({ everything: true });
const { schemaDrift } = await import('./db.mjs');

const onlyTests = process.argv[2] === '--only-tests';
const asked = process.argv.slice(onlyTests ? 3 : 2);
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
const report = path.join(cache, 'test-report.json');
const counts = { passed: 0, failed: 0 };
const broken = [];
const seed = seedOfCommit();
process.env.SEED = String(seed);
console.log(`Long searches are made in part, with SEED=${seed}: so they are repeated.`);

if (!onlyTests) checks();
step('tests', () => tests(asked));
if (!onlyTests && asked.length === 0) step('rules again, each action undone and done again: a part', rulesAgain);

for (const name of broken) console.log(`failed: ${name}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
writeFileSync(path.join(cache, 'test-counts.json'), JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);

function checks() {
  for (const [name, args] of STATIC) step(name, () => run(args()));
  step('schema drift', () => {
    const drift = schemaDrift();
    if (drift !== '') console.log(drift);
    return drift === '';
  });
}

function step(name, check) {
  console.log(`== ${name}`);
  const began = performance.now();
  const passed = check();
  if (passed) counts.passed += 1;
  else {
    counts.failed += 1;
    broken.push(name);
  }
  console.log(`   ${passed ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** A few files of each game, different for each commit. */
function rulesAgain() {
  process.env.REDO = '1';
  const passed = tests(portionOf(ruleTests(), seed));
  delete process.env.REDO;
  return passed;
}

function tests(asked) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = run(tool('vitest', 'vitest', ['run', ...reporters, ...asked]));
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
  }
  return passed;
}

function run(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
