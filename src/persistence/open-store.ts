import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Leases, Outbox, SentMessages } from '../table/ports/outbox.js';
import type { ReminderStore } from '../table/ports/reminder-store.js';
import type { Clock, Store } from '../table/ports/store.js';
import { connect, type Place } from './connect.js';
import { prismaOn } from './database.js';
import { PrismaLeases } from './lease-rows.js';
import { PrismaOutbox } from './outbox.js';
import { PrismaStore } from './prisma-store.js';
import { PrismaReminderStore } from './reminder-store.js';
import { PrismaSentMessages } from './sent-message-rows.js';

export type { Place } from './connect.js';

export interface OpenedStore {
  readonly store: Store;
  readonly outbox: Outbox;
  readonly notices: SentMessages;
  readonly reminders: ReminderStore;
  readonly leases: Leases;
  close(): Promise<void>;
}

/** Everything kept, ready for use: connected, checked, migrated. What prevents it is a StorageFault. */
export async function openStore(place: Place, clock: Clock = systemClock): Promise<OpenedStore> {
  const connection = await connect(place);
  const prisma = prismaOn(connection.pool);
  const owner = `${hostname()}:${process.pid}:${randomUUID()}`;
  return {
    store: new PrismaStore(prisma, connection.width),
    outbox: new PrismaOutbox(prisma, clock, owner),
    notices: new PrismaSentMessages(prisma),
    reminders: new PrismaReminderStore(prisma),
    leases: new PrismaLeases(prisma, clock, owner),
    async close() {
      await prisma.$disconnect();
      await connection.close();
    },
  };
}

/** The embedded database in `dataDir`, or the server that is named. */
export function placeOf(settings: { readonly databaseUrl: string | null; readonly dataDir: string }): Place {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === null ? { kind: 'folder', directory: dataDir } : { kind: 'server', url: databaseUrl };
}

const systemClock: Clock = { now: () => new Date() };
