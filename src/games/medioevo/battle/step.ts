import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Side } from '../state/battle.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { endBattle, leaveField } from './aftermath/end.js';
import { askedIn } from './asking.js';
import { carryOut } from './course.js';
import { breakOff, opensWindow } from './interruptions.js';
import { armyOn } from './sides.js';
import type { Here } from './stages.js';
import { meleeValue } from './throws/rolls.js';
import { BATTLE_VERBS } from './verbs.js';

/** Facts for the decision: the own dice and the value to beat, or the points that hit (6.4). */
function lying(state: Medioevo, here: Here): Terms {
  const at = { kind: 'place', id: here.at } as const;
  const side = askedIn(state, here);
  const [wound] = here.wounds;
  if (side === null || here.parley !== null) return { at };
  if (wound !== undefined) return { at, points: wound.points };
  if (here.stage !== 'attacker-reroll' && here.stage !== 'defender-reroll') return { at };
  const dice = here.dice[side].map((face): Term => face);
  // A fleeing or capturing side's value is halved later.
  const halved = here.flight !== null || here.capture.attacker === 'halved';
  if (here.stage === 'attacker-reroll' || halved || here.dice.attacker.length === 0) return { at, dice };
  return { at, dice, reached: meleeValue(state, here, 'attacker') };
}

const step = kit.awaited<Medioevo, Play, Here>({
  what: 'battle',
  kind: 'reaction',
  who(state, here) {
    const side = askedIn(state, here);
    return side === null ? [] : [here[side]];
  },
  values: lying,
  verbs: BATTLE_VERBS,
});

/** A battle, round by round, until one side is gone (6.4). Only those who want to are asked (6.12.1). */
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
