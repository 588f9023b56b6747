import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Medioevo } from '../state/state.js';

/** What a kingdom may do besides the current wait, in anybody's turn. */
export interface Beside extends Pick<Offer, 'final' | 'secret'> {
  readonly when: (state: Medioevo, seat: SeatId) => boolean;
  readonly slots?: readonly ((state: Medioevo, seat: SeatId, filled: Filled) => Domain | null)[];
  readonly does: (play: Play, seat: SeatId, action: Action) => void;
  /** An answer is owed; otherwise it is only an option. */
  readonly owed?: true;
}

export function isPlaying({ phase, realms }: Medioevo, seat: SeatId): boolean {
  return phase !== 'setup' && phase !== 'over' && realms[seat]?.out !== true;
}

/** The seats one may deal with. */
export function othersOf(state: Medioevo, seat: SeatId): readonly SeatId[] {
  return state.seats.filter((other) => other !== seat && isPlaying(state, other));
}

/** These verbs for the engine, offered to everybody still playing. */
export function offeredToAll(verbs: Readonly<Record<string, Beside>>): kit.Verbs<Medioevo, Play> {
  const all = Object.entries(verbs).map(([verb, { owed, final, secret, when }]) => {
    const offer: Offer = {
      verb,
      ...(owed === true ? {} : { optional: true }),
      ...(final === undefined ? {} : { final }),
      ...(secret === undefined ? {} : { secret }),
    };
    return { when, offer };
  });
  return {
    offers: (state, seat) =>
      isPlaying(state, seat) ? all.filter(({ when }) => when(state, seat)).map(({ offer }) => offer) : [],
    offer(state, seat, verb) {
      const one = all.find(({ offer }) => offer.verb === verb);
      return one !== undefined && isPlaying(state, seat) && one.when(state, seat) ? one.offer : null;
    },
    ask(state, seat, verb, filled) {
      for (const slot of verbs[verb]?.slots ?? []) {
        const domain = slot(state, seat, filled);
        if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
      }
      return kit.DONE;
    },
    act: (play, seat, action) => verbs[action.verb]?.does(play, seat, action),
  };
}
