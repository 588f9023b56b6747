// Over 300 lines: the sensible player's moves phase by phase, in the order in which the game asks for them.
import { LAST_TURN } from '../../closing/end-of-turn.js';
import { chancesAt, chanceToStorm } from './chances.js';
import { strongest } from './events.js';
import { NOWHERE, PLACES, REGIONS } from './ground.js';
import type { Luck } from './luck.js';
import { cidMayGo, march, movableAt } from './march.js';
import { goersByRoad, mayLeave, mayMarch, startsBattle } from './orders.js';
import {
  ARMY,
  armiesIn,
  CHRISTIAN,
  CRUSADER,
  GARRISON,
  KINDS,
  MERCENARY,
  MUSLIM,
  NOBODY,
  ORDER,
  type Position,
  sizeIn,
} from './position.js';
import {
  A_CITY,
  A_CONVERSION,
  A_FORT,
  A_GARRISON,
  A_MERCENARY,
  AN_ARMY,
  buy,
  endSpending,
  landCrusaders,
  mayBuy,
  mayLand,
  mustLand,
  PRICES,
} from './spending.js';
import { answer, openTurn } from './turn.js';
import type { Weights } from './weights.js';

const GOODS = PRICES.length;
/** More steps than any sensible turn has. */
const MOST_STEPS = 24;
/** A city that is stormed may be sacked. */
const STANDS = 0.85;

/** A step that might be taken, and a second one with the same units. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly onward: number;
  readonly units: Int8Array;
  readonly cid: boolean;
  readonly gain: number;
}

/** A quick policy on numbers: purchases by what they add to walls and land, marches by their odds. */
export class Sensible {
  private readonly weights: Weights;
  /** By region: cities, Christian ones, places with Muslims. */
  private readonly cities = new Uint8Array(REGIONS);
  private readonly own = new Uint8Array(REGIONS);
  private readonly muslims = new Uint8Array(REGIONS);
  private readonly worths = new Float64Array(PLACES);
  private readonly able = new Int8Array(KINDS);
  private readonly going = new Int8Array(KINDS);
  /** The best found by `think`. */
  readonly units = new Int8Array(KINDS);
  from = NOWHERE;
  to = NOWHERE;
  /** A second step with the same units; nowhere: none. */
  onward = NOWHERE;
  cid = false;
  gain = 0;
  /** Every step that is weighed, where somebody wants to see them. */
  private steps: Step[] | null = null;
  /** The best found by `shop`. */
  good = 0;
  at = NOWHERE;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** So many turns to their ends, the one under way among them. */
  playOn(position: Position, luck: Luck, turns: number): void {
    for (let count = 1; ; count++) {
      this.endTurn(position, luck);
      if (position.ended || count >= turns) return;
      openTurn(position, luck);
    }
  }

  /** The rest of the turn, and what answers it. */
  private endTurn(position: Position, luck: Luck): void {
    if (!position.isCampaign) {
      this.spend(position);
      endSpending(position);
    }
    this.campaign(position, luck);
    answer(position, luck);
  }

  spend(position: Position): void {
    if (mustLand(position)) landCrusaders(position, strongest(position, mayLand));
    while (position.purse > 0 && this.shop(position)) buy(position, this.good, this.at);
  }

  campaign(position: Position, luck: Luck): void {
    for (let count = 0; count < MOST_STEPS && this.think(position); count++) {
      const { from, to, onward } = this;
      march(position, from, to, this.units, this.cid, luck);
      if (onward === NOWHERE || !mayMarch(position, to, onward, this.units)) continue;
      march(position, to, onward, this.units, cidMayGo(position, to), luck);
    }
  }

  private survey(position: Position): void {
    const { ground, city } = position;
    this.cities.fill(0);
    this.own.fill(0);
    this.muslims.fill(0);
    for (let at = 0; at < PLACES; at++) {
      const region = ground.region[at] ?? 0;
      if (city[at] !== NOBODY) {
        this.cities[region] = (this.cities[region] ?? 0) + 1;
        if (position.holderOf(at) === CHRISTIAN) this.own[region] = (this.own[region] ?? 0) + 1;
      }
      if (city[at] === MUSLIM || position.has(at, MUSLIM)) this.muslims[region] = (this.muslims[region] ?? 0) + 1;
    }
  }

