import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotTurns, createBotTurns } from '../../src/reminders/bot-turns.js';
import type { Leases } from '../../src/table/ports/outbox.js';

/** Bots of a game that several processes have: one thinks, and its death ends that. */

/** What two processes share. */
class SharedLeases {
  readonly held = new Map<string, { readonly owner: string; readonly until: number }>();

  of(owner: string, lives: () => boolean): Pick<Leases, 'lease' | 'release'> {
    return {
      lease: async (name, holdMs) => {
        if (!lives()) throw new Error('killed');
        const found = this.held.get(name);
        if (found !== undefined && found.owner !== owner && found.until > Date.now()) return false;
        this.held.set(name, { owner, until: Date.now() + holdMs });
        return true;
      },
      release: async (name) => {
        if (lives() && this.held.get(name)?.owner === owner) this.held.delete(name);
      },
    };
  }
}

describe('bots of one game in two processes', () => {
  let shared: SharedLeases;
  let thoughts: string[];
  let finish: Map<string, (how: 'played' | 'waits') => void>;
  let alive: Set<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    shared = new SharedLeases();
    thoughts = [];
    finish = new Map();
    alive = new Set(['one', 'two']);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function process(name: string): BotTurns {
    return createBotTurns({
      leases: shared.of(name, () => alive.has(name)),
      onFault: () => undefined,
      table: {
        playOn: (gameId) => {
          thoughts.push(`${name} ${gameId}`);
          return new Promise((resolve) => finish.set(name, resolve));
        },
      },
    });
  }

  test('think once, however long it takes', async () => {
    const [one, two] = [process('one'), process('two')];
    one.begin('g');
    await vi.advanceTimersByTimeAsync(0);
    two.begin('g');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(thoughts).toEqual(['one g']);
    finish.get('one')?.('waits');
    await vi.advanceTimersByTimeAsync(1_500);
    // The other only looks whether something is left to do.
    expect(thoughts).toEqual(['one g', 'two g']);
    finish.get('two')?.('waits');
    await Promise.all([one.idle(), two.idle()]);
    expect(shared.held.size).toBe(0);
  });

  test('go on in the other within five seconds of the death of the first', async () => {
    const [one, two] = [process('one'), process('two')];
    one.begin('g');
    await vi.advanceTimersByTimeAsync(10_000);
    two.begin('g');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(thoughts).toEqual(['one g']);
    alive.delete('one');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(thoughts).toEqual(['one g', 'two g']);
  });

  test('keep no process from stopping', async () => {
    const [one, two] = [process('one'), process('two')];
    one.begin('g');
    await vi.advanceTimersByTimeAsync(0);
    two.begin('g');
    const stopping = two.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await stopping;
    expect(thoughts).toEqual(['one g']);
  });
});
