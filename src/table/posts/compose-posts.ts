import { CHAPTER_ENDED, isStill } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import { mayRead } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { inPublic, owedLines } from '../change/awaited.js';
import type { Change, OpenLog } from '../change/change.js';
import { markOf } from '../controls/mark.js';
import { isSecretTo } from '../log/secret.js';
import type { Line } from '../ports/message.js';
import type { Post, Story } from '../ports/post.js';
import type { GameRecord, LogEntry, LogKind, OpenObligation } from '../ports/store.js';
import { affairIn, affairRef } from './affairs.js';
import { inSecret, newlyAwaited } from './calls.js';
import { logFromLast } from './look-back.js';

interface Composition {
  readonly module: GameModule;
  readonly state: State | null;
  readonly before: GameRecord;
  readonly game: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly change: Change;
  /** The final score, if this ends the game. */
  readonly ending: readonly Line[];
  readonly open: OpenLog;
  readonly obligations: readonly OpenObligation[];
  readonly now: Date;
}

/** Kinds of entries that may change what is awaited, or from whom. */
const MOVES_ON: Readonly<Record<LogKind, boolean>> = {
  setup: true,
  act: true,
  spent: false,
  undo: true,
  position: true,
  word: false,
  table: false,
};

/** Posts for the channel: one message per chapter, one call for those newly awaited, and the status. */
export async function composePosts(parts: Composition): Promise<readonly Post[]> {
  const { module, state, before, game, entries, change, ending, open, obligations } = parts;
  const affair = affairIn(module, game, state);
  const drafts: Omit<Post, 'id'>[] = [];
  const fresh = await newlyAwaited(parts, affair);
  const called = fresh.filter(({ secret }) => !secret).map(({ userId }) => userId);
  const chapters = chaptersIn(entries);
  // For a game that begins, its beginning comes first.
  const opens = before.phase === 'gathering' && chapters.length > 0;
  // Name who is awaited only if that may have changed, not under every line of the table.
  const asks =
    called.length > 0 ||
    chapters.length > 0 ||
    game.phase !== before.phase ||
    entries.some(({ kind }) => MOVES_ON[kind]);
  const awaited = asks || game.undoAsked !== null ? inPublic(obligations) : [];
  const ends = game.phase === 'over' && before.phase !== 'over';
  const panel = awaited.length > 0 || change.panel === true || ends;
  const follows = panel && game.phase === 'playing';
  let start: Start = { from: before.version + 1 };
  if (chapters.length > 0) start = await chapterStart(open, before.version);
  for (const chapter of chapters) {
    const { version, nth, still, runsOn } = chapter;
    const final = chapter === chapters.at(-1);
    // Nothing to see, and told with what ended after it.
    if (still && !final) continue;
    // What follows the last end belongs to the next chapter, which this same post keeps telling if it can.
    const cut = runsOn && (follows || !final);
    drafts.push({
      gameId: game.id,
      version,
      to: { kind: 'channel' },
      lines: opens && drafts.length === 0 ? (change.announce ?? []) : [],
      story: { ...start, to: version, ...(cut ? { untilChapter: nth } : {}) },
      mentions: [],
      ...(still
        ? {}
        : {
            picture: {
              gameId: game.id,
              version,
              ...(cut ? { chapter: nth } : {}),
              request: { show: 'changes', events: [] },
            },
          }),
    });
    start = cut ? { from: version, afterChapter: nth } : { from: version + 1 };
  }
  const announce = opens ? [] : (change.announce ?? []);
  const tells = announce.length > 0 || called.length > 0 || game.phase !== before.phase || change.panel === true;
  // A game archived for its rematch leaves silently.
  const silent =
    game.phase === 'archived' && announce.length === 0 && entries.every(({ events }) => events.length === 0);
  if ((tells && !silent) || chapters.length > 0) {
    const last = chapters.length > 0 && announce.length === 0 ? drafts.pop() : undefined;
    // In mid-chapter all of it is told, and the post keeps updating.
    const midst = panel && chapters.length === 0 && before.phase === 'playing' && game.phase === 'playing';
    const story: Story | undefined =
      last?.story ?? (midst || (follows && chapters.length > 0) ? undefined : storyOf(entries, start.from));
    if (midst) start = await chapterStart(open, before.version);
    else if (chapters.length === 0) start = { from: game.version + 1 };
    const { from: since, afterChapter } = start;
    drafts.push({
      gameId: game.id,
      version: game.version,
      to: { kind: 'channel' },
      lines: [...(last?.lines ?? []), ...announce],
      ...(change.invites === true ? { invites: true } : {}),
      ...(story === undefined ? {} : { story }),
      closing: [...owedLines(module.id, awaited), ...ending],
      ...(before.outcome === null && game.outcome !== null ? { past: true } : {}),
      mentions: [...new Set([...(change.mention ?? []), ...called])],
      ...(last?.picture !== undefined
        ? { picture: last.picture }
        : change.picture === true
          ? { picture: { gameId: game.id, version: game.version, request: { show: 'board' } } }
          : midst && affair !== null
            ? { picture: { gameId: game.id, version: game.version, request: affair.picture } }
            : {}),
      ...(panel ? { panel: { gameId: game.id, version: game.version } } : {}),
      ...(follows
        ? {
            live: {
              since,
              ...(afterChapter === undefined ? {} : { afterChapter }),
              ...(midst && affair !== null ? { affair: affairRef(affair) } : {}),
            },
          }
        : {}),
    });
  }
  if (before.outcome === null && game.outcome !== null) drafts.push(...lookingBack(game));
  if (game.settings.battleThreads) drafts.push(...threads(game, entries));
  drafts.push(...inSecret(module, game, obligations, fresh));
  if (!inSilence(parts))
    drafts.push({ gameId: game.id, version: game.version, to: { kind: 'status' }, lines: [], mentions: [] });
  return drafts.map((draft, index) => ({
    ...draft,
    id: `${game.id}.${markOf(game).toString(36)}.${index.toString(36)}`,
  }));
}

