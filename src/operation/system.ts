import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '../table/ports/world.js';

/** The real clock and the real randomness of this machine. */
export const systemClock: Clock = { now: () => new Date() };

export const systemEntropy: Entropy = {
  seed: () => randomBytes(32).toString('hex'),
  /** Short enough for Discord's nonces and for tokens in buttons, long enough never to meet twice. */
  id: () => randomBytes(9).toString('base64url'),
};
