import type { Affair, GameModule } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import { isUndoConsent, owedLines } from '../change/awaited.js';
import type { OpenLog } from '../change/change.js';
import { mayBeTold } from '../people/waking.js';
import { strengthFor } from '../pilots.js';
import type { Line } from '../ports/message.js';
import type { Post } from '../ports/post.js';
import { DEFAULT_PREFERENCES } from '../ports/preferences.js';
import type { GameRecord, LogEntry, OpenObligation } from '../ports/store.js';
import { seatRecord, seatsOf } from '../seats.js';

/** What a command has changed, as far as it matters to who is called. */
type Written = {
  readonly before: GameRecord;
  readonly game: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly open: OpenLog;
  readonly obligations: readonly OpenObligation[];
  readonly now: Date;
};

/** Who is called: in the channel, or where nobody else may know of it, alone. */
export type Called = { readonly userId: string; readonly secret: boolean };
/** Of no affair: called for, whoever was called in it already. */
type Fresh = Called & { readonly apart: boolean };

/** What is awaited in secret is told to each of those awaited, and to nobody else. */
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
 * Each is mentioned once for an obligation: in the commit that began it; not whoever brought it about himself, nor
 * whoever has quiet hours or is away (the reminders call him when he is back).
 */
export async function newlyAwaited(
  { before, game, entries, open, obligations, now }: Written,
  affair: Affair | null,
): Promise<readonly Called[]> {
  const known = new Set(before.phase === 'playing' || before.phase === 'paused' ? open.obligations.flatMap(each) : []);
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
  // In one affair nobody is called twice: whose turn it is again the card shows, and the reminders tell. But an undo
  // stops the others, and is asked once: those to agree are called.
  const called = affair === null ? new Set<string>() : await open.mentioned(affair.id);
  const preferences = await open.preferences([...users.values()].map(({ userId }) => userId));
  const told = [...users.values()].filter(({ userId }) =>
    mayBeTold(now, preferences.get(userId) ?? DEFAULT_PREFERENCES),
  );
  // But where somebody is, all who are asked with him are named: else the question would seem to be for him alone.
  const some = told.some(({ userId, secret, apart }) => !secret && !apart && !called.has(userId));
  return told.filter(({ userId, secret, apart }) => apart || (some && !secret) || !called.has(userId));
}

function each(owed: OpenObligation): readonly string[] {
  return owed.seats.map((seat) => waitOf(owed, seat));
}

function waitOf({ id }: OpenObligation, seat: SeatId): string {
  return `${id} ${seat}`;
}
