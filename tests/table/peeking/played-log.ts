import type { GameModule } from '../../../src/core/game-module.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { isSecretTo } from '../../../src/table/log/secret.js';
import { openTable } from '../../../src/table/open-table.js';
import type { GameRecord, LogEntry } from '../../../src/table/ports/store.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { begin } from '../../kit/fuzz/game.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import { LIMITS } from '../../support/edge-limits.js';
import { MemoryStore } from '../memory-store.js';
import { chained } from './chained.js';
import { NOW } from './twin.js';

export const CHANNEL = 'here';
const STEPS: readonly LogEntry['kind'][] = ['setup', 'position', 'act'];

/** A table without clock or chance, on this store. */
export function tableOn(store: MemoryStore, module: GameModule): ReturnType<typeof openTable> {
  let ids = 0;
  return openTable({
    store,
    games: [module],
    limits: LIMITS,
    clock: { now: () => NOW },
    entropy: { id: () => `id${++ids}`, seed: () => '5'.repeat(64) },
  });
}

/** A game played by random offers, with the log that a table would have written of it, and its state after each entry. */
export class PlayedLog {
  readonly module: GameModule;
  readonly seats: readonly SeatId[];
  readonly chance: Chance;
  private readonly subject: Subject;
  private readonly seed: number;
  private readonly game: GameRecord;
  private readonly entries: LogEntry[];
  /** By version. */
  private readonly states = new Map<number, State>();
  private rolls: number;
  private latest: State;

  private constructor(subject: Subject, seed: number, start: Start, store: MemoryStore) {
    this.subject = subject;
    this.seed = seed;
    this.chance = new Chance(seed);
    this.module = chained(subject.module);
    this.seats = start.seats;
    const [kept] = store.games.values();
    if (kept === undefined) throw new Broken('no game');
    this.game = kept.game;
    this.entries = [...kept.entries];
    this.rolls = kept.game.nextRoll;
    this.latest = begin(subject, start, this.chance, new Coverage());
    for (const { version } of this.entries) this.states.set(version, this.latest);
  }

  static async begun(subject: Subject, seed: number): Promise<PlayedLog> {
    const start = subject.start(seed);
    const store = new MemoryStore();
    const table = tableOn(store, chained(subject.module));
    let requests = 0;
    const says = async (user: string, subcommand: string, options = {}) => {
      const asker = {
        requestId: `begun${++requests}`,
        userId: user,
        userName: user,
        channelId: CHANNEL,
        guildId: null,
      };
      await table.execute({ ...asker, locale: 'en', command: 'game', subcommand, options });
    };
    await says('p1', 'create', { system: subject.module.id, ...start.setup });
    for (const seat of start.seats) await says(seat, 'join');
    await says('p1', 'start');
    return new PlayedLog(subject, seed, start, store);
  }

  get state(): State {
    return this.latest;
  }
  get version(): number {
    return this.entries.at(-1)?.version ?? 0;
  }
  get gameId(): string {
    return this.game.id;
  }

  stateAt(version: number): State {
    return this.states.get(version) ?? this.latest;
  }

  /** The versions of the steps that a reader can look back at, so many steps before the last. */
  stepsSeenBy(reader: SeatId | null, back: readonly number[]): readonly number[] {
    const steps = this.entries.filter((entry) => STEPS.includes(entry.kind) && !isSecretTo(entry, reader));
    return back.flatMap((before) => steps.at(-1 - before)?.version ?? []);
  }

  /** One action more; false: the game is over, or nothing leads on. */
  goOn(): boolean {
    const { module } = this.subject;
    if (module.outcome(this.latest) !== null) return false;
    const { seat, action } = choose(this.subject, this.latest, this.chance, this.seed);
    const rolls: LogEntry['rolls'][number][] = [];
    const done = module.apply(this.latest, seat, action, {
      roll: (sides, purpose) => {
        const face = this.chance.roll(sides);
        rolls.push({ number: this.rolls++, sides, face, purpose });
        return face;
      },
    });
    if (!done.ok) return false;
    const { state, events } = done.value;
    const version = this.version + 1;
    this.entries.push({
      ...{ version, requestId: `played${version}`, at: NOW, userId: seat, kind: 'act', seat },
      ...{ actions: [action], events, rolls, detail: null },
    });
    this.latest = state;
    this.states.set(version, state);
    return true;
  }

  /** The same log on a new store; some of its states are others, or its seed. */
  store(otherwise: ReadonlyMap<number, State> = new Map(), seed = this.game.seed): MemoryStore {
    const store = new MemoryStore();
    const { id: gameId } = this.game;
    const version = this.version;
    const states = new Map([...this.states, ...otherwise]);
    store.games.set(gameId, {
      game: { ...this.game, seed, version, nextRoll: this.rolls },
      entries: [...this.entries],
      snapshots: [...states].map(([at, state]) => ({ version: at, state })),
      obligations: this.module.obligations(this.latest).map((owed) => ({ ...owed, gameId, since: NOW, dueAt: null })),
    });
    return store;
  }
}
