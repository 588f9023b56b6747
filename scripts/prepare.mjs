// Installs what a fresh clone lacks: packages and the generated client. Quick and silent if nothing is missing.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];

/** Progress goes to stderr: a command's stdout is its answer. */
const say = (text) => process.stderr.write(`${text}\n`);

/** `everything`: including packages that only tests and tools need. */
export async function prepare({ everything = false } = {}) {
  checkNode();
  const missing = missingPackages(everything);
  if (missing > 0) await timed('Installing packages from npm', install);
  if (!existsSync(path.join(root, 'src', 'persistence', 'generated', '.stamp')))
    say('Generating the database client ...');
  generate();
  const { buildPage } = await import('./build-page.mjs');
  await buildPage();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  say(`Node ${needMajor}.${needMinor} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Compares the lock file with npm's record of its last installation. */
function missingPackages(everything) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).filter(([name, { version, optional, dev, devOptional, link }]) => {
    if (name === '' || optional || link) return false; // optional ones are those of other systems
    if (!everything && (dev || devOptional)) return false;
    return installed[name]?.version !== version;
  }).length;
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function install() {
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  // No install scripts (see .npmrc): Prisma's would download an engine that nothing here uses.
  const [command, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env };
  if (!writable(homedir())) env.npm_config_cache = path.join(root, '.cache', 'npm');
  await run(command, args, env);
}

function writable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return folder !== '';
  } catch {
    return false;
  }
}

function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[path.basename(command), ...args].join(' ')} failed`)),
    );
  });
}

async function timed(what, work) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  say(`${what} ...`);
  const beat = setInterval(() => say(`  ... ${seconds()} s`), 10_000);
  try {
    await work();
    say(`  done in ${seconds()} s`);
  } finally {
    clearInterval(beat);
  }
}