  // Phase 3

  /** The purchase with the best improvement for its price; false: none is worth it. */
  shop(position: Position): boolean {
    let most = 0;
    this.at = NOWHERE;
    this.eachPurchase(position, (good, at, worth) => {
      if (worth <= most) return;
      most = worth;
      this.good = good;
      this.at = at;
    });
    return this.at !== NOWHERE;
  }

  /** Every purchase that is possible, with its worth for its price. */
  eachPurchase(position: Position, see: (good: number, at: number, worth: number) => void): void {
    this.survey(position);
    let [home, strength] = [NOWHERE, -1];
    for (let at = 0; at < PLACES; at++) {
      if (position.controllerOf(at) !== CHRISTIAN) continue;
      const walls = this.wallsOf(position, at, 0, position.fort[at] ?? 0);
      if (walls <= strength) continue;
      strength = walls;
      home = at;
    }
    for (let good = 0; good < GOODS; good++) {
      const price = PRICES[good] ?? 1;
      if (price > position.purse) continue;
      for (let at = 0; at < PLACES; at++) {
        if (mayBuy(position, good, at)) see(good, at, this.worthOfGood(position, good, at, at === home) / price);
      }
    }
  }

  /** Walls without the Armies, who march away. */
  private wallsOf({ inside, inSide, city }: Position, at: number, more: number, fort: number): number {
    const first = at * KINDS;
    const units = inSide[at] === CHRISTIAN ? (inside[first + GARRISON] ?? 0) + 2 * (inside[first + ORDER] ?? 0) : 0;
    const whole = (city[at] === NOBODY ? 0 : 1) + units + more;
    return fort === 1 ? 2 * whole : whole;
  }

  private worthOfGood(position: Position, good: number, at: number, isHome: boolean): number {
    const { weights } = this;
    const region = position.ground.region[at] ?? 0;
    const [cities, own] = [this.cities[region] ?? 0, this.own[region] ?? 0];
    const left = Math.min(weights.turns, LAST_TURN - position.turn);
    const majority = weights.region + weights.income * left;
    const over = position.turn / LAST_TURN;
    switch (good) {
      case A_GARRISON:
      case A_FORT: {
        if (position.city[at] === NOBODY) return 0;
        if (good === A_FORT && position.fort[at] === 1) return 0;
        const before = this.wallsOf(position, at, 0, position.fort[at] ?? 0);
        const after =
          good === A_FORT ? this.wallsOf(position, at, 0, 1) : this.wallsOf(position, at, 1, position.fort[at] ?? 0);
        const [each, most] = isHome ? [weights.homeEach, weights.homeMost] : [weights.otherEach, weights.otherMost];
        return (each + weights.wallsLate * over) * (Math.min(most, after) - Math.min(most, before));
      }
      case AN_ARMY:
      case A_MERCENARY: {
        const near = weights.front * this.targetsNear(position, at) + weights.together * armiesIn(position.inside, at);
        const last = position.turn === LAST_TURN ? weights.armyLast : 1;
        return (weights.army + weights.armyLate * over + near) * last * (good === AN_ARMY ? 2 : 1);
      }
      case A_CITY: {
        const turns = own * 2 <= cities && (own + 1) * 2 > cities + 1 ? majority : 0;
        return 3 * (weights.city + weights.cityLate * over) + turns;
      }
      case A_CONVERSION:
        return weights.conversion + (this.muslims[region] === 1 && !position.has(at, MUSLIM) ? weights.region : 0);
      default:
        return position.city[at] === NOBODY ? 0.2 : weights.bribe;
    }
  }

