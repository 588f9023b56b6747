import { type Ground, NOWHERE, PLACES, REGIONS } from './ground.js';

/** Sides as numbers; the first two are religions too. */
export const [NOBODY, CHRISTIAN, MUSLIM, REBEL, FRENCH, BANDS] = [0, 1, 2, 3, 4, 5];
/** Kinds of units in the order of their losses (12.2). */
export const KINDS = 6;
export const [MERCENARY, CRUSADER, GARRISON, REBELS, ARMY, ORDER] = [0, 1, 2, 3, 4, 5];

/** Where the parts of a position stand among its numbers. */
const [CITY, FORT, IN_SIDE, OUT_SIDE] = [0, PLACES, 2 * PLACES, 3 * PLACES];
const INSIDE = 4 * PLACES;
const OUTSIDE = INSIDE + KINDS * PLACES;
const FRESH = OUTSIDE + KINDS * PLACES;
const FORCE = FRESH + KINDS * PLACES;
const FORCE_CID = FORCE + KINDS * PLACES;
const SIZE = FORCE_CID + PLACES;

/** A game with the standard rules as numbers, changed in place: far quicker to play than the real state. */
export class Position {
  readonly ground: Ground;
  private readonly numbers = new Int8Array(SIZE);
  private readonly masks = new Int32Array(2 * PLACES);
  /** By place: the religion of its city, 1 for a fort, who is inside, who besieges. */
  readonly city = this.numbers.subarray(CITY, FORT);
  readonly fort = this.numbers.subarray(FORT, IN_SIDE);
  readonly inSide = this.numbers.subarray(IN_SIDE, OUT_SIDE);
  readonly outSide = this.numbers.subarray(OUT_SIDE, INSIDE);
  /** By place and kind. */
  readonly inside = this.numbers.subarray(INSIDE, OUTSIDE);
  readonly outside = this.numbers.subarray(OUTSIDE, FRESH);
  /** In phase 4, by place and kind: units that have not moved, and the force that may go on. */
  readonly fresh = this.numbers.subarray(FRESH, FORCE);
  readonly force = this.numbers.subarray(FORCE, FORCE_CID);
  readonly forceCid = this.numbers.subarray(FORCE_CID, SIZE);
  /** Places as bits: where a force came from, and where besiegers came from. */
  readonly ways = this.masks.subarray(0, PLACES);
  readonly approaches = this.masks.subarray(PLACES, 2 * PLACES);
  /** The region that marches, and whether this is phase 4 at all; El Cid has not moved. */
  marching = NOWHERE;
  isCampaign = false;
  cidFresh = false;
  turn = 1;
  revolt = NOWHERE;
  purse = 0;
  income = 0;
  mercenaries = 0;
  crusaders = 0;
  corruption = false;
  jihad = false;
  cidSide = NOBODY;
  cidAt = NOWHERE;
  ended = false;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  become(other: Position): void {
    this.numbers.set(other.numbers);
    this.masks.set(other.masks);
    this.marching = other.marching;
    this.isCampaign = other.isCampaign;
    this.cidFresh = other.cidFresh;
    this.turn = other.turn;
    this.revolt = other.revolt;
    this.purse = other.purse;
    this.income = other.income;
    this.mercenaries = other.mercenaries;
    this.crusaders = other.crusaders;
    this.corruption = other.corruption;
    this.jihad = other.jihad;
    this.cidSide = other.cidSide;
    this.cidAt = other.cidAt;
    this.ended = other.ended;
  }

  copy(): Position {
    const copied = new Position(this.ground);
    copied.become(this);
    return copied;
  }

  // Who is where

