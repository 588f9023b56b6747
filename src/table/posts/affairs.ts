import type { GameEvent } from '../../core/chronicle.js';
import type { Affair, GameModule } from '../../core/game-module.js';
import type { State } from '../../core/state.js';
import type { Line } from '../ports/message.js';
import type { AffairRef } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';

/** A publicly visible affair. */
export function affairIn(module: GameModule, game: GameRecord, state: State | null): Affair | null {
  if (state === null || game.phase !== 'playing') return null;
  return module.affair?.(seenBy(module, game, state, null)) ?? null;
}

export function affairRef({ id, thread, begins }: Affair): AffairRef {
  return { id, thread, begins };
}

/** Its events from its start on, without earlier affairs between the same parties. */
export function eventsOf({ thread, begins }: AffairRef, events: readonly GameEvent[]): readonly GameEvent[] {
  const own = events.filter((event) => event.thread === thread);
  const began = own.findLastIndex(({ type }) => type === begins);
  return began < 0 ? own : own.slice(began);
}

export function cardLine(module: GameModule, { key, values }: Affair['title']): Line {
  const line = { from: 'game', module: module.id, key: `card.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}
