import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { CLAIM_VERBS } from '../objectives/claim-verbs.js';
import type { Medioevo } from '../state/state.js';
import { windowNow } from './holding.js';
import { ORDER_VERBS } from './order-verbs.js';
import { CARD_VERBS } from './verbs.js';

/** Steps of others' secrets or of the set-up: nothing is played while they last. */
const CLOSED: readonly string[] = [
  'founding',
  'first-card',
  'kingdom-choice',
  'kingdom-auction',
  'upkeep',
  'event-pick',
];

function isOpen({ phase, frames, realms }: Medioevo, seat: SeatId): boolean {
  const inner = frames.at(-1);
  if (phase === 'setup' || phase === 'over' || inner === undefined || CLOSED.includes(inner.kind)) return false;
  const realm = realms[seat];
  return realm !== undefined && !realm.out && realm.kingdom !== null;
}

/** One answer a window: whoever has answered waits for the others. */
const mayAnswer = (state: Medioevo, seat: SeatId) => {
  const window = windowNow(state);
  return window === null || window.answers[seat] === undefined;
};

/** Cards, tokens, technologies, objectives and orders, in whoever's turn (8.1 to 8.5). */
export const CARDS_AT_ANY_TIME: kit.Verbs<Medioevo, Play> = {
  offers(state, seat): readonly Offer[] {
    if (!isOpen(state, seat)) return [];
    const played = mayAnswer(state, seat)
      ? Object.entries(CARD_VERBS).flatMap(([verb, rules]) => (rules.when(state, seat) ? [verb] : []))
      : [];
    const others = Object.entries({ ...CLAIM_VERBS, ...ORDER_VERBS }).flatMap(([verb, rules]) =>
      rules.when(state, seat) ? [verb] : [],
    );
    return [
      ...played.map((verb) => ({ verb, optional: true, ...(windowNow(state) === null ? {} : { secret: true }) })),
      ...others.map((verb) => ({ verb, optional: true, secret: true })),
    ];
  },
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
    play.emit({ type: 'noted', seat, audience: [seat] });
  },
};
