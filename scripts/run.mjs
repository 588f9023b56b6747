// node scripts/run.mjs FILE.ts [arguments]: prepares what is missing, then runs a TypeScript file in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
const entry = path.resolve(root, file);
process.argv = [process.argv[0], entry, ...rest];
try {
  await prepare({ everything: !file.startsWith('src/') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(entry).href);
