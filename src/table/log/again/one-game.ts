import type { State } from '../../../core/state.js';
import { DEFAULT_PREFERENCES } from '../../ports/preferences.js';
import type { Changed, Commit, GameRecord, LogEntry, OpenGame, Snapshot, Store } from '../../ports/store.js';

/** A position is kept every this many entries, and wherever an undo goes back to. */
const KEPT_EVERY = 64;

/**
 * The store of a table that replays one game. A commit is held for inspection: `keep` makes it part of the game,
 * otherwise it never happened.
 */
export class OneGame implements Store {
  /** What the last command would write. */
  held: Commit | null = null;
  private record: GameRecord | null = null;
  private readonly entries: LogEntry[] = [];
  private readonly states = new Map<number, State>();
  private latest: Snapshot | null = null;
  private readonly goneBackTo: ReadonlySet<number>;

  constructor(goneBackTo: ReadonlySet<number>) {
    this.goneBackTo = goneBackTo;
  }

  get game(): GameRecord | null {
    return this.record;
  }

  get state(): State | null {
    return this.latest?.state ?? null;
  }

  keep(commit: Commit, change: (game: GameRecord) => GameRecord = (game) => game): void {
    this.record = change(commit.game);
    this.entries.push(...commit.entries);
    const { snapshot } = commit;
    if (snapshot === null) return;
    this.latest = snapshot;
    const { version, state } = snapshot;
    if (version % KEPT_EVERY === 0 || this.goneBackTo.has(version)) this.states.set(version, state);
  }

  async create(commit: Commit): Promise<'created'> {
    this.held = commit;
    return 'created';
  }

  async change<Answer>(
    _gameId: string,
    _requestId: string,
    work: (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>,
  ): Promise<Changed<Answer>> {
    if (this.record === null) return { done: false, why: 'gone' };
    const { commit, answer } = await work({
      game: this.record,
      obligations: [],
      snapshotAt: (atMost) => this.snapshotAt('', atMost),
      log: (from, to) => this.log('', from, to),
      preferences: async () => new Map(),
      mentioned: async () => new Set(),
    });
    this.held = commit;
    return { done: true, answer };
  }

  async find(): Promise<GameRecord | null> {
    return this.record;
  }

  async inChannel(): Promise<GameRecord | null> {
    return this.record;
  }

  async log(_gameId: string, fromVersion = 1, toVersion = this.entries.length): Promise<readonly LogEntry[]> {
    return this.entries.slice(fromVersion - 1, toVersion);
  }

  async snapshotAt(_gameId: string, atMost: number): Promise<Snapshot | null> {
    if (this.latest !== null && this.latest.version <= atMost) return this.latest;
    const version = Math.max(...[...this.states.keys()].filter((kept) => kept <= atMost));
    const state = this.states.get(version);
    return state === undefined ? null : { version, state };
  }

  async preferences(): Promise<typeof DEFAULT_PREFERENCES> {
    return DEFAULT_PREFERENCES;
  }

  async setPreferences(): Promise<void> {}

  async memo(): Promise<null> {
    return null;
  }

  async setMemo(): Promise<boolean> {
    return false;
  }

  async forgetMemos(): Promise<number> {
    return 0;
  }

  // There are no other games, no waits and no challenges.
  ofUser = nothing;
  inGuild = nothing;
  serversInPlay = nothing;
  finished = nothing;
  playing = nothing;
  obligations: Store['obligations'] = nothing;
  challengesIn = nothing;
  gamesOfChallenge = nothing;
  challenge = async () => null;
  openChallenge: Store['openChallenge'] = async (challenge) => challenge;
}

const nothing = async () => [];
