import { CHAPTER_ENDED } from '../core/chronicle.js';
import { afterRest, dueAt } from '../core/deadline.js';
import type { GameModule, State } from '../core/game-module.js';
import type { Obligation } from '../core/obligation.js';
import type { SeatId } from '../core/seat.js';
import { type Inner, isSelfPlayed, seatRecord } from './inner.js';
import type { Line } from './message.js';
import { outcomeLines } from './outcome-lines.js';
import {
  type Commit,
  DEFAULT_PREFERENCES,
  type GameRecord,
  type LogEntry,
  type LogKind,
  type OpenGame,
  type OpenObligation,
} from './ports.js';
import type { Post, Story } from './post.js';
import { standing } from './replay.js';
import { Roller } from './roller.js';
import { mayBeTold } from './waking.js';

/** What a command came to, before what follows from it (autopilot, obligations, posts) is added. */
export interface Change {
  readonly game: GameRecord;
  /** The state after it; null while the game is not set up. */
  readonly state: State | null;
  readonly entry: Omit<LogEntry, 'version' | 'requestId' | 'at'>;
  /** Said in the channel: what the table itself has to tell. */
  readonly announce?: readonly Line[];
  /** To be mentioned besides those who are awaited. */
  readonly mention?: readonly string[];
  /** Show the board with the announcement. */
  readonly picture?: boolean;
  readonly snapshot?: boolean;
  /** Whose time was over: the autopilot goes on for this seat until the chapter ends or others are awaited. */
  readonly lapsed?: Pick<Obligation, 'seat' | 'kind'>;
  /** Buttons under the announcement even where nobody is awaited (a game that gathers). */
  readonly panel?: boolean;
}

/** What settling reads of the locked game. */
export type OpenLog = Pick<OpenGame, 'obligations' | 'log' | 'preferences'>;

export interface Settled {
  readonly commit: Commit;
  readonly state: State | null;
  readonly scripted: number;
}

/** A snapshot after so many entries: a game is loaded by replaying at most as many. */
const SNAPSHOT_EVERY = 64;
/** What the autopilot plays in one go; the rest follows with the next command or the next deadline. */
const MOST_AUTOPLAY = 3000;

/** Everything that one command writes. */
export async function settle(
  inner: Inner,
  open: OpenLog,
  before: GameRecord,
  requestId: string,
  change: Change,
  roller: Roller | null,
): Promise<Settled> {
  const now = inner.deps.clock.now();
  const module = inner.moduleOf(change.game);
  const first: LogEntry = { ...change.entry, version: before.version + 1, requestId, at: now };
  const entries: LogEntry[] = [first];
  let game: GameRecord = { ...change.game, version: first.version, updatedAt: now };
  if (roller !== null) game = { ...game, nextRoll: Math.max(game.nextRoll, roller.nextNumber) };
  let state = change.state;
  let scripted = roller?.scripted ?? 0;
  const ending: Line[] = [];

  if (state !== null && game.phase === 'playing') {
    const played = playForTheAbsent(inner, module, game, state, entries, requestId, now, scripted, change.lapsed);
    state = played.state;
    game = { ...game, version: game.version + played.count, nextRoll: played.nextRoll };
    scripted = played.scripted;
    const outcome = module.outcome(state);
    if (outcome !== null) {
      game = { ...game, phase: 'over' };
      ending.push(...outcomeLines(module, game, outcome));
    }
  }
  if (game.phase === 'over' || game.phase === 'archived') game = { ...game, undoAsked: null };

  const obligations = openObligations(module, game, before, state, open.obligations, now);
  const wantsSnapshot =
    change.snapshot === true ||
    entries.some((entry) => entry.version % SNAPSHOT_EVERY === 0) ||
    game.phase !== before.phase;
  const posts = await compose({ module, before, game, entries, change, ending, open, obligations, now });
  return {
    commit: {
      game,
      entries,
      snapshot: state !== null && wantsSnapshot ? { version: game.version, state } : null,
      posts,
      obligations,
    },
    state,
    scripted,
  };
}

/** The autopilot settles what its seats owe, one legal default after the other, until a person is awaited. */
function playForTheAbsent(
  inner: Inner,
  module: GameModule,
  game: GameRecord,
  from: State,
  entries: LogEntry[],
  requestId: string,
  now: Date,
  scriptedBefore: number,
  lapsed: Change['lapsed'],
): { readonly state: State; readonly count: number; readonly nextRoll: number; readonly scripted: number } {
  let state = from;
  let nextRoll = game.nextRoll;
  let scripted = scriptedBefore;
  let count = 0;
  const anybody = game.seats.some((seat) => !isSelfPlayed(game, seat.seat));
  while (anybody && count < MOST_AUTOPLAY) {
    const ended = entries.some((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED));
    const owed = module
      .obligations(state)
      .find((obligation) => isSelfPlayed(game, obligation.seat) || (!ended && goesOn(lapsed, obligation)));
    if (owed === undefined) break;
    const roller = new Roller({ ...game, nextRoll }, inner.deps.loadedDice, scripted);
    const played = playFallback(module, state, owed, roller);
    if (played === null) break;
    count++;
    entries.push({
      ...played.entry,
      version: game.version + count,
      requestId: `${requestId}:auto${count}`,
      at: now,
    });
    state = played.state;
    nextRoll = roller.nextNumber;
    scripted = roller.scripted;
  }
  return { state, count, nextRoll, scripted };
}

