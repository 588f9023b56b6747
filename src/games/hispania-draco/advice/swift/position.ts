import { CITY_IDS, GENERAL_IDS } from '../../facts/ids.js';
import { passageOf, placeOfSpace } from '../../movement/network.js';
import { roundsLeft } from '../../sequence/calendar.js';
import { garrisonsAt } from '../../state/pieces.js';
import { board } from '../../state/reading.js';
import type { Draco } from '../../state/state.js';
import { CITIES, type Ground, groundOf, HISPANIC, NOWHERE, SPACES } from './ground.js';

export const GENERALS = GENERAL_IDS.length;
export const MOST_ARMIES = 3;
const MOST_DISCS = 3;

/** Where the parts of a position stand among its numbers. */
const [DISCS, ARMED, HEIGHT] = [0, SPACES, 2 * SPACES];
const OWNED = 3 * SPACES;
const STACK = OWNED + GENERALS * SPACES;
const FLEET = STACK + MOST_DISCS * SPACES;
const AT = FLEET + SPACES;
const ARMIES = AT + GENERALS;
const RESERVE = ARMIES + MOST_ARMIES;
const SIZE = RESERVE + GENERALS;

export type Ended = 'conquered' | 'revolt' | 'time' | null;

/** A campaign of the basic game as numbers, changed in place: a thousand times quicker to play than the real state. */
export class Position {
  readonly ground: Ground;
  /** Laid roads, by connection: nobody lays one in the middle of a campaign. */
  readonly laid: Uint8Array;
  /** Denarii of a turn at this level. */
  readonly level: number;
  private readonly numbers = new Int8Array(SIZE);
  /** By space: revolts, 1 for an army, garrisons. */
  readonly discs = this.numbers.subarray(DISCS, ARMED);
  readonly armed = this.numbers.subarray(ARMED, HEIGHT);
  readonly height = this.numbers.subarray(HEIGHT, OWNED);
  /** By general and space: his garrisons there. */
  readonly owned = this.numbers.subarray(OWNED, STACK);
  /** By space, from bottom to top: whose. */
  private readonly stack = this.numbers.subarray(STACK, FLEET);
  readonly fleet = this.numbers.subarray(FLEET, AT);
  /** By general: where he is. */
  readonly at = this.numbers.subarray(AT, ARMIES);
  /** Where the armies are; nowhere: in reserve. */
  readonly armies = this.numbers.subarray(ARMIES, RESERVE);
  /** Garrisons in reserve, by general. */
  readonly reserve = this.numbers.subarray(RESERVE, SIZE);
  revolts = 0;
  /** Rounds to play, this one included. */
  rounds = 0;
  general = 0;
  denarii = 0;
  ended: Ended = null;

  constructor(ground: Ground, laid: Uint8Array, level: number) {
    this.ground = ground;
    this.laid = laid;
    this.level = level;
    this.at.fill(NOWHERE);
    this.armies.fill(NOWHERE);
  }

  become(other: Position): void {
    this.numbers.set(other.numbers);
    this.revolts = other.revolts;
    this.rounds = other.rounds;
    this.general = other.general;
    this.denarii = other.denarii;
    this.ended = other.ended;
  }

  copy(): Position {
    const copied = new Position(this.ground, this.laid, this.level);
    copied.become(this);
    return copied;
  }

  generalAt(space: number): number {
    for (let general = 0; general < GENERALS; general++) if (this.at[general] === space) return general;
    return NOWHERE;
  }

  isHeld(space: number): boolean {
    return this.height[space] !== 0 || this.generalAt(space) !== NOWHERE;
  }

  armyIn(province: number): boolean {
    for (const at of this.armies) if (at !== NOWHERE && this.ground.province[at] === province) return true;
    return false;
  }

  discsIn(province: number): number {
    let sum = 0;
    for (const city of this.ground.citiesOf[province] ?? []) sum += this.discs[city] ?? 0;
    return sum;
  }

  /** Every city of the province is in revolt (8.2.6). */
  isFull(province: number): boolean {
    for (const city of this.ground.citiesOf[province] ?? []) if (this.discs[city] === 0) return false;
    return true;
  }

  /** A capital waiting for its garrison (5.2.4). */
  isOpenCapital(space: number): boolean {
    if (this.ground.isCapital[space] === 0 || this.height[space] !== 0) return false;
    return this.discsIn(this.ground.province[space] ?? 0) === 0;
  }

