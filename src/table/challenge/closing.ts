import type { ChallengeOfGame } from '../ports/challenge.js';
import type { Line } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';

const DAY_MS = 24 * 3_600_000;
/** Games begun in time get this long afterwards; then the seed is published anyway. */
const PATIENCE_MS = 30 * DAY_MS;

/**
 * A challenge is closed when nobody can join it and nobody still plays it (or had long enough). Then seed and results
 * are public.
 */
export function isClosed({ until, playing }: Pick<ChallengeOfGame, 'until' | 'playing'>, now: Date): boolean {
  const since = now.getTime() - Date.parse(until);
  return since >= PATIENCE_MS || (since >= 0 && playing === 0);
}

/** When the dice of a challenge become public even if games of it are still in play. */
export function diceTellableFrom({ until }: Pick<ChallengeOfGame, 'until'>): Date {
  return new Date(Date.parse(until) + PATIENCE_MS);
}

/**
 * May the seed be told? Only when the game is over, and for a challenge only once it is closed, since others play the
 * same seed.
 */
export function tellsSeed(game: Pick<GameRecord, 'phase' | 'challenge'>, now: Date): boolean {
  return isEnded(game) && (game.challenge === null || isClosed(game.challenge, now));
}

/** The seed of a finished game, so that anyone can check every roll. */
export function seedLines(game: GameRecord, now: Date): readonly Line[] {
  if (tellsSeed(game, now))
    return [{ from: 'table', key: 'dice.revealed', values: { seed: game.seed, hash: game.seedHash } }];
  const { challenge } = game;
  if (challenge === null) return [];
  const values = {
    name: { kind: 'text', id: challenge.name },
    until: { kind: 'instant', id: challenge.until },
  } as const;
  return [{ from: 'table', key: 'challenge.seed-later', values }];
}
