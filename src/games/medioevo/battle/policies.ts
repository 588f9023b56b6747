import type { UnitId } from '../facts/kinds.js';
import type { BattleOrder } from '../state/battle-order.js';
import { countOf, sizeOf, type Units, without } from '../state/units.js';
import { type AbilityType, type CaptainUse, captainUses } from './abilities.js';
import { DICE, worthOfDice } from './throws/dice.js';
import { MOST_CREW } from './throws/fire.js';

/** Default decisions of sides that are not asked (`decisions` of the data), one rule each. */

/** Light infantry first, up to three per engine; one unit always stays in the melee. */
export function usualCrews(units: Units, engines: number, order: Pick<BattleOrder, 'crews'>): readonly Units[] {
  let free = order.crews === 'none' ? {} : without(units, oneOf(units));
  return Array.from({ length: engines }, () => {
    const crew = firstUnits(free, MOST_CREW);
    free = without(free, crew);
    return crew;
  });
}

const BEST = ['cavalry', 'heavy-infantry', 'captain-3', 'captain-2', 'captain-1', 'light-infantry', 'archer'] as const;

/** The best unit of an army, which never serves an engine. */
function oneOf(units: Units): Units {
  const best = BEST.find((unit) => (units[unit] ?? 0) > 0);
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

/** The captain's uses by order: the preferred one, then freeing own types, largest first. */
export function orderedCaptainUses(
  own: Units,
  enemy: Units,
  allowed: readonly AbilityType[],
  { captain }: Pick<BattleOrder, 'captain'>,
  given: readonly CaptainUse[] = [],
): readonly CaptainUse[] {
  const uses = [...given];
  if (captain === 'none') return uses;
  const most = captainUses(own, enemy);
  const shared = allowed.filter((type) => countOf(own, type) > 0 && countOf(enemy, type) > 0);
  const his = allowed.filter((type) => countOf(enemy, type) > 0 && countOf(own, type) === 0);
  const shoots = captain === 'shoot' || (captain === 'usual' && countOf(enemy, 'archer') === 0);
  const wishes: readonly CaptainUse[] = [
    ...(shoots ? [{ use: 'own', type: 'archer' } as const] : []),
    ...(captain === 'stop' ? byCount(his, enemy).map((type) => ({ use: 'stop', type }) as const) : []),
    ...byCount(shared, own).map((type) => ({ use: 'free', type }) as const),
  ];
  for (const wish of wishes) {
    if (uses.length >= most) break;
    if (!uses.some(({ use, type }) => use === wish.use && type === wish.type)) uses.push(wish);
  }
  return uses;
}

function byCount(types: readonly AbilityType[], units: Units): readonly AbilityType[] {
  return types.toSorted((one, other) => countOf(units, other) - countOf(units, one));
}

/**
 * The dice to reroll. First side: those below half their faces, unless equal dice made the value. Second side: none if
 * it wins or ties, else all outside the best value.
 */
export function usualReroll(dice: readonly number[], bonus: number, toBeat: number | null): readonly boolean[] {
  const { attack } = worthOfDice(dice);
  const best = Math.max(...dice);
  if (toBeat === null) {
    if (attack > best) return dice.map(() => false);
    return dice.map((face, index) => face < (DICE[index] ?? 6) / 2);
  }
  if (attack + bonus >= toBeat) return dice.map(() => false);
  return dice.map((face) => face !== best);
}

/** Attack value per sacrificed light infantry (6.5.2). */
export const SACRIFICE = 4;
/** The average of three dice: for judging a sacrifice before the roll. */
const EXPECTED = 6;

/**
 * Light infantry to sacrifice by order; "to win" means enough to beat the value, or none if that is too many (6.5.2).
 */
export function orderedSacrifice(
  { sacrifice }: Pick<BattleOrder, 'sacrifice'>,
  most: number,
  expected: number,
  toBeat: number | null,
): number {
  switch (sacrifice) {
    case 'none':
      return 0;
    case 'one':
      return Math.min(1, most);
    case 'two':
      return Math.min(2, most);
    case 'all':
      return most;
    case 'to-win': {
      const needed = toBeat === null ? 0 : Math.ceil((toBeat + 1 - expected) / SACRIFICE);
      return needed > 0 && needed <= most ? needed : 0;
    }
  }
}

/** An outnumbered horde sacrifices one of two or three, two of four or more (12.3). */
export function hordeSacrifice(horde: Units, enemy: Units): number {
  const light = countOf(horde, 'light-infantry');
  if (light < 2 || sizeOf(horde) >= sizeOf(enemy)) return 0;
  return light >= 4 ? 2 : 1;
}

/** A barbarian captain acts as an archer if he may use an ability at all (12.3). */
export function hordeCaptain(horde: Units, enemy: Units): readonly CaptainUse[] {
  return Array.from({ length: captainUses(horde, enemy) }, () => ({ use: 'own', type: 'archer' }) as const);
}

/** Automatic captain actions (6.5.5, 6.12.1). */
export function captainUsesBy(
  lead: Pick<BattleOrder, 'captain'> | null,
  own: Units,
  enemy: Units,
  allowed: readonly AbilityType[],
  given?: readonly CaptainUse[],
): readonly CaptainUse[] {
  return lead === null ? hordeCaptain(own, enemy) : orderedCaptainUses(own, enemy, allowed, lead, given);
}

/**
 * How many possible victims are sacrificed: `own` and `enemy` are everybody on the field, `bonus` is added to the dice.
 */
export function sacrificeBy(
  lead: Pick<BattleOrder, 'sacrifice'> | null,
  most: number,
  own: Units,
  enemy: Units,
  bonus: number,
  toBeat: number | null,
): number {
  if (lead === null) return Math.min(most, hordeSacrifice(own, enemy));
  return orderedSacrifice(lead, most, EXPECTED + bonus, toBeat);
}

/** The dice to reroll: a horde's stay in the war circle for the whole turn. */
export function rerollBy(
  lead: Pick<BattleOrder, 'reroll'> | null,
  dice: readonly number[],
  bonus: number,
  toBeat: number | null,
): readonly boolean[] {
  const stays = lead === null || lead.reroll === 'none' || dice.length === 0;
  return stays ? dice.map(() => false) : usualReroll(dice, bonus, toBeat);
}
