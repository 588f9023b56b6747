import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { BRANCHES } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { claim, claimable, coloursFor } from './claim.js';

interface ClaimVerb {
  when(state: Medioevo, seat: SeatId): boolean;
  ask(state: Medioevo, seat: SeatId, filled: Filled): Domain;
  does(play: Play, seat: SeatId, action: Action): void;
}

const KEEPS = ['yes', 'no'] as const;

/** Claiming a met objective, and holding claims back (8.4): visible only to the owner. */
export const CLAIM_VERBS: Readonly<Record<string, ClaimVerb>> = {
  claim: {
    when: (state, seat) => claimable(state, seat).length > 0,
    ask(state, seat, { card, token }) {
      if (card === undefined)
        return {
          kind: 'one',
          slot: 'card',
          choices: claimable(state, seat).map((one) => kit.named('empire-card', one, `objective-${one}`)),
        };
      return token === undefined ? kit.askOne('token', 'branch', coloursFor(state, card)) : kit.DONE;
    },
    does(play, seat, action) {
      const colour = kit.oneIn(BRANCHES, action.token);
      if (colour !== null) claim(play, seat, kit.textIn(action, 'card'), colour);
    },
  },
  'keep-back': {
    when: (state, seat) => (state.realms[seat]?.cards ?? []).length > 0,
    ask: (_state, _seat, { keeps }) => (keeps === undefined ? kit.askOne('keeps', 'keeps', KEEPS) : kit.DONE),
    does(play, seat, action) {
      const keeps = kit.oneIn(KEEPS, action.keeps) ?? 'no';
      play.changeRealm(seat, { keepsBack: keeps === 'yes' });
      play.emit({ type: 'keeps-back', seat, keeps, audience: [seat] });
    },
  },
};
