import type { Action } from '../../../core/action.js';
import { areaChoice, areaIn, nationChoice } from '../engine/domain.js';
import { NATION_IDS, type NationId, PROVINCE_IDS } from '../facts/ids.js';
import { castleSources } from '../placement/rebuilding.js';
import { enemiesAt, isProvince, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed } from './lexicon.js';

/** Options that nothing asks for because they can say one thing only: whoever types it all the same is right. */

/** Does this option say no more than what is settled already? */
export function isSettled(
  state: Hispania,
  seat: string,
  { verb, ...filled }: Action,
  option: string,
  value: string | number | boolean | undefined,
): boolean {
  const text = String(value);
  switch (option) {
    case 'count':
      return Number(value) === 1;
    case 'nation':
      return choiceNamed(concerned(state, seat, verb, filled).map(nationChoice), text) !== null;
    case 'from':
      return verb === 'rebuild' && onlySource(state, filled, text);
    case 'province': {
      const named = choiceNamed(PROVINCES, text);
      return state.frames.some((frame) => 'province' in frame && frame.province === named?.id);
    }
    default:
      return false;
  }
}
const PROVINCES = PROVINCE_IDS.map((id) => areaChoice(id));

/** The nations of which alone the verb can speak here. */
function concerned(state: Hispania, seat: string, verb: string, filled: Omit<Action, 'verb'>): readonly NationId[] {
  const area = areaIn(filled.province);
  const { nation } = state.stage;
  const frame = state.frames.at(-1);
  const battle = state.frames.findLast(({ kind }) => kind === 'battle');
  const sides = battle?.kind === 'battle' ? [battle.attacker.nation, battle.defender.nation] : [];
  if (verb === 'battle' || verb === 'recruit')
    return nation === null || area === null ? [] : enemiesAt(state, area, nation);
  if (verb === 'event') return nationsOf(state, seat).filter((own) => battle === undefined || sides.includes(own));
  if (verb === 'submit') return sides;
  if (frame === undefined) return nation === null ? [] : [nation];
  return NATION_IDS.filter(
    (one) => ('nation' in frame && frame.nation === one) || ('into' in frame && frame.into === one),
  );
}

/** A Castle for which there is one place to come from (9.5.3). */
function onlySource(state: Hispania, filled: Omit<Action, 'verb'>, text: string): boolean {
  const frame = state.frames.at(-1);
  const nation = frame?.kind === 'rebuild' ? frame.nation : state.stage.nation;
  const province = areaIn(filled.province);
  if (nation === null || province === null || !isProvince(province)) return false;
  const sources = castleSources(state, nation, province).map((id) => (id === 'aside' ? { id } : areaChoice(id)));
  return choiceNamed(sources, text) !== null;
}
