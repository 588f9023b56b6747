import { connect } from '../../src/persistence/connect.js';
import { prismaOn } from '../../src/persistence/database.js';
import type { PrismaClient } from '../../src/persistence/generated/client.js';
import type { Place } from '../../src/persistence/open-store.js';
import { PrismaStore } from '../../src/persistence/prisma-store.js';

/** A store whose database a test may look into, and make fail. */
export async function openInspected(place: Place): Promise<{
  readonly store: PrismaStore;
  readonly prisma: PrismaClient;
  /** Several statements at once. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}> {
  const connection = await connect(place);
  const prisma = prismaOn(connection.pool);
  return {
    store: new PrismaStore(prisma, connection.width),
    prisma,
    async run(sql) {
      await connection.pool.query(sql);
    },
    async close() {
      await prisma.$disconnect();
      await connection.close();
    },
  };
}
