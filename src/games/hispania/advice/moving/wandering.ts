import type { AdviceAsked } from '../../../../core/adviser.js';
import { areaIn } from '../../engine/domain.js';
import type { NationId } from '../../facts/ids.js';
import { book, cardOf, isProvince, othersAt } from '../../state/reading.js';
import { unitCount } from '../../state/stack.js';
import type { Hispania } from '../../state/state.js';
import { type Option, option } from '../advised.js';
import { Outlook } from '../outlook.js';
import { distances } from './distances.js';

/** 11.vandale.2: three provinces towards the land that scores, past as few enemies as possible. */
const PER_SHOT = 0.4;
const PER_STEP = 0.5;

export function wandering(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const ways = asked.ask('choose', {});
  if (ways.kind !== 'one') return [];
  const { prospects, worth } = new Outlook(state, nation);
  const far = distances(book(state));
  const goal = (cardOf(state, nation).powers ?? []).flatMap((power) => (power.power === 'migration' ? power.from : []));
  return ways.choices.flatMap(({ id }) => {
    const area = areaIn(id);
    if (area === null || !isProvince(area)) return [];
    const shots = othersAt(state, area, nation).reduce((sum, other) => sum + unitCount(state.areas[area][other]), 0);
    const steps = Math.min(...goal.map((to) => far[area][to]), 9);
    const value = 0.1 * prospects.now[area] - PER_SHOT * shots * worth.usual - PER_STEP * steps;
    return [option({ verb: 'choose', choice: id }, value, 'march', { area: { kind: 'province', id } })];
  });
}
