import type { Action } from '../../../src/core/action.js';
import type { GameModule, State } from '../../../src/core/game-module.js';
import { canonical, isObject } from '../../../src/core/json.js';
import { misfitOf } from '../../../src/core/offer.js';
import { mayRead, type SeatId } from '../../../src/core/seat.js';
import { openTable } from '../../../src/table/open-table.js';
import type { Reply } from '../../../src/table/ports/message.js';
import { plainStyle, sayAll, wordsOf } from '../../../src/table/words/words.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { begin } from '../../kit/fuzz/game.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import { MemoryStore } from '../memory-store.js';
import { chain, chained } from './chained.js';
import { NOW } from './twin.js';

/** What a run came to. */
export interface Held {
  games: number;
  actions: number;
  /** Of these, while somebody could react to something. */
  inWindows: number;
  /** Games in which it was played in the end, so that from then on they differ. */
  played: number;
  readonly leaks: string[];
}

const CHANNEL = 'here';
/** Places of verbs and of answers to their first question, as a button might stand for them. */
const FORGED = ['', '0', '1', '2', '3', '0,0', '1,0', '1,0,0', 'form'];
/** In a game the first pair begins after at most so many actions, and none after so many. */
const LATEST_FIRST = 200;
const MOST_BEFORE = 700;
const PAIRS_A_GAME = 5;
const MOST_TOGETHER = 10;

/**
 * So many games, each played twice from somewhere in its midst (a few of them from one beginning): the two differ only in
 * what one seat holds. Until it is
 * played they must look the same to everybody else: what is posted, in which order, with which buttons and ids, who is
 * awaited for what and until when, what each can press, what each is answered.
 */
export async function compareHoldings(subject: Subject, games: number, seed: number): Promise<Held> {
  const held: Held = { games: 0, actions: 0, inWindows: 0, played: 0, leaks: [] };
  for (let next = seed; held.games < games; next++) {
    try {
      await compareGame(subject, next, held, games);
    } catch (fault) {
      if (!(fault instanceof Broken)) throw fault;
    }
  }
  return held;
}

async function compareGame(subject: Subject, seed: number, held: Held, games: number): Promise<void> {
  const chance = new Chance(seed);
  const start = subject.start(seed);
  const begun = await TableOf.begun(subject.module, start);
  let state: State = begin(subject, start, chance, new Coverage());
  let next = chance.below(LATEST_FIRST);
  let pairs = 0;
  for (let count = 0; pairs < PAIRS_A_GAME && held.games < games && count < MOST_BEFORE; count++) {
    if (subject.module.outcome(state) !== null) return;
    const open = isClosed(subject.module, state);
    const holder = chance.one(start.seats);
    const other = count >= next && open ? (subject.holdingElse?.(state, holder, chance) ?? null) : null;
    if (other !== null) {
      held.games++;
      pairs++;
      next = count + chance.between(5, 60);
      // Forged presses may do something: each table is played on as it was before them.
      const [forged, forgedThere] = [begun.at(state), begun.at(other)];
      const others = start.seats.filter((seat) => seat !== holder);
      const forger = new Chance(seed + count).one(others);
      const [heard, heardThere] = [await forged.forges(forger, holder), await forgedThere.forges(forger, holder)];
      if (heard !== heardThere)
        held.leaks.push(`seed ${seed}, action ${count}, ${forger} forges, ${holder} holds\n${heard}\n${heardThere}`);
      const tables = [state, other].map((one) => begun.at(one));
      await playBoth(subject, tables, holder, chance.branch(), `seed ${seed}, action ${count}`, held);
    }
    const { seat, action } = choose(subject, state, chance, seed);
    const done = subject.module.apply(state, seat, action, chance);
    if (!done.ok) return;
    ({ state } = done.value);
  }
}

