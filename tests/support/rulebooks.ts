import { GAMES } from '../../src/games/registry.js';
import { openRulebooks } from '../../src/rulebooks/open-rulebooks.js';

/** The books as they are shipped, read once. */
export const RULEBOOKS = openRulebooks(GAMES.map(({ id }) => id));
