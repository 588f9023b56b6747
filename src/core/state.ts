import type { JsonObject } from './json.js';

/** The state of a game is opaque to the table: plain JSON that only its module reads. */
export type State = JsonObject;
