// npm run nightly [-- PART ...]: runs in full what takes too long for npm test. --list names the
// parts; CONTRIBUTING tells what each found last. A part that fails does not stop the others.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ltsNode } from './lts-node.mjs';
import { prepare, root } from './prepare.mjs';
import { ruleTests } from './rule-tests.mjs';
import { seedOfCommit } from './seed.mjs';
import { tool } from './tools.mjs';

const seed = String(seedOfCommit());
const run = (...args) => [path.join(root, 'scripts', 'run.mjs'), ...args];
const vitest = (...args) => tool('vitest', 'vitest', ['run', ...args]);
const games = readdirSync(path.join(root, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The commands of each part, in order. */
const PARTS = {
  searches: () => [{ args: vitest() }],
  redo: () => [{ args: vitest(...ruleTests({ all: true }).flat()), env: { REDO: '1' } }],
  'next-node': () => {
    const node = ltsNode();
    return node === null ? [] : [{ node, args: vitest() }];
  },
  fuzz: () =>
    games.map((game) => ({ args: run('tests/kit/fuzz/run.ts', '--game', game, '--games', '300', '--seed', seed) })),
  peek: () => [{ args: run('tests/table/peeking/run.ts', '20000', seed) }],
  holdings: () => [{ args: run('tests/table/peeking/run.ts', 'holdings', '500', seed) }],
  torture: () => [{ args: run('tests/torture/run.ts', '100') }],
};

const asked = process.argv.slice(2);
if (asked.includes('--list')) {
  console.log(Object.keys(PARTS).join('\n'));
  process.exit(0);
}
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')} (there are ${Object.keys(PARTS).join(', ')})`);
  process.exit(1);
}

await prepare({ everything: true });
console.log(`SEED=${seed}`);
const told = [];
for (const [name, commands] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n#### ${name}`);
  const began = performance.now();
  const broken = commands().filter((command) => !passes(command)).length;
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  told.push({ broken, line: `${name}: ${broken === 0 ? 'found nothing' : 'FOUND SOMETHING'} (${minutes} min)` });
}
console.log(`\n${told.map(({ line }) => line).join('\n')}`);
process.exit(told.some(({ broken }) => broken > 0) ? 1 : 0);

function passes({ node = process.execPath, args, env = {} }) {
  const all = { ...process.env, NIGHTLY: '1', SEED: seed, ...env };
  return spawnSync(node, args, { cwd: root, env: all, stdio: 'inherit' }).status === 0;
}
