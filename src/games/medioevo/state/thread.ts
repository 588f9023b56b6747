import type { GameEvent } from '../../../core/chronicle.js';
import { isPlace, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from './state.js';

/** A battle is a side story, which a table may tell in a thread: all fights in one place in one turn. */
export function threadOf(turn: number, at: PlaceId): string {
  return `${turn}.${at}`;
}

/** The place of a thread's battle. */
export function placeOfThread(thread: string): string {
  return thread.slice(thread.indexOf('.') + 1);
}

/** The current battle of an event, if any. */
export function threadIn({ turn, frames }: Pick<Medioevo, 'turn' | 'frames'>, event: GameEvent): string | null {
  const { type, at } = event;
  const bound = type === 'battle-began' || type === 'battle-ended';
  if (bound && typeof at === 'string' && isPlace(at)) return threadOf(turn, at);
  const battle = frames.findLast((frame) => frame.kind === 'battle');
  return battle === undefined ? null : threadOf(turn, battle.at);
}
