import type { GameModule } from '../../src/core/game-module.js';
import { GAMES } from '../../src/games/registry.js';
import { caravan } from './caravan/index.js';
import { diceRace } from './dice-race/index.js';
import { FRONTIER } from './frontier/index.js';

/** Every game there is, and those of the tests beside them, so that leaks from one game to another are seen. */
export const TEST_GAMES: readonly GameModule[] = [...GAMES, FRONTIER, diceRace(), caravan()];