  holderOf(at: number): number {
    const side = this.inSide[at] ?? 0;
    return side === NOBODY ? (this.city[at] ?? 0) : side;
  }
  controllerOf(at: number): number {
    return this.city[at] === NOBODY ? NOBODY : this.holderOf(at);
  }
  isSheltered(at: number): boolean {
    return this.city[at] !== NOBODY || this.fort[at] === 1;
  }
  isForeignCity(at: number, side: number): boolean {
    return this.city[at] !== NOBODY && this.inSide[at] === NOBODY && this.city[at] !== side;
  }
  /** 11.6, 13.9, 13.19 */
  stopsEntry(at: number, side: number): boolean {
    if (this.outSide[at] !== NOBODY) return this.outSide[at] !== side;
    if (this.inSide[at] !== NOBODY) return this.inSide[at] !== side;
    return this.isForeignCity(at, side);
  }
  /** Only troops bar a retreat (12.10), and the region in revolt (8.9). */
  isFreeOfEnemies(at: number, side: number): boolean {
    if (this.ground.region[at] === this.revolt) return false;
    const [inside, outside] = [this.inSide[at], this.outSide[at]];
    return (inside === NOBODY || inside === side) && (outside === NOBODY || outside === side);
  }
  has(at: number, side: number): boolean {
    return this.inSide[at] === side || this.outSide[at] === side;
  }
  /** Of one kind and side, wherever they stand in the place. */
  countAt(at: number, side: number, kind: number): number {
    if (this.inSide[at] === side) return this.inside[at * KINDS + kind] ?? 0;
    return this.outSide[at] === side ? (this.outside[at * KINDS + kind] ?? 0) : 0;
  }
  sizeAt(at: number, side: number): number {
    if (this.inSide[at] === side) return sizeIn(this.inside, at);
    return this.outSide[at] === side ? sizeIn(this.outside, at) : 0;
  }
  cidWith(side: number, at: number): boolean {
    return this.cidSide === side && this.cidAt === at;
  }
  citiesOf(side: number): number {
    let count = 0;
    for (let at = 0; at < PLACES; at++) if (this.controllerOf(at) === side) count += 1;
    return count;
  }

  // Strength

  /** 14.3 */
  besiegedStrength(at: number): number {
    const first = at * KINDS;
    const { inside } = this;
    const light = (inside[first + GARRISON] ?? 0) + (inside[first + REBELS] ?? 0);
    const whole =
      light + 2 * (armiesIn(inside, at) + (inside[first + ORDER] ?? 0)) + (this.city[at] === NOBODY ? 0 : 1);
    return this.fort[at] === 1 ? 2 * whole : whole;
  }
  /** 14.2 */
  besiegerStrength(at: number): number {
    const first = at * KINDS;
    const { outside } = this;
    const cid = this.cidWith(this.outSide[at] ?? 0, at) ? 2 : 0;
    return (outside[first + GARRISON] ?? 0) + 2 * armiesIn(outside, at) + 3 * (outside[first + ORDER] ?? 0) + cid;
  }
  /** 11.8 */
  comesOutToFight(at: number): boolean {
    return this.inSide[at] !== REBEL && armiesIn(this.inside, at) > 0 && sizeIn(this.inside, at) > 1;
  }

  // Changes

  enter(at: number, side: number, units: Int8Array): void {
    if (addTo(this.inside, at, units)) this.inSide[at] = side;
  }
  besiege(at: number, side: number, units: Int8Array): void {
    if (addTo(this.outside, at, units)) this.outSide[at] = side;
  }
  setInside(at: number, side: number, units: Int8Array): void {
    this.inSide[at] = put(this.inside, at, units) ? side : NOBODY;
  }
  setOutside(at: number, side: number, units: Int8Array): void {
    this.outSide[at] = put(this.outside, at, units) ? side : NOBODY;
  }
  clearInside(at: number): void {
    this.inside.fill(0, at * KINDS, (at + 1) * KINDS);
    this.inSide[at] = NOBODY;
  }
  clearOutside(at: number): void {
    this.outside.fill(0, at * KINDS, (at + 1) * KINDS);
    this.outSide[at] = NOBODY;
  }
  /** Removes units of a side, wherever they stand in the place. */
  take(at: number, side: number, units: Int8Array): void {
    const within = this.inSide[at] === side;
    if (!within && this.outSide[at] !== side) return;
    const those = within ? this.inside : this.outside;
    for (let kind = 0; kind < KINDS; kind++) {
      const cell = at * KINDS + kind;
      those[cell] = (those[cell] ?? 0) - (units[kind] ?? 0);
    }
    if (sizeIn(those, at) > 0) return;
    if (within) this.inSide[at] = NOBODY;
    else this.outSide[at] = NOBODY;
  }
  /** One unit in the order of losses. */
  loseOne(at: number, side: number): void {
    const within = this.inSide[at] === side;
    const those = within ? this.inside : this.outside;
    loseFirst(those, at * KINDS, 1);
    if (sizeIn(those, at) === 0) {
      if (within) this.inSide[at] = NOBODY;
      else this.outSide[at] = NOBODY;
    }
    this.cidAlone(at, side);
  }
  /** 9.12 */
  cidAlone(at: number, side: number): void {
    if (!this.cidWith(side, at) || this.has(at, side)) return;
    this.cidSide = NOBODY;
    this.cidAt = NOWHERE;
  }
  /** 5.3 */
  removeLoneForts(): void {
    const { fort, city, inSide, outSide } = this;
    for (let at = 0; at < PLACES; at++) {
      if (fort[at] === 1 && city[at] === 0 && inSide[at] === 0 && outSide[at] === 0) fort[at] = 0;
    }
  }

