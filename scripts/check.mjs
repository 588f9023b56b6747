// npm run check [-- FILES]: checks what a change could have broken: types, lint, arrows, cycles, rules,
// and the tests affected by what differs from main (or by FILES). npm test checks everything.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, root } from './prepare.mjs';
import { changedFiles, neededBy, needs, testsOf } from './related.mjs';
import { STATIC, tool } from './tools.mjs';
import { WHOLE } from './whole-tests.mjs';

await prepare({ everything: true });
const began = performance.now();
const asked = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const changed = asked.length > 0 ? asked : changedFiles(root);
const FEW = 4;
const broken = [];

const quick = await Promise.all(STATIC.map(async ([name, args]) => ({ name, ...(await run(args(), true)) })));
for (const { name, status, said } of quick) {
  console.log(`== ${name}: ${status === 0 ? 'ok' : `FAILED\n${said}`}`);
  if (status !== 0) broken.push(name);
}

const graph = needs(root);
const isWhole = (file) => WHOLE.some((glob) => path.matchesGlob(file, glob));
await tests(
  'fast',
  testsOf(graph, changed).filter((file) => !isWhole(file)),
);
// Of the slow tests, a few that import a changed file directly, those with the fewest imports first.
const inHand = testsOf(graph, changed, 1).filter(isWhole);
const byNeed = inHand.sort((one, other) => neededBy(graph, one).size - neededBy(graph, other).size);
await tests('whole', byNeed.slice(0, FEW));

for (const name of broken) console.log(`failed: ${name}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${changed.length} files changed, ${broken.length === 0 ? 'all is well' : 'not all is well'} (${seconds} s)`,
);
process.exit(broken.length === 0 ? 0 : 1);

async function tests(project, files) {
  console.log(`== tests, ${project}: ${files.length} files`);
  if (files.length === 0) return;
  const options = ['run', '--project', project, '--passWithNoTests', '--reporter=dot'];
  const { status } = await run(tool('vitest', 'vitest', [...options, ...files]), false);
  if (status !== 0) broken.push(`tests, ${project}`);
}

function run(args, isKept) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: isKept ? 'pipe' : 'inherit' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += bytes));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, said }));
  });
}
