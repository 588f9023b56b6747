import type { Action } from '../../../core/action.js';
import type { Meeting } from '../battle/battle.js';
import { type Campaign, movableAt } from '../campaign/movable.js';
import { goersTo, startsBattle, targetsOf } from '../campaign/orders.js';
import { placesIn, regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { COSTS, placesForGood } from '../income/purchase.js';
import { battleOdds } from '../odds/battle-odds.js';
import { meetingIn } from '../odds/meeting.js';
import { besiegedStrength, besiegerStrength } from '../siege/strength.js';
import { GOODS, type Good } from '../state/events.js';
import { controllerOf, isSheltered, stopsEntry, unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, firstOf, NONE, onlyKinds, sizeOf, type Troops, together, without } from '../state/troops.js';

/** Instant Christian moves: good enough for playouts, a hundred times quicker than a considered plan. */

/** The weight of a unit lost; the minimum gain for a move; the cost per further step. */
const UNIT = 0.68;
const ENOUGH = 0.12;
const FAR = 0.04;
/** A Garrison that leaves its walls. */
const LEFT_WALLS = 0.5;
/** A place's worth beyond the points: freed of Muslims, and a few turns of pay for a region or Santiago. */
const STEP = 0.5;
const INCOME = 0.5;
const TURNS = 4;
const LAST = 20;
/** The worth of walls, as far as they help: in the strongest city, and in the others. */
const HOME = { each: 1.75, most: 11 } as const;
const OTHER = { each: 1.1, most: 7 } as const;
const ARMY = 0.75;
const CITY = 0.9;

/** The most promising step, to a place of the region or over a road out of it; done if none is worth it. */
export function briskMove(state: Reconquista, campaign: Campaign): readonly [Action, ...Action[]] {
  let most = ENOUGH;
  let best: readonly [Action, ...Action[]] = [{ verb: 'done' }];
  for (const { gain, actions } of briskSteps(state, campaign)) {
    if (gain <= most) continue;
    most = gain;
    best = actions;
  }
  return best[0].verb === 'done' ? [goingHome(state, campaign) ?? best[0]] : best;
}

/** A force that fought in the open returns behind the region's strongest walls; null: no such force, or no walls. */
function goingHome(state: Reconquista, campaign: Campaign): Action | null {
  const book = bookOf(state.overrides);
  for (const { at, units, cid } of campaign.forces) {
    if (isSheltered(state.places[at])) continue;
    const near = targetsOf(state, book, campaign, at).filter(
      (to) =>
        regionOf(book.board, to) === regionOf(book.board, at) &&
        isSheltered(state.places[to]) &&
        !stopsEntry(state.places[to], 'christian') &&
        state.places[to].outside === null,
    );
    const [first, ...others] = near;
    if (first === undefined) continue;
    const walls = (to: PlaceId) => besiegedStrength(state.places[to]);
    const home = others.reduce((one, other) => (walls(other) > walls(one) ? other : one), first);
    const stays = cid && sizeOf(unitsOf(state.places[at], 'christian')) > sizeOf(units);
    return stepOf(state, at, home, units, stays);
  }
  return null;
}

export interface Steps {
  readonly gain: number;
  readonly actions: readonly [Action, ...Action[]];
}

/** All steps with a possible gain, with all units to spare or without Garrisons. */
export function briskSteps(state: Reconquista, campaign: Campaign): readonly Steps[] {
  const book = bookOf(state.overrides);
  const worths = new Map<PlaceId, number>();
  const all: Steps[] = [];
  for (const from of PLACE_IDS) {
    const { units, cid } = movableAt(state, book, campaign, from);
    if (sizeOf(units) === 0) continue;
    for (const { to, first } of reachOf(state, book, campaign, from)) {
      let worth = worths.get(to);
      if (worth === undefined) {
        worth = worthOfPlace(state, book, to);
        worths.set(to, worth);
      }
      if (worth <= 0) continue;
      const able = whoGoes(state, book, campaign, from, to);
      const marchers = without(able, onlyKinds(able, ['garrison']));
      for (const going of sizeOf(marchers) === sizeOf(able) ? [able] : [marchers, able]) {
        if (sizeOf(going) === 0) continue;
        const bare = LEFT_WALLS * countOf(going, 'garrison') * (isSheltered(state.places[from]) ? 1 : 0.3);
        const gain = gainOf(state, book, to, going, worth) - (first === to ? 0 : FAR) - bare;
        const stays = cid && sizeOf(unitsOf(state.places[from], 'christian')) > sizeOf(going);
        const step = stepOf(state, from, first, going, stays);
        all.push({ gain, actions: first === to ? [step] : [step, stepOf(state, first, to, going, false)] });
      }
    }
  }
  return all;
}

export function stepOf(state: Reconquista, from: PlaceId, to: PlaceId, units: Troops, cid: boolean): Action {
  const verb = startsBattle(state.places[to]) ? 'attack' : 'move';
  return { verb, from, to, units, ...(cid ? { cid: 'yes' } : {}) };
}

interface Reach {
  readonly to: PlaceId;
  readonly first: PlaceId;
}

/** What one step reaches, and a second one over another place's road. */
function reachOf(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId): readonly Reach[] {
  const targets = targetsOf(state, book, campaign, from);
  const reach = targets.map((to): Reach => ({ to, first: to }));
  const region = regionOf(book.board, from);
  const leaves = targets.some((to) => regionOf(book.board, to) !== region) || isOpen(state, book, from);
  if (!leaves) return reach;
  for (const first of placesIn(book.board, region)) {
    if (first === from || stopsEntry(state.places[first], 'christian')) continue;
    for (const to of roadsFrom(book.board, first)) {
      if (regionOf(book.board, to) !== state.revolt) reach.push({ to, first });
    }
  }
  return reach;
}

/** The region has no unheld Muslim place (11.4). */
function isOpen(state: Reconquista, book: Book, from: PlaceId): boolean {
  return placesIn(book.board, regionOf(book.board, from)).every((at) => {
    const place = state.places[at];
    return sizeOf(unitsOf(place, 'muslim')) === 0 && (place.city !== 'muslim' || place.inside?.side === 'christian');
  });
}

/** The worth of the region, with this place as it is and in Christian hands. */
function worthOfPlace(state: Reconquista, book: Book, at: PlaceId): number {
  const place = state.places[at];
  if (!stopsEntry(place, 'christian')) return 0;
  let [cities, own, muslims, others] = [0, 0, 0, 0];
  for (const one of placesIn(book.board, regionOf(book.board, at))) {
    const { city } = state.places[one];
    if (city !== null) cities += 1;
    if (controllerOf(state.places[one]) === 'christian') own += 1;
    if (city !== 'muslim' && sizeOf(unitsOf(state.places[one], 'muslim')) === 0) continue;
    if (one === at) muslims += 1;
    else others += 1;
  }
  const left = Math.min(TURNS, LAST - state.turn);
  const majority = 2 + INCOME * left;
  const gained = place.city !== null && controllerOf(place) !== 'christian' ? 1 : 0;
  const turns = own * 2 <= cities && (own + gained) * 2 > cities ? majority : 0;
  const cleared = muslims > 0 && place.city !== 'muslim' ? STEP + (others === 0 ? 2 : 0) : 0;
  const santiago = at === 'santiago' ? INCOME * left : 0;
  return gained + turns + cleared + santiago + (gained + cleared === 0 ? 0.15 : 0);
}

function gainOf(state: Reconquista, book: Book, at: PlaceId, units: Troops, worth: number): number {
  const met = meetingIn(state, book, at, units, false);
  if (met !== null) {
    const { won, lost, back } = chancesOf(met.meeting);
    return won * worth - (lost * sizeOf(units) + back) * UNIT;
  }
  const place = state.places[at];
  const joined = place.outside?.side === 'christian' ? place.outside.units : NONE;
  const more = besiegerStrength(together(units, joined), false) - besiegedStrength(place);
  const chance = (WINS[Math.max(0, Math.min(WINS.length - 1, 6 + more))] ?? 0) / 36;
  // A sacked city is lost.
  return chance * worth * 0.85 - (1 - chance) * UNIT;
}

/** Of 36 throws of two dice, the number won with a lead of -6, -5 and so on. */
const WINS = [0, 1, 3, 6, 10, 15, 15, 21, 26, 30, 33, 35, 36] as const;

interface Brief {
  readonly won: number;
  readonly lost: number;
  readonly back: number;
}
/** The same few forces meet again and again. */
const MET = new Map<string, Brief>();
const MOST_MET = 20_000;

function chancesOf(meeting: Meeting): Brief {
  const { attackers, defenders, attackerShelter, defenderShelter, first } = meeting;
  const key = `${first}${attackerShelter}${defenderShelter}${inShort(attackers)}/${inShort(defenders)}`;
  const known = MET.get(key);
  if (known !== undefined) return known;
  const chances = battleOdds(meeting);
  const brief = {
    won: chances['defender-gone'] + chances['defender-back'] + chances['defender-in'] * 0.5,
    lost: chances['attacker-gone'] + chances['both-gone'],
    back: chances['attacker-back'] + chances['attacker-in'] + chances['defender-in'],
  };
  if (MET.size >= MOST_MET) MET.clear();
  MET.set(key, brief);
  return brief;
}

function inShort({ mercenary = 0, crusader = 0, garrison = 0, rebel = 0, army = 0, order = 0 }: Troops): string {
  return `${mercenary},${crusader},${garrison},${rebel},${army},${order}`;
}

/** All that may go, except one to keep the walls. */
export function whoGoes(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId, to: PlaceId): Troops {
  const goers = goersTo(state, book, campaign, from, to);
  let going = goers.units;
  const place = state.places[from];
  const left = without(unitsOf(place, 'christian'), going);
  const builders = sizeOf(left) - countOf(left, 'order');
  if ((isSheltered(place) && sizeOf(left) === 0) || (goers.stays && builders === 0)) {
    going = without(going, firstOf(going, 1, ['garrison', 'army', 'mercenary', 'crusader']));
  }
  return going;
}

/** The purchase with the best improvement for its price. */
export function briskPurchase(state: Reconquista): Action {
  const book = bookOf(state.overrides);
  const walls = new Map<PlaceId, number>();
  let home: PlaceId | null = null;
  for (const at of PLACE_IDS) {
    const place = state.places[at];
    if (controllerOf(place) !== 'christian') continue;
    const strength = wallsOf(place, 0, place.fort);
    walls.set(at, strength);
    if (home === null || strength > (walls.get(home) ?? 0)) home = at;
  }
  let [most, best]: [number, { good: Good; at: PlaceId } | null] = [0, null];
  for (const good of GOODS) {
    if (COSTS[good] > state.purse || !isOnTheMarket(state, good)) continue;
    for (const at of placesForGood(state, book, good)) {
      const worth = worthOfGood(state.places[at], good, at === home ? HOME : OTHER, walls.get(at)) / COSTS[good];
      if (worth > most) [most, best] = [worth, { good, at }];
    }
  }
  return best === null ? { verb: 'done' } : { verb: 'buy', unit: best.good, place: best.at };
}

function isOnTheMarket({ fortune }: Reconquista, good: Good): boolean {
  if (good === 'mercenary') return fortune.mercenaries > 0;
  return good !== 'bribe' || fortune.corruption;
}

function wallsOf({ inside }: Place, more: number, fort: boolean): number {
  const units = inside?.units ?? {};
  const whole = 1 + countOf(units, 'garrison') + 2 * countOf(units, 'order') + more;
  return fort ? 2 * whole : whole;
}

function worthOfGood(
  place: Place,
  good: Good,
  { each, most }: { readonly each: number; readonly most: number },
  strength: number | undefined,
): number {
  const better = (after: number) =>
    strength === undefined ? 0 : each * (Math.min(most, after) - Math.min(most, strength));
  switch (good) {
    case 'garrison':
      return better(wallsOf(place, 1, place.fort));
    case 'fort':
      return place.fort ? 0 : better(wallsOf(place, 0, true));
    case 'army':
      return 2 * ARMY;
    case 'mercenary':
      return ARMY;
    case 'city':
      return 3 * CITY;
    case 'conversion':
      return 1.6;
    case 'bribe':
      return place.city === null ? 0.2 : 4;
  }
}
