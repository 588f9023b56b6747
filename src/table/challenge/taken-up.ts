import type { Terms } from '../../core/result.js';
import type { Challenge, ChallengeOfGame } from '../ports/challenge.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';

/** A new game that takes up a challenge: its seed is known by fingerprint, and players' words do not change it. */
export function takenUp(game: GameRecord, challenge: Challenge): GameRecord {
  const { id, name, until, seed, seedHash } = challenge;
  return {
    ...game,
    seed,
    seedHash,
    sealing: null,
    challenge: { id, name, until: until.toISOString(), playing: 0 },
  };
}

export function challengeTerms({ name, until }: Pick<ChallengeOfGame, 'name' | 'until'>): Terms {
  return { name: { kind: 'text', id: name }, until: { kind: 'instant', id: until } };
}

/** Told when a game takes up a challenge: until when others can, and what keeps it on the first-sight table. */
export function takenUpLines(challenge: ChallengeOfGame): readonly Line[] {
  return [
    { from: 'table', key: 'challenge.taken-up', values: challengeTerms(challenge) },
    { from: 'table', key: 'challenge.first-sight-rule' },
  ];
}