async function playBoth(
  subject: Subject,
  [one, two]: readonly TableOf[],
  holder: SeatId,
  chance: Chance,
  where: string,
  held: Held,
): Promise<void> {
  if (one === undefined || two === undefined) return;
  const leak = (what: string, seen: string, otherwise: string) =>
    held.leaks.push(`${where}, ${holder} holds, ${what}\n${seen}\n${otherwise}`);
  const [asked, askedThere] = [await one.asks(holder), await two.asks(holder)];
  if (asked !== askedThere) {
    leak('before anything is done', asked, askedThere);
    return;
  }
  for (let count = 0; count < MOST_TOGETHER; count++) {
    const now = await one.state();
    const there = await two.state();
    if (now === null || there === null || subject.module.obligations(now).length === 0) return;
    const { seat, action } = choose(subject, now, chance);
    if (seat === holder && !isLegal(subject.module, there, seat, action)) {
      held.played++;
      return;
    }
    if (subject.module.obligations(now).some(({ kind }) => kind === 'window')) held.inWindows++;
    const [seen, otherwise] = [await one.does(seat, action, holder), await two.does(seat, action, holder)];
    held.actions++;
    if (seen.drawn) return;
    if (seen.told !== otherwise.told) {
      leak(`${seat} does ${canonical(action)}`, seen.told, otherwise.told);
      return;
    }
  }
}

/** Somebody could react to something, or chooses among what nobody else knows. */
function isClosed(module: GameModule, state: State): boolean {
  return module
    .obligations(state)
    .some(
      ({ kind, seats }) =>
        kind === 'window' ||
        seats.some((seat) =>
          module.offers(state, seat).some((offer) => offer.secret === true && offer.optional !== true),
        ),
    );
}

function isLegal(module: GameModule, state: State, seat: SeatId, action: Action): boolean {
  const ask = (asked: SeatId, verb: string, filled: Parameters<GameModule['ask']>[3]) =>
    module.ask(state, asked, verb, filled);
  return misfitOf(module.offers(state, seat), ask, seat, action) === null;
}

/** A table with this game on it. */
class TableOf {
  private readonly table: ReturnType<typeof openTable>;
  private readonly store: MemoryStore;
  private readonly module: GameModule;
  private readonly seats: readonly SeatId[];
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
      clock: { now: () => NOW },
      entropy: { id: () => `id${++ids}`, seed: () => '5'.repeat(64) },
    });
  }

  /** With a game that has just begun. */
  static async begun(plain: GameModule, start: Start): Promise<TableOf> {
    const begun = new TableOf(new MemoryStore(), chained(plain), start.seats);
    await begun.command('p1', 'game', { system: plain.id, ...start.setup }, 'create');
    for (const seat of start.seats) await begun.command(seat, 'game', {}, 'join');
    await begun.command('p1', 'game', {}, 'start');
    return begun;
  }

  /** The same table, its game in this state. */
  at(state: State): TableOf {
    const store = this.store.copy((game) => game);
    for (const id of store.games.keys()) store.snapshotHere(id, state);
    return new TableOf(store, this.module, this.seats);
  }

  /** Who is awaited, and what each but the holder may press. */
  async asks(holder: SeatId): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    const state = await this.state();
    if (game === null || state === null) throw new Broken('no game');
    const others = this.seats.filter((other) => other !== holder);
    const panels = await Promise.all(others.map((other) => this.table.panel(game.id, other)));
    return JSON.stringify([this.module.obligations(state), panels]);
  }

  /** What somebody hears who presses buttons that nobody showed him: the holder's, and his own, of every kind. */
  async forges(other: SeatId, holder: SeatId): Promise<string> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null) throw new Broken('no game');
    const version = game.version.toString(36);
    const tokens = ['w', 'y', 'f', 'm'].flatMap((kind) =>
      [holder, other].flatMap((seat) => FORGED.map((path) => `${kind}.${game.id}.${version}.${seat}.${path}`)),
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

  async state(): Promise<State | null> {
    const game = await this.store.inChannel(CHANNEL);
    if (game === null || game.phase !== 'playing') return null;
    const state = await this.table.state(CHANNEL);
    return isObject(state) ? state : null;
  }

  /** What all but the holder can tell of it. */
  async does(
    seat: SeatId,
    action: Action,
    holder: SeatId,
  ): Promise<{ readonly told: string; readonly drawn: boolean }> {
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
    const last = (await this.store.log(game.id, game.version, game.version)).flatMap(({ events }) => events);
    const events = [null, ...others].map((reader) => last.filter(({ audience }) => mayRead(audience ?? 'all', reader)));
    const answered = seat === holder ? null : [this.words(reply.lines, reply.people ?? {}), reply.controls ?? []];
    const waits = await this.store.obligations(game.id);
    const told = JSON.stringify({ posts, shown, panels, events, answered, waits, version: game.version });
    return { told, drawn: last.some(({ type }) => type === 'counters-drawn') };
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
