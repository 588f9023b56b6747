import type { Affair } from '../../core/affair.js';
import type { GameEvent } from '../../core/event.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { OpenLog } from '../change/change.js';
import type { Line } from '../ports/message.js';
import type { AffairRef } from '../ports/post.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { seatsOf, seenBy } from '../seats.js';
import { fromTheLast } from './look-back.js';

/** What everybody sees going on. */
export function affairIn(module: GameModule, game: GameRecord, state: State | null): Affair | null {
  if (state === null || game.phase !== 'playing') return null;
  return module.affair?.(seenBy(module, game, state, null)) ?? null;
}

export function affairRef({ id, thread, begins }: Affair): AffairRef {
  return { id, thread, begins };
}

/** What happened in it: from its beginning on, nothing of an earlier one between the same. */
export function eventsOf({ thread, begins }: AffairRef, events: readonly GameEvent[]): readonly GameEvent[] {
  const own = events.filter((event) => event.thread === thread);
  const began = own.findLastIndex(({ type }) => type === begins);
  return began < 0 ? own : own.slice(began);
}

export function cardLine(module: GameModule, { key, values }: Affair['title']): Line {
  const line = { from: 'game', module: module.id, key: `card.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}

/**
 * Who was called in this affair before: whoever has acted in it after somebody else had. Nobody is called twice in one;
 * for whom it is his turn again he sees on the card, and the reminders tell him.
 */
export async function calledIn(
  open: Pick<OpenLog, 'log'>,
  game: GameRecord,
  affair: AffairRef,
  entries: readonly LogEntry[],
): Promise<(userId: string) => boolean> {
  const begins = ({ events }: LogEntry) =>
    events.some(({ thread, type }) => thread === affair.thread && type === affair.begins);
  const first = entries.findLastIndex(begins);
  const version = entries[0]?.version ?? game.version + 1;
  const before = first === -1 ? await fromTheLast(open, version - 1, begins) : [];
  const acts = [...before, ...entries.slice(Math.max(0, first))].filter(({ kind }) => kind === 'act');
  return (userId) => {
    const mine = seatsOf(game, userId);
    const isMine = ({ seat }: LogEntry) => seat !== null && mine.includes(seat);
    const others = acts.findIndex((entry) => !isMine(entry));
    return others !== -1 && acts.slice(others).some(isMine);
  };
}
