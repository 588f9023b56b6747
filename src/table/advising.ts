import type { GameModule } from '../core/game-module.js';
import type { GameRecord } from './ports/store.js';
import { isAlone } from './seats.js';

/**
 * Whether players may ask what the bot would do: as the game master says; where nothing is said, wherever nobody plays
 * against another person.
 */
export function mayAdvise(game: GameRecord, module: GameModule): boolean {
  return game.settings.advice ?? (module.mode !== 'competitive' || isAlone(game));
}
