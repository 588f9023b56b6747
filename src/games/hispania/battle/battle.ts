import { isBare } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Situation } from '../engine/rules.js';
import type { BattleFrame } from '../state/battle.js';
import { actAim, aim, askAim, defaultAims } from './aiming.js';
import { closeBattle } from './closing.js';
import { actDecision, askDecision, decide, defaultDecision, isHopeless } from './deciding.js';
import { openBattle, openRound } from './opening.js';
import { applyLosses, throwDice } from './round.js';
import { askStanding, standingOffers, standsUntil, standWithoutAsking } from './standing.js';
import { otherSide } from './targets.js';
import { mayRetreatFrom } from './ways-out.js';
import { actSubmission, askSubmission, considerSubmission } from './yielding.js';

/** A battle (6.0.3): one step of the round after the other, automatic or asked. */
export const BATTLE: Situation<BattleFrame> = {
  owes(state, battle) {
    const asked = askedIn(battle);
    if (asked === null) return [];
    const army = battle[asked.side];
    if (army.seat === null) return [];
    const values = {
      nation: { kind: 'nation', id: army.nation },
      province: { kind: 'province', id: battle.province },
      round: battle.round,
      ...(asked.what === 'submit' ? { to: { kind: 'nation', id: battle[otherSide(asked.side)].nation } } : {}),
    };
    const own = state.stage.nation === army.nation;
    return [{ seats: [army.seat], kind: own ? 'turn' : 'reaction', what: asked.what, values }];
  },
  offers(state, battle, seat) {
    const asked = askedIn(battle);
    if (asked === null || battle[asked.side].seat !== seat) return [];
    switch (asked.what) {
      case 'target':
        return [{ verb: 'target' }, ...standingOffers(state, battle, asked.side)];
      case 'submit':
        return [{ verb: 'submit' }];
      case 'retreat':
        return mayRetreatFrom(state, battle, asked.side)
          ? [{ verb: 'stand' }, ...standingOffers(state, battle, asked.side), { verb: 'retreat', final: true }]
          : [{ verb: 'stand' }];
    }
  },
  ask(state, battle, _seat, verb, filled) {
    const asked = askedIn(battle);
    if (asked === null) return DONE;
    if (verb === 'target') return askAim(state, battle, asked.side, filled);
    if (verb === 'retreat') return askDecision(state, battle, asked.side, filled);
    if (standsUntil(verb) !== null) return askStanding(state, battle, asked.side, verb, filled);
    return verb === 'submit' ? askSubmission(filled) : DONE;
  },
  act(play, battle, _seat, action) {
    const asked = askedIn(battle);
    if (asked === null) return;
    if (standsUntil(action.verb) !== null) {
      standWithoutAsking(play, asked.side, action);
      // This answers a pending retreat question too, even that of the event Retraite (10.3), which earlier orders do not.
      if (asked.what === 'retreat') actDecision(play, play.battle() ?? battle, asked.side, { verb: 'stand' });
    } else if (action.verb === 'target') actAim(play, battle, asked.side, action);
    else if (action.verb === 'submit') actSubmission(play, battle, asked.side, action.answer === 'yes');
    else actDecision(play, battle, asked.side, action);
  },
  proves(_state, battle, seat, action) {
    const asked = askedIn(battle);
    return asked?.what === 'retreat' && battle[asked.side].seat === seat && isBare(action, 'stand');
  },
  fallback(state, battle) {
    const asked = askedIn(battle);
    if (asked?.what === 'target') return { verb: 'target', ...defaultAims(state, battle, asked.side) };
    if (asked?.what === 'submit')
      return { verb: 'submit', answer: isHopeless(state, battle, 'defender') ? 'yes' : 'no' };
    return asked === null ? { verb: 'stand' } : defaultDecision(state, battle, asked.side);
  },
  settle(play, battle) {
    switch (battle.step) {
      case 'opening':
        return openBattle(play, battle);
      case 'round':
        return openRound(play, battle);
      case 'aim-attacker':
        return aim(play, battle, 'attacker');
      case 'aim-defender':
        return aim(play, battle, 'defender');
      case 'before-dice':
      case 'dice':
        return throwDice(play, battle);
      case 'after-dice':
      case 'losses':
        return applyLosses(play, battle);
      case 'submission':
        return considerSubmission(play, battle, 'defender');
      case 'submission-attacker':
        return considerSubmission(play, battle, 'attacker');
      case 'retreat-attacker':
        return decide(play, battle, 'attacker');
      case 'retreat-defender':
        return decide(play, battle, 'defender');
      case 'over':
        return closeBattle(play, battle);
    }
  },
};

/** Who is asked what in this step. */
export function askedIn(
  battle: BattleFrame,
): { readonly side: 'attacker' | 'defender'; readonly what: 'target' | 'submit' | 'retreat' } | null {
  switch (battle.step) {
    case 'aim-attacker':
      return { side: 'attacker', what: 'target' };
    case 'aim-defender':
      return { side: 'defender', what: 'target' };
    case 'submission':
      return { side: 'defender', what: 'submit' };
    case 'submission-attacker':
      return { side: 'attacker', what: 'submit' };
    case 'retreat-attacker':
      return { side: 'attacker', what: 'retreat' };
    case 'retreat-defender':
      return { side: 'defender', what: 'retreat' };
    default:
      return null;
  }
}
