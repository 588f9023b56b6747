import type { EdgeLimits } from '../table/ports/edge-limits.js';

/** A terminal has room for more, but shows what a channel shows, so that scripts press the same buttons there. */
export const LOCAL_LIMITS: EdgeLimits = {
  token: 92,
  rows: 5,
  buttons: 5,
  choices: 25,
  fields: 5,
  suggestions: 25,
  letters: 100,
};
