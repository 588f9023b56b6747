import type { SeatId } from '../../../core/seat.js';
import { goodOf, hasColour } from '../commerce/market.js';
import { mayTrade } from '../diplomacy/relations.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Route } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { type Ways, zonesInPlay } from './ways.js';

/** Stages in the order in which they are reached, and the steps that takes. */
export interface RoutePlan {
  readonly stages: readonly TerritoryId[];
  readonly steps: number;
  /** Honour for each step, the purchase and the sale counted. */
  readonly rate: number;
}

const LENGTHS: readonly number[] = [4, 6, 8];
const LONGEST = 8;
/** From each zone its nearest ones are looked at. */
const NEAREST = 6;
/** The purchase and the sale. */
const DEALS = 2;

/** Whoever may buy there may sell there too, if the colour is not there (7.2, 7.3). */
export function tradesIn(state: Medioevo, seat: SeatId, at: TerritoryId): boolean {
  const { holder } = state.lands[at];
  return holder === null || mayTrade(state, seat, holder);
}

interface Walk {
  readonly at: TerritoryId;
  readonly stages: readonly TerritoryId[];
  readonly steps: number;
}

/** The route from there that brings most honour a step within so many steps; null: none is finished in time (7.4). */
export function bestRoute(
  state: Medioevo,
  seat: SeatId,
  ways: Ways,
  origin: TerritoryId,
  most: number,
  beam: number,
): RoutePlan | null {
  const good = goodOf(state, origin);
  if (good === null) return null;
  const zones = zonesInPlay(state, ways.bySea).filter((at) => at !== origin && ways.isSafe(at));
  const ends = new Set(zones.filter((at) => tradesIn(state, seat, at) && !hasColour(state, at, good)));
  let walks: readonly Walk[] = [{ at: origin, stages: [], steps: 0 }];
  let best: RoutePlan | null = null;
  for (let length = 1; length <= LONGEST; length++) {
    walks = walks
      .flatMap((walk) => onwards(walk, zones, ways, most))
      .toSorted((one, other) => one.steps - other.steps || Number(ends.has(other.at)) - Number(ends.has(one.at)));
    if (LENGTHS.includes(length)) {
      const done = walks.find(({ at, stages }) => ends.has(at) && !passes(ways, origin, stages));
      if (done !== undefined) {
        const rate = (length - 2) / (done.steps + DEALS);
        if (best === null || rate > best.rate) best = { stages: done.stages, steps: done.steps, rate };
      }
    }
    walks = walks.slice(0, beam);
  }
  return best;
}

function onwards(
  { at, stages, steps }: Walk,
  zones: readonly TerritoryId[],
  ways: Ways,
  most: number,
): readonly Walk[] {
  return zones
    .filter((to) => !stages.includes(to))
    .map((to) => ({ at: to, stages: [...stages, to], steps: steps + ways.between(at, to) }))
    .filter((walk) => walk.steps < most)
    .toSorted((one, other) => one.steps - other.steps)
    .slice(0, NEAREST);
}

/** Whoever passes through the destination leaves a cube there, and then cannot sell that colour (7.3). */
function passes(ways: Ways, origin: TerritoryId, stages: readonly TerritoryId[]): boolean {
  const last = stages.at(-1);
  if (last === undefined) return true;
  return stages.slice(0, -1).some((to, place) => {
    const from = stages[place - 1] ?? origin;
    return ways.between(from, last) + ways.between(last, to) === ways.between(from, to);
  });
}

/** The stages still to be reached, in the shortest order that ends at the destination. */
export function orderLeft(
  ways: Ways,
  { stages }: Route,
  from: PlaceId,
): { readonly next: TerritoryId | null; readonly steps: number } {
  const end = stages.at(-1);
  if (end === undefined) return { next: null, steps: 0 };
  const open = stages.slice(0, -1).flatMap(({ at, reached }) => (reached ? [] : [at]));
  const known = new Map<string, { readonly next: TerritoryId; readonly steps: number }>();
  const shortest = (
    at: PlaceId,
    left: readonly TerritoryId[],
  ): { readonly next: TerritoryId; readonly steps: number } => {
    if (left.length === 0) return { next: end.at, steps: ways.between(at, end.at) };
    const key = `${at} ${left.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = { next: left[0] ?? end.at, steps: Number.POSITIVE_INFINITY };
    for (const to of left) {
      const others = left.filter((one) => one !== to);
      const steps = ways.between(at, to) + shortest(to, others).steps;
      if (steps < best.steps) best = { next: to, steps };
    }
    known.set(key, best);
    return best;
  };
  return shortest(from, open);
}
