import type { RosterPanel, Scene } from './scene.js';

/** The factions that every map has, in seating order, for games whose seats have no colours of their own. */
export const SIDE_COLOURS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** A scene as a frame of a moving picture: what can be read at the size of a thumbnail, and who leads. */
export function replayFrame({ focus: _, ...scene }: Scene, score: RosterPanel['rows']): Scene {
  return { ...scene, layout: 'replay', panels: [{ slot: 'score', kind: 'roster', rows: score }] };
}
