import type { AreaId, NationId } from '../facts/ids.js';
import { book, cardOf, enemiesAt, hasUnitIn, isProvince } from '../state/reading.js';
import { stackedCount } from '../state/stack.js';
import { inPile } from '../state/stage.js';
import type { Hispania } from '../state/state.js';

/**
 * How many units may stay here (4.1.1, 4.1.2); one more in the capital (4.3.1, 4.3.4). No limit off the map and at sea.
 */
export function stayLimit(state: Hispania, nation: NationId, area: AreaId): number {
  if (!isProvince(area)) return Number.POSITIVE_INFINITY;
  const base = book(state).provinces[area].stacking;
  return state.nations[nation].capital === area && hasUnitIn(state, nation, area) ? base + 1 : base;
}

/**
 * One more in attack (4.4.1); two more with a Leader, in an Invasion (4.4.2, 9.1.3), in a Fougue (9.2.3); never
 * cumulative (4.4.4).
 */
export function attackLimit(
  state: Hispania,
  nation: NationId,
  area: AreaId,
  leaders: readonly string[] = state.areas[area][nation]?.leaders ?? [],
): number {
  if (!isProvince(area)) return Number.POSITIVE_INFINITY;
  if (unlimited(state, nation, leaders)) return Number.POSITIVE_INFINITY;
  const base = book(state).provinces[area].stacking;
  return base + attackBonus(state, nation, area, leaders);
}

function attackBonus(state: Hispania, nation: NationId, area: AreaId, leaders: readonly string[]): number {
  if (leaders.length > 0) return 2;
  const { second, pass, forced } = state.stage;
  const byEvent = second?.kind === 'pile' && second.why === 'fougue';
  if (cardOf(state, nation).invasion?.turn === state.turn && !byEvent) return 2;
  if (second?.kind !== 'pile' || (pass === 1 && second.why !== 'invasion')) return 1;
  // Units the pile left behind in a Passage en force belong to it too.
  return inPile(second, area) || (pass === 2 && forced.some(({ through }) => through === area)) ? second.bonus : 1;
}

/** No limit in the first attack with zeal, or with the Leaders named on the card (4.4.3, 9.1.5, 9.3.1). */
function unlimited(state: Hispania, nation: NationId, here: readonly string[]): boolean {
  if (state.stage.pass !== 1 || state.stage.nation !== nation) return false;
  const { invasion } = cardOf(state, nation);
  if (invasion?.turn !== state.turn || invasion.unlimitedFirst === undefined) return false;
  const { because, leaders } = invasion.unlimitedFirst;
  if (because === 'zeal') return true;
  return here.some((leader) => leaders?.includes(leader) === true);
}

/**
 * How many units are too many here after the movement, not during it (4.5.1, 4.5.3); no check where stacks are
 * unlimited (9.3.1).
 */
export function surplusAfterMove(state: Hispania, nation: NationId, area: AreaId): number {
  if (unlimited(state, nation, state.areas[area][nation]?.leaders ?? [])) return 0;
  if (enemiesAt(state, area, nation).length === 0) return surplusAtRest(state, nation, area);
  return Math.max(0, stackedCount(state.areas[area][nation]) - attackLimit(state, nation, area));
}

/** After the combat (4.5.2), and whenever a capital moves; overfull retreats may stay for now (4.6.1). */
export function surplusAtRest(state: Hispania, nation: NationId, area: AreaId): number {
  const excused = isProvince(area) && state.nations[nation].overfull.includes(area) ? 1 : 0;
  return Math.max(0, stackedCount(state.areas[area][nation]) - stayLimit(state, nation, area) - excused);
}
