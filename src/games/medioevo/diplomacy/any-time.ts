import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Medioevo } from '../state/state.js';
import { borrow, mayBorrow, mayRepay, repay } from '../taxes/loans.js';
import { atWar, declareWar } from './relations.js';

/** What a kingdom may do at any time, in whoever's turn: loans (8.3) and declarations of war (11.1). */
interface AnyTime {
  readonly when: (state: Medioevo, seat: SeatId) => boolean;
  readonly slot?: (state: Medioevo, seat: SeatId) => Domain;
  readonly does: (play: Play, seat: SeatId, action: Action) => void;
}

/** With whom there is neither a war nor one declared already. */
function neighboursAtPeace(state: Medioevo, seat: SeatId): readonly SeatId[] {
  const declared = state.realms[seat]?.wars ?? {};
  return state.seats.filter(
    (other) =>
      other !== seat &&
      state.realms[other]?.out !== true &&
      declared[other] === undefined &&
      !atWar(state, seat, other),
  );
}

const VERBS: Readonly<Record<string, AnyTime>> = {
  loan: { when: mayBorrow, does: borrow },
  repay: { when: mayRepay, does: repay },
  war: {
    when: (state, seat) => neighboursAtPeace(state, seat).length > 0,
    slot: (state, seat) => kit.askOne('against', 'seat', neighboursAtPeace(state, seat)),
    does: (play, seat, action) => declareWar(play, seat, kit.textIn(action, 'against')),
  },
};

const isPlaying = ({ phase, realms }: Medioevo, seat: SeatId) =>
  phase !== 'setup' && phase !== 'over' && realms[seat]?.out !== true;

export const ANY_TIME: kit.Verbs<Medioevo, Play> = {
  offers: (state, seat): readonly Offer[] =>
    isPlaying(state, seat)
      ? Object.entries(VERBS).flatMap(([verb, { when }]) => (when(state, seat) ? [{ verb, optional: true }] : []))
      : [],
  ask(state, seat, verb, filled: Filled) {
    const domain = VERBS[verb]?.slot?.(state, seat) ?? kit.DONE;
    return domain.kind !== 'done' && filled[domain.slot] !== undefined ? kit.DONE : domain;
  },
  act: (play, seat, action) => VERBS[action.verb]?.does(play, seat, action),
};
