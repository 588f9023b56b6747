import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { holds } from '../control/holder.js';
import { reserveOf } from '../control/supply.js';
import type { UnitId } from '../facts/kinds.js';
import { typeOf } from '../facts/pieces.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { costOfUnit, musterPlaces, unitsStillToBuy } from '../purchases/units.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { firstOf, sizeOf, tallyOf } from '../state/units.js';
import { dangerTo } from './danger.js';
import { costToTheEnd, spareFlorins } from './purse.js';

interface Post {
  readonly at: TerritoryId;
  /** Units that it lacks. */
  readonly lacks: number;
}

/** Stands two rounds for the upkeep of one; where the reserve has none left, the cheapest. */
const GUARDS: readonly UnitId[] = ['heavy-infantry', 'light-infantry'];

/** Whoever lives somewhere is guarded, by one more for each level of a town, and as many more as could come. */
function guardsWanted(state: Medioevo, seat: SeatId, at: TerritoryId): number {
  return Math.max(1 + (state.lands[at].civil?.level ?? 0), dangerTo(state, seat, at));
}

function postsOf(state: Medioevo, seat: SeatId): readonly Post[] {
  return musterPlaces(state, seat)
    .filter((at) => holds(state, seat, at))
    .map((at) => ({ at, lacks: guardsWanted(state, seat, at) - sizeOf(unitsOf(state.lands[at], seat)) }));
}

/** The post that lacks most; of equals that with the greatest buildings. */
function weakest(state: Medioevo, posts: readonly Post[]): Post | undefined {
  const town = ({ at }: Post) => state.lands[at].civil?.level ?? 0;
  return posts.toSorted((one, other) => other.lacks - one.lacks || town(other) - town(one))[0];
}

const reinforced = (posts: readonly Post[], to: TerritoryId, count: number) =>
  posts.map(({ at, lacks }) => ({ at, lacks: at === to ? lacks - count : lacks }));

/** Units that surrendered come back first, for nothing (4.8); then guards are bought whose upkeep is sure (4.5). */
export function garrisonPurchases(state: Medioevo, seat: SeatId): readonly Action[] {
  const back = returning(state, seat);
  const [first] = back;
  const placed = first === undefined ? 0 : sizeOf(first.units);
  const posts = first === undefined ? postsOf(state, seat) : reinforced(postsOf(state, seat), first.at, placed);
  return [
    ...back.map(({ units, at }) => ({ verb: 'redeploy', units: tallyOf(units), at })),
    ...guardsFor(state, seat, posts, unitsStillToBuy(state, seat) - placed),
  ];
}

function returning(state: Medioevo, seat: SeatId) {
  const realm = state.realms[seat];
  if (realm === undefined || realm.surrenderedIn >= state.turn) return [];
  const units = firstOf(realm.surrendered, unitsStillToBuy(state, seat));
  const post = weakest(state, postsOf(state, seat));
  return post === undefined || sizeOf(units) === 0 ? [] : [{ units, at: post.at }];
}

function guardsFor(state: Medioevo, seat: SeatId, posts: readonly Post[], most: number): readonly Action[] {
  const unit = GUARDS.find((one) => reserveOf(state, seat, typeOf(one)) > 0);
  if (unit === undefined) return [];
  const price = costOfUnit(state, unit);
  const affordable = Math.min(
    Math.floor(spareFlorins(state, seat) / costToTheEnd(state, price)),
    Math.floor((state.realms[seat]?.cash ?? 0) / price),
  );
  const bought = new Map<TerritoryId, number>();
  let open = posts;
  for (let left = Math.min(most, affordable, reserveOf(state, seat, typeOf(unit))); left > 0; left--) {
    const post = weakest(state, open);
    if (post === undefined || post.lacks <= 0) break;
    bought.set(post.at, (bought.get(post.at) ?? 0) + 1);
    open = reinforced(open, post.at, 1);
  }
  return [...bought].map(([at, count]) => ({ verb: 'units', unit, count, at }));
}
