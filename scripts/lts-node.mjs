import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const LTS = '24';

/** Node from npm, one package per system; null if the registry does not answer. */
export function ltsNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(root, '.cache', `node-${LTS}`);
  const binary = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  console.log(`\nFetching Node ${LTS} from npm ...`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${LTS}`];
  const run = spawnSync(npm, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (run.status === 0 && existsSync(binary)) return binary;
  console.log(`npm does not give Node ${LTS} here: the second pass is left out.`);
  return null;
}
