import type { EdgeLimits } from '../../src/table/ports/edge-limits.js';

/** Those of Discord, for tests that are to do without it; `tests/discord/limits.test.ts` compares them. */
export const LIMITS: EdgeLimits = {
  token: 92,
  rows: 5,
  buttons: 5,
  choices: 25,
  fields: 5,
  suggestions: 25,
  letters: 100,
};