/** The rest of the same wait: a turn with the answers in it, or the answers that follow one. */
function goesOn(lapsed: Change['lapsed'], { seat, kind }: Obligation): boolean {
  return lapsed !== undefined && seat === lapsed.seat && (kind === lapsed.kind || kind === 'reaction');
}

export const AUTOPILOT = 'autopilot';

export function playFallback(
  module: GameModule,
  state: State,
  owed: Obligation,
  roller: Roller,
): { readonly state: State; readonly entry: Omit<LogEntry, 'version' | 'requestId' | 'at'> } | null {
  const action = module.fallback(state, owed);
  const applied = module.apply(state, owed.seat, action, roller);
  if (!applied.ok) return null;
  return {
    state: applied.value.state,
    entry: {
      userId: AUTOPILOT,
      kind: 'act',
      seat: owed.seat,
      actions: [action],
      events: applied.value.events,
      rolls: roller.rolls,
      detail: { for: owed.id },
    },
  };
}

/**
 * Waits that go on keep their beginning; new ones begin now, and so does one that passes to another person.
 * Nobody is awaited in a game that rests or is over.
 */
function openObligations(
  module: GameModule,
  game: GameRecord,
  before: GameRecord,
  state: State | null,
  known: readonly OpenObligation[],
  now: Date,
): readonly OpenObligation[] {
  if (game.phase === 'paused') return known;
  if (game.phase !== 'playing' || state === null) return [];
  const rest = before.phase === 'paused' && before.pausedAt !== null ? before.pausedAt : null;
  const owed: readonly Obligation[] = [...module.obligations(state), ...undoConsents(game)];
  return owed.map((obligation) => {
    const same = seatRecord(before, obligation.seat)?.userId === seatRecord(game, obligation.seat)?.userId;
    const earlier = same && known.find((open) => open.id === obligation.id && open.seat === obligation.seat);
    let since = earlier ? earlier.since : now;
    if (earlier && rest !== null) {
      since = new Date(afterRest(since.getTime(), rest.getTime(), now.getTime()));
    }
    const due = dueAt(obligation.kind, since.getTime(), game.settings);
    const open: OpenObligation = {
      id: obligation.id,
      gameId: game.id,
      seat: obligation.seat,
      kind: obligation.kind,
      what: obligation.what,
      since,
      dueAt: due === null ? null : new Date(due),
    };
    return obligation.values === undefined ? open : { ...open, values: obligation.values };
  });
}

export const UNDO_CONSENT = 'undo-consent';

/** Those whose agreement to an undo is awaited owe an answer like any other. */
export function undoConsents(game: GameRecord): Obligation[] {
  const asked = game.undoAsked;
  if (asked === null) return [];
  return asked.awaiting.map((seat) => ({
    id: `undo-${asked.at}-${seat}`,
    seat,
    kind: 'reaction',
    what: UNDO_CONSENT,
    values: { who: { kind: 'seat', id: asked.by } },
  }));
}

export function owedLine(module: string, owed: OpenObligation): Line {
  const line = {
    from: 'owed',
    module,
    seat: owed.seat,
    what: owed.what,
    dueAt: owed.dueAt?.toISOString() ?? null,
  } as const;
  return owed.values === undefined ? line : { ...line, values: owed.values };
}

interface Composition {
  readonly module: GameModule;
  readonly before: GameRecord;
  readonly game: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly change: Change;
  /** The final score and the seed, where the game is over with this. */
  readonly ending: readonly Line[];
  readonly open: OpenLog;
  readonly obligations: readonly OpenObligation[];
  readonly now: Date;
}

/** Kinds of entries after which somebody else, or something else, may be awaited. */
const MOVES_ON: Readonly<Record<LogKind, boolean>> = {
  setup: true,
  act: true,
  undo: true,
  position: true,
  word: false,
  table: false,
};

