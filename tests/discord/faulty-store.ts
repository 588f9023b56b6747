import { aroundAll } from '../../src/table/around.js';
import type { Store } from '../../src/table/ports/store.js';

/** Where the store fails: at its nth call from now, before it does anything or when all is done. */
export interface Sabotage {
  readonly call: number;
  readonly when: 'before' | 'after';
}

/** A store that fails when it is told to, and counts how often it did. */
export class FaultyStore {
  readonly store: Store;
  #sabotage: Sabotage | null = null;
  #calls = 0;
  failures = 0;

  constructor(real: Store) {
    this.store = aroundAll(real, (call) => this.#guarded(call));
  }

  /** Null: it works again. */
  arm(sabotage: Sabotage | null): void {
    this.#sabotage = sabotage;
    this.#calls = 0;
    this.failures = 0;
  }

  async #guarded(work: () => unknown): Promise<unknown> {
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
}
