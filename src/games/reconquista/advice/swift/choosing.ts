import type { Action } from '../../../../core/action.js';
import type { Plan } from '../../../../kit/advice/ahead.js';
import { PLACE_IDS, type PlaceId } from '../../facts/ids.js';
import { GOODS } from '../../state/events.js';
import { strongest } from './events.js';
import { troopsOf } from './from-state.js';
import { NOWHERE, PLACES } from './ground.js';
import { cidMayGo, movableAt } from './march.js';
import { mayLeave, mayMarch, startsBattle } from './orders.js';
import { SENSIBLE } from './playing.js';
import { ARMY, CHRISTIAN, GARRISON, KINDS, type Position, sizeIn } from './position.js';
import type { Step } from './sensible.js';
import { mayLand, mustLand } from './spending.js';

/** What the quick policy does, as actions. */
export function sensibleActions(position: Position): readonly [Action, ...Action[]] {
  if (!position.isCampaign) {
    if (mustLand(position)) return [{ verb: 'place', place: placeOf(strongest(position, mayLand)) }];
    if (position.purse === 0 || !SENSIBLE.shop(position)) return [{ verb: 'done' }];
    return [{ verb: 'buy', unit: GOODS[SENSIBLE.good] ?? 'army', place: placeOf(SENSIBLE.at) }];
  }
  return SENSIBLE.think(position) ? actionsOf(position, SENSIBLE) : [{ verb: 'done' }];
}

/** Every purchase, march and rearrangement, with what the quick policy thinks of it. */
export function plansOn(position: Position): readonly Plan[] {
  const plans: Plan[] = [];
  if (!position.isCampaign) {
    if (mustLand(position)) {
      for (const [at, place] of PLACE_IDS.entries()) {
        if (mayLand(position, at)) plans.push({ actions: [{ verb: 'place', place }], promise: 0 });
      }
      return plans;
    }
    SENSIBLE.eachPurchase(position, (good, at, worth) => {
      plans.push({ actions: [{ verb: 'buy', unit: GOODS[good] ?? 'army', place: placeOf(at) }], promise: worth });
    });
    return [...plans, ...pairsOf(plans), { actions: [{ verb: 'done' }], promise: -1 }];
  }
  for (const step of SENSIBLE.stepsIn(position)) {
    plans.push({ actions: actionsOf(position, step), promise: step.gain });
    const fewer = halfOf(step.units);
    if (fewer !== null) {
      plans.push({ actions: actionsOf(position, { ...step, units: fewer }), promise: step.gain - FEWER });
    }
  }
  return [...plans, ...rearranged(position), { actions: [{ verb: 'done' }], promise: 0 }];
}
/** Half of the units promise less; moving without a fight promises little. */
const [FEWER, REARRANGED] = [0.5, -0.3];

/** Two of the most promising purchases together: walls in two places, or a fort with whoever mans it. */
function pairsOf(plans: readonly Plan[]): readonly Plan[] {
  const best = [...plans].sort((one, other) => other.promise - one.promise).slice(0, PAIRED);
  return best.flatMap((one, place) =>
    best.slice(place).map(
      (other): Plan => ({
        actions: [...one.actions, ...other.actions],
        promise: (one.promise + other.promise) / 2 - TOGETHER,
      }),
    ),
  );
}
/** So many of the first, a little behind each alone. */
const [PAIRED, TOGETHER] = [5, 0.1];

function actionsOf(position: Position, { from, to, onward, units, cid }: Step): Plan['actions'] {
  const first = stepOf(position, from, to, units, cid);
  return onward === NOWHERE ? [first] : [first, stepOf(position, to, onward, units, false)];
}

function halfOf(units: Int8Array): Int8Array | null {
  const armies = units[ARMY] ?? 0;
  if (armies < 3) return null;
  const half = units.slice();
  half[ARMY] = Math.ceil(armies / 2);
  return half;
}

/** Moves to places without resistance: to gather, or to stand where units are wanted. */
function rearranged(position: Position): readonly Plan[] {
  const { ground, force, city } = position;
  const plans: Plan[] = [];
  const able = new Int8Array(KINDS);
  for (let from = 0; from < PLACES; from++) {
    // A force on the move already has its destination.
    if (!movableAt(position, from, able) || sizeIn(force, from) > 0) continue;
    const roads = mayLeave(position, from) ? (ground.roads[from] ?? []) : [];
    for (const to of [...(ground.after[from] ?? []), ...roads]) {
      if (position.stopsEntry(to, CHRISTIAN)) continue;
      const isFriendly = position.has(to, CHRISTIAN) || city[to] !== 0;
      for (const units of partsOf(able)) {
        if (!mayMarch(position, from, to, units)) continue;
        const promise = REARRANGED - (isFriendly ? 0 : 0.2) + 0.02 * sizeIn(units, 0);
        plans.push({ actions: [stepOf(position, from, to, units, cidMayGo(position, from))], promise });
      }
    }
  }
  return plans;
}

/** All of them, all but one, those who are no Garrisons, the Garrisons, one Army, one Garrison. */
function partsOf(units: Int8Array): readonly Int8Array[] {
  const parts: Int8Array[] = [];
  const add = (change: (part: Int8Array) => void) => {
    const part = units.slice();
    change(part);
    if (sizeIn(part, 0) > 0 && !parts.some((one) => one.join() === part.join())) parts.push(part);
  };
  const only = (kind: number) => (part: Int8Array) => {
    const one = Math.min(1, part[kind] ?? 0);
    part.fill(0);
    part[kind] = one;
  };
  add(() => undefined);
  for (const kind of [GARRISON, ARMY]) {
    if ((units[kind] ?? 0) > 0) add((part) => part.set([(units[kind] ?? 0) - 1], kind));
  }
  add((part) => part.fill(0, GARRISON, GARRISON + 1));
  add((part) => {
    const garrisons = part[GARRISON] ?? 0;
    part.fill(0);
    part[GARRISON] = garrisons;
  });
  add(only(ARMY));
  add(only(GARRISON));
  return parts;
}

export function stepOf(position: Position, from: number, to: number, units: Int8Array, cid: boolean): Action {
  const verb = startsBattle(position, to) ? 'attack' : 'move';
  const step: Action = { verb, from: placeOf(from), to: placeOf(to), units: troopsOf(units) };
  // Alone with them he goes unasked.
  return cid && position.sizeAt(from, CHRISTIAN) > sizeIn(units, 0) ? { ...step, cid: 'yes' } : step;
}

function placeOf(at: number): PlaceId {
  return PLACE_IDS[at] ?? 'santiago';
}