/** A private line that changes nothing for anyone else, so the status stays too. */
function inSilence({ before, game, entries, change, open, obligations }: Composition): boolean {
  const known = (owed: readonly OpenObligation[]) =>
    // Who has answered in a window, or asks to be asked in it again, stays private.
    JSON.stringify(inPublic(owed).map(({ id, kind, seats, dueAt }) => [id, kind === 'window' ? [] : seats, dueAt]));
  return (
    entries.every((entry) => isSecretTo(entry, null)) &&
    (change.announce ?? []).length === 0 &&
    game.phase === before.phase &&
    game.undoAsked === before.undoAsked &&
    known(obligations) === known(open.obligations)
  );
}

/** After the ranking: the game in figures, and all of it in pictures. */
function lookingBack({ id, version }: GameRecord): Omit<Post, 'id'>[] {
  const post = { gameId: id, version, to: { kind: 'channel' }, lines: [], mentions: [] } as const;
  return [
    { ...post, retrospect: true },
    { ...post, film: true },
  ];
}

/** Each chapter that ends, and whether its entry continues after it. */
function chaptersIn(entries: readonly LogEntry[]) {
  return entries.flatMap(({ version, events }) => {
    const ends = events.filter((event) => event.type === CHAPTER_ENDED);
    return ends.map((end, at) => ({
      version,
      nth: at + 1,
      still: isStill(end),
      runsOn: end !== events.at(-1),
    }));
  });
}

function storyOf(entries: readonly LogEntry[], from: number): Story | undefined {
  const last = entries.at(-1)?.version ?? 0;
  const told = entries.some((entry) => entry.version >= from && entry.events.length > 0);
  return told ? { from, to: last } : undefined;
}

function threads(game: GameRecord, entries: readonly LogEntry[]): Omit<Post, 'id'>[] {
  const keys = new Set<string>();
  // A secret (an order given while others fight) must not show there, and even an empty message would reveal it.
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

/** Where a chapter begins: with an entry, or after another one's end within it. */
type Start = Pick<Story, 'from' | 'afterChapter'>;

/** Where the ending chapter began: after the last end that still stands. */
async function chapterStart(open: Pick<OpenLog, 'log'>, version: number): Promise<Start> {
  const begins = ({ kind, events }: LogEntry) =>
    kind === 'setup' || kind === 'position' || events.some(({ type }) => type === CHAPTER_ENDED);
  const [first] = await logFromLast(open, version, begins);
  if (first === undefined || !begins(first)) return { from: 1 };
  // The setup of the board was told when the game began.
  const last = chaptersIn([first]).at(-1);
  return last?.runsOn === true ? { from: first.version, afterChapter: last.nth } : { from: first.version + 1 };
}