  private targetsNear(position: Position, at: number): number {
    const { after, roads } = position.ground;
    let count = 0;
    for (const one of after[at] ?? []) if (position.stopsEntry(one, CHRISTIAN)) count += 1;
    for (const one of roads[at] ?? []) if (position.stopsEntry(one, CHRISTIAN)) count += 1;
    return count;
  }

  // Phase 4

  /** The most promising step, with a second one over a road; false: none is worth it. */
  think(position: Position): boolean {
    const { ground } = position;
    this.survey(position);
    this.gain = this.weights.enough;
    this.from = NOWHERE;
    this.worths.fill(-1);
    for (let from = 0; from < PLACES; from++) {
      if (!movableAt(position, from, this.able)) continue;
      for (const to of ground.after[from] ?? []) this.weigh(position, from, to, NOWHERE);
      if (!this.isAnyOpen(position, from)) continue;
      if (mayLeave(position, from)) for (const to of ground.roads[from] ?? []) this.weigh(position, from, to, NOWHERE);
      for (const first of ground.after[from] ?? []) {
        if (position.stopsEntry(first, CHRISTIAN) || position.outSide[first] !== NOBODY) continue;
        for (const to of ground.roads[first] ?? []) this.weigh(position, from, first, to);
      }
    }
    return this.from !== NOWHERE || this.goesHome(position);
  }

  /** All steps with a possible gain. */
  stepsIn(position: Position): readonly Step[] {
    const steps: Step[] = [];
    this.steps = steps;
    this.think(position);
    this.steps = null;
    return steps;
  }

  /** No place of the region bars its roads (11.4). */
  private isAnyOpen(position: Position, from: number): boolean {
    for (const at of position.ground.placesOf[position.ground.region[from] ?? 0] ?? []) {
      if (position.has(at, MUSLIM)) return false;
      if (position.city[at] === MUSLIM && position.inSide[at] !== CHRISTIAN) return false;
    }
    return true;
  }

  /** With all who may go, and without Garrisons. */
  private weigh(position: Position, from: number, to: number, onward: number): void {
    const { going, weights } = this;
    const goal = onward === NOWHERE ? to : onward;
    if (position.ground.region[goal] === position.revolt) return;
    const worth = this.worthOf(position, goal);
    if (worth <= 0) return;
    const byRoad = position.ground.region[from] !== position.ground.region[goal];
    if (!this.whoGoes(position, from, byRoad)) return;
    const garrisons = going[GARRISON] ?? 0;
    if (garrisons > 0) {
      const walls = position.isSheltered(from) ? 1 : 0.3;
      this.consider(position, from, to, onward, worth, weights.bare * garrisons * walls + this.leaving(position, from));
      going[GARRISON] = 0;
      if (sizeIn(going, 0) === 0) return;
    }
    this.consider(position, from, to, onward, worth, this.leaving(position, from));
  }

  private consider(position: Position, from: number, to: number, onward: number, worth: number, cost: number): void {
    const goal = onward === NOWHERE ? to : onward;
    const gain = this.gainOf(position, goal, worth) - cost - (onward === NOWHERE ? 0 : this.weights.far);
    this.steps?.push({ from, to, onward, units: this.going.slice(), cid: cidMayGo(position, from), gain });
    if (gain <= this.gain) return;
    this.gain = gain;
    this.from = from;
    this.to = to;
    this.onward = onward;
    this.units.set(this.going);
    this.cid = cidMayGo(position, from);
  }

  /** What the walls they leave lose by it. */
  private leaving(position: Position, from: number): number {
    const { weights, going } = this;
    if (weights.leave === 0 || position.controllerOf(from) !== CHRISTIAN || position.outSide[from] !== NOBODY) return 0;
    const before = position.besiegedStrength(from);
    const gone = (going[GARRISON] ?? 0) + 2 * (armiesIn(going, 0) + (going[ORDER] ?? 0));
    const after = before - gone * (position.fort[from] === 1 ? 2 : 1);
    return weights.leave * (Math.min(weights.homeMost, before) - Math.min(weights.homeMost, after));
  }

