import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../../src/persistence/embedded/pglite-open.js';
import { pglitePool } from '../../src/persistence/embedded/pglite-pool.js';
import { testImage } from '../support/databases.js';

let db: PGlite;
let pool: pg.Pool;
beforeAll(async () => {
  db = await openInMemory(await testImage());
  pool = pglitePool(db);
  await pool.query('CREATE TABLE numbers (n int PRIMARY KEY)');
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

const insert = (n: number) => pool.query({ name: 'insert', text: 'INSERT INTO numbers VALUES ($1)', values: [n] });
const all = async () =>
  (await pool.query<{ n: number }>({ name: 'all', text: 'SELECT n FROM numbers ORDER BY n' })).rows;

// pg.Pool gives up a connection at the first error; here the next one is the same session of the same backend.
it('goes on after an error, prepared statements and all', async () => {
  await insert(1);
  await expect(insert(1)).rejects.toMatchObject({ code: '23505' });
  await insert(2);
  await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const [, failed, more] = await Promise.allSettled([insert(3), insert(3), insert(4), all()]);
  expect(failed.status).toBe('rejected');
  expect(more.status).toBe('fulfilled');
  expect(await all()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
});

it('rolls back what a connection leaves unfinished', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO numbers VALUES (9)');
  client.release(true);
  expect((await all()).map(({ n }) => n)).not.toContain(9);
});
