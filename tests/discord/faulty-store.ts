import type { GameRecord, Store } from '../../src/table/ports/store.js';

/** Where the store fails: at its nth call from now, before it does anything or when all is done. */
export interface Sabotage {
  readonly call: number;
  readonly when: 'before' | 'after';
}

/** A store that fails when it is told to, and counts how often it did. */
export class FaultyStore implements Store {
  readonly #real: Store;
  #sabotage: Sabotage | null = null;
  #calls = 0;
  failures = 0;

  constructor(real: Store) {
    this.#real = real;
  }

  /** Null: it works again. */
  arm(sabotage: Sabotage | null): void {
    this.#sabotage = sabotage;
    this.#calls = 0;
    this.failures = 0;
  }

  async #guarded<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#calls++;
    const strikes = this.#sabotage !== null && this.#calls === this.#sabotage.call;
    if (strikes && this.#sabotage?.when === 'before') this.#fail();
    const value = await work();
    if (strikes) this.#fail();
    return value;
  }

  #fail(): never {
    this.failures++;
    throw new Error('the database is gone');
  }

  create: Store['create'] = (commit) => this.#guarded(() => this.#real.create(commit));
  change: Store['change'] = (gameId, requestId, work) =>
    this.#guarded(() => this.#real.change(gameId, requestId, work));
  find: Store['find'] = (gameId) => this.#guarded(() => this.#real.find(gameId));
  inChannel: Store['inChannel'] = (channelId) => this.#guarded(() => this.#real.inChannel(channelId));
  ofUser = (userId: string): Promise<readonly GameRecord[]> => this.#guarded(() => this.#real.ofUser(userId));
  finished: Store['finished'] = (where) => this.#guarded(() => this.#real.finished(where));
  inGuild: Store['inGuild'] = (guildId) => this.#guarded(() => this.#real.inGuild(guildId));
  playing = (): Promise<readonly GameRecord[]> => this.#guarded(() => this.#real.playing());
  log: Store['log'] = (gameId, from, to) => this.#guarded(() => this.#real.log(gameId, from, to));
  snapshotAt: Store['snapshotAt'] = (gameId, atMost) => this.#guarded(() => this.#real.snapshotAt(gameId, atMost));
  obligations: Store['obligations'] = (gameId) => this.#guarded(() => this.#real.obligations(gameId));
  openChallenge: Store['openChallenge'] = (challenge) => this.#guarded(() => this.#real.openChallenge(challenge));
  challenge: Store['challenge'] = (id) => this.#guarded(() => this.#real.challenge(id));
  challengesIn: Store['challengesIn'] = (scopes) => this.#guarded(() => this.#real.challengesIn(scopes));
  gamesOfChallenge: Store['gamesOfChallenge'] = (id) => this.#guarded(() => this.#real.gamesOfChallenge(id));
  preferences: Store['preferences'] = (userId) => this.#guarded(() => this.#real.preferences(userId));
  setPreferences: Store['setPreferences'] = (userId, preferences) =>
    this.#guarded(() => this.#real.setPreferences(userId, preferences));
}
