import { createHash, timingSafeEqual } from 'node:crypto';
import type { GameRecord } from '../ports/store.js';

/** Of a key only this is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Takes as long for a near miss as for any other. */
export function sameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The dice of a challenge are shared with games still to be played. */
export function mayBeWatched({ challenge, settings }: GameRecord): boolean {
  return challenge === null && settings.watched;
}
