import type { RosterPanel, Scene } from './scene.js';

/** A scene as a frame of a moving picture: what can be read at the size of a thumbnail, and who leads. */
export function replayFrame({ focus: _, ...scene }: Scene, score: RosterPanel['rows']): Scene {
  return { ...scene, layout: 'replay', panels: [{ slot: 'score', kind: 'roster', rows: score }] };
}
