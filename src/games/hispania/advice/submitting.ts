import { percentOf } from '../../../kit/chance/percent.js';
import { stackOfSide } from '../battle/targets.js';
import type { BattleFrame } from '../state/battle.js';
import { cardOf, provincesOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { enemyOf, fightValue } from './fight-value.js';
import { Outlook } from './outlook.js';

/** 9.6: half of its earnings while it lasts, against the outcome of the fight. */
export function submitting(state: Hispania, battle: BattleFrame): readonly Option[] {
  const side = battle.step === 'submission' ? 'defender' : 'attacker';
  const { nation } = battle[side];
  const to = enemyOf(battle, side);
  const outlook = new Outlook(state, nation);
  const { value, wins } = fightValue(outlook, battle, side);
  const until = cardOf(state, nation).submit?.find((rule) => rule.to === to)?.until ?? state.turn + LONG;
  const lasting = Math.min(1, (until - state.turn) / LONG);
  let [now, later] = [0, 0];
  for (const province of provincesOf(state, nation)) {
    now += outlook.prospects.now[province];
    later += outlook.prospects.later[province];
  }
  const saved = outlook.standing(battle.province, stackOfSide(state, battle, side));
  const yes = saved - now / 2 - (lasting * later) / 2;
  const values = { to: { kind: 'nation', id: to }, chance: percentOf(wins) };
  return [
    option({ verb: 'submit', answer: 'yes' }, yes, 'submit', values),
    option({ verb: 'submit', answer: 'no' }, value, 'stay-free', values),
  ];
}
const LONG = 4;
