import type { NameTerm, Term, Terms } from '../core/result.js';
import type { SeatId } from '../core/seat.js';
import type { Line } from '../table/ports/message.js';
import type { Post } from '../table/ports/post.js';
import { NOTICE_KINDS, type NoticeKind, type NoticePosts } from '../table/ports/reminder-store.js';
import type { GameRecord } from '../table/ports/store.js';
import { isAlone } from '../table/seats.js';
import { type GameNotice, noted } from './due.js';

/** Turns notices into posts: one per game's channel, and one direct message for all games together. */
export function noticePosts(
  userId: string,
  words: readonly GameNotice[],
  now: Date,
  id: () => string,
): NoticePosts | null {
  if (words.length === 0) return null;
  const posts: Post[] = [];
  for (const word of words.filter(({ way }) => way === 'mention')) {
    posts.push({
      id: id(),
      gameId: word.game.id,
      version: word.game.version,
      to: { kind: 'channel' },
      lines: linesOf(word, now),
      mentions: [...new Set([userId, ...word.items.flatMap(({ beside }) => beside.map((other) => other.userId))])],
      call: true,
    });
  }
  const direct = words.filter(({ way }) => way === 'direct');
  const [first] = direct;
  if (first !== undefined) {
    posts.push({
      id: id(),
      gameId: first.game.id,
      version: first.game.version,
      to: { kind: 'direct', userId },
      lines: direct.flatMap((word) => [placeOf(word), ...linesOf(word, now).map(toReader)]),
      mentions: [],
      // Buttons belong to one game: with several, each channel has its own.
      ...(direct.length === 1 ? { call: true as const } : {}),
    });
  }
  const notes = words.flatMap(({ game, items, way }) =>
    items.map(({ wait, covers, beside }) => ({
      gameId: game.id,
      obligationId: wait.obligation.id,
      said: [{ userId, covers }, ...(way === 'mention' ? beside : [])].reduce(
        (said, heard) => noted(said, heard.userId, heard.covers, now),
        wait.said,
      ),
    })),
  );
  return { noted: notes, posts };
}

/** A direct message mentions nobody else. */
function toReader(line: Line): Line {
  return line.from === 'owed' ? { ...line, yours: true } : line;
}

function placeOf({ game }: GameNotice): Line {
  return {
    from: 'table',
    key: 'remind.place',
    values: { game: { kind: 'text', id: game.name }, channel: { kind: 'channel', id: game.channelId } },
  };
}

/** The gravest first; each obligation with what is awaited and until when. */
function linesOf({ game, items }: GameNotice, now: Date): readonly Line[] {
  const lines: Line[] = [];
  for (const kind of [...NOTICE_KINDS].reverse()) {
    const same = items.filter((item) => item.kind === kind);
    if (same.length === 0) continue;
    lines.push({
      from: 'table',
      key: isAlone(game) ? 'remind.nudge' : headingOf(kind, game.settings.onAbsence !== 'remind'),
    });
    for (const { wait, end } of same) {
      const { seats, kind, what, values, dueAt } = wait.obligation;
      // After the deadline the end of the grace counts, if there is one.
      const until = [dueAt, end].find((moment) => moment !== null && moment > now) ?? null;
      const deadline = until?.toISOString() ?? null;
      const who = seats.map((seat) => nameOf(game, seat));
      const owed = { from: 'owed', module: game.module, seats, who, kind, what, dueAt: deadline } as const;
      lines.push(values === undefined ? owed : { ...owed, values: named(game, values) });
    }
  }
  return lines;
}

function headingOf(kind: NoticeKind, lapses: boolean): string {
  switch (kind) {
    case 'call':
      return 'remind.call';
    case 'reminder':
      return 'remind.again';
    case 'warning':
      return 'remind.warning';
    case 'grace':
      return lapses ? 'remind.grace' : 'remind.overdue';
  }
}

function nameOf(game: GameRecord, seat: SeatId): string {
  return game.seats.find((one) => one.seat === seat)?.userName || seat;
}

/** Seats are given by name: a direct message may be about several games, each with its own people. */
function named(game: GameRecord, values: Terms): Terms {
  const name = (term: Term): Term => {
    if (typeof term !== 'object') return term;
    if (!isName(term)) return term.map(name);
    return term.kind === 'seat' ? { kind: 'text', id: nameOf(game, term.id) } : term;
  };
  return Object.fromEntries(Object.entries(values).map(([key, term]) => [key, name(term)]));
}

function isName(term: Exclude<Term, string | number>): term is NameTerm {
  return !Array.isArray(term);
}
