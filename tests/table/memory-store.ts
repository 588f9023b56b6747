import type { State } from '../../src/core/state.js';
import type { Challenge } from '../../src/table/ports/challenge.js';
import type { Post } from '../../src/table/ports/post.js';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src/table/ports/preferences.js';
import type {
  Changed,
  Commit,
  GameRecord,
  LogEntry,
  OpenGame,
  OpenObligation,
  Snapshot,
  Store,
  Where,
} from '../../src/table/ports/store.js';

interface Kept {
  game: GameRecord;
  entries: LogEntry[];
  snapshots: Snapshot[];
  obligations: readonly OpenObligation[];
}

/** A store without a database, for quick tests of the table: everything goes through JSON as it would there. */
export class MemoryStore implements Store {
  readonly games = new Map<string, Kept>();
  readonly posts: Post[] = [];
  private readonly challenges = new Map<string, Challenge>();
  private readonly people = new Map<string, Preferences>();
  readonly memos = new Map<string, string>();
  private readonly requests = new Map<string, number>();
  private queue: Promise<unknown> = Promise.resolve();
  /** Makes the next write fail, as a full disk would. */
  failNext = false;

  /** The same games, as far as they are; what happens to them there does not happen here. */
  copy(change: (game: GameRecord) => GameRecord): MemoryStore {
    const copy = new MemoryStore();
    for (const [id, kept] of this.games) {
      const { game, entries, snapshots, obligations } = kept;
      copy.games.set(id, { game: change(game), entries: [...entries], snapshots: [...snapshots], obligations });
    }
    for (const [request, version] of this.requests) copy.requests.set(request, version);
    for (const [user, preferences] of this.people) copy.people.set(user, preferences);
    for (const [key, value] of this.memos) copy.memos.set(key, value);
    return copy;
  }

  /** So that a copy need not replay. */
  snapshotHere(gameId: string, state: State): void {
    const kept = this.games.get(gameId);
    if (kept !== undefined) kept.snapshots.push({ version: kept.game.version, state });
  }

  async create(commit: Commit): Promise<'created' | 'seen' | 'taken'> {
    const [first] = commit.entries;
    if (first !== undefined && this.requests.has(first.requestId)) return 'seen';
    if ((await this.inChannel(commit.game.channelId)) !== null) return 'taken';
    this.games.set(commit.game.id, { game: commit.game, entries: [], snapshots: [], obligations: [] });
    this.write(commit);
    return 'created';
  }

