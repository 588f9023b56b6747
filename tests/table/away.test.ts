import { expect, it } from 'vitest';
import { StorageFault } from '../../src/table/ports/storage-fault.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { diceRace } from '../games/dice-race/index.js';
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

const AWAY: readonly [string, () => Promise<never>][] = [
  ['is silent', () => new Promise<never>(() => undefined)],
  ['is away', () => Promise.reject(new StorageFault('unreachable', 'The database does not answer.'))],
];

it.each(AWAY)('help and the rules are told while the database %s', async (_, look) => {
  const t = tableFixture({ store: new AwayStore(look) });
  expect(t.textOf(await t.does('red', 'help'))).toContain('/export');
  expect((await t.does('red', 'rules')).refused).toBeUndefined();
});

it.each(AWAY)('whether a game is here is unknown while the database %s: help does not welcome', async (_, look) => {
  const games = [diceRace(), diceRace('solitaire', 'alone')];
  const t = tableFixture({ games, store: new AwayStore(look) });
  expect(t.textOf(await t.does('red', 'help'))).toContain('/export');
  const none = tableFixture({ games, store: new AwayStore(() => Promise.resolve(null)) });
  expect(none.textOf(await none.does('red', 'help'))).not.toContain('/export');
});

it('a fault of our own is none of the database, and is not hidden by help', async () => {
  const t = tableFixture({ store: new AwayStore(() => Promise.reject(new TypeError('a bug'))) });
  await expect(t.does('red', 'help')).rejects.toThrow('a bug');
});
