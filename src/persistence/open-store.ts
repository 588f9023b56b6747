import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Backroom, Noticeboard, Outbox } from '../table/outbox-port.js';
import type { Clock, Store } from '../table/ports.js';
import type { ReminderStore } from '../table/reminder-port.js';
import { PrismaBackroom } from './backroom.js';
import { connect, type Place } from './connect.js';
import { prismaOn } from './database.js';
import { PrismaNoticeboard } from './noticeboard.js';
import { PrismaOutbox } from './outbox.js';
import { PrismaStore } from './prisma-store.js';
import { PrismaReminderStore } from './reminder-store.js';

export type { Place } from './connect.js';

export interface OpenedStore {
  readonly store: Store;
  readonly outbox: Outbox;
  readonly notices: Noticeboard;
  readonly reminders: ReminderStore;
  readonly backroom: Backroom;
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
    notices: new PrismaNoticeboard(prisma),
    reminders: new PrismaReminderStore(prisma),
    backroom: new PrismaBackroom(prisma, clock, owner),
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
