// Generates the Prisma client if the schema or Prisma's version changed; otherwise returns quickly.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const generated = path.join(root, 'src', 'persistence', 'generated');
const stamp = path.join(generated, '.stamp');

export function generate() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'prisma', 'schema.prisma')))
    .update(JSON.parse(readFileSync(path.join(root, 'node_modules', 'prisma', 'package.json'), 'utf8')).version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'kept';

  rmSync(generated, { recursive: true, force: true });
  const run = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules', 'prisma', 'build', 'index.js'), 'generate', '--no-hints'],
    // `generate` never runs the schema engine, but the CLI would download it, so an engine that always fails
    // replaces it.
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...quietPrisma } },
  );
  if (run.status !== 0) {
    rmSync(generated, { recursive: true, force: true });
    throw new Error(`prisma generate failed:\n${run.stdout}\n${run.stderr}`);
  }
  writeFileSync(stamp, wanted);
  return 'generated';
}

const quietPrisma = {
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (generate() === 'generated') console.log('generated the Prisma client');
}
