import type { SceneRequest } from '../../core/scene.js';

/** The board as spectators saw it at this version. */
export interface PictureRef {
  readonly gameId: string;
  readonly version: number;
  readonly request: SceneRequest;
}

/** The buttons of the seats awaited at this version; superseded ones are disabled. */
export interface PanelRef {
  readonly gameId: string;
  readonly version: number;
}
