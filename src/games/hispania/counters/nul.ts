import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { windowOf } from '../../../kit/steps/window.js';
import { eventChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { ignoresEvents, passesByOrder } from '../orders/following.js';
import { giveOrder } from '../orders/giving.js';
import type { NulWindow, PlayedEvent } from '../special/frame.js';
import type { BattleFrame } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { carryOut } from './effects.js';
import { discardCounter, handOf, mightHold } from './hand.js';
import { battleOf } from './open-to.js';
import { letsPass, WAIVING } from './waiving.js';

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

export const NUL = windowOf<Hispania, Play, NulWindow>({
  what: 'nul',
  who: asked,
  values(_state, { played: { event, nation, seat: by } }): Terms {
    return {
      event: { kind: 'event', id: event },
      seat: { kind: 'seat', id: by },
      ...(nation === null || event === 'nul' ? {} : { nation: { kind: 'nation', id: nation } }),
    };
  },
  openly: [...Object.keys(WAIVING), 'ignore', 'ignore-all'],
  verbs: {
    pass: {
      does: (play, frame, seat) => play.replace({ ...frame, passed: [...frame.passed, seat] }),
      byDefault: (state) => ({ verb: battleOf(state) === undefined ? 'pass' : 'pass-battle' }),
    },
    ...WAIVING,
    // "Never ask me about ROME in others' battles", "never in others' battles": a standing order in one press.
    ignore: {
      when: (state, { played }, seat) => played.nation !== null && isOutside(battleOf(state), seat),
      shown: (_state, { played }) => ({ values: { nation: { kind: 'nation', id: played.nation ?? 'any' } } }),
      does: (play, { played }, seat) => giveOrder(play, seat, { kind: 'ignore', nation: played.nation ?? 'any' }),
    },
    'ignore-all': {
      when: (state, _frame, seat) => isOutside(battleOf(state), seat),
      does: (play, _frame, seat) => giveOrder(play, seat, { kind: 'ignore', nation: 'any' }),
    },
    event: {
      final: true,
      when: (state, _frame, seat) => handOf(state, seat).includes('nul'),
      slots: [() => ({ kind: 'one', slot: 'event', choices: [eventChoice('nul')] })],
      does: (play, { played }, seat) => playEvent(play, { ...played, seat, event: 'nul' }),
    },
  },
  closed(play, { cancelled, played }) {
    if (cancelled) play.emit({ type: 'event-cancelled', seat: played.seat, event: played.event });
    else if (played.event === 'nul') cancelBelow(play);
    else carryOut(play, played);
  },
});

/** Seats that might still have one, and whose orders do not pass ("Nul unless it is ROME's event"). */
function asked(state: Hispania, { seats, played, cancelled }: NulWindow): readonly SeatId[] {
  if (cancelled) return [];
  const battle = battleOf(state);
  return seats.filter(
    (seat) =>
      !letsPass(state, battle, seat) &&
      mightHold(state, seat, 'nul') &&
      !passesByOrder(state, seat, 'nul', played.nation) &&
      !(isOutside(battle, seat) && ignoresEvents(state, seat, played.nation)),
  );
}

/** A battle the seat takes no part in. */
function isOutside(battle: BattleFrame | undefined, seat: SeatId): boolean {
  return battle !== undefined && battle.attacker.seat !== seat && battle.defender.seat !== seat;
}

/** The frame below is what this Nul answered. */
function cancelBelow(play: Play): void {
  const below = play.state.frames.at(-1);
  if (below?.kind === 'nul') play.replace({ ...below, cancelled: true });
}
