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
import type { Lettering } from './text/lettering.js';
import { boardView, zoomView } from './view.js';

/** What is drawn over the art of the board, from back to front. */
export interface Composition {
  readonly board: View;
  /** What seldom changes from picture to picture, below and above the rivers; kept as a whole (ground.ts). */
  readonly belowRivers: readonly Placed[];
  readonly aboveRivers: readonly Placed[];
  /** Panels keep their size when the board is enlarged: each layer has its own view. */
  readonly layers: readonly { readonly view: View; readonly items: readonly Placed[] }[];
}

export function compose(map: MapFolder, lettering: Lettering, scene: Scene, width: number): Composition {
  const { layout } = map.style;
  const whole = boardView(map.board, width);
  const { focus = [] } = scene;
  const zoomed = focus.length > 0;
  const slots = zoomed ? layout.zoomed : layout.board;
  const besideDice = scene.panels.some((panel) => panel.kind === 'dice' && slots[panel.slot] !== undefined);
  const board = zoomed ? zoomView(map.board, focus, width, besideDice) : whole;
  const nodes = nodeItems(map, scene.places);
  const printed = letteredItems(map, lettering, scene.places);
  const counters = counterItems(map, lettering, scene);
  const arrows = arrowItems(
    map,
    lettering,
    scene.marks.filter((mark) => mark.kind === 'arrow'),
  );
  const signs = signItems(
    map,
    lettering,
    scene.marks.filter((mark) => mark.kind === 'sign'),
    [...nodes, ...printed, ...counters].map(boundsOf),
  );
  const seen = (items: readonly Placed[]) => items.filter((item) => isSeen(item, board));
  return {
    board,
    belowRivers: seen(tintItems(map, scene.places)),
    aboveRivers: [
      ...seen([...connectionItems(map, scene.connections ?? []), ...nodes, ...printed]),
      ...(zoomed ? [] : marginItems(map)),
    ],
    layers: [
      { view: board, items: seen([...counters, ...arrows, ...signs]) },
      { view: whole, items: panelItems(map, lettering, scene, slots) },
    ],
  };
}

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
