import type { GameModule } from '../../core/game-module.js';
import type { SceneRequest } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { PictureRequest } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';

/** A picture of what this reader may see, made once the language is known. */
export function pictureOf(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId | null,
  request: SceneRequest,
): PictureRequest {
  return (locale) => {
    const scene = module.pictures.scene(seenBy(module, game, state, seat), request, locale);
    return scene.ok ? { kind: 'scene', scene: scene.value } : null;
  };
}