  // The score

  /** 16.1 to 16.3 */
  points(): number {
    let points = 0;
    for (let region = 0; region < REGIONS; region++) {
      let [cities, own, isFree] = [0, 0, true];
      for (const at of this.ground.placesOf[region] ?? []) {
        if (this.city[at] !== NOBODY) {
          cities += 1;
          if (this.holderOf(at) === CHRISTIAN) own += 1;
          if (this.city[at] === MUSLIM) isFree = false;
        }
        if (this.has(at, MUSLIM)) isFree = false;
      }
      points += own + (own * 2 > cities ? 2 : 0) + (isFree ? 2 : 0);
    }
    return points;
  }

  /** 10.1, 10.2 */
  revenue(): number {
    const { ground, revolt, city, inSide, outSide } = this;
    let points = 2 + this.income;
    for (let region = 0; region < REGIONS; region++) {
      if (region === revolt) continue;
      let [cities, own] = [0, 0];
      for (const at of ground.placesOf[region] ?? []) {
        if (city[at] === NOBODY) continue;
        cities += 1;
        if (this.holderOf(at) === CHRISTIAN && outSide[at] === NOBODY) own += 1;
      }
      if (own * 2 > cities) points += 1;
    }
    const { santiago } = ground;
    if (ground.region[santiago] !== revolt) {
      const isHostile = this.has(santiago, MUSLIM) || this.has(santiago, REBEL);
      if (!isHostile && (city[santiago] !== MUSLIM || inSide[santiago] === CHRISTIAN)) points += 1;
    }
    return Math.max(0, points);
  }
}

export function sizeIn(units: Int8Array, at: number): number {
  const first = at * KINDS;
  let sum = 0;
  for (let cell = first; cell < first + KINDS; cell++) sum += units[cell] ?? 0;
  return sum;
}
export function armiesIn(units: Int8Array, at: number): number {
  const first = at * KINDS;
  return (units[first + MERCENARY] ?? 0) + (units[first + CRUSADER] ?? 0) + (units[first + ARMY] ?? 0);
}
/** So many units from this cell on, in the order of losses. */
export function loseFirst(units: Int8Array, first: number, count: number): void {
  let left = count;
  for (let cell = first; left > 0 && cell < first + KINDS; cell++) {
    const here = Math.min(left, units[cell] ?? 0);
    units[cell] = (units[cell] ?? 0) - here;
    left -= here;
  }
}
function addTo(those: Int8Array, at: number, units: Int8Array): boolean {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const more = units[kind] ?? 0;
    those[at * KINDS + kind] = (those[at * KINDS + kind] ?? 0) + more;
    sum += more;
  }
  return sum > 0;
}
function put(those: Int8Array, at: number, units: Int8Array): boolean {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    those[at * KINDS + kind] = units[kind] ?? 0;
    sum += units[kind] ?? 0;
  }
  return sum > 0;
}
