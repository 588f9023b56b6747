// What CI runs: npm test, then the tests of storage and table again on the current LTS of Node, from npm.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installChromium } from './chromium.mjs';
import { ltsNode } from './lts-node.mjs';
import { prepare, root } from './prepare.mjs';

const ON_LTS = ['tests/table', 'tests/local', 'tests/persistence/store.test.ts', 'tests/persistence/outbox.test.ts'];

await prepare({ everything: true });
installChromium();
const first = testRun(process.execPath, []);
const node = ltsNode();
const second =
  node === null
    ? null
    : testRun(node, ['--only-tests', ...ON_LTS.filter((folder) => existsSync(path.join(root, folder)))]);
const runs = [first, second].filter((run) => run !== null);
const sum = (count) => runs.reduce((total, run) => total + run[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(runs.every((run) => run.failed === 0) ? 0 : 1);

function testRun(executable, args) {
  console.log(`\n#### Node ${spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
  const counts = path.join(root, '.cache', 'test-counts.json');
  mkdirSync(path.dirname(counts), { recursive: true });
  writeFileSync(counts, JSON.stringify({ passed: 0, failed: 1 }));
  spawnSync(executable, [path.join(root, 'scripts', 'test.mjs'), ...args], { cwd: root, stdio: 'inherit' });
  return JSON.parse(readFileSync(counts, 'utf8'));
}