/** What leaves for the channel: one message a chapter, one call for those newly awaited, and the status. */
async function compose(parts: Composition): Promise<readonly Post[]> {
  const { module, before, game, entries, change, ending, open, obligations } = parts;
  const drafts: Omit<Post, 'id'>[] = [];
  const called = await newlyAwaited(parts);
  const chapters = entries.filter((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED));
  let from = before.version + 1;
  if (chapters.length > 0) from = await chapterStart(open, entries, before.version);
  for (const chapter of chapters) {
    drafts.push({
      gameId: game.id,
      version: chapter.version,
      to: { kind: 'channel' },
      lines: [],
      story: { from, to: chapter.version },
      mentions: [],
      picture: { gameId: game.id, version: chapter.version, request: { show: 'changes', events: [] } },
    });
    from = chapter.version + 1;
  }
  const announce = change.announce ?? [];
  // Who is awaited is said where that may have changed, not under every word of the table.
  const asks =
    called.length > 0 ||
    chapters.length > 0 ||
    game.phase !== before.phase ||
    entries.some(({ kind }) => MOVES_ON[kind]);
  const awaited = asks || game.undoAsked !== null ? obligations : [];
  const tells = announce.length > 0 || called.length > 0 || game.phase !== before.phase || change.panel === true;
  if (tells || chapters.length > 0) {
    const last = chapters.length > 0 && announce.length === 0 ? drafts.pop() : undefined;
    const story: Story | undefined = last?.story ?? storyOf(entries, from);
    drafts.push({
      gameId: game.id,
      version: game.version,
      to: { kind: 'channel' },
      lines: announce,
      ...(story === undefined ? {} : { story }),
      closing: [...awaited.map((owed) => owedLine(module.id, owed)), ...ending],
      mentions: [...new Set([...(change.mention ?? []), ...called])],
      ...(last?.picture !== undefined
        ? { picture: last.picture }
        : change.picture === true
          ? { picture: { gameId: game.id, version: game.version, request: { show: 'board' } } }
          : {}),
      ...(awaited.length > 0 || change.panel === true ? { panel: { gameId: game.id, version: game.version } } : {}),
    });
  }
  if (game.settings.battleThreads) drafts.push(...threads(game, entries));
  drafts.push({ gameId: game.id, version: game.version, to: { kind: 'status' }, lines: [], mentions: [] });
  return drafts.map((draft, index) => ({
    ...draft,
    id: `${game.id}.${game.version.toString(36)}.${index.toString(36)}`,
  }));
}

function storyOf(entries: readonly LogEntry[], from: number): Story | undefined {
  const last = entries.at(-1)?.version ?? 0;
  const told = entries.some((entry) => entry.version >= from && entry.events.length > 0);
  return told ? { from, to: last } : undefined;
}

function threads(game: GameRecord, entries: readonly LogEntry[]): Omit<Post, 'id'>[] {
  const keys = new Set<string>();
  for (const entry of entries) for (const event of entry.events) if (event.thread !== undefined) keys.add(event.thread);
  const [from, to] = [entries[0]?.version ?? 0, entries.at(-1)?.version ?? 0];
  return [...keys].map((key) => ({
    gameId: game.id,
    version: game.version,
    to: {
      kind: 'battle-thread',
      key,
      title: {
        from: 'table',
        key: 'thread.title',
        module: game.module,
        values: { thread: { kind: 'thread', id: key } },
      },
    },
    lines: [],
    story: { from, to, thread: key },
    mentions: [],
  }));
}

/**
 * Each is mentioned once for an obligation: in the commit that began it; not whoever brought it about himself, nor
 * whoever has quiet hours or is away (the reminders call him when he is back).
 */
async function newlyAwaited({
  before,
  game,
  entries,
  open,
  obligations,
  now,
}: Composition): Promise<readonly string[]> {
  const known = new Set(before.phase === 'playing' || before.phase === 'paused' ? open.obligations.map(identity) : []);
  const asker = entries[0]?.userId;
  const users = new Set<string>();
  for (const owed of obligations) {
    if (known.has(identity(owed)) || isSelfPlayed(game, owed.seat)) continue;
    const userId = seatRecord(game, owed.seat)?.userId;
    if (userId !== null && userId !== undefined && userId !== asker) users.add(userId);
  }
  if (users.size === 0) return [];
  const preferences = await open.preferences([...users]);
  return [...users].filter((userId) => mayBeTold(now, preferences.get(userId) ?? DEFAULT_PREFERENCES));
}

function identity(owed: { readonly id: string; readonly seat: SeatId }): string {
  return `${owed.id} ${owed.seat}`;
}

/** The version at which the chapter that ends now began: after the last end that still stands. */
async function chapterStart(
  open: Pick<OpenGame, 'log'>,
  entries: readonly LogEntry[],
  version: number,
): Promise<number> {
  const PAGE = 64;
  let later: readonly LogEntry[] = entries.slice(0, 0);
  for (let to = version; to > 0; to -= PAGE) {
    later = [...(await open.log(Math.max(1, to - PAGE + 1), to)), ...later];
    const live = standing(later);
    const ended = live.findLast((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED));
    if (ended !== undefined) return ended.version + 1;
    // How the board was set up was told when the game began.
    const begun = live.findLast((entry) => entry.kind === 'setup' || entry.kind === 'position');
    if (begun !== undefined) return begun.version + 1;
  }
  return 1;
}
