// node scripts/run.mjs FILE.ts [arguments]: prepares what is missing, then runs a TypeScript file in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';
import { usageOf } from './usage.mjs';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
const entry = path.resolve(root, file);
process.argv = [process.argv[0], entry, ...rest];
const usage = usageOf(entry);
if (usage !== null && rest.some((given) => given === '--help' || given === '-h')) {
  console.log(usage);
  process.exit(0);
}
try {
  await prepare({ everything: !file.startsWith('src/') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
try {
  await import(pathToFileURL(entry).href);
} catch (error) {
  // Reports options that a program does not have, with its usage.
  if (usage === null || !String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exit(2);
}
