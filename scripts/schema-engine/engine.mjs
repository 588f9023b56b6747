// Prisma's own schema engine, as WebAssembly from npm: nothing is downloaded, and the SQL is that of `prisma
// migrate`.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

// Where the engine stores the reason for a panic.
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };

let loading;

async function load() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

export async function openEngine(adapterFactory, schemaPath) {
  loading ??= load();
  await loading;
  const datamodels = schemaPath ? [[schemaPath, await readFile(schemaPath, 'utf8')]] : undefined;
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapterFactory));
}
