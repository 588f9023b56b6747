import type { Leases } from '../table/ports/outbox.js';
import { fromNow } from './database.js';
import type { PrismaClient } from './generated/client.js';
import type { Retry } from './retry.js';

export class PrismaLeases implements Leases {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;
  readonly #owner: string;

  constructor(prisma: PrismaClient, retry: Retry, owner: string) {
    this.#prisma = prisma;
    this.#retry = retry;
    this.#owner = owner;
  }

  async lease(name: string, holdMs: number): Promise<boolean> {
    const taken = await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`
        INSERT INTO leases (name, owner, until) VALUES (${name}, ${this.#owner}, ${fromNow(holdMs)})
        ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
        WHERE leases.owner = excluded.owner OR leases.until <= now()`,
    );
    return taken === 1;
  }

  async release(name: string): Promise<void> {
    await this.#retry.withFaults(() => this.#prisma.lease.deleteMany({ where: { name, owner: this.#owner } }));
  }

  async recall(key: string): Promise<string | null> {
    const memo = await this.#retry.withFaults(() => this.#prisma.memo.findUnique({ where: { key } }));
    return memo?.value ?? null;
  }

  async remember(key: string, value: string): Promise<void> {
    await this.#retry.withFaults(() =>
      this.#prisma.memo.upsert({ where: { key }, create: { key, value }, update: { value } }),
    );
  }
}
