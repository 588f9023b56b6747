import { WORTH } from '../../policy/worth.js';
import { armiesBeside, Chains, facesOver, friendsBeside, revoltSupport, throwsOver } from './battle.js';
import { ATTACK, DONE, deedOf, MOVE, PLACE, REMOVE, SAIL, SIEGE } from './deeds.js';
import { CITIES, HISPANIC, NOWHERE, SPACES } from './ground.js';
import { GENERALS, MOST_ARMIES, type Position } from './position.js';
import { destinationsOf, nearestTo } from './revolt.js';
import { voyagesOf, Ways } from './ways.js';

const ROUNDS = 11;
const MOST_STAKED = 3;
const PROVINCES = 8;

/** How the generals weigh a position: the sensible play of `policy`, on numbers. */
export class Romans {
  /** The best found by `think`. */
  step = DONE;
  next = DONE;
  private most = 0;
  private readonly chains = new Chains();
  private readonly ways = new Ways();
  private readonly pulls = new Float64Array(SPACES);
  private readonly goals = new Float64Array(SPACES);
  private readonly goalPlaces: number[] = [];
  private readonly extra = new Float64Array(PROVINCES);
  private each = 0;
  /** By army: the support of its revolts, and for each face where it goes. */
  private readonly support = new Uint8Array(MOST_ARMIES);
  private readonly coming = new Int8Array(MOST_ARMIES * 6);
  private kept = 0;
  private openCapitals = 0;

  /** The best deeds for the general whose turn it is. */
  think(position: Position): void {
    this.look(position, position.general);
    this.weigh(position);
  }

  private weigh(position: Position): void {
    const { general, denarii } = position;
    this.most = Number.NEGATIVE_INFINITY;
    this.step = DONE;
    this.next = DONE;
    const here = position.at[general] ?? NOWHERE;
    if (here === NOWHERE) return;
    let isCrowded = false;
    for (let other = 0; other < GENERALS; other++)
      if (other !== general && position.at[other] === here) isCrowded = true;
    if (!isCrowded) this.weighOne(position, here, 0, DONE);
    this.ways.of(position, here, denarii);
    for (const to of this.ways.reached) this.weighOne(position, to, this.ways.cost[to] ?? 0, deedOf(MOVE, to, 0));
    if (here < CITIES || isCrowded) return;
    for (const [to, cost] of voyagesOf(position, here, denarii)) {
      this.weighOne(position, to, cost, deedOf(SAIL, to, cost));
    }
  }

  private weighOne(position: Position, at: number, cost: number, step: number): void {
    const { general } = position;
    const left = position.denarii - cost;
    let worth = (this.pulls[at] ?? 0) - this.dangerAt(position, general, at);
    let next = DONE;
    if (left > 0) {
      const placing = this.placing(position, general, at);
      const taking = placing > 0 ? 0 : this.taking(position, general, at);
      const spare = placing > 0 || taking > 0 ? left - 1 : left;
      this.fight(position, general, at, spare);
      const { gain, denarii } = this.best;
      const fights = denarii === 0 ? 0 : gain * (1 + WORTH.later * (Math.floor(spare / denarii) - 1));
      worth += placing + taking + fights - cost * WORTH.step;
      const each = denarii === 0 ? 0 : gain / denarii;
      if (placing > each) next = deedOf(PLACE, 0, 1);
      else if (taking > each) next = deedOf(REMOVE, 0, 1);
      else if (denarii > 0) next = this.best.deed;
    }
    if (worth <= this.most) return;
    this.most = worth;
    this.step = step;
    this.next = next;
  }

  /** What stays the same for all spaces. */
  look(position: Position, general: number): void {
    const { ground, discs, revolts, rounds, armed } = position;
    this.each = WORTH.revolt + WORTH.scarce / (revolts + 1);
    const haste = 1 + WORTH.haste * (1 - rounds / ROUNDS) ** 2;
    let missing = 0;
    this.openCapitals = 0;
    for (let province = 0; province < PROVINCES; province++) {
      if (province >= HISPANIC) {
        this.extra[province] = WORTH.romanLand;
        continue;
      }
      const capital = ground.capitals[province] ?? 0;
      if (position.height[capital] !== 0) {
        this.extra[province] = 0;
        continue;
      }
      missing += 1;
      const left = position.discsIn(province);
      if (left === 0) this.openCapitals += 1;
      this.extra[province] = (WORTH.opening / (left + 1)) * haste;
    }
    this.kept = Math.round(missing * WORTH.kept);
    this.goalPlaces.length = 0;
    for (let space = 0; space < SPACES; space++) {
      const count = discs[space] ?? 0;
      const worth =
        count > 0
          ? this.disc(position, space) * count + (armed[space] === 1 ? WORTH.army : 0)
          : position.isOpenCapital(space)
            ? WORTH.capital
            : 0;
      if (worth === 0) continue;
      this.goals[this.goalPlaces.length] = worth;
      this.goalPlaces.push(space);
    }
    for (let space = 0; space < SPACES; space++) {
      let sum = 0;
      for (let goal = 0; goal < this.goalPlaces.length; goal++) {
        sum += (this.goals[goal] ?? 0) * (ground.nearness[space * SPACES + (this.goalPlaces[goal] ?? 0)] ?? 0);
      }
      this.pulls[space] = sum * WORTH.pull;
    }
    this.coming.fill(NOWHERE);
    for (let place = 0; place < MOST_ARMIES; place++) {
      const at = position.armies[place] ?? NOWHERE;
      if (at === NOWHERE) continue;
      this.support[place] = revoltSupport(position, at);
      const cities = destinationsOf(position, at);
      for (let face = 1; face <= 6; face++) {
        this.coming[place * 6 + face - 1] =
          cities.length === 1 ? (cities[0] ?? NOWHERE) : nearestTo(position, cities, face);
      }
    }
    this.chains.of(position, general);
  }

