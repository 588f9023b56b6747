import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const MIGRATION = path.join(
  import.meta.dirname,
  '../../prisma/migrations/20261119140000_won_drawn_or_lost/migration.sql',
);

it('what ended before draws were known is won, drawn or lost afterwards, and equal places are tied', async () => {
  const database = new PGlite();
  await database.exec('CREATE TABLE "games" ("id" TEXT, "module" TEXT, "outcome" JSON)');
  const before: readonly (readonly [string, unknown])[] = [
    ['reconquista', { ranking: [{ seats: ['p1'], won: false, score: 16 }], verdict: { key: 'el-cid' } }],
    ['reconquista', { ranking: [{ seats: ['p1'], won: false, score: 15 }] }],
    ['reconquista', { ranking: [{ seats: ['p1'], won: true, score: 21 }] }],
    [
      'hispania-draco',
      {
        ranking: [
          { seats: ['h'], won: true },
          { seats: ['p1'], won: false, score: 17 },
        ],
      },
    ],
    [
      'hispania',
      {
        ranking: [
          { seats: ['p1', 'p2'], score: 40 },
          { seats: ['p3'], score: 9 },
        ],
      },
    ],
    ['medioevo', { ranking: [{ seats: ['p1', 'p3'], score: 40 }] }],
    ['hispania', null],
  ];
  for (const [at, [module, outcome]] of before.entries())
    await database.query('INSERT INTO "games" VALUES ($1, $2, $3)', [String(at), module, JSON.stringify(outcome)]);
  await database.exec('UPDATE "games" SET "outcome" = NULL WHERE "outcome"::text = \'null\'');
  await database.exec(await readFile(MIGRATION, 'utf8'));
  const { rows } = await database.query<{ outcome: unknown }>('SELECT "outcome" FROM "games" ORDER BY "id"');
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    { ranking: [{ seats: ['p1'], result: 'drawn', score: 16 }], verdict: { key: 'el-cid' } },
    { ranking: [{ seats: ['p1'], result: 'lost', score: 15 }] },
    { ranking: [{ seats: ['p1'], result: 'won', score: 21 }] },
    {
      ranking: [
        { seats: ['h'], result: 'won' },
        { seats: ['p1'], result: 'lost', score: 17 },
      ],
    },
    {
      ranking: [
        { seats: ['p1', 'p2'], score: 40, tied: true },
        { seats: ['p3'], score: 9 },
      ],
    },
    { ranking: [{ seats: ['p1', 'p3'], score: 40 }] },
    null,
  ]);
  await database.close();
});
