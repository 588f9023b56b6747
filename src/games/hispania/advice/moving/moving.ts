import { percentOf } from '../../../../kit/chance/percent.js';
import type { NationId } from '../../facts/ids.js';
import { isProvince } from '../../state/reading.js';
import type { Hispania } from '../../state/state.js';
import { type Option, option, placeTerm } from '../advised.js';
import { Outlook } from '../outlook.js';
import { firstMove } from './move-action.js';
import { type Plan, plansFor } from './plans.js';
import { type Source, sourcesOf } from './sources.js';

/** Smaller gains are not worth a move. */
const WORTHWHILE = 0.04;
/** Plans turned into moves: the rest is never better. */
const MOST_PLANS = 6;

/**
 * 5: whole plans for one place each, best first; staying is worth zero. Units are not piled up where they help little
 * while there is other land to reach; after that only units that would be lost move at all.
 */
export function advisedMoves(state: Hispania, nation: NationId): readonly Option[] {
  const sources = sourcesOf(state, nation);
  const options = plansOf(new Outlook(state, nation, 1), sources);
  return [
    option({ verb: 'done' }, 0, 'stay'),
    ...(options.length > 0 ? options : plansOf(new Outlook(state, nation), sources)),
  ];
}

function plansOf(outlook: Outlook, sources: readonly Source[]): readonly Option[] {
  const options: Option[] = [];
  for (const plan of plansFor(outlook, sources)) {
    if (plan.gain < WORTHWHILE || options.length >= MOST_PLANS) break;
    const action = firstMove(outlook.state, outlook.nation, plan);
    if (action !== null) options.push(option(action, plan.gain, reasonOf(plan), termsOf(plan)));
  }
  return options;
}

function reasonOf({ to, wins }: Plan): string {
  if (!isProvince(to)) return 'leave';
  return wins === null ? 'occupy' : 'attack';
}

function termsOf({ to, wins }: Plan) {
  const area = placeTerm(to);
  return wins === null ? { area } : { area, chance: percentOf(wins) };
}
