import type { Scene } from '../core/scene.js';
import { counterItems } from './counters/counters.js';
import { columnItems, columnPanel, title } from './furniture/column.js';
import { insetItems } from './furniture/inset.js';
import type { MapFolder } from './map-folder.js';
import { changeItems } from './marks/changes.js';
import { letteredItems } from './marks/lettered.js';
import { tintItems } from './marks/tint.js';
import type { Placed, View } from './paint/sprite.js';
import type { Bounds } from './places.js';
import type { Rectangle } from './style.js';
import type { Lettering } from './text/lettering.js';
import { boardView, zoomView } from './view.js';

/** What is drawn over the art of the board, from back to front. */
export interface Composition {
  readonly board: View;
  /** What seldom changes from picture to picture, below and above the rivers; kept as a whole (ground.ts). */
  readonly belowRivers: readonly Placed[];
  readonly aboveRivers: readonly Placed[];
  /** The furniture keeps its size when the board is enlarged: each layer has its own view. */
  readonly layers: readonly { readonly view: View; readonly items: readonly Placed[] }[];
}

export function compose(map: MapFolder, lettering: Lettering, scene: Scene, width: number): Composition {
  const whole = boardView(map.places, width);
  const zoomed = scene.focus !== undefined && scene.focus.length > 0;
  const board = zoomed ? zoomView(map.places, scene.focus ?? [], width, scene.battle !== undefined) : whole;
  const printed = letteredItems(map, lettering, scene.areas);
  const counters = counterItems(map, lettering, scene);
  const changes = changeItems(map, lettering, scene.marks, [...printed, ...counters].map(boundsOf));
  const seen = (items: readonly Placed[]) => items.filter((item) => isSeen(item, board));
  return {
    board,
    belowRivers: seen(tintItems(map, scene.areas)),
    aboveRivers: [...seen(printed), ...(zoomed ? [] : [columnPanel(map)])],
    layers: [
      { view: board, items: seen([...counters, ...changes]) },
      { view: whole, items: zoomed ? zoomFurniture(map, lettering, scene) : boardFurniture(map, lettering, scene) },
    ],
  };
}

function boardFurniture(map: MapFolder, lettering: Lettering, scene: Scene): Placed[] {
  return [...columnItems(map, lettering, scene), ...insetItems(map, lettering, scene, map.style.furniture.inset)];
}

const EDGE = 20;
const TITLE: Rectangle = [EDGE, EDGE, 440, 108];
const BATTLE = { width: 430, height: 640 };
const LEGEND = { width: 300, row: 38, most: 7 };

function zoomFurniture(map: MapFolder, lettering: Lettering, scene: Scene): Placed[] {
  const [width, height] = map.places.size;
  const items = [title(lettering, scene, TITLE)];
  const entries = scene.legend?.length ?? 0;
  if (scene.battle !== undefined)
    items.push(
      ...insetItems(map, lettering, scene, [
        width - BATTLE.width - EDGE,
        height - BATTLE.height - EDGE,
        BATTLE.width,
        BATTLE.height,
      ]),
    );
  else if (entries > 0 && entries <= LEGEND.most) {
    const tall = entries * LEGEND.row + 30;
    items.push(
      ...insetItems(map, lettering, scene, [width - LEGEND.width - EDGE, height - tall - EDGE, LEGEND.width, tall]),
    );
  }
  return items;
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
