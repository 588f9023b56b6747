import type { Term } from '../../../core/result.js';
import { tenthsOf } from '../../../kit/chance/percent.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { enemiesAt } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { atBattleTime } from './battle-time.js';
import { type Odds, oddsAhead } from './odds.js';

/** A stack's chances against each enemy there, as the battle would begin. */
export function oddsAt(
  present: Hispania,
  nation: NationId,
  province: ProvinceId,
): readonly { readonly enemy: NationId; readonly odds: Odds }[] {
  const state = atBattleTime(present, nation);
  const own = state.areas[province][nation];
  if (own === undefined || unitCount(own) === 0) return [];
  return enemiesAt(state, province, nation).flatMap((enemy) => {
    const theirs = state.areas[province][enemy];
    if (theirs === undefined || unitCount(theirs) === 0) return [];
    return [{ enemy, odds: oddsAhead(state, province, { nation, units: own }, { nation: enemy, units: theirs }) }];
  });
}

/** "62.0 %". */
export function chanceTerm(chance: number): Term {
  return { kind: 'chance', id: tenthsOf(chance) };
}
