import { expect, it } from 'vitest';
import { StorageFault } from '../../src/table/ports/storage-fault.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { tableFixture } from './fixture.js';
import { MemoryStore } from './memory-store.js';

/** A database that does not answer, or says that it will not. */
class AwayStore extends MemoryStore {
  readonly #look: () => Promise<GameRecord | null>;
  constructor(look: () => Promise<GameRecord | null>) {
    super();
    this.#look = look;
  }
  override inChannel = (): Promise<GameRecord | null> => this.#look();
}

it.each([
  ['is silent', () => new Promise<never>(() => undefined)],
  ['is away', () => Promise.reject(new StorageFault('unreachable', 'The database does not answer.'))],
])('help and the rules are told while the database %s', async (_, look) => {
  const t = tableFixture({ store: new AwayStore(look) });
  expect(t.textOf(await t.does('red', 'help'))).toContain('/export');
  expect((await t.does('red', 'rules')).refused).toBeUndefined();
});

it('a fault of our own is none of the database, and is not hidden by help', async () => {
  const t = tableFixture({ store: new AwayStore(() => Promise.reject(new TypeError('a bug'))) });
  await expect(t.does('red', 'help')).rejects.toThrow('a bug');
});
