import type { SceneRequest } from '../../core/scene.js';

/** The board as spectators saw it at this version. */
export interface PictureRef {
  readonly gameId: string;
  readonly version: number;
  /** As it was at the end of that chapter of several that ended in the entry (1: the first). */
  readonly chapter?: number;
  readonly request: SceneRequest;
}

/** The buttons of the seats awaited at this version; superseded ones are disabled. */
export interface PanelRef {
  readonly gameId: string;
  readonly version: number;
}
