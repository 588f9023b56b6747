import type { EdgeLimits } from '../table/ports/edge-limits.js';

/**
 * Discord's limits. A custom id may have 100 characters; eight are reserved for the marks that `messages/controls`
 * adds.
 */
export const DISCORD_LIMITS: EdgeLimits = {
  token: 92,
  rows: 5,
  buttons: 5,
  choices: 25,
  fields: 5,
  suggestions: 25,
  letters: 100,
};
