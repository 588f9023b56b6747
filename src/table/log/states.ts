import type { GameModule } from '../../core/game-module.js';
import type { State } from '../../core/state.js';
import type { LogEntry, Snapshot } from '../ports/store.js';
import { replayEntry } from './replay.js';

/** Where the entries and snapshots of one game are read: the store, or the game as locked. */
export interface LogSource {
  snapshotAt(atMost: number): Promise<Snapshot | null>;
  log(fromVersion: number, toVersion?: number): Promise<readonly LogEntry[]>;
}

/** So many states are kept in the process; a few versions of the games played most lately. */
const KEPT = 400;

/**
 * States by game and version. A state is never changed in place and a version never means another state, so that what
 * is kept is right for ever: another process that moved the game on only makes us read the entries we have not seen.
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

  /** The latest state at or before that version: one kept here not far back, or the last snapshot. */
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
