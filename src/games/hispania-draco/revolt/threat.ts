import { shareOf } from '../../../kit/chance/hits.js';
import { type Chance, merged, type Spread, surely } from '../../../kit/chance/spread.js';
import { ofEach } from '../../../kit/data/of-each.js';
import { armyAttack, armySiege, type Field } from '../battle/contest.js';
import { FACES, lossOf, VERDICTS } from '../battle/verdict.js';
import { CITY_IDS, type CityId, COMMANDER_IDS, type CommanderId, PROVINCE_IDS } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { loseTopGarrison, moveArmy, placeArmy, placeRevolt, removeArmy, removeCommander } from '../state/changes.js';
import { armyAt, commandersAt, garrisonsAt, isConquered, MOST_DISCS, type Pieces, revoltsAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { destinationsOf, nearestTo } from './destinations.js';
import { cityOfFaces, effectOn, type RevoltEffect } from './effect.js';
import { isSpecial } from './roll.js';

/** An army's possible destinations, by its place before the move. */
export interface ArmyThreat {
  readonly at: CityId;
  /** The chance that it is there: below 1 for one the roll of revolt may bring. */
  readonly there: number;
  readonly ways: readonly { readonly to: CityId | null; readonly chance: number }[];
}

export interface Threat {
  readonly armies: readonly ArmyThreat[];
  /** The chance that the reserve runs out within the phase. */
  readonly lost: number;
  /** The chance that the phase ends with the game going on and an empty reserve. */
  readonly emptied: number;
  /** The chance that Rome wins within the phase: an army falls where the last Roman city was in revolt. */
  readonly won: number;
  /** The chance that a general or the proconsul is beaten. */
  readonly beaten: Readonly<Partial<Record<CommanderId, number>>>;
  /** The chance that a city loses a garrison or more. */
  readonly taken: Readonly<Partial<Record<CityId, number>>>;
}

/** Used by words, previews and the picture. It depends on the pieces and the demonstration of power. */
const KNOWN = new WeakMap<Pieces, { readonly demonstration: boolean; readonly threat: Threat }>();

/** The next Hispanic phase in full: all rolls of revolt, all army moves, all combats, as the dice fall. */
export function threatOf(state: Draco): Threat {
  const { pieces, demonstration } = state;
  const known = KNOWN.get(pieces);
  if (known?.demonstration === demonstration) return known.threat;
  const threat = new Phase(state).told();
  KNOWN.set(pieces, { demonstration, threat });
  return threat;
}

/** A phase thrown out branch by branch. */
class Phase {
  readonly #state: Draco;
  readonly #before: Field;
  readonly #ways = new Map<CityId, Map<CityId | null, number>>();
  readonly #ends = { lost: 0, emptied: 0, won: 0 };
  readonly #beaten = new Map<CommanderId, number>();
  readonly #taken = new Map<CityId, number>();

  constructor(state: Draco) {
    this.#state = state;
    this.#before = fieldOf(state);
  }

  told(): Threat {
    for (const rolled of this.#afterRoll()) {
      let branches: Spread<Pieces> = [rolled];
      for (const at of this.#order(rolled.value)) {
        branches = merged(
          branches.flatMap((branch) => this.#afterMarch(branch, at)),
          keyOf,
        );
      }
      for (const branch of branches) this.#end(branch, branch.value.reserve.revolts === 0 ? 'emptied' : null);
    }
    const armies = [...this.#ways].map(([at, seen]): ArmyThreat => {
      const total = [...seen.values()].reduce((sum, chance) => sum + chance, 0);
      const shares = [...seen].map(([to, chance]) => ({ to, chance: total === 0 ? 0 : chance / total }));
      return { at, there: total, ways: shares.sort((one, other) => other.chance - one.chance) };
    });
    const { lost, emptied, won } = this.#ends;
    return {
      armies,
      lost: atMostOne(lost),
      emptied: atMostOne(emptied),
      won: atMostOne(won),
      beaten: Object.fromEntries([...this.#beaten].map(([id, chance]) => [id, atMostOne(chance)])),
      taken: Object.fromEntries([...this.#taken].map(([city, chance]) => [city, atMostOne(chance)])),
    };
  }

  /** The phase, or the game, is over with these pieces: what was lost until then. */
  #end({ value: pieces, chance }: Chance<Pieces>, how: 'lost' | 'emptied' | 'won' | null): void {
    if (how !== null) this.#ends[how] += chance;
    const before = this.#before.pieces;
    for (const id of COMMANDER_IDS) {
      if (before.commanders[id] !== null && pieces.commanders[id] === null)
        this.#beaten.set(id, (this.#beaten.get(id) ?? 0) + chance);
    }
    for (const city of CITY_IDS) {
      if (garrisonsAt(pieces, city).length < garrisonsAt(before, city).length)
        this.#taken.set(city, (this.#taken.get(city) ?? 0) + chance);
    }
  }

  #go(at: CityId, to: CityId | null, chance: number): void {
    const seen = this.#ways.get(at) ?? new Map<CityId | null, number>();
    this.#ways.set(at, seen);
    seen.set(to, (seen.get(to) ?? 0) + chance);
  }

  #order(pieces: Pieces): readonly CityId[] {
    const { cities } = this.#before.board;
    const place = (at: CityId) => PROVINCE_IDS.indexOf(cities[at].province);
    return pieces.armies.map(({ at }) => at).sort((one, other) => place(one) - place(other));
  }

  #afterRoll(): Spread<Pieces> {
    const { pieces } = this.#before;
    const each = 1 / FACES.length ** 2;
    const branches: Chance<Pieces>[] = [];
    for (const roman of FACES) {
      for (const hispanic of FACES) {
        const city = cityOfFaces(this.#state, roman, hispanic);
        const effect = effectOn(this.#state, city);
        if (effect === 'revolt' && pieces.reserve.revolts === 0) this.#end({ value: pieces, chance: each }, 'lost');
        else
          for (const branch of withEffect(pieces, effect, city))
            branches.push({ ...branch, chance: each * branch.chance });
      }
    }
    return merged(branches, keyOf);
  }

  #afterMarch({ value: pieces, chance }: Chance<Pieces>, at: CityId): Spread<Pieces> {
    const field: Field = { ...this.#before, pieces };
    const army = armyAt(pieces, at);
    if (army === undefined) return [{ value: pieces, chance }];
    const cities = destinationsOf(field, army);
    const [only, another] = cities;
    const tries =
      only !== undefined && another === undefined ? [only] : FACES.map((face) => nearestTo(field, cities, face));
    const part = chance / tries.length;
    return tries.flatMap((to): Spread<Pieces> => {
      this.#go(at, to, part);
      if (to === null) return [{ value: pieces, chance: part }];
      if (commandersAt(pieces, to).length > 0 || garrisonsAt(pieces, to).length > 0)
        return afterCombat(field, at, to, part).filter((branch) => !this.#isWon(branch));
      const quiet = revoltsAt(pieces, to) === 0;
      if (quiet && pieces.reserve.revolts === 0) {
        this.#end({ value: pieces, chance: part }, 'lost');
        return [];
      }
      return [{ value: moveArmy(quiet ? placeRevolt(pieces, to) : pieces, at, to), chance: part }];
    });
  }

  #isWon(branch: Chance<Pieces>): boolean {
    const won = isConquered(this.#before.board, branch.value);
    if (won) this.#end(branch, 'won');
    return won;
  }
}

/** Sums of many chances err a little. */
function atMostOne(chance: number): number {
  return Math.min(1, chance);
}

function withEffect(pieces: Pieces, effect: RevoltEffect, city: CityId): Spread<Pieces> {
  if (effect === 'revolt') return surely(placeRevolt(pieces, city));
  if (effect !== 'army') return surely(pieces);
  const special = shareOf(6, (face) => isSpecial(pieces, face));
  return [
    { value: placeArmy(pieces, 'normal', city), chance: 1 - special },
    { value: placeArmy(pieces, 'special', city), chance: special },
  ].filter(({ chance }) => chance > 0);
}

/** All that a phase can change: armies, discs in cities, and the generals left. Nothing comes back within it. */
function keyOf({ armies, revolts, garrisons, commanders }: Pieces): string {
  let key = '';
  for (const city of CITY_IDS) {
    const discs = (MOST_DISCS + 1) * (revolts[city] ?? 0) + (garrisons[city]?.length ?? 0);
    key += DIGITS[discs];
  }
  for (const { kind, at } of armies) key += `${kind === 'special' ? '!' : '.'}${PLACES[at]}`;
  for (const id of COMMANDER_IDS) key += commanders[id] === null ? '-' : '+';
  return key;
}
const DIGITS = '0123456789abcdef';
const PLACES = ofEach(CITY_IDS, (id) => CITY_IDS.indexOf(id));

function afterCombat(field: Field, at: CityId, to: CityId, chance: number): Spread<Pieces> {
  const { pieces } = field;
  const army = armyAt(pieces, at);
  if (army === undefined) return [{ value: pieces, chance }];
  const [commander] = commandersAt(pieces, to);
  const contest = commander === undefined ? armySiege(field, army, to) : armyAttack(field, army, to, commander);
  const chances = chancesOf(contest);
  return VERDICTS.filter((verdict) => chances[verdict] > 0).map((verdict) => {
    const lost = lossOf(contest.kind, verdict);
    const value =
      lost === 'army'
        ? removeArmy(pieces, at)
        : lost === 'garrison'
          ? loseTopGarrison(pieces, to)
          : lost === 'commander' && commander !== undefined
            ? removeCommander(pieces, commander)
            : pieces;
    return { value, chance: (chance * chances[verdict]) / chances.of };
  });
}
