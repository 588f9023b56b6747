import type { ChallengeOfGame } from '../ports/challenge.js';
import type { Line } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';

const DAY_MS = 24 * 3_600_000;
/** Whoever began in time has so long after that before the seed is told all the same. */
const PATIENCE_MS = 30 * DAY_MS;

/** A challenge takes nobody in any more, and nobody plays it (or has long enough): its seed and results are for all. */
export function isClosed({ until, playing }: Pick<ChallengeOfGame, 'until' | 'playing'>, now: Date): boolean {
  const since = now.getTime() - Date.parse(until);
  return since >= PATIENCE_MS || (since >= 0 && playing === 0);
}

/** When a game of it that is still played counts as open: its dice are told then. */
export function toldAt({ until }: Pick<ChallengeOfGame, 'until'>): Date {
  return new Date(Date.parse(until) + PATIENCE_MS);
}

/** May the seed be told? Of a game that is over, and of a challenge only when it is closed: others play with it. */
export function tellsSeed(game: Pick<GameRecord, 'phase' | 'challenge'>, now: Date): boolean {
  return isEnded(game) && (game.challenge === null || isClosed(game.challenge, now));
}

/** The seed of a game that is over: with it, everybody can check every roll. */
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
