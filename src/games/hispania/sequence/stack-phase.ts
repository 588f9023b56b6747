import { DONE } from '../../../kit/offers/domain.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Situation } from '../engine/rules.js';
import { seatOf } from '../state/reading.js';
import { namesStack, type Stage } from '../state/stage.js';
import { AFTER_MOVE, checkPhase } from './checks.js';
import { enter } from './course.js';
import { nameStack, stackLikelyNamed, stacksToName } from './invasion-stack.js';

const AFTER_MOVE_PHASE = checkPhase(AFTER_MOVE, (play) => enter(play, 'battle'));

/** The stack that has the minor Invasion is named (10.3.14) when the first movement is over, before its bonus counts. */
export const STACK_PHASE: Situation<Stage> = {
  ...AFTER_MOVE_PHASE,
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (!namesStack(stage) || seat === null || stage.nation === null) return AFTER_MOVE_PHASE.owes(state, stage);
    return [
      { seats: [seat], kind: 'turn', what: 'invasion-stack', values: { nation: { kind: 'nation', id: stage.nation } } },
    ];
  },
  offers(state, stage, seat) {
    if (!namesStack(stage)) return AFTER_MOVE_PHASE.offers(state, stage, seat);
    return stage.nation !== null && seatOf(state, stage.nation) === seat ? [{ verb: 'choose' }] : [];
  },
  ask(state, stage, seat, verb, filled) {
    if (!namesStack(stage)) return AFTER_MOVE_PHASE.ask(state, stage, seat, verb, filled);
    return filled.province === undefined ? oneOfAreas('province', stacksToName(state, stage)) : DONE;
  },
  act(play, stage, seat, action) {
    const area = areaIn(action.province);
    if (!namesStack(stage) || area === null) AFTER_MOVE_PHASE.act(play, stage, seat, action);
    else nameStack(play, stage, area);
  },
  fallback(state, stage, seat) {
    if (!namesStack(stage)) return AFTER_MOVE_PHASE.fallback(state, stage, seat);
    return { verb: 'choose', province: stackLikelyNamed(state, stage.nation ?? 'carthage') };
  },
  settle(play, stage) {
    if (!namesStack(stage)) return AFTER_MOVE_PHASE.settle(play, stage);
    const [only, second] = stacksToName(play.state, stage);
    if (second !== undefined) return 'wait';
    if (only === undefined) play.stage({ second: null });
    else nameStack(play, stage, only);
    return 'again';
  },
};
