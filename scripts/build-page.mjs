// Bundles the page (src/web/client) for browsers: into src/web/generated, or the folder given. `npm start` does so
// before it runs the sources, `npm run build` into dist.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export async function buildPage(folder = path.join(root, 'src', 'web', 'generated')) {
  const { build } = await import('esbuild');
  const client = path.join(root, 'src', 'web', 'client');
  await build({
    // Inside Discord alone: what speaks with its client, several times as large as the page itself.
    entryPoints: { page: path.join(client, 'main.ts'), inside: path.join(client, 'inside.ts') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    entryPoints: { page: path.join(client, 'page.css') },
    outdir: folder,
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage(process.argv[2]);
