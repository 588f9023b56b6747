import {
  SENT_MESSAGE_KINDS,
  type SentMessage,
  type SentMessageKind,
  type SentMessages,
} from '../table/ports/outbox.js';
import type { PrismaClient } from './generated/client.js';
import type { Retry } from './retry.js';

export class PrismaSentMessages implements SentMessages {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;

  constructor(prisma: PrismaClient, retry: Retry) {
    this.#prisma = prisma;
    this.#retry = retry;
  }

  async ofKind(gameId: string, kind: SentMessageKind): Promise<readonly SentMessage[]> {
    const rows = await this.#retry.withFaults(() =>
      this.#prisma.message.findMany({
        where: { gameId, kind, retired: false },
        orderBy: [{ version: 'asc' }, { key: 'asc' }],
      }),
    );
    return rows.flatMap((row) => {
      const known = SENT_MESSAGE_KINDS.find((candidate) => candidate === row.kind);
      const { key, channelId, messageId, version } = row;
      return known === undefined ? [] : [{ gameId, kind: known, key, channelId, messageId, version }];
    });
  }

  async pin(notice: SentMessage): Promise<void> {
    const { gameId, kind, key } = notice;
    await this.#retry.withFaults(() =>
      this.#prisma.message.upsert({
        where: { gameId_kind_key: { gameId, kind, key } },
        create: { ...notice },
        update: { ...notice, retired: false },
      }),
    );
  }

  async takeDown(gameId: string, kind: SentMessageKind, key: string): Promise<void> {
    await this.#retry.withFaults(() =>
      this.#prisma.message.updateMany({ where: { gameId, kind, key }, data: { retired: true } }),
    );
  }
}
