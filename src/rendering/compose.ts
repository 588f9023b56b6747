import type { Scene } from '../core/scene.js';
import type { Bounds } from './board.js';
import { counterItems } from './counters/counters.js';
import type { MapFolder } from './map-folder.js';
import { arrowItems } from './marks/arrows.js';
import { connectionItems } from './marks/connections.js';
import { letteredItems } from './marks/lettered.js';
import { nodeItems } from './marks/nodes.js';
import { signItems } from './marks/signs.js';
import { tintItems } from './marks/tint.js';
import type { Placed, View } from './paint/sprite.js';
import { marginItems } from './panels/margins.js';
import { panelItems } from './panels/panels.js';
import { type Slots, TITLE_SLOT } from './style.js';
import type { Lettering } from './text/lettering.js';
import { boardView, closeUpView, partView, zoomView } from './view.js';

/** Drawn over the board's art and seldom changed between pictures: cached as a whole (ground.ts). */
export interface GroundItems {
  readonly belowRivers: readonly Placed[];
  readonly aboveRivers: readonly Placed[];
  /** Where names, badges and nodes are. */
  readonly taken: readonly Bounds[];
}
/**
 * What lies on the ground, from back to front. Panels keep their size when the board is enlarged: each has its own
 * view.
 */
export type Layers = readonly { readonly view: View; readonly items: readonly Placed[] }[];

const slotsOf = (map: MapFolder, scene: Scene): Slots =>
  map.style.layout[scene.layout ?? (isZoomed(map, scene) ? 'zoomed' : 'board')];

/** The part of the board that the scene shows. */
export function viewOf(map: MapFolder, scene: Scene, width: number): View {
  const { focus = [], closeUp } = scene;
  if (focus.length === 0) return boardView(map.board, width);
  if (closeUp === true) return closeUpOf(map, scene, width) ?? boardView(map.board, width);
  return zoomView(map.board, focus, width, isBesideDice(map, scene), headOf(map));
}

function isZoomed(map: MapFolder, scene: Scene): boolean {
  if (scene.closeUp === true) return closeUpOf(map, scene, map.board.size[0]) !== null;
  return partView(map.board, scene.focus ?? [], map.board.size[0], isBesideDice(map, scene), headOf(map)) !== null;
}

function closeUpOf(map: MapFolder, scene: Scene, width: number): View | null {
  return closeUpView(map.board, scene.focus ?? [], width, isBesideDice(map, scene), headOf(map));
}

/** The height of the title's strip above an enlarged board. */
function headOf({ style }: MapFolder): number {
  const title = style.layout.zoomed[TITLE_SLOT];
  return title?.strip === true ? title.at[3] : 0;
}

function isBesideDice({ style }: MapFolder, { panels, layout }: Scene): boolean {
  const slots = style.layout[layout ?? 'zoomed'];
  return panels.some((panel) => panel.kind === 'dice' && slots[panel.slot] !== undefined);
}

export function composeGround(map: MapFolder, lettering: Lettering, scene: Scene, view: View): GroundItems {
  const nodes = nodeItems(map, scene.places);
  const printed = letteredItems(map, lettering, scene.places);
  const ways = connectionItems(map, scene.connections ?? []);
  return {
    belowRivers: seenIn(view, tintItems(map, scene.places)),
    aboveRivers: [...seenIn(view, [...ways, ...nodes, ...printed]), ...(isZoomed(map, scene) ? [] : marginItems(map))],
    taken: [...nodes, ...printed].map(boundsOf),
  };
}

export function composeLayers(
  map: MapFolder,
  lettering: Lettering,
  scene: Scene,
  view: View,
  width: number,
  taken: readonly Bounds[],
): Layers {
  const counters = counterItems(map, lettering, scene, isZoomed(map, scene));
  const arrows = arrowItems(
    map,
    lettering,
    scene.marks.filter((mark) => mark.kind === 'arrow'),
  );
  const signs = signItems(
    map,
    lettering,
    scene.marks.filter((mark) => mark.kind === 'sign'),
    [...taken, ...counters.map(boundsOf)],
  );
  return [
    { view, items: seenIn(view, [...counters, ...arrows, ...signs]) },
    { view: boardView(map.board, width), items: panelItems(map, lettering, scene, slotsOf(map, scene)) },
  ];
}

const seenIn = (view: View, items: readonly Placed[]): Placed[] => items.filter((item) => isSeen(item, view));

function boundsOf({ sprite, x, y }: Placed): Bounds {
  const [left, top] = [x + sprite.left, y + sprite.top];
  return [left, top, left + sprite.width, top + sprite.height];
}

function isSeen({ sprite, x, y }: Placed, view: View): boolean {
  return (
    x + sprite.left < view.left + view.width &&
    x + sprite.left + sprite.width > view.left &&
    y + sprite.top < view.top + view.height &&
    y + sprite.top + sprite.height > view.top
  );
}
