import { CHAPTER_ENDED } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import { owedLine } from '../change/awaited.js';
import type { Change, OpenLog } from '../change/settle.js';
import { isSelfPlayed, seatRecord } from '../inner.js';
import { standing } from '../log/replay.js';
import { mayBeTold } from '../people/waking.js';
import type { Line } from '../ports/message.js';
import type { Post, Story } from '../ports/post.js';
import {
  DEFAULT_PREFERENCES,
  type GameRecord,
  type LogEntry,
  type LogKind,
  type OpenObligation,
} from '../ports/store.js';

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
  spent: false,
  undo: true,
  position: true,
  word: false,
  table: false,
};

/** What leaves for the channel: one message a chapter, one call for those newly awaited, and the status. */
export async function compose(parts: Composition): Promise<readonly Post[]> {
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
      ...(before.outcome === null && game.outcome !== null ? { past: true } : {}),
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
  // A secret (an order given while others fight) has nothing to be told there, and a word without anything in it tells.
  for (const { events } of entries) {
    for (const { thread, audience } of events)
      if (thread !== undefined && mayRead(audience ?? 'all', null)) keys.add(thread);
  }
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
  const known = new Set(before.phase === 'playing' || before.phase === 'paused' ? open.obligations.flatMap(each) : []);
  const asker = entries[0]?.userId;
  const users = new Set<string>();
  for (const owed of obligations) {
    for (const seat of owed.seats) {
      if (known.has(waitOf(owed, seat)) || isSelfPlayed(game, seat)) continue;
      const userId = seatRecord(game, seat)?.userId;
      if (userId !== null && userId !== undefined && userId !== asker) users.add(userId);
    }
  }
  if (users.size === 0) return [];
  const preferences = await open.preferences([...users]);
  return [...users].filter((userId) => mayBeTold(now, preferences.get(userId) ?? DEFAULT_PREFERENCES));
}

function each(owed: OpenObligation): readonly string[] {
  return owed.seats.map((seat) => waitOf(owed, seat));
}

function waitOf({ id }: OpenObligation, seat: SeatId): string {
  return `${id} ${seat}`;
}

/** The version at which the chapter that ends now began: after the last end that still stands. */
async function chapterStart(
  open: Pick<OpenLog, 'log'>,
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
