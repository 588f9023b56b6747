import type { Specials } from '../engine/rules.js';

/** What single nations do alone (11). */
export const SPECIALS: Specials = {};
