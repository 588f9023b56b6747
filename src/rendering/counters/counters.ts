import type { Scene, SceneStack } from '../../core/scene.js';
import type { SceneBadge } from '../../core/scene-pieces.js';
import { type PlacedCounter, placeCounters } from '../layout.js';
import type { MapFolder } from '../map-folder.js';
import type { Placed } from '../paint/sprite.js';
import { counterAspect } from '../style.js';
import type { Lettering } from '../text/lettering.js';
import { badgeSprite, countBadge, edgeOf } from './badges.js';
import { pileSprite } from './pile.js';
import { tileSprite } from './tile.js';

/** All counters of the scene where the layout puts them; enlarged, they leave more names uncovered. */
export function counterItems(
  map: MapFolder,
  lettering: Lettering,
  scene: Pick<Scene, 'stacks'>,
  isEnlarged: boolean,
): Placed[] {
  return placeCounters(map.board, map.style, scene.stacks, isEnlarged).flatMap((placed) => {
    const stack = scene.stacks[placed.stack];
    return stack === undefined ? [] : counterAt(map, lettering, stack, placed);
  });
}

function counterAt(map: MapFolder, lettering: Lettering, stack: SceneStack, placed: PlacedCounter): Placed[] {
  const { x, y, size, index, what } = placed;
  const whole = index === 0 ? (stack.badges ?? []) : [];
  if (what.kind === 'discs') {
    const items: Placed[] = [{ sprite: pileSprite(map, what.discs, size), x, y }];
    if (what.discs.length > 1) items.push({ sprite: countBadge(lettering, what.discs.length, size), x, y });
    return [...items, ...badgeItems(map, lettering, whole, x, y, size, 0)];
  }
  const { counter } = what;
  const items: Placed[] = [
    { sprite: tileSprite(map, lettering, counter.faction ?? stack.faction, counter, size), x, y },
  ];
  // Badges are made for a square; on a plaque they keep to its right or left edge.
  const slack = (size * (counterAspect(map.style, counter.piece) - 1)) / 2;
  const { count = 1 } = counter;
  if (count > 1) items.push({ sprite: countBadge(lettering, count, size), x: x + slack, y });
  return [...items, ...badgeItems(map, lettering, [...(counter.badges ?? []), ...whole], x, y, size, slack)];
}

function badgeItems(
  map: MapFolder,
  lettering: Lettering,
  badges: readonly SceneBadge[],
  x: number,
  y: number,
  size: number,
  slack: number,
): Placed[] {
  return badges.flatMap((badge) => {
    const sprite = badgeSprite(map, lettering, badge, size);
    return sprite === null ? [] : [{ sprite, x: x + slack * edgeOf(map, badge), y }];
  });
}
