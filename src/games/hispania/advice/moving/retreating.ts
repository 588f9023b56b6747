import type { AdviceAsked } from '../../../../core/adviser.js';
import { ableToRetreat } from '../../retreat/destinations.js';
import { allInto, refugeIn } from '../../retreat/withdrawal.js';
import type { RetreatFrame } from '../../state/frame.js';
import type { Hispania } from '../../state/state.js';
import { type Option, option, placeTerm } from '../advised.js';
import { groupOf, joining } from '../fighting.js';
import { Outlook } from '../outlook.js';

/** 6.6.8: forced retreats go where the units are most useful. */
export function leavingByForce(state: Hispania, frame: RetreatFrame, asked: AdviceAsked): readonly Option[] {
  const [next] = frame.queue;
  const refuges = asked.ask('retreat', {});
  if (next === undefined || refuges.kind !== 'one') return [];
  const outlook = new Outlook(state, next.nation);
  const able = ableToRetreat(state, next.nation, next.area, 0);
  return refuges.choices.flatMap(({ id }) => {
    const refuge = refugeIn(id);
    if (refuge === null) return [];
    const action = allInto(state, next.nation, refuge, able);
    const gain = refuge === 'aside' ? 0 : joining(outlook, refuge, groupOf(action.units, action.leaders));
    return [option(action, gain, 'withdraw', { area: placeTerm(refuge) })];
  });
}