  /** All that may go, except one to keep the walls, into `going`; false: nobody. */
  private whoGoes(position: Position, from: number, byRoad: boolean): boolean {
    const { going } = this;
    let stays = false;
    if (byRoad) stays = goersByRoad(position, from, going);
    else movableAt(position, from, going);
    let size = sizeIn(going, 0);
    if (size === 0) return false;
    const there = position.sizeAt(from, CHRISTIAN);
    if ((position.isSheltered(from) && there === size) || stays) {
      const kind = KEEPERS.find((one) => (going[one] ?? 0) > 0);
      if (kind === undefined) return false;
      going[kind] = (going[kind] ?? 0) - 1;
      size -= 1;
    }
    return size > 0;
  }

  private gainOf(position: Position, at: number, worth: number): number {
    const { going, weights } = this;
    if (startsBattle(position, at)) {
      const { won, shutIn, lost, back } = chancesAt(position, at, going);
      return (won + shutIn * 0.5) * worth - (lost * sizeIn(going, 0) + back + shutIn) * weights.unit;
    }
    const joined = position.outSide[at] === CHRISTIAN ? position.besiegerStrength(at) : 0;
    const chance = chanceToStorm(strengthOf(going) + joined - position.besiegedStrength(at));
    return chance * worth * STANDS - (1 - chance) * weights.unit;
  }

  /** The worth of a place in Christian hands. */
  private worthOf(position: Position, at: number): number {
    const known = this.worths[at] ?? -1;
    if (known >= 0) return known;
    const worth = this.worthFrom(position, at);
    this.worths[at] = worth;
    return worth;
  }

  private worthFrom(position: Position, at: number): number {
    if (!position.stopsEntry(at, CHRISTIAN)) return 0;
    const { weights } = this;
    const region = position.ground.region[at] ?? 0;
    const [cities, own] = [this.cities[region] ?? 0, this.own[region] ?? 0];
    const left = Math.min(weights.turns, LAST_TURN - position.turn);
    const isMuslim = position.city[at] === MUSLIM || position.has(at, MUSLIM);
    const gained = position.city[at] !== NOBODY && position.holderOf(at) !== CHRISTIAN ? 1 : 0;
    const turns = own * 2 <= cities && (own + gained) * 2 > cities ? weights.region + weights.income * left : 0;
    const others = (this.muslims[region] ?? 0) - (isMuslim ? 1 : 0);
    const cleared = isMuslim && position.city[at] !== MUSLIM ? weights.step + (others === 0 ? weights.region : 0) : 0;
    const santiago = at === position.ground.santiago ? weights.income * left : 0;
    return gained * weights.taken + turns + cleared + santiago + (gained === 0 && cleared === 0 ? 0.15 : 0);
  }

  /** A force in the open goes back behind the region's strongest walls; false: none, or no walls. */
  private goesHome(position: Position): boolean {
    const { ground, force } = position;
    for (let at = 0; at < PLACES; at++) {
      if (sizeIn(force, at) === 0 || position.isSheltered(at)) continue;
      let [home, most] = [NOWHERE, -1];
      for (const to of ground.after[at] ?? []) {
        if (!position.isSheltered(to) || position.outSide[to] !== NOBODY || position.stopsEntry(to, CHRISTIAN))
          continue;
        const walls = position.besiegedStrength(to);
        if (walls <= most) continue;
        most = walls;
        home = to;
      }
      if (home === NOWHERE) continue;
      for (let kind = 0; kind < KINDS; kind++) this.units[kind] = force[at * KINDS + kind] ?? 0;
      this.from = at;
      this.to = home;
      this.onward = NOWHERE;
      this.cid = cidMayGo(position, at);
      return true;
    }
    return false;
  }
}
const KEEPERS = [GARRISON, ARMY, MERCENARY, CRUSADER];

function strengthOf(units: Int8Array): number {
  return (units[GARRISON] ?? 0) + 2 * armiesIn(units, 0) + 3 * (units[ORDER] ?? 0);
}
