import { NOTICE_KINDS, type Notice, type Noticeboard, type NoticeKind } from '../table/outbox-port.js';
import type { PrismaClient } from './generated/client.js';
import { withFaults } from './retry.js';

export class PrismaNoticeboard implements Noticeboard {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async notices(gameId: string, kind: NoticeKind): Promise<readonly Notice[]> {
    const rows = await withFaults(() =>
      this.#prisma.message.findMany({
        where: { gameId, kind, retired: false },
        orderBy: [{ version: 'asc' }, { key: 'asc' }],
      }),
    );
    return rows.flatMap((row) => {
      const known = NOTICE_KINDS.find((candidate) => candidate === row.kind);
      const { key, channelId, messageId, version } = row;
      return known === undefined ? [] : [{ gameId, kind: known, key, channelId, messageId, version }];
    });
  }

  async pin(notice: Notice): Promise<void> {
    const { gameId, kind, key } = notice;
    await withFaults(() =>
      this.#prisma.message.upsert({
        where: { gameId_kind_key: { gameId, kind, key } },
        create: { ...notice },
        update: { ...notice, retired: false },
      }),
    );
  }

  async takeDown(gameId: string, kind: NoticeKind, key: string): Promise<void> {
    await withFaults(() => this.#prisma.message.updateMany({ where: { gameId, kind, key }, data: { retired: true } }));
  }
}
