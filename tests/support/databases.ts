import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { embeddedImage } from '../../src/persistence/image.js';
import type { Place } from '../../src/persistence/open-store.js';

/** A database of one's own for a test file; gone when it is dropped. */
interface TestDatabase {
  readonly name: string;
  /** Several connections, not one. */
  readonly isServer: boolean;
  make(): Promise<{ readonly place: Place; drop(): Promise<void> }>;
}

const SERVERS = ['postgresql://postgres@127.0.0.1:5432/postgres', 'postgresql://root@127.0.0.1:5432/root'];

/** An empty database to start from: making one takes seconds, copying it does not. */
export function testImage(): Promise<string> {
  return embeddedImage(path.resolve('.cache'));
}

const embedded: TestDatabase = {
  name: 'embedded PostgreSQL',
  isServer: false,
  make: async () => ({ place: { kind: 'memory', image: await testImage() }, drop: async () => undefined }),
};

/** The embedded database always; a PostgreSQL server too where one answers on this machine. */
export async function testDatabases(): Promise<readonly TestDatabase[]> {
  const server = await answeringServer();
  return server === null ? [embedded] : [embedded, onServer(server)];
}

export async function answeringServer(): Promise<string | null> {
  for (const url of SERVERS) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500 });
    try {
      await client.connect();
      await client.end();
      return url;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  return null;
}

export function onServer(server: string): TestDatabase {
  return {
    name: 'PostgreSQL server',
    isServer: true,
    make: async () => {
      const name = `postumus_test_${process.pid}_${randomBytes(4).toString('hex')}`;
      await runOn(server, `CREATE DATABASE "${name}"`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return {
        place: { kind: 'server', url: url.href },
        drop: () => runOn(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
      };
    },
  };
}

export async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
