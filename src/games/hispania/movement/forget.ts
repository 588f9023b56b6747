import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { countOf, type Piece } from '../state/stack.js';
import type { Marched } from '../state/state.js';

/**
 * A moved unit is removed from the board: it neither marches on (9.5) nor counts as having crossed a river (6.4). Among
 * equals the one with the least movement left; `weight` gives the preference, 0 excludes.
 */
export function forgetMarchOfOne(
  play: Play,
  area: AreaId,
  unit: Marched['unit'],
  weight: (one: Marched) => number,
): void {
  const here = play.state.march[area] ?? [];
  const [first] = here
    .filter((one) => one.unit === unit && weight(one) > 0)
    .sort((one, other) => weight(other) - weight(one));
  if (first === undefined) return;
  const left = here.flatMap((one) => {
    if (one !== first) return [one];
    return one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
  });
  const { [area]: _before, ...march } = play.state.march;
  play.set({ march: left.length === 0 ? march : { ...march, [area]: left } });
}

/** First those that may go no further, then those that came furthest. */
export function spentFirst(one: Marched): number {
  return 1 + one.used + (one.halted ? 100 : 0);
}

/** Units affected by a river. */
export function acrossRivers(one: Marched): number {
  return one.river ? 1 : 0;
}

/**
 * No more arrivals than units here: otherwise a removed unit would bar a refuge (6.6.4). Takes one from the most
 * frequent origin.
 */
export function forgetGone(play: Play, nation: NationId, area: AreaId, unit: Piece): void {
  const here = countOf(play.state.areas[area][nation], unit);
  const come = () =>
    (play.state.march[area] ?? []).reduce((sum, one) => (one.unit === unit ? sum + one.count : sum), 0);
  for (let gone = come() - here; gone > 0; gone--) forgetMarchOfOne(play, area, unit, ({ count }) => count);
}
