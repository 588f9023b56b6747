import type { Choice } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Pact } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { articlesSeenBy, numberedAlike, othersTerm, shortTerms, treatyTerms } from './articles.js';
import { offeredToAll } from './beside.js';
import { breakPact, endPact, partnersIn, tellEnd, withPartners } from './breach.js';

export function pactsOf({ pacts }: Medioevo, seat: SeatId): readonly Pact[] {
  return pacts.filter(({ between }) => between.includes(seat));
}

export function pactNamed({ pacts }: Medioevo, id: unknown): Pact | undefined {
  return pacts.find((pact) => `${pact.id}` === id);
}

/** One's own pact as a choice: named by the partner and its terms. */
export function pactChoice(pact: Pact, viewer: SeatId): Choice {
  const [first = viewer] = partnersIn(pact, viewer);
  const name = { kind: 'seat', id: first };
  return { id: `${pact.id}`, name, note: 'pact', values: shortTerms(pactTerms(pact, viewer)) };
}

/** All that it says, as one of its signatories sees it. */
export function pactTerms(pact: Pact, viewer: SeatId): Terms {
  const [, ...others] = partnersIn(pact, viewer);
  return { ...othersTerm(others), ...treatyTerms(pact, viewer) };
}

/** Pacts this seat has not asked to end. */
const unasked = (state: Medioevo, seat: SeatId) => pactsOf(state, seat).filter(({ ending }) => !ending.includes(seat));

/** A pact ends when all signatories want it (11.19), or when one breaks it (11.16). */
export const DISSOLVING = offeredToAll({
  'end-pact': {
    secret: true,
    when: (state, seat) => unasked(state, seat).length > 0,
    slots: [
      (state, seat) => ({
        kind: 'one',
        slot: 'pact',
        choices: numberedAlike(unasked(state, seat).map((pact) => pactChoice(pact, seat))),
      }),
    ],
    does(play, seat, action) {
      const pact = pactNamed(play.state, action.pact);
      if (pact === undefined) return;
      const ending = [...pact.ending, seat];
      if (ending.length < pact.between.length) {
        play.set({ pacts: play.state.pacts.map((one) => (one.id === pact.id ? { ...pact, ending } : one)) });
        const told = { ...withPartners(seat, partnersIn(pact, seat)), articles: articlesSeenBy(pact.articles, seat) };
        play.emit({ ...told, type: 'pact-ending', audience: pact.between });
        return;
      }
      endPact(play, pact);
      tellEnd(play, pact);
    },
  },
  'break-pact': {
    secret: true,
    final: true,
    when: (state, seat) => pactsOf(state, seat).length > 0,
    slots: [
      (state, seat) => ({
        kind: 'one',
        slot: 'pact',
        choices: numberedAlike(pactsOf(state, seat).map((pact) => pactChoice(pact, seat))),
      }),
    ],
    does(play, seat, action) {
      const pact = pactNamed(play.state, action.pact);
      if (pact !== undefined) breakPact(play, pact, seat);
    },
  },
});
