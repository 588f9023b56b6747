import type { GameModule } from '../../core/game-module.js';
import type { State } from '../../core/state.js';
import type { LogEntry, Snapshot } from '../ports/store.js';
import { replayEntry } from './replay.js';

/** Source of one game's entries and snapshots: the store, or the locked game. */
export interface LogSource {
  snapshotAt(atMost: number): Promise<Snapshot | null>;
  log(fromVersion: number, toVersion?: number): Promise<readonly LogEntry[]>;
}

/** How many states are cached: a few versions of the most recent games. */
const KEPT = 400;

/**
 * Caches states by game and version. States are immutable and a version's state never changes, so cached ones stay
 * right: if another process moves the game on, we only read the new entries.
 */
export class States {
  private readonly kept = new Map<string, State | null>();

  /** The state after that version; null while the game is not set up. */
  async at(module: GameModule, gameId: string, version: number, source: LogSource): Promise<State | null> {
    const known = this.recall(gameId, version);
    if (known !== undefined) return known;
    const [from, start] = await this.nearest(gameId, version, source);
    const entries = from === version ? [] : await source.log(from + 1, version);
    const passed = new Map<number, State | null>([[from, start]]);
    let state = start;
    for (const entry of entries) {
      state = await replayEntry(module, state, entry, async (earlier) => {
        const seen = passed.get(earlier);
        return seen === undefined ? this.at(module, gameId, earlier, source) : seen;
      });
      passed.set(entry.version, state);
    }
    this.keep(gameId, version, state);
    return state;
  }

  keep(gameId: string, version: number, state: State | null): void {
    this.kept.delete(key(gameId, version));
    this.kept.set(key(gameId, version), state);
    if (this.kept.size <= KEPT) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  clear(): void {
    this.kept.clear();
  }

  private recall(gameId: string, version: number): State | null | undefined {
    const found = this.kept.get(key(gameId, version));
    if (found !== undefined) this.keep(gameId, version, found);
    return found;
  }

  /** The latest state at or before that version: a recent cached one, or the last snapshot. */
  private async nearest(gameId: string, version: number, source: LogSource): Promise<readonly [number, State | null]> {
    for (let back = 1; back <= 40 && version - back >= 0; back++) {
      const found = this.kept.get(key(gameId, version - back));
      if (found !== undefined) return [version - back, found];
    }
    const snapshot = await source.snapshotAt(version);
    return snapshot === null ? [0, null] : [snapshot.version, snapshot.state];
  }
}

function key(gameId: string, version: number): string {
  return `${gameId}@${version}`;
}
