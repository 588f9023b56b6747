import { StorageFault } from '../table/ports/storage-fault.js';

/** As `server_version_num` says it: 13.0. */
const OLDEST_SERVER = 130_000;
const ASK = `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`;

interface Versioned {
  query(sql: string): Promise<{ readonly rows: readonly { readonly number: number; readonly name: string }[] }>;
}

export async function checkServer(client: Versioned): Promise<void> {
  const { rows } = await client.query(ASK);
  const found = rows[0];
  if (found !== undefined && found.number >= OLDEST_SERVER) return;
  throw new StorageFault('too-old', `This is PostgreSQL ${found?.name ?? '?'}: version 13 or later is needed.`);
}
