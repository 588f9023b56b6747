import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '../table/ports/world.js';

/** This machine's real clock and randomness. */
export const systemClock: Clock = { now: () => new Date() };

export const systemEntropy: Entropy = {
  seed: () => randomBytes(32).toString('hex'),
  /** Short enough for Discord's nonces and for button tokens, long enough never to collide. */
  id: () => randomBytes(9).toString('base64url'),
};
