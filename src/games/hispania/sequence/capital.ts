import { DONE } from '../../../kit/offers/domain.js';
import { areaChoice, areaIn, nationChoice, nationIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Verbs } from '../engine/rules.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { surplusAtRest } from '../movement/stack-limit.js';
import { isProvince, nationsOf, provincesOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/**
 * A capital may be declared at any moment, even in another's turn (4.3.2). Surplus units in the old one go at once
 * (4.3.3).
 */
export const CAPITALS: Verbs = {
  offers(state, seat) {
    return state.stage.phase === 'over' || declarers(state, seat).length === 0
      ? []
      : [{ verb: 'capital', optional: true }];
  },
  ask(state, seat, _verb, filled) {
    if (filled.nation === undefined) {
      return { kind: 'one', slot: 'nation', choices: declarers(state, seat).map(nationChoice) };
    }
    const nation = nationIn(filled.nation);
    if (nation === null || filled.province !== undefined) return DONE;
    const choices = eligible(state, nation).map((province) => areaChoice(province));
    return { kind: 'one', slot: 'province', choices };
  },
  act(play, _seat, action) {
    const [nation, province] = [nationIn(action.nation), areaIn(action.province)];
    if (nation !== null && province !== null && isProvince(province)) declareCapital(play, nation, province);
  },
};

export function declareCapital(play: Play, nation: NationId, province: ProvinceId): void {
  const before = play.state.nations[nation].capital;
  play.nation(nation, { capital: province });
  play.emit({ type: 'capital-moved', nation, province });
  if (before !== null && !checkedLater(play.state, nation) && surplusAtRest(play.state, nation, before) > 0) {
    play.push({ kind: 'surplus', id: play.nextId(), nation, area: before });
  }
}

/**
 * The active nation's stacks are checked after its movement and its combat, and are unlimited before (4.5.3, 4.5.5).
 */
export function checkedLater(state: Hispania, nation: NationId): boolean {
  const { phase } = state.stage;
  return (
    state.stage.nation === nation && (phase === 'income' || phase === 'place' || phase === 'move' || phase === 'battle')
  );
}

function declarers(state: Hispania, seat: string): readonly NationId[] {
  return nationsOf(state, seat).filter((nation) => eligible(state, nation).length > 0);
}

/** Provinces with the nation's units (4.3.4). */
function eligible(state: Hispania, nation: NationId): readonly ProvinceId[] {
  const { capital } = state.nations[nation];
  return provincesOf(state, nation).filter((province) => province !== capital);
}