  place(general: number, city: number): void {
    const height = this.height[city] ?? 0;
    this.stack[city * MOST_DISCS + height] = general;
    this.height[city] = height + 1;
    this.own(general, city, 1);
  }

  /** The uppermost of his. */
  take(general: number, city: number): void {
    const [first, height] = [city * MOST_DISCS, this.height[city] ?? 0];
    let from = height - 1;
    while (from >= 0 && this.stack[first + from] !== general) from--;
    if (from < 0) return;
    for (let place = from; place < height - 1; place++) {
      this.stack[first + place] = this.stack[first + place + 1] ?? 0;
    }
    this.height[city] = height - 1;
    this.own(general, city, -1);
  }

  loseTop(city: number): void {
    const height = this.height[city] ?? 0;
    if (height > 0) this.take(this.stack[city * MOST_DISCS + height - 1] ?? 0, city);
  }

  private own(general: number, city: number, change: number): void {
    const cell = general * SPACES + city;
    this.owned[cell] = (this.owned[cell] ?? 0) + change;
    this.reserve[general] = (this.reserve[general] ?? 0) - change;
  }

  /** With none in reserve the campaign is lost (1.3); then false. */
  mustPlace(space: number): boolean {
    if (this.revolts === 0) {
      this.ended = 'revolt';
      return false;
    }
    this.revolts -= 1;
    this.discs[space] = (this.discs[space] ?? 0) + 1;
    return true;
  }

  lift(space: number): void {
    this.revolts += 1;
    this.discs[space] = (this.discs[space] ?? 0) - 1;
    this.watch();
  }

  moveArmy(from: number, to: number): void {
    this.armies[this.armies.indexOf(from)] = to;
    this.armed[from] = 0;
    this.armed[to] = 1;
  }

  /** With every revolt of its space (5.4.4). */
  destroyArmy(at: number): void {
    this.armies[this.armies.indexOf(at)] = NOWHERE;
    this.armed[at] = 0;
    this.revolts += this.discs[at] ?? 0;
    this.discs[at] = 0;
    this.watch();
  }

  /** With every garrison of his space (5.4.5). */
  beat(general: number): void {
    const at = this.at[general] ?? NOWHERE;
    this.at[general] = NOWHERE;
    if (at >= 0 && at < CITIES) while ((this.height[at] ?? 0) > 0) this.loseTop(at);
  }

  /** Victory is immediate (1.1, 1.2). */
  watch(): void {
    for (const capital of this.ground.capitals) if (this.height[capital] === 0) return;
    const { citiesOf } = this.ground;
    for (let province = HISPANIC; province < citiesOf.length; province++) if (this.discsIn(province) > 0) return;
    this.ended = 'conquered';
  }
}

/** Only the basic game, in the Roman phase of a general: everything else is played by the real rules. */
export function positionOf(state: Draco): Position | null {
  const { pieces, turn, options } = state;
  const here = state.frames.at(-1);
  const isBasic = options.variants.length === 0 && options.scenario === 'none' && !pieces.stick;
  if (!isBasic || here?.kind !== 'roman' || state.round === 0) return null;
  const map = board(state);
  const position = new Position(groundOf(map), passageOf(map, pieces).laid, options.level.denarii);
  for (const [space, count] of entriesOf(pieces.revolts)) position.discs[space] = count;
  for (const city of CITY_IDS) {
    for (const owner of garrisonsAt(pieces, city)) {
      if (owner !== 'legion') position.place(GENERAL_IDS.indexOf(owner), placeOfSpace(city));
    }
  }
  for (const sea of pieces.fleets) position.fleet[placeOfSpace(sea)] = 1;
  for (const [place, id] of GENERAL_IDS.entries()) {
    const at = pieces.commanders[id];
    position.at[place] = at === null ? NOWHERE : placeOfSpace(at);
    position.reserve[place] = pieces.reserve.garrisons[id];
  }
  for (const [place, { at }] of pieces.armies.entries()) {
    position.armies[place] = placeOfSpace(at);
    position.armed[placeOfSpace(at)] = 1;
  }
  position.revolts = pieces.reserve.revolts;
  position.rounds = roundsLeft(state);
  position.general = GENERAL_IDS.indexOf(turn.general);
  position.denarii = turn.denarii + turn.kept;
  return position;
}

function entriesOf(revolts: Draco['pieces']['revolts']): readonly (readonly [number, number])[] {
  return [...CITY_IDS].flatMap((city) => {
    const count = revolts[city] ?? 0;
    return count === 0 ? [] : [[placeOfSpace(city), count] as const];
  });
}
