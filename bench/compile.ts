import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Compiled as the image runs it: tsx, which runs the sources, renames every function each time it is created, which
 * adds half again. Type errors are left to the tests; here they must only not stop the output.
 */
export function compileInto(folder: string): void {
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', 'tsconfig.bench.json', '--noCheck', '--outDir', folder];
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
}

/** Where compiled code still finds the packages. */
export const CACHE = path.join(root, '.cache');
