import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { isObject } from '../../../src/core/json.js';
import { mayRead, type SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { shortcutToken } from '../../../src/table/controls/panel/shortcuts.js';
import { openTable } from '../../../src/table/open-table.js';
import type { Reply } from '../../../src/table/ports/message.js';
import type { Tempo } from '../../../src/table/ports/settings.js';
import { plainStyle, sayAll, wordsOf } from '../../../src/table/words/words.js';
import { Answers } from '../../../src/web/answers.js';
import { Broken } from '../../kit/fuzz/broken.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import { LIMITS } from '../../support/edge-limits.js';
import { PLAIN_PLOTTER } from '../../web/plain-plotter.js';
import { MemoryStore } from '../memory-store.js';
import { chain, chained } from './chained.js';
import { pry } from './prying.js';
import { NOW } from './twin.js';

const CHANNEL = 'here';
/** Places of verbs and of answers to their first question, as a button might stand for them. */
const FORGED = ['', '0', '1', '2', '3', '0,0', '1,0', '1,0,0', 'form'];

/** So many numbers are tried on buttons as former versions wrote them. */
const PLAIN_TRIED = 7;

/** What everybody may ask at any time. */
const LOOKS = [
  ['log', { count: 20 }],
  ['dice', { count: 20 }],
  ['export', {}],
] as const;

/** What became of something done: all that the others can tell of it, and what the holder's policies answered. */
interface Done {
  readonly told: string;
  /** Counters were drawn: from now on they hold something else anyway. */
  readonly drawn: boolean;
  readonly held: string;
}

function isSettled(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'policy' in detail;
}

/** A table with this game on it. */
export class TableOf {
  private readonly table: ReturnType<typeof openTable>;
  private readonly store: MemoryStore;
  private readonly module: GameModule;
  readonly seats: readonly SeatId[];
  private readonly say: ReturnType<typeof wordsOf>;
  private requests = 0;

  private constructor(store: MemoryStore, module: GameModule, seats: readonly SeatId[]) {
    this.store = store;
    this.module = module;
    this.seats = seats;
    this.say = wordsOf([module]);
    let ids = 0;
    this.table = openTable({
      store,
      games: [module],
      limits: LIMITS,
      clock: { now: () => NOW },
      entropy: { id: () => `id${++ids}`, seed: () => '5'.repeat(64) },
    });
  }

  /** With a game that has just begun. */
  static async begun(plain: GameModule, start: Start, tempo: Tempo = 'table'): Promise<TableOf> {
    const begun = new TableOf(new MemoryStore(), chained(plain), start.seats);
    await begun.command('p1', 'game', { system: plain.id, tempo, ...start.setup }, 'create');
    for (const seat of start.seats) await begun.command(seat, 'game', {}, 'join');
    await begun.command('p1', 'game', {}, 'start');
    return begun;
  }

  /** The same table, its game in this state. */
  at(state: State): TableOf {
    const store = this.store.copy((game) => game);
    for (const id of store.games.keys()) store.snapshotHere(id, state);
    const table = new TableOf(store, this.module, this.seats);
    // What was asked at the first table counts as done at its copies.
    table.requests = this.requests;
    return table;
  }

  /** Who is awaited, and what each but the holder may press. */
  async asks(holder: SeatId): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    const state = await this.state();
    if (game === null || state === null) throw new Broken('no game');
    const others = this.seats.filter((other) => other !== holder);
    const panels = await Promise.all(others.map((other) => this.table.panel(game.id, other)));
    return JSON.stringify([this.module.obligations(state), panels, await this.pages(holder)]);
  }

  /** What the page shows to all but the holder, and to who only watches: now, and at the last step of its slider. */
  private async pages(holder: SeatId): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null) throw new Broken('no game');
    const answers = new Answers({
      table: this.table,
      watched: this.table,
      store: this.store,
      games: [this.module],
      say: this.say,
      plotter: PLAIN_PLOTTER,
    });
    const pages = [];
    for (const userId of [null, ...this.seats.filter((seat) => seat !== holder)]) {
      const guest = { channelId: CHANNEL, guildId: null, gameId: game.id, userId, userName: userId ?? '', key: null };
      const trail = await answers.trail(guest, 'en');
      const last = await answers.moment(guest, 'en', (trail?.steps ?? 0) - 1, null);
      pages.push([userId, (await answers.shot(guest, 'en'))?.shot, trail, last]);
    }
    return JSON.stringify(pages);
  }

  /** What somebody hears who presses buttons that nobody showed him, of every kind: of these seats. */
  async forges(other: SeatId, seats: readonly SeatId[]): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null) throw new Broken('no game');
    const version = game.version.toString(36);
    const tokens = ['w', 'y', 'f', 'm'].flatMap((kind) =>
      seats.flatMap((seat) => FORGED.map((path) => `${kind}.${game.id}.${version}.${seat}.${path}`)),
    );
    const replies = [];
    for (const token of tokens) {
      const asker = { requestId: `forged${++this.requests}`, userId: other, userName: other };
      const reply = await this.table.press({ ...asker, channelId: CHANNEL, guildId: null, locale: 'en', token });
      const { lines, refused, controls, form, confirm } = reply;
      replies.push([token, this.words(lines, reply.people ?? {}), refused, controls, form, confirm]);
    }
    return JSON.stringify(replies);
  }

  /** Where questions, completions and refusals tell what the holder has. */
  async pried(subject: Subject, states: readonly [State, State], holder: SeatId, chance: Chance, plays: boolean) {
    const [here, there] = [this.at(states[0]), this.at(states[1])];
    const id = (await here.store.inChannel(CHANNEL))?.id ?? '';
    const panels = await Promise.all(this.seats.map((seat) => here.table.panel(id, seat)));
    const controls = panels.flat(2).map(({ token }) => token);
    const { module, seats } = this;
    const stores = [here.store, there.store] as const;
    return pry({ subject, module, states, stores, seats, holder, controls, plays, channelId: CHANNEL }, chance);
  }

  async state(): Promise<State | null> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null || game.phase !== 'playing') return null;
    const state = await this.table.state(CHANNEL);
    return isObject(state) ? state : null;
  }

  /** What all but the holder can tell of it. */
  async does(seat: SeatId, action: Action, holder: SeatId): Promise<Done> {
    const before = await this.version();
    const posted = this.store.posts.length;
    const { command, options } = chain([JSON.parse(JSON.stringify(action))], 'none');
    const reply = await this.command(seat, command, options);
    const game = await this.store.inChannel(CHANNEL);
    if (game === null) throw new Broken('no game');
    // What goes to the holder alone may know what he holds.
    const posts = this.store.posts.slice(posted).filter(({ to }) => to.kind !== 'direct' || to.userId !== holder);
    const shown = await Promise.all(
      posts.map(async (post) => {
        const resolved = await this.table.resolve(post);
        return resolved === null ? null : [this.words(resolved.lines, resolved.people), resolved.controls];
      }),
    );
    const others = this.seats.filter((other) => other !== holder);
    const panels = await Promise.all(others.map((other) => this.table.panel(game.id, other)));
    const entries = await this.store.log(game.id, before + 1, game.version);
    const last = entries.flatMap(({ events }) => events);
    const settled = entries.filter((entry) => entry.seat === holder && isSettled(entry.detail));
    const events = [null, ...others].map((reader) => last.filter(({ audience }) => mayRead(audience ?? 'all', reader)));
    const answered = seat === holder ? null : [this.words(reply.lines, reply.people ?? {}), reply.controls ?? []];
    const waits = await this.store.obligations(game.id);
    const pages = await this.pages(holder);
    const told = JSON.stringify({ posts, shown, panels, pages, events, answered, waits, version: game.version });
    const drawn = last.some(({ type }) => type === 'counters-drawn');
    return { told, drawn, held: JSON.stringify(settled.map(({ actions }) => actions)) };
  }

  /**
   * All that the others, and who only watches, can tell of what was done since so many posts: what was posted, the
   * buttons of each with their marks, the log, the dice, what an undo would take back, the file that each takes away.
   * Buttons of former versions said the number of the version itself: whoever tries the next ones hears the same from each.
   */
  async known(holder: SeatId, since: number, seen: number): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null) throw new Broken('no game');
    const posts = this.store.posts.slice(since).filter(({ to }) => to.kind !== 'direct' || to.userId !== holder);
    const told = [];
    for (const other of [...this.seats.filter((seat) => seat !== holder), 'onlooker']) {
      const controls = await this.table.panel(game.id, other);
      const asked = [];
      for (const [command, options] of LOOKS) asked.push(await this.command(other, command, options));
      const undo = shortcutToken(game, 'undo');
      const asker = { userId: other, userName: other, channelId: CHANNEL, guildId: null, locale: 'en' as const };
      const pressed = (token: string) => this.table.press({ ...asker, requestId: `looked${++this.requests}`, token });
      asked.push(await pressed(undo));
      for (let tried = seen; tried < seen + PLAIN_TRIED; tried++)
        asked.push(await pressed(`w.${game.id}.${tried.toString(36)}.${other}.0`));
      const heard = asked.map((reply) => [
        this.words(reply.lines, reply.people ?? {}),
        reply.attachments,
        reply.controls,
        reply.confirm,
      ]);
      told.push([other, controls, heard]);
    }
    // In a window nobody is named.
    const waits = (await this.store.obligations(game.id)).map((one) =>
      one.kind === 'window' ? { ...one, seats: [] } : one,
    );
    const pages = await this.pages(holder);
    return JSON.stringify([posts.map(({ to, lines }) => [to.kind, lines]), told, waits, pages]);
  }

  async version(): Promise<number> {
    return (await this.store.inChannel(CHANNEL))?.version ?? 0;
  }

  /** How many posts there are. */
  get posted(): number {
    return this.store.posts.length;
  }

  /** Whoever is awaited in the state of a copied table is awaited at it: it rests for a moment, and goes on. */
  async rests(): Promise<void> {
    for (const what of ['pause', 'resume']) await this.command('p1', 'game', {}, what);
  }

  /** Somebody does it, and nobody listens. */
  async quietly(seat: SeatId, action: Action): Promise<boolean> {
    const { command, options } = chain([JSON.parse(JSON.stringify(action))], 'none');
    return (await this.command(seat, command, options)).refused === undefined;
  }

  private words(lines: Reply['lines'], people: NonNullable<Reply['people']>): string {
    return sayAll(this.say, lines, plainStyle('en', people));
  }

  private command(user: string, command: string, options: object, subcommand?: string): Promise<Reply> {
    const asker = { requestId: `r${++this.requests}-${this.store.posts.length}`, userId: user, userName: user };
    const where = { channelId: CHANNEL, guildId: null, locale: 'en' as const };
    const path = subcommand === undefined ? {} : { subcommand };
    return this.table.execute({ ...asker, ...where, command, options: { ...options }, ...path });
  }
}
