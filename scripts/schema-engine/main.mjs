// Speaks the schema engine's JSON-RPC on stdin and stdout, as Prisma's CLI expects of its binary.
import readline from 'node:readline';
import pg from 'pg';
import { schemaEngineAdapter } from './adapter.mjs';
import { openEngine } from './engine.mjs';
import { SUBSTITUTES } from './substitutes.mjs';

const argv = process.argv.slice(2);
const option = (name) => argv.flatMap((word, at) => (word === name ? [argv[at + 1]] : []));
const given = option('--datasource').map((source) => JSON.parse(source).url)[0];
/** Undefined: an empty in-memory database (see prisma.config.ts). */
const url = given === undefined || new URL(given).hostname === 'in-memory' ? undefined : given;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function checkConnection() {
  if (url === undefined) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
}

function fail(error) {
  const fields = { message: error.message, error_code: error.code === '3D000' ? 'P1003' : 'P1001' };
  process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`);
  process.exit(1);
}

/** `schema-engine cli create-database | drop-database | can-connect-to-database` */
async function cli(command) {
  if (command !== 'create-database' && command !== 'drop-database') return checkConnection();
  const address = new URL(url);
  const name = decodeURIComponent(address.pathname.slice(1)).replaceAll('"', '""');
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`${command === 'create-database' ? 'CREATE' : 'DROP'} DATABASE "${name}"`);
  await client.end();
}

let engine;
const openOnce = () => {
  engine ??= openEngine(schemaEngineAdapter(url), option('--datamodels')[0]);
  return engine;
};

async function answer({ id, method, params }) {
  try {
    if (method === 'ensureConnectionValidity') {
      await checkConnection();
      return { id, result: {} };
    }
    const opened = await openOnce();
    const substitute = SUBSTITUTES[method];
    const result = substitute
      ? await substitute(opened, params)
      : await opened[method === 'getDatabaseVersion' ? 'version' : method](params);
    // The binary prints a diff by calling back.
    if (method === 'diff' && result.stdout) send({ id: 9e6, method: 'print', params: { content: result.stdout } });
    return { id, result: result ?? {} };
  } catch (error) {
    const data = { is_panic: false, message: String(error.message), error_code: error.code ?? null };
    return { id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } };
  }
}

if (argv.includes('--version')) {
  console.log('schema engine (WebAssembly)');
} else if (argv.includes('cli')) {
  await cli(argv.at(-1)).catch(fail);
} else {
  let chain = Promise.resolve();
  readline
    .createInterface({ input: process.stdin })
    .on('line', (line) => {
      const request = JSON.parse(line);
      if (!request.method) return; // the CLI's acknowledgement of a print
      chain = chain.then(async () => send(await answer(request)));
    })
    .on('close', () => chain.then(() => process.exit(0)));
}
