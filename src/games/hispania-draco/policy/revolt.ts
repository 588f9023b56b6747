import { armyAttack, armySiege } from '../battle/contest.js';
import { FACES } from '../battle/verdict.js';
import type { CityId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { destinationByFace, strikes } from '../revolt/destinations.js';
import { cityOfFaces, effectOn } from '../revolt/effect.js';
import type { RevoltRollFrame } from '../state/frame.js';
import { armyAt, commandersAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board, fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** Hispano's army decisions when absent, or by standing order (12.3). */

/** Values to him, in revolts. */
const VALUE = { revolt: 1, army: 2, general: 4, garrison: 1.5, capital: 4 } as const;
/** The least gain per denarius: there are only two per turn. */
const LEAST_GAIN = 0.5;

export type Rolling = { readonly verb: 'hold' } | { readonly verb: 'again'; readonly die: 'roman' | 'hispanic' };
export type Choosing = { readonly verb: 'hold' } | { readonly verb: 'choose'; readonly to: CityId };
export type Striking =
  | { readonly verb: 'hold' }
  | { readonly verb: 'strike'; readonly army: CityId; readonly target: CityId; readonly denarii: number };

const HOLD = { verb: 'hold' } as const;

/** The die to reroll, if a better result is to be expected. */
export function sensibleRoll(state: Draco, { roman, hispanic }: RevoltRollFrame): Rolling {
  if (roman === null || hispanic === null) return HOLD;
  const now = worthOfRoll(state, roman, hispanic);
  const expected = {
    roman: mean(FACES.map((face) => worthOfRoll(state, face, hispanic))),
    hispanic: mean(FACES.map((face) => worthOfRoll(state, roman, face))),
  };
  const die = expected.roman > expected.hispanic ? 'roman' : 'hispanic';
  return expected[die] - now >= LEAST_GAIN ? { verb: 'again', die } : HOLD;
}

function worthOfRoll(state: Draco, roman: number, hispanic: number): number {
  switch (effectOn(state, cityOfFaces(state, roman, hispanic))) {
    case 'army':
      return VALUE.army;
    case 'revolt':
      return VALUE.revolt;
    case 'guarded':
    case 'full':
      return 0;
  }
}

/** The way worth a denarius more than the die's choice. */
export function sensibleMarch(state: Draco, at: CityId, cities: readonly CityId[]): Choosing {
  const army = armyAt(state.pieces, at);
  const [first, ...rest] = cities;
  if (army === undefined || first === undefined) return HOLD;
  const worth = (city: CityId | null) => (city === null ? 0 : worthOfWay(state, at, city));
  const best = rest.reduce((one, other) => (worth(other) > worth(one) ? other : one), first);
  const byDie = mean(destinationByFace(fieldOf(state), army).map(([, to]) => worth(to)));
  return worth(best) - byDie >= LEAST_GAIN ? { verb: 'choose', to: best } : HOLD;
}

function worthOfWay(state: Draco, at: CityId, to: CityId): number {
  const held = worthOfAssault(state, at, to, 0);
  if (held !== null) return held;
  return revoltsAt(state.pieces, to) === 0 ? VALUE.revolt : 0;
}

/** The best assault, if it is worth its denarii. */
export function sensibleStrike(state: Draco, armies: readonly CityId[]): Striking {
  let best: Striking = HOLD;
  let most = LEAST_GAIN;
  for (const army of armies) {
    for (const target of strikes(state, army)) {
      for (let denarii = 1; denarii <= state.turn.hispano; denarii++) {
        const gain = (worthOfAssault(state, army, target, denarii) ?? 0) / denarii;
        if (gain <= most) continue;
        best = { verb: 'strike', army, target, denarii };
        most = gain;
      }
    }
  }
  return best;
}

/** An army's expected gain or loss there; null: nobody holds it. */
function worthOfAssault(state: Draco, at: CityId, target: CityId, denarii: number): number | null {
  const { pieces } = state;
  const army = armyAt(pieces, at);
  const [commander] = commandersAt(pieces, target);
  const garrisons = garrisonsAt(pieces, target).length;
  if (army === undefined || (commander === undefined && garrisons === 0)) return null;
  const field = fieldOf(state);
  if (commander === undefined) {
    const { greater, of } = chancesOf(armySiege(field, army, target, denarii));
    return (greater / of) * (board(state).cities[target].capital ? VALUE.capital : VALUE.garrison);
  }
  const { greater, less, of } = chancesOf(armyAttack(field, army, target, commander, denarii));
  const prize = VALUE.general + garrisons * VALUE.garrison;
  return (greater * prize - less * (VALUE.army + revoltsAt(pieces, at))) / of;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The lower its number, the more discs revolt with a city (3.3). */
export function sensibleUprising(cities: readonly CityId[]): CityId {
  return cities[0] ?? 'beseda';
}

/** Where an army has the most ways. */
export function sensibleMuster(state: Draco, cities: readonly CityId[]): CityId {
  const { ways } = board(state);
  const [first = 'beseda', ...rest] = cities;
  return rest.reduce((one, other) => (ways[other].length > ways[one].length ? other : one), first);
}
