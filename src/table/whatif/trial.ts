import { setImmediate as breath } from 'node:timers/promises';
import type { GameModule } from '../../core/game-module.js';
import { ok, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { AsideGame } from '../aside/aside-game.js';
import { tableAside } from '../aside/table-aside.js';
import { decideAct } from '../change/act.js';
import { type Altered, alter } from '../change/alter.js';
import { emptySeat } from '../change/new-game.js';
import { TableContext } from '../context.js';
import { hashOfSeed, Roller } from '../dice/roller.js';
import { withoutUndone } from '../log/replay.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Asker } from '../request.js';
import type { KeptTrial, TrialDeed } from './kept-trial.js';

/** Lets other commands run while a long trial is played again. */
const BREATH_MS = 20;
/** The version of the position it began with. */
const BEGUN = 1;

type Person = Pick<Asker, 'userId' | 'userName'>;

/** A trial as it stands: a private copy of a position, on a table of its own, with one person in all seats. */
export class Trial {
  readonly table: TableContext;
  /** The same with a row of buttons less: the last one is the trial's. */
  readonly panelTable: TableContext;
  readonly module: GameModule;
  /** Whose view it began with. */
  readonly seat: SeatId | null;
  private readonly store: AsideGame;
  private readonly person: Person;

  private constructor(real: TableContext, record: GameRecord, kept: KeptTrial, person: Person, begun: Begun) {
    const { id, seed, seat, made } = kept;
    const at = new Date(made);
    const game: GameRecord = {
      ...record,
      ...{ id, seed, seedHash: hashOfSeed(seed), words: [], nextRoll: begun.nextRoll, version: BEGUN },
      ...{ channelId: '', guildId: null, masterId: person.userId, phase: 'playing', outcome: null },
      ...{ sealing: null, undoAsked: null, requests: [], challenge: null, pausedAt: null, restsAt: null },
      ...{ createdAt: at, updatedAt: at },
      seats: record.seats.map((one) => ({
        ...emptySeat(one.seat),
        userId: person.userId,
        userName: one.userName === '' ? one.seat : one.userName,
      })),
    };
    this.module = real.moduleOf(record);
    this.seat = seat;
    this.person = person;
    const snapshot = { version: BEGUN, state: begun.state };
    this.store = new AsideGame(this.module, game, { entries: [beginning(id, at)], snapshot });
    this.table = tableAside(real.deps, { module: this.module, store: this.store, id, seed });
    const { limits } = real;
    this.panelTable = new TableContext({ ...this.table.deps, limits: { ...limits, rows: limits.rows - 1 } });
  }

  /** Lays the position and plays again what was done. Null: by today's rules it cannot be. */
  static async open(real: TableContext, record: GameRecord, kept: KeptTrial, person: Person): Promise<Trial | null> {
    const state = await real.stateAt(record, kept.version);
    if (state === null) return null;
    const trial = new Trial(real, record, kept, person, imagined(real.moduleOf(record), state, kept));
    let since = performance.now();
    for (const deed of kept.deeds) {
      if ((await trial.redo(deed)).kind !== 'done') return null;
      if (performance.now() - since < BREATH_MS) continue;
      await breath();
      since = performance.now();
    }
    return trial;
  }

  get game(): GameRecord {
    if (this.store.game === null) throw new Error('a trial without its game');
    return this.store.game;
  }

  get state(): State {
    if (this.store.state === null) throw new Error('a trial without its position');
    return this.store.state;
  }

  get over(): boolean {
    return this.game.phase !== 'playing' || this.module.outcome(this.state) !== null;
  }

  /** Does something; which entries it wrote. */
  async does<Answer>(work: () => Promise<Answer>) {
    const before = this.game.version;
    const answer = await work();
    const entries: readonly LogEntry[] =
      this.game.version === before ? [] : await this.store.log('', before + 1, this.game.version);
    return { answer, entries };
  }

  /** What was done since it began and still stands, press by press. */
  async standing(): Promise<readonly LogEntry[]> {
    const log = withoutUndone(await this.store.log(''));
    return log.filter(({ kind }) => kind === 'act' || kind === 'spent');
  }

  /** Takes back what the last press did. The dice go on, as at any table. */
  async takesBack(requestId: string): Promise<Altered<null>> {
    const done = await this.standing();
    const last = done.at(-1);
    // What was thrown and then refused belongs to the same press as what was done before it.
    const first = done.find((one) => one === last || `${one.requestId}:spent` === last?.requestId);
    return alter(this.table, this.game.id, requestId, async ({ game }) => {
      const to = first === undefined ? 0 : first.version - 1;
      const state = first === undefined ? null : await this.table.stateAt(game, to);
      if (state === null) return refuse('nothing-to-undo');
      const entry = { userId: this.person.userId, kind: 'undo', seat: null, actions: [], events: [] } as const;
      const change = { game: { ...game, phase: 'playing', outcome: null } as const, state };
      return ok({ change: { ...change, entry: { ...entry, rolls: [], detail: { to } } }, answer: null });
    });
  }

  private redo({ requestId, seat, actions }: TrialDeed): Promise<Altered<unknown>> {
    if (seat === null) return this.takesBack(requestId);
    return alter(this.table, this.game.id, requestId, async (opened) =>
      decideAct(this.table, opened, this.person, seat, actions, true),
    );
  }
}

interface Begun {
  readonly state: State;
  readonly nextRoll: number;
}

/** What the seat may not know is dealt anew, by the trial's own dice. */
function imagined(module: GameModule, state: State, { seat, seed }: KeptTrial): Begun {
  const dice = new Roller({ seed, words: [], nextRoll: 1 });
  const laid = seat === null ? state : (module.imagine?.(state, seat, dice) ?? state);
  return { state: laid, nextRoll: dice.nextNumber };
}

function beginning(id: string, at: Date): LogEntry {
  const nothing = { seat: null, actions: [], events: [], rolls: [], detail: null } as const;
  return { version: BEGUN, requestId: `${id}:begin`, at, userId: '', kind: 'position', ...nothing };
}

/** What a press did, to be kept; null: nothing. */
export function deedOf(entries: readonly LogEntry[]): TrialDeed | null {
  const [first] = entries;
  if (first === undefined) return null;
  const { requestId, seat } = first;
  return { requestId, seat, actions: entries.flatMap(({ actions }) => actions) };
}
