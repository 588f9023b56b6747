// npm run db -- migrate dev | status | diff | deploy ...: Prisma's command line on the schema engine from npm.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';

/** Runs Prisma's CLI; `stdio` as for spawnSync. */
export function prismaCli(args, stdio = 'inherit') {
  return spawnSync(process.execPath, [path.join(root, 'node_modules', 'prisma', 'build', 'index.js'), ...args], {
    cwd: root,
    stdio,
    encoding: 'utf8',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, 'scripts', 'schema-engine', 'shim'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
}

/** Do the migrations produce the schema? Empty if they do. */
export function schemaDrift() {
  const diff = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma'];
  const run = prismaCli([...diff, '--exit-code'], 'pipe');
  if (run.status === 0) return '';
  return `${run.stdout}\n${run.stderr}`.trim() || 'the schema and its migrations differ';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare({ everything: true });
  process.exit(prismaCli(process.argv.slice(2)).status ?? 1);
}
