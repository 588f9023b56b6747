import type { Affair, GameModule } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import { isUndoConsent, owedLines } from '../change/awaited.js';
import type { OpenLog } from '../change/change.js';
import { hoursAfter } from '../deadline/grace.js';
import { mayBeTold } from '../people/waking.js';
import { strengthFor } from '../pilots.js';
import type { Line } from '../ports/message.js';
import type { Post } from '../ports/post.js';
import { DEFAULT_PREFERENCES } from '../ports/preferences.js';
import type { GameRecord, LogEntry, OpenObligation } from '../ports/store.js';
import { seatRecord, seatsOf } from '../seats.js';

/** What a command changed, as far as it matters for whom to call. */
type Written = {
  readonly before: GameRecord;
  readonly game: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly open: OpenLog;
  readonly obligations: readonly OpenObligation[];
  readonly now: Date;
};

/** Who is called: in the channel, or privately if nobody else may know. */
export type Called = { readonly userId: string; readonly secret: boolean };
/** `apart`: outside any affair, so called even if already called in one. */
type Fresh = Called & { readonly apart: boolean };

/** Secret waits are told to each of those awaited, and to nobody else. */
export function inSecret(
  module: GameModule,
  game: GameRecord,
  obligations: readonly OpenObligation[],
  fresh: readonly Called[],
): Omit<Post, 'id'>[] {
  return fresh.flatMap(({ userId, secret }) => {
    const seats = seatsOf(game, userId);
    const owed = obligations.filter((one) => one.secret === true && one.seats.some((seat) => seats.includes(seat)));
    if (!secret) return [];
    const place = { game: { kind: 'text', id: game.name }, channel: { kind: 'channel', id: game.channelId } } as const;
    const lines: Line[] = [{ from: 'table', key: 'remind.place', values: place }];
    lines.push(...owedLines(module.id, owed));
    const to = { kind: 'direct', userId } as const;
    return [{ gameId: game.id, version: game.version, to, lines, mentions: [], call: true as const }];
  });
}

/**
 * Each is mentioned once per obligation, in the commit that began it. Not those who caused it themselves, nor those in
 * quiet hours or away (reminders call them when they are back).
 */
export async function newlyAwaited(
  { before, game, entries, open, obligations, now }: Written,
  affair: Affair | null,
): Promise<readonly Called[]> {
  const awake = wakesUp(before, game, now);
  const waited = before.phase === 'playing' || (before.phase === 'paused' && !awake);
  const known = new Set(waited ? open.obligations.flatMap(each) : []);
  const asker = entries[0]?.userId;
  const users = new Map<string, Fresh>();
  for (const owed of obligations) {
    for (const seat of owed.seats) {
      if (known.has(waitOf(owed, seat)) || strengthFor(seatRecord(game, seat), owed) !== null) continue;
      const userId = seatRecord(game, seat)?.userId;
      if (userId === null || userId === undefined || userId === asker) continue;
      const secret = owed.secret === true;
      const key = `${secret} ${userId}`;
      const apart = secret || isUndoConsent(owed) || users.get(key)?.apart === true;
      users.set(key, { userId, secret, apart });
    }
  }
  if (users.size === 0) return [];
  // Within one affair nobody is called twice: the card shows whose turn it is, and reminders follow. But an undo
  // stops everyone and is asked once, so those who must agree are called.
  const called = affair === null || awake ? new Set<string>() : await open.mentioned(affair.id);
  const preferences = await open.preferences([...users.values()].map(({ userId }) => userId));
  const told = [...users.values()].filter(({ userId }) =>
    mayBeTold(now, preferences.get(userId) ?? DEFAULT_PREFERENCES),
  );
  // If one is called, name all who are asked with him; otherwise the question would seem to be for him alone.
  const some = told.some(({ userId, secret, apart }) => !secret && !apart && !called.has(userId));
  return told.filter(({ userId, secret, apart }) => apart || (some && !secret) || !called.has(userId));
}

/** So long a pause is forgotten about: whoever was awaited before it is called anew when the game goes on. */
const LONG_PAUSE_HOURS = 24;

function wakesUp({ phase, pausedAt }: GameRecord, game: GameRecord, now: Date): boolean {
  if (phase !== 'paused' || game.phase !== 'playing' || pausedAt === null) return false;
  return hoursAfter(pausedAt, LONG_PAUSE_HOURS) <= now;
}

function each(owed: OpenObligation): readonly string[] {
  return owed.seats.map((seat) => waitOf(owed, seat));
}

function waitOf({ id }: OpenObligation, seat: SeatId): string {
  return `${id} ${seat}`;
}