  private disc({ ground }: Position, space: number): number {
    return space < CITIES ? this.each + (this.extra[ground.province[space] ?? 0] ?? 0) : this.each;
  }

  /** A general's expected loss there when the armies move. */
  private dangerAt(position: Position, general: number, at: number): number {
    if (at >= CITIES) return 0;
    let sum = 0;
    for (let place = 0; place < MOST_ARMIES; place++) {
      const from = position.armies[place] ?? NOWHERE;
      if (from === NOWHERE) continue;
      let faces = 0;
      for (let face = 0; face < 6; face++) if (this.coming[place * 6 + face] === at) faces += 1;
      if (faces === 0) continue;
      const [support, factor] = [this.support[place] ?? 0, armiesBeside(position, at, from)];
      const [added, doubled] = [this.chains.support(at), friendsBeside(position, from, general)];
      const stake = WORTH.general + (position.height[at] ?? 0) * WORTH.garrison;
      const lost = throwsOver(support, factor, added, doubled) / 36;
      const won = throwsOver(added, doubled, support, factor) / 36;
      sum += (faces / 6) * (lost * stake - won * WORTH.army);
    }
    return sum;
  }

  /** How good it is to stand there. */
  standing(position: Position, general: number, at: number): number {
    return (this.pulls[at] ?? 0) - this.dangerAt(position, general, at);
  }

  private placing(position: Position, general: number, at: number): number {
    const left = position.reserve[general] ?? 0;
    if (at >= CITIES || left === 0) return 0;
    if (position.isOpenCapital(at)) return WORTH.capital;
    if (position.ground.isCapital[at] === 1 || position.height[at] !== 0 || left <= this.kept) return 0;
    return this.enemiesAbout(position, at) * WORTH.support * (this.isJoined(position, general, at) ? WORTH.joined : 1);
  }

  private isJoined({ ground, owned }: Position, general: number, at: number): boolean {
    for (const to of ground.near[at] ?? []) if (owned[general * SPACES + to] !== 0) return true;
    return false;
  }

  private taking(position: Position, general: number, at: number): number {
    if (at >= CITIES || position.ground.isCapital[at] === 1 || position.owned[general * SPACES + at] === 0) return 0;
    const left = position.reserve[general] ?? 0;
    if (left === 0 && this.openCapitals > 0) return WORTH.capital / 3;
    return left <= this.kept && this.enemiesAbout(position, at) === 0 ? WORTH.taken : 0;
  }

  private enemiesAbout({ ground, discs }: Position, at: number): number {
    let [near, far] = [0, 0];
    for (const space of ground.near[at] ?? []) near += discs[space] ?? 0;
    for (const space of ground.far[at] ?? []) far += discs[space] ?? 0;
    return near + far * WORTH.farther;
  }

  private readonly best = { gain: 0, denarii: 0, deed: DONE };

  /** The worthwhile siege or attack from there that brings most per denarius. */
  private fight(position: Position, general: number, at: number, spare: number): void {
    const { best } = this;
    best.gain = 0;
    best.denarii = 0;
    const most = Math.min(MOST_STAKED, spare);
    if (most <= 0) return;
    const { ground, discs, armed } = position;
    let own = -1;
    for (const target of ground.near[at] ?? []) {
      if (discs[target] === 0) continue;
      if (own < 0) own = this.chains.support(at);
      const doubled = friendsBeside(position, target, general);
      const isArmy = armed[target] === 1;
      const worth = this.disc(position, target);
      let [support, factor, wall, spoils, stake] = [0, 0, 0, 0, 0];
      if (isArmy) {
        support = this.support[position.armies.indexOf(target)] ?? 0;
        factor = armiesBeside(position, at, target);
        spoils = WORTH.army + (discs[target] ?? 0) * worth;
        stake = WORTH.general + (at < CITIES ? (position.height[at] ?? 0) : 0) * WORTH.garrison;
      } else wall = (ground.shield[target] ?? 0) * armiesBeside(position, at, NOWHERE);
      for (let spent = 1; spent <= most; spent++) {
        const gain = isArmy
          ? (throwsOver(own + spent, doubled, support, factor) * spoils -
              throwsOver(support, factor, own + spent, doubled) * stake) /
            36
          : (facesOver(own + spent, doubled, wall) / 6) * worth;
        if (gain <= 0 || (best.denarii > 0 && gain * best.denarii <= best.gain * spent)) continue;
        best.gain = gain;
        best.denarii = spent;
        best.deed = deedOf(isArmy ? ATTACK : SIEGE, target, spent);
      }
    }
  }
}
