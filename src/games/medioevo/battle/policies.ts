import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { typeOf } from '../facts/pieces.js';
import type { BattleOrder } from '../state/battle.js';
import { countOf, sizeOf, type Units, without } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { type AbilityType, type CaptainUse, captainUses } from './abilities.js';
import { worthOfDice } from './dice.js';
import { MOST_CREW } from './fire.js';

/** What is decided for whoever is not asked (`decisions` of the data), each as a rule of its own. */

/** Light infantry serves first, up to three an engine, and one unit always stays in the melee. */
export function usualCrews(units: Units, engines: readonly Vehicle[], order: BattleOrder): readonly Units[] {
  if (order.crews === 'none') return engines.map(() => ({}));
  let free = without(units, oneOf(units));
  return engines.map(() => {
    const crew = firstUnits(free, MOST_CREW);
    free = without(free, crew);
    return crew;
  });
}

/** The best unit of an army, which is not sent to an engine. */
function oneOf(units: Units): Units {
  const best = (
    ['cavalry', 'heavy-infantry', 'captain-3', 'captain-2', 'captain-1', 'light-infantry', 'archer'] as const
  ).find((unit) => (units[unit] ?? 0) > 0);
  return best === undefined ? {} : { [best]: 1 };
}

const CREW_ORDER: readonly UnitId[] = ['light-infantry', 'archer', 'heavy-infantry', 'cavalry'];
function firstUnits(units: Units, most: number): Units {
  const crew: { [Unit in UnitId]?: number } = {};
  let open = most;
  for (const unit of CREW_ORDER) {
    const count = Math.min(open, units[unit] ?? 0);
    if (count > 0) crew[unit] = count;
    open -= count;
  }
  return crew;
}

/** Archers when the enemy cannot shoot back, else the own type with most units is freed. */
export function usualCaptainUses(own: Units, enemy: Units, allowed: readonly AbilityType[]): readonly CaptainUse[] {
  const uses: CaptainUse[] = [];
  for (let left = captainUses(own, enemy); left > 0; left--) {
    const freed = allowed
      .filter((type) => countOf(own, type) > 0 && countOf(enemy, type) > 0)
      .filter((type) => !uses.some((use) => use.type === type))
      .toSorted((one, other) => countOf(own, other) - countOf(own, one));
    const [best] = freed;
    if (uses.length === 0 && countOf(enemy, 'archer') === 0) uses.push({ use: 'own', type: 'archer' });
    else if (best !== undefined) uses.push({ use: 'free', type: best });
    else break;
  }
  return uses;
}

const FACES = [4, 6, 8];

/**
 * Which dice are thrown again. The one who throws first: those below half their faces, unless equal dice made the value.
 * The second: none when he wins or ties, else all that are not in the best value.
 */
export function usualReroll(dice: readonly number[], bonus: number, toBeat: number | null): readonly boolean[] {
  const { attack } = worthOfDice(dice);
  const best = Math.max(...dice);
  if (toBeat === null) {
    if (attack > best) return dice.map(() => false);
    return dice.map((face, index) => face < (FACES[index] ?? 6) / 2);
  }
  if (attack + bonus >= toBeat) return dice.map(() => false);
  return dice.map((face) => face !== best);
}

/** Light infantry to sacrifice so that the value reaches what must be beaten: none where that is too much (6.5.2). */
export function usualSacrifice(order: BattleOrder, light: number, expected: number, toBeat: number | null): number {
  if (order.sacrifice === 'none' || toBeat === null) return 0;
  const needed = Math.ceil((toBeat + 1 - expected) / SACRIFICE);
  return needed > 0 && needed <= light ? needed : 0;
}
export const SACRIFICE = 4;

/** A horde sacrifices when it is outnumbered: one of two or three, two of four or more (12.3). */
export function hordeSacrifice(horde: Units, enemy: Units): number {
  const light = countOf(horde, 'light-infantry');
  if (light < 2 || sizeOf(horde) >= sizeOf(enemy)) return 0;
  return light >= 4 ? 2 : 1;
}

export function lightUnits(units: Units): number {
  return UNIT_IDS.filter((unit) => typeOf(unit) === 'light-infantry').reduce(
    (sum, unit) => sum + (units[unit] ?? 0),
    0,
  );
}
