// @prisma/adapter-pg, made fit for the schema engine.
import { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { pglitePool } from '../../src/persistence/embedded/pglite-pool.ts';

// The catalogue's "char" and name types, which the adapter cannot map, become bpchar and text.
const readableTypes = new Map([
  [18, 1042],
  [19, 25],
]);

// PostgreSQL 18 lists NOT NULL among the constraints (type n); the engine panics at an unknown type.
const knownConstraints = /(contype NOT IN \('p', 'u', 'f')\)/;

async function madeFit(adapter, pool) {
  const query = pool.query.bind(pool);
  pool.query = async (request, ...rest) => {
    const text = request?.text?.replace(knownConstraints, "$1, 'n')");
    const result = await query(text === undefined ? request : { ...request, text }, ...rest);
    for (const field of result?.fields ?? [])
      field.dataTypeID = readableTypes.get(field.dataTypeID) ?? field.dataTypeID;
    return result;
  };
  // The adapter's own executeScript splits at every semicolon, even inside function bodies.
  adapter.executeScript = async (script) => {
    await pool.query(script);
  };
  return adapter;
}

/** An empty in-memory database: it needs no server, and no right to create databases on one. */
async function connectInMemory() {
  const db = await PGlite.create();
  const pool = pglitePool(db);
  const adapter = await madeFit(await new PrismaPg(pool).connect(), pool);
  adapter.dispose = async () => {
    await pool.end();
    await db.close();
  };
  return adapter;
}

export function schemaEngineAdapter(address) {
  if (address === undefined) {
    return {
      provider: 'postgres',
      adapterName: 'in-memory',
      connect: connectInMemory,
      connectToShadowDb: connectInMemory,
    };
  }
  const url = new URL(address);
  // Never as connectionString: that would override the shadow database's name.
  const factory = new PrismaPg({
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      return madeFit(adapter, adapter.underlyingDriver());
    },
    connectToShadowDb: connectInMemory,
  };
}
