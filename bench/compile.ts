import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Compiled as the image runs it: tsx, which runs the sources, names every function anew each time it is made, which
 * costs half as much again. Type errors are for the tests to tell; here they only must not keep the code from being written.
 */
export function compileInto(folder: string): void {
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', 'tsconfig.bench.json', '--noCheck', '--outDir', folder];
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
}

/** Where compiled code still finds the packages. */
export const CACHE = path.join(root, '.cache');
