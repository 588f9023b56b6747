import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { Prisma, PrismaClient } from './generated/client.js';

/** Prisma, inside or outside a transaction. */
export type Database = Prisma.TransactionClient;

export function prismaOn(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: preparedNames() }),
    // A command waits for its turn rather than fail; the queues in front of it keep that short.
    transactionOptions: { maxWait: 60_000, timeout: 60_000 },
  });
}

/**
 * This many milliseconds from now by the database's clock: a process's own may be minutes or days off. Columns
 * round to whole milliseconds, and what is rounded up would not be over at once when it is for no time at all.
 */
export function fromNow(milliseconds: number): Prisma.Sql {
  return Prisma.sql`date_trunc('milliseconds', now() + ${milliseconds}::float8 * interval '1 millisecond')`;
}

/** Our statements are few and frequent: the server parses and plans each once per connection. */
const MOST_PREPARED = 100;

function preparedNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_PREPARED || !/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/i.test(sql)) return '';
    const name = createHash('sha256').update(sql).digest('hex').slice(0, 24);
    names.set(sql, name);
    return name;
  };
}
