import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { eventChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import { ignores, passes } from '../orders/following.js';
import { giveOrder } from '../orders/giving.js';
import type { NulWindow, PlayedEvent } from '../special/frame.js';
import type { BattleFrame } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { carryOut } from './effects.js';
import { discardCounter, handOf, mightHold } from './hand.js';
import { battleOf, openTo } from './open-to.js';
import { askWaiving, letsPass, waive, waivingOffers } from './waiving.js';

/**
 * An event is played: its counter is spent, everybody else may answer with Nul, then it takes effect (10.3.16,
 * 10.3.17).
 */
export function playEvent(play: Play, played: PlayedEvent): void {
  discardCounter(play, played.seat, played.event);
  play.emit({ type: 'event-played', seat: played.seat, event: played.event, nation: played.nation, reveals: true });
  const seats = play.state.seats.filter((seat) => seat !== played.seat && mightHold(play.state, seat, 'nul'));
  play.push({ kind: 'nul', id: play.nextId(), played, seats, passed: [], cancelled: false });
}

export const NUL: Situation<NulWindow> = {
  owes(state, frame) {
    const { event, nation, seat: by } = frame.played;
    const values = {
      event: { kind: 'event', id: event },
      seat: { kind: 'seat', id: by },
      ...(nation === null || event === 'nul' ? {} : { nation: { kind: 'nation', id: nation } }),
    };
    return openTo(asked(state, frame), 'nul', values);
  },
  offers(state, frame, seat) {
    if (!asked(state, frame).includes(seat)) return [];
    const held = handOf(state, seat).includes('nul');
    const battle = battleOf(state);
    return [
      { verb: 'pass' },
      ...waivingOffers(state, battle, seat),
      ...ignoringOffers(battle, frame.played, seat),
      ...(held ? [{ verb: 'event', final: true, secret: true }] : []),
    ];
  },
  ask(state, _frame, seat, verb, filled) {
    if (verb !== 'event') return askWaiving(state, battleOf(state), seat, verb, filled);
    if (filled.event !== undefined) return DONE;
    return { kind: 'one', slot: 'event', choices: [eventChoice('nul')] };
  },
  act(play, frame, seat, action) {
    if (textIn(action, 'event') === 'nul') {
      playEvent(play, { ...frame.played, seat, event: 'nul' });
    } else if (action.verb === 'ignore') {
      giveOrder(play, seat, { kind: 'ignore', nation: frame.played.nation ?? 'any' });
    } else if (action.verb === 'ignore-all') {
      giveOrder(play, seat, { kind: 'ignore', nation: 'any' });
    } else if (!waive(play, seat, action)) {
      play.replace({ ...frame, passed: [...frame.passed, seat] });
    }
  },
  fallback: (state) => ({ verb: battleOf(state) === undefined ? 'pass' : 'pass-battle' }),
  settle(play, frame) {
    if (!frame.cancelled && asked(play.state, frame).length > 0) return 'wait';
    play.pop();
    if (frame.cancelled) {
      play.emit({ type: 'event-cancelled', seat: frame.played.seat, event: frame.played.event });
    } else if (frame.played.event === 'nul') {
      cancelBelow(play);
    } else {
      carryOut(play, frame.played);
    }
    return 'again';
  },
};

/** Those who might have one still, and neither passed nor let it pass by an order ("Nul unless it is ROME's event"). */
function asked(state: Hispania, { seats, passed, played, cancelled }: NulWindow): readonly SeatId[] {
  if (cancelled) return [];
  const battle = battleOf(state);
  return seats.filter(
    (seat) =>
      !passed.includes(seat) &&
      !letsPass(state, battle, seat) &&
      mightHold(state, seat, 'nul') &&
      !passes(state, seat, 'nul', played.nation) &&
      !(isOutside(battle, seat) && ignores(state, seat, played.nation)),
  );
}

/** A battle in which the seat takes no part. */
function isOutside(battle: BattleFrame | undefined, seat: SeatId): boolean {
  return battle !== undefined && battle.attacker.seat !== seat && battle.defender.seat !== seat;
}

/** "Never ask me about ROME in others' battles", "never in others' battles": a standing order in one press. */
function ignoringOffers(battle: BattleFrame | undefined, { nation }: PlayedEvent, seat: SeatId): readonly Offer[] {
  if (!isOutside(battle, seat)) return [];
  const about = nation === null ? [] : [{ verb: 'ignore', values: { nation: { kind: 'nation', id: nation } } }];
  return [...about, { verb: 'ignore-all' }];
}

/** What this Nul answered is the frame under it. */
function cancelBelow(play: Play): void {
  const below = play.state.frames.at(-1);
  if (below?.kind === 'nul') play.replace({ ...below, cancelled: true });
}
