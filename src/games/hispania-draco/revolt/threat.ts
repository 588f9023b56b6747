import { shareOf } from '../../../kit/chance/hits.js';
import { type Chance, merged, type Spread, surely } from '../../../kit/chance/spread.js';
import { armyAttack, armySiege, type Field } from '../battle/contest.js';
import { FACES, lossOf, VERDICTS } from '../battle/verdict.js';
import { type CityId, COMMANDER_IDS, PROVINCE_IDS, SPACE_IDS } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { loseTopGarrison, moveArmy, placeArmy, placeRevolt, removeArmy, removeCommander } from '../state/changes.js';
import { armyAt, commandersAt, garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';
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
}

/** Used by both words and picture. It depends on the pieces and the demonstration of power. */
const KNOWN = new WeakMap<Pieces, { readonly demonstration: boolean; readonly threat: Threat }>();

/** The next Hispanic phase in full: all rolls of revolt, all army moves, all combats. */
export function threatOf(state: Draco): Threat {
  const { pieces, demonstration } = state;
  const known = KNOWN.get(pieces);
  if (known?.demonstration === demonstration) return known.threat;
  const threat = thrownOut(state);
  KNOWN.set(pieces, { demonstration, threat });
  return threat;
}

function thrownOut(state: Draco): Threat {
  const ways = new Map<CityId, Map<CityId | null, number>>();
  let lost = 0;
  const lose = (chance: number) => {
    lost += chance;
  };
  for (const rolled of afterRoll(state, lose)) {
    const pieces = rolled.value;
    const field: Field = { ...fieldOf(state), pieces };
    const order = [...pieces.armies]
      .sort((one, other) => placeOf(field, one.at) - placeOf(field, other.at))
      .map(({ at }) => at);
    let branches: Spread<Pieces> = [rolled];
    for (const [turn, at] of order.entries()) {
      const seen = ways.get(at) ?? new Map<CityId | null, number>();
      ways.set(at, seen);
      const go = (to: CityId | null, part: number) => seen.set(to, (seen.get(to) ?? 0) + part);
      const after = branches.flatMap((branch) => afterMarch(field, branch, at, go, lose));
      // After the last army nothing more is threatened.
      branches =
        turn + 1 < order.length
          ? merged(
              after.flatMap((tried) => tried()),
              keyOf,
            )
          : [];
    }
  }
  const armies = [...ways].map(([at, seen]): ArmyThreat => {
    const total = [...seen.values()].reduce((sum, chance) => sum + chance, 0);
    const shares = [...seen].map(([to, chance]) => ({ to, chance: total === 0 ? 0 : chance / total }));
    return { at, there: total, ways: shares.sort((one, other) => other.chance - one.chance) };
  });
  return { armies, lost };
}

function placeOf({ board }: Field, at: CityId): number {
  return PROVINCE_IDS.indexOf(board.cities[at].province);
}

function afterRoll(state: Draco, lose: (chance: number) => void): Spread<Pieces> {
  const each = 1 / 36;
  const branches: Chance<Pieces>[] = [];
  for (const roman of FACES) {
    for (const hispanic of FACES) {
      const city = cityOfFaces(state, roman, hispanic);
      const effect = effectOn(state, city);
      if (effect === 'revolt' && state.pieces.reserve.revolts === 0) lose(each);
      else
        for (const branch of withEffect(state.pieces, effect, city))
          branches.push({ ...branch, chance: each * branch.chance });
    }
  }
  return merged(branches, keyOf);
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

/** All that a phase can change: armies, discs, and the generals left. Nothing comes back within it. */
function keyOf(pieces: Pieces): string {
  let key = '';
  for (const { kind, at } of pieces.armies) key += `${kind}${at} `;
  for (const space of SPACE_IDS) key += `${revoltsAt(pieces, space)}${garrisonsAt(pieces, space).length}`;
  for (const id of COMMANDER_IDS) key += pieces.commanders[id] === null ? '-' : '+';
  return key;
}

function afterMarch(
  before: Field,
  { value: pieces, chance }: Chance<Pieces>,
  at: CityId,
  go: (to: CityId | null, chance: number) => void,
  lose: (chance: number) => void,
): readonly (() => Spread<Pieces>)[] {
  const field: Field = { ...before, pieces };
  const army = armyAt(pieces, at);
  if (army === undefined) return [() => [{ value: pieces, chance }]];
  const cities = destinationsOf(field, army);
  const [only, another] = cities;
  const tries =
    only !== undefined && another === undefined ? [only] : FACES.map((face) => nearestTo(field, cities, face));
  const part = chance / tries.length;
  return tries.map((to) => {
    go(to, part);
    if (to === null) return () => [{ value: pieces, chance: part }];
    if (commandersAt(pieces, to).length > 0 || garrisonsAt(pieces, to).length > 0) {
      return () => afterCombat(field, at, to, part);
    }
    const quiet = revoltsAt(pieces, to) === 0;
    if (quiet && pieces.reserve.revolts === 0) {
      lose(part);
      return () => [];
    }
    return () => [{ value: moveArmy(quiet ? placeRevolt(pieces, to) : pieces, at, to), chance: part }];
  });
}

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
