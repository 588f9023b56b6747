import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { CLAIM_VERBS } from '../objectives/claim-verbs.js';
import type { Medioevo } from '../state/state.js';
import { windowNow } from './holding.js';
import { ORDER_VERBS } from './order-verbs.js';
import { CARD_VERBS } from './verbs.js';
import { seatsToAnswer } from './window-step.js';

/** Steps with others' secrets or of the set-up: no cards during them. */
const CLOSED: readonly string[] = ['founding', 'first-card', 'kingdom-choice', 'kingdom-auction', 'event-pick'];

function isOpen({ phase, frames, realms }: Medioevo, seat: SeatId): boolean {
  const inner = frames.at(-1);
  if (phase === 'setup' || phase === 'over' || inner === undefined || CLOSED.includes(inner.kind)) return false;
  const realm = realms[seat];
  return realm !== undefined && !realm.out && realm.kingdom !== null;
}

/** One answer per window: then wait for the others. */
const mayAnswer = (state: Medioevo, seat: SeatId) => {
  const window = windowNow(state);
  return window === null || window.answers[seat] === undefined;
};

const VERBS: readonly string[] = [...Object.keys(CARD_VERBS), ...Object.keys(CLAIM_VERBS), ...Object.keys(ORDER_VERBS)];

/** In a window the play itself is the answer. Answers, claims and orders are kept off public buttons. */
function offerOf(state: Medioevo, seat: SeatId, verb: string): Offer | null {
  if (!isOpen(state, seat)) return null;
  const played = CARD_VERBS[verb];
  if (played !== undefined) {
    if (!mayAnswer(state, seat) || !played.when(state, seat)) return null;
    const window = windowNow(state);
    if (window === null) return { verb, optional: true };
    return seatsToAnswer(state, window).includes(seat)
      ? { verb, secret: true }
      : { verb, optional: true, secret: true };
  }
  const other = CLAIM_VERBS[verb] ?? ORDER_VERBS[verb];
  return other?.when(state, seat) === true ? { verb, optional: true, secret: true } : null;
}

/** Cards, tokens, technologies, objectives and orders, in anybody's turn (8.1 to 8.8). */
export const CARDS_AT_ANY_TIME: kit.Verbs<Medioevo, Play> = {
  offers: (state, seat) => VERBS.flatMap((verb) => offerOf(state, seat, verb) ?? []),
  offer: (state, seat, verb) => (VERBS.includes(verb) ? offerOf(state, seat, verb) : null),
  ask: (state, seat, verb, filled) =>
    (CARD_VERBS[verb] ?? CLAIM_VERBS[verb] ?? ORDER_VERBS[verb])?.ask(state, seat, filled) ?? kit.DONE,
  act(play, seat, action) {
    const other = CLAIM_VERBS[action.verb] ?? ORDER_VERBS[action.verb];
    if (other !== undefined) {
      other.does(play, seat, action);
      return;
    }
    const window = windowNow(play.state);
    if (window === null) {
      CARD_VERBS[action.verb]?.does(play, seat, action);
      return;
    }
    play.replace({ ...window, answers: { ...window.answers, [seat]: action } });
    const { verb } = action;
    const [card, technology] = [kit.textIn(action, 'card'), kit.textIn(action, 'technology')];
    const named = { ...(card === '' ? {} : { card }), ...(technology === '' ? {} : { technology }) };
    play.emit({ type: 'noted', seat, verb, ...named, audience: [seat] });
  },
};
