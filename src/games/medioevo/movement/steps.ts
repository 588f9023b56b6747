import { placesInPlay } from '../control/in-play.js';
import { placesBy, territoryCard } from '../facts/board.js';
import type { Terrain } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { stepOf } from './allowances.js';

/** A step to the next place; `converts` if made as on the other element (Logistics). */
export interface Step {
  readonly to: PlaceId;
  readonly cost: number;
  readonly converts: number;
}

type Steps = Map<string, readonly Step[]>;
/** Cached by the places in play, which belong to one board: steps never change in a game. */
const known = new WeakMap<ReadonlySet<PlaceId>, Steps>();

/** Every open step out of a place, by land or by sea (1.5, 6.2.7). */
export function stepsOut(state: Medioevo, from: PlaceId, bySea: boolean): readonly Step[] {
  const open = placesInPlay(state);
  const steps: Steps = known.get(open) ?? new Map();
  known.set(open, steps);
  const key = `${from} ${bySea} ${state.options.terrain}`;
  const before = steps.get(key);
  if (before !== undefined) return before;
  const found = findSteps(state, from, bySea, open);
  steps.set(key, found);
  return found;
}

/**
 * Land vehicles go over land, rivers and the Dardanelles (6.2.7); ships between coast and sea, and over seas. With
 * Logistics a land vehicle crosses the sea, and a ship the land.
 */
function findSteps(state: Medioevo, from: PlaceId, bySea: boolean, open: ReadonlySet<PlaceId>): readonly Step[] {
  const { board } = bookOf(state.overrides);
  return placesBy(board, from).flatMap((to): readonly Step[] => {
    const kind = board.borders.get(from)?.get(to);
    const step = stepOf(kind, bySea);
    if (!open.has(to) || step === null) return [];
    const embarks = kind === 'coast' && !bySea && !isTerritory(to);
    const converts = embarks || step === 'converted';
    return [{ to, cost: stepCost(state, from, to), converts: converts ? 1 : 0 }];
  });
}

const TERRAIN_COSTS: { readonly [Kind in Terrain]: number } = { plain: 1, forest: 2, hill: 2, desert: 2, mountain: 3 };

/** One point a step (6.2.1); in the terrain variant by the terrain entered, and one more across a river (9.2). */
export function stepCost(state: Medioevo, from: PlaceId, to: PlaceId): number {
  if (!state.options.terrain || !isTerritory(to)) return 1;
  const { board } = bookOf(state.overrides);
  const river = board.borders.get(from)?.get(to) === 'river' ? 1 : 0;
  return TERRAIN_COSTS[territoryCard(board, to).terrain] + river;
}
