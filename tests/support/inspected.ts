import { connect } from '../../src/persistence/connect.js';
import { prismaOn } from '../../src/persistence/database.js';
import type { PrismaClient } from '../../src/persistence/generated/client.js';
import type { Place } from '../../src/persistence/open-store.js';
import { PrismaStore } from '../../src/persistence/prisma-store.js';
import { Retry } from '../../src/persistence/retry.js';

/** A store whose database a test may look into, and make fail. */
export async function openInspected(place: Place): Promise<{
  readonly store: PrismaStore;
  readonly prisma: PrismaClient;
  readonly retry: Retry;
  /** Several statements at once. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}> {
  const connection = await connect(place);
  const prisma = prismaOn(connection.pool);
  const retry = new Retry(connection.reach, connection.width);
  return {
    store: new PrismaStore(prisma, retry, connection.width),
    prisma,
    retry,
    async run(sql) {
      await connection.pool.query(sql);
    },
    async close() {
      connection.reach.close();
      await prisma.$disconnect();
      await connection.close();
    },
  };
}
