import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Leases, Outbox, SentMessages } from '../table/ports/outbox.js';
import type { ReminderStore } from '../table/ports/reminder-store.js';
import type { Store } from '../table/ports/store.js';
import { connect, type Place } from './connect.js';
import { prismaOn } from './database.js';
import { PrismaLeases } from './lease-rows.js';
import type { Progress } from './migrate.js';
import { PrismaOutbox } from './outbox.js';
import { PrismaStore } from './prisma-store.js';
import { PrismaReminderStore } from './reminder-store.js';
import { Retry } from './retry.js';
import { PrismaSentMessages } from './sent-message-rows.js';

export type { Place } from './connect.js';

export interface OpenedStore {
  readonly store: Store;
  readonly outbox: Outbox;
  readonly sentMessages: SentMessages;
  readonly reminders: ReminderStore;
  readonly leases: Leases;
  /** One check for any number of callers: resolves if the database answers, rejects otherwise. */
  answers(): Promise<void>;
  /** The time by the database's clock. */
  now(): Promise<Date>;
  close(): Promise<void>;
}

/** All stores, ready for use: connected, checked, migrated. Any obstacle is a StorageFault. */
export async function openStore(place: Place, progress: Progress = () => undefined): Promise<OpenedStore> {
  const connection = await connect(place, progress);
  const prisma = prismaOn(connection.pool);
  const { reach } = connection;
  const retry = new Retry(reach, connection.width);
  const owner = `${hostname()}:${process.pid}:${randomUUID()}`;
  return {
    store: new PrismaStore(prisma, retry, connection.width),
    outbox: new PrismaOutbox(prisma, retry, owner),
    sentMessages: new PrismaSentMessages(prisma, retry),
    reminders: new PrismaReminderStore(prisma, retry),
    leases: new PrismaLeases(prisma, retry, owner),
    answers: () => reach.ask(),
    now: () =>
      retry.withFaults(async () => clockOf(await prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`)),
    async close() {
      reach.close();
      await prisma.$disconnect();
      await connection.close();
    },
  };
}

function clockOf([row]: readonly { readonly now: Date }[]): Date {
  if (row === undefined) throw new Error('the database told no time');
  return row.now;
}

/** The embedded database in `dataDir`, or the named server. */
export function placeOf(settings: { readonly databaseUrl: string | null; readonly dataDir: string }): Place {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === null ? { kind: 'folder', directory: dataDir } : { kind: 'server', url: databaseUrl };
}