  change<Answer>(
    gameId: string,
    requestId: string,
    work: (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>,
  ): Promise<Changed<Answer>> {
    const run = async (): Promise<Changed<Answer>> => {
      const seen = this.requests.get(requestId);
      if (seen !== undefined) return { done: false, why: 'seen', version: seen };
      const kept = this.games.get(gameId);
      if (kept === undefined) return { done: false, why: 'gone' };
      const { commit, answer } = await work({
        game: kept.game,
        obligations: kept.obligations,
        snapshotAt: (atMost) => this.snapshotAt(gameId, atMost),
        log: (from, to) => this.log(gameId, from, to),
        preferences: async (ids) =>
          new Map(await Promise.all(ids.map(async (id) => [id, await this.preferences(id)] as const))),
        mentioned: async (affairId) =>
          new Set(
            this.posts
              .filter((post) => post.gameId === gameId && post.live?.affair?.id === affairId)
              .flatMap(({ mentions }) => mentions),
          ),
      });
      if (commit !== null) this.write(commit);
      return { done: true, answer };
    };
    const result = this.queue.then(run);
    this.queue = result.catch(() => undefined);
    return result;
  }

  async find(gameId: string): Promise<GameRecord | null> {
    const game = this.games.get(gameId)?.game;
    return game === undefined ? null : this.seen(game);
  }

  async inChannel(channelId: string): Promise<GameRecord | null> {
    const found = [...this.games.values()].find(
      ({ game }) => game.channelId === channelId && game.phase !== 'archived',
    );
    return found === undefined ? null : this.seen(found.game);
  }

  async ofUser(userId: string): Promise<readonly GameRecord[]> {
    const games = [...this.games.values()].map(({ game }) => game);
    return games.filter((game) => game.masterId === userId || game.seats.some((seat) => seat.userId === userId));
  }

  async finished(where: Where): Promise<readonly GameRecord[]> {
    const there = (game: GameRecord) =>
      'guildId' in where ? game.guildId === where.guildId : where.channelIds.includes(game.channelId);
    return [...this.games.values()]
      .map(({ game }) => game)
      .filter((game) => game.outcome !== null && ['over', 'archived'].includes(game.phase) && there(game))
      .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  }

  async serversInPlay(): Promise<readonly string[]> {
    const games = [...this.games.values()].filter(({ game }) => game.phase === 'gathering' || game.phase === 'playing');
    return [...new Set(games.flatMap(({ game }) => (game.guildId === null ? [] : [game.guildId])))];
  }

  async inGuild(guildId: string): Promise<readonly GameRecord[]> {
    const games = [...this.games.values()].map(({ game }) => game);
    return games.filter((game) => game.guildId === guildId && game.phase !== 'archived');
  }

  async playing(): Promise<readonly GameRecord[]> {
    return [...this.games.values()].map(({ game }) => game).filter((game) => game.phase === 'playing');
  }

  async log(gameId: string, fromVersion = 1, toVersion = Number.MAX_SAFE_INTEGER): Promise<readonly LogEntry[]> {
    const entries = this.games.get(gameId)?.entries ?? [];
    return entries.filter((entry) => entry.version >= fromVersion && entry.version <= toVersion);
  }

  async snapshotAt(gameId: string, atMost: number): Promise<Snapshot | null> {
    return this.games.get(gameId)?.snapshots.findLast((snapshot) => snapshot.version <= atMost) ?? null;
  }

  async obligations(gameId: string): Promise<readonly OpenObligation[]> {
    return this.games.get(gameId)?.obligations ?? [];
  }

  async openChallenge(challenge: Challenge): Promise<Challenge> {
    const known = this.challenges.get(challenge.id);
    if (known === undefined) this.challenges.set(challenge.id, challenge);
    return known ?? challenge;
  }

  async challenge(id: string): Promise<Challenge | null> {
    return this.challenges.get(id) ?? null;
  }

  async challengesIn(scopes: readonly string[]): Promise<readonly Challenge[]> {
    return [...this.challenges.values()].filter(({ scope }) => scopes.includes(scope)).reverse();
  }

  async gamesOfChallenge(id: string): Promise<readonly GameRecord[]> {
    return [...this.games.values()].map(({ game }) => this.seen(game)).filter(({ challenge }) => challenge?.id === id);
  }

  async preferences(userId: string): Promise<Preferences> {
    return this.people.get(userId) ?? DEFAULT_PREFERENCES;
  }

  async setPreferences(userId: string, preferences: Preferences): Promise<void> {
    this.people.set(userId, preferences);
  }

  async memo(key: string): Promise<string | null> {
    return this.memos.get(key) ?? null;
  }

  async setMemo(key: string, was: string | null, value: string): Promise<boolean> {
    if ((this.memos.get(key) ?? null) !== was) return false;
    this.memos.set(key, value);
    return true;
  }

  /** Here nothing grows old by itself. */
  async forgetMemos(): Promise<number> {
    return 0;
  }

  /** How many play a challenge is counted when a game is read. */
  private seen(game: GameRecord): GameRecord {
    if (game.challenge === null) return game;
    const { id } = game.challenge;
    const playing = [...this.games.values()].filter(
      ({ game: other }) => other.challenge?.id === id && (other.phase === 'playing' || other.phase === 'paused'),
    ).length;
    return { ...game, challenge: { ...game.challenge, playing } };
  }

  private write(commit: Commit): void {
    if (this.failNext) {
      this.failNext = false;
      throw new Error('no space left on device');
    }
    const kept = this.games.get(commit.game.id);
    if (kept === undefined) throw new Error('no such game');
    let version = kept.entries.at(-1)?.version ?? 0;
    for (const entry of commit.entries) {
      if (entry.version !== ++version) throw new Error(`entry ${entry.version} does not follow ${version - 1}`);
      if (this.requests.has(entry.requestId)) throw new Error(`request ${entry.requestId} twice`);
      this.requests.set(entry.requestId, entry.version);
      const plain: unknown = JSON.parse(JSON.stringify(entry.events));
      if (JSON.stringify(plain) !== JSON.stringify(entry.events)) throw new Error('events are not JSON');
      kept.entries.push(entry);
    }
    if (commit.game.version !== version) throw new Error(`version ${commit.game.version} with a log up to ${version}`);
    const numbers = kept.entries.flatMap((entry) => entry.rolls.map((roll) => roll.number));
    if (new Set(numbers).size !== numbers.length) throw new Error('a roll number was used twice');
    kept.game = commit.game;
    kept.obligations = commit.obligations;
    if (commit.snapshot !== null) kept.snapshots.push(commit.snapshot);
    this.posts.push(...commit.posts);
  }
}
