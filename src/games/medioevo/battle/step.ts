import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Side } from '../state/battle.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { askedIn } from './asking.js';
import { carryOut } from './course.js';
import { endBattle, leaveField } from './end.js';
import { breakOff, opensWindow } from './interruptions.js';
import { armyOn } from './sides.js';
import type { Here } from './stages.js';
import { BATTLE_VERBS } from './verbs.js';

const step = kit.awaited<Medioevo, Play, Here>({
  what: 'battle',
  kind: 'reaction',
  who(state, here) {
    const side = askedIn(state, here);
    return side === null ? [] : [here[side]];
  },
  values: (_state, { at }) => ({ at: { kind: 'place', id: at } }),
  verbs: BATTLE_VERBS,
});

/** A battle, round by round, until one side is gone (6.4). Nobody is asked but who wants to be (6.12). */
export const battle: kit.Situation<Medioevo, Play, Here> = {
  owes: (state, here) =>
    step.owes(state, here).map((owed) => (here.stage === 'plan' ? { ...owed, kind: 'turn' as const } : owed)),
  offers: (state: Medioevo, here: Here, seat: SeatId): readonly Offer[] => step.offers(state, here, seat),
  offer: (state: Medioevo, here: Here, seat: SeatId, verb: string) => step.offer(state, here, seat, verb),
  ask: (state: Medioevo, here: Here, seat: SeatId, verb: string, filled: Filled): Domain =>
    step.ask(state, here, seat, verb, filled),
  act: (play: Play, here: Here, seat: SeatId, action: Action) => step.act(play, here, seat, action),
  fallback: (state, here, seat) => step.fallback(state, here, seat),
  settle(play, here) {
    const left = (side: Side) => sizeOf(armyOn(play.state, here.at, here[side]));
    if (here.wounds.length === 0 && (left('attacker') === 0 || left('defender') === 0)) {
      endBattle(play, here);
      return 'again';
    }
    if (here.stage === 'plan' && here.flight !== null) {
      leaveField(play, here);
      return 'again';
    }
    if (here.stage === 'plan' && isBanned(play.state, 'combat', here.at)) {
      breakOff(play, here);
      return 'again';
    }
    if (opensWindow(play, here)) return 'again';
    if (askedIn(play.state, here) !== null) return 'wait';
    carryOut(play, here);
    return 'again';
  },
};
