import type { GameModule } from '../core/game-module.js';
import { HISPANIA } from './hispania/index.js';
import { HISPANIA_DRACO } from './hispania-draco/index.js';
import { MEDIOEVO } from './medioevo/index.js';
import { RECONQUISTA } from './reconquista/index.js';

/** Every game that can be played: a module plugs in with its line here. */
export const GAMES: readonly GameModule[] = [HISPANIA, RECONQUISTA, HISPANIA_DRACO, MEDIOEVO];
