// Which tests a change affects: those that import a changed file, directly or not. Type imports do not count:
// the compiler checks them, and nothing of them is left at run time.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { importedBy, withoutComments } from './check-arrows.mjs';

const FOLDERS = ['src', 'tests', 'scripts', 'bench'];
/** `import type { A } from`, and likewise exports. */
const TYPES_ALONE = /^(?:import|export)\s+type\s[^;]*?\sfrom\s*(['"])[^'"\n]+\1/gm;

/** @returns {Map<string, Set<string>>} each code file, with the project's files that it needs at run time */
export function needs(root) {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder));
  const all = new Set(files);
  return new Map(files.filter(isCode).map((file) => [file, new Set(importsOf(root, file, all))]));
}

function importsOf(root, file, all) {
  const text = withoutComments(readFileSync(path.join(root, file), 'utf8')).replace(TYPES_ALONE, '');
  return importedBy(text)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .flatMap((target) => [target, target.replace(/\.js$/, '.ts')].filter((one) => all.has(one)));
}

/** @returns {Set<string>} all files that a file needs, directly or not, and itself */
export function neededBy(graph, file) {
  const found = new Set([file]);
  for (const one of found) for (const next of graph.get(one) ?? []) found.add(next);
  return found;
}

/** @returns {string[]} the tests that need one of these files, in any number of steps or at most this many */
export function testsOf(graph, changed, steps = Number.POSITIVE_INFINITY) {
  const users = new Map();
  for (const [file, needed] of graph) for (const one of needed) users.set(one, [...(users.get(one) ?? []), file]);
  const found = new Set(changed);
  let edge = [...changed];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    edge = edge.flatMap((file) => users.get(file) ?? []).filter((file) => !found.has(file));
    for (const file of edge) found.add(file);
  }
  return [...found].filter((file) => file.endsWith('.test.ts') && graph.has(file)).sort();
}

/** @returns {string[]} files that differ from main (on main itself: from its last commit), new ones included */
export function changedFiles(root, since = base(root)) {
  const lines = (...args) => git(root, ...args).split('\n');
  const changed = [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
  return [...new Set(changed.filter((file) => file !== ''))].sort();
}

function base(root) {
  for (const main of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim();
    } catch {
      // No branch of that name here.
    }
  }
  return 'HEAD';
}

function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function filesIn(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => !file.includes('/generated/') && statSync(path.join(root, file)).isFile());
}

const isCode = (file) => /\.m?[jt]s$/.test(file);
