import type { Scene, SceneStack } from '../../core/scene.js';
import { placeCounters } from '../layout.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed } from '../paint/sprite.js';
import type { Lettering } from '../text/lettering.js';
import { capitalBadge, countBadge, vassalBadge, woundBadge } from './badges.js';
import { counterAspect } from './shape.js';
import { tileSprite } from './tile.js';

/** Every counter of the scene where the layout puts it. */
export function counterItems(map: MapFolder, lettering: Lettering, scene: Pick<Scene, 'stacks'>): Placed[] {
  return placeCounters(map.places, scene.stacks).flatMap(({ stack, counter, x, y, size }) => {
    const of = scene.stacks[stack];
    return of === undefined ? [] : counterAt(map, lettering, of, counter, x, y, size);
  });
}

function counterAt(
  map: MapFolder,
  lettering: Lettering,
  stack: SceneStack,
  index: number,
  x: number,
  y: number,
  size: number,
): Placed[] {
  const counter = stack.counters[index];
  if (counter === undefined) return [];
  const items: Placed[] = [{ sprite: tileSprite(map, lettering, stack.nation, counter, size), x, y }];
  // Badges are made for a square: on a leader's plaque they keep to its right and left edge.
  const slack = (size * (counterAspect(counter.unit) - 1)) / 2;
  if (counter.count > 1) items.push({ sprite: countBadge(lettering, counter.count, size), x: x + slack, y });
  if (counter.wounds !== undefined && counter.wounds > 0)
    items.push({ sprite: woundBadge(counter.wounds, size), x: x - slack, y });
  if (index === 0) {
    if (stack.submittedTo !== undefined)
      items.push({ sprite: vassalBadge(map, stack.submittedTo, size), x: x - slack, y });
    else if (stack.capital === true) items.push({ sprite: capitalBadge(size), x: x - slack, y });
  }
  return items;
}
