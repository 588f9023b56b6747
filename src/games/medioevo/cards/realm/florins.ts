import * as kit from '../../../../kit/index.js';
import { heldBy } from '../../control/holder.js';
import { freeCash } from '../../events/turn-order.js';
import type { Medioevo } from '../../state/state.js';
import { interestOf } from '../../taxes/income.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { stepUnderWay } from '../holding.js';

const onCard = (state: Medioevo, { seat, card }: Use) =>
  state.realms[seat]?.cards.find(({ number }) => number === card.number)?.florins ?? 0;

/** Up to 300 florins go on the card; next time they come back with half as much on top (36). */
export const bank: Ability = {
  fits: (state, use) => use.lender === null && (onCard(state, use) > 0 || freeCash(state, use.seat) > 0),
  slots: [
    (state, use) => {
      const most = Math.min(figureOf(use.card, 'max'), freeCash(state, use.seat));
      return onCard(state, use) > 0 || most < 1 ? null : kit.askNumber('florins', 1, most);
    },
  ],
  does(play, use, action) {
    const there = onCard(play.state, use);
    const put = Math.min(kit.numberIn(action, 'florins'), freeCash(play.state, use.seat));
    const { cards, cash } = play.realm(use.seat);
    const bonus = Math.floor(there * figureOf(use.card, 'bonus'));
    const florins = there > 0 ? 0 : put;
    play.changeRealm(use.seat, {
      cash: there > 0 ? cash + there + bonus : cash - put,
      cards: cards.map((card) => (card.number === use.card.number ? { ...card, florins } : card)),
    });
    // Florins on a card are public.
    const told =
      there > 0 ? { type: 'received' as const, florins: there + bonus } : { type: 'banked' as const, florins };
    play.emit({ ...told, seat: use.seat });
  },
};

/** Makes something cheaper this turn, in the step that settles it. */
function saving(fits: Ability['fits']): Ability {
  return {
    fits: (state, use) =>
      fits(state, use) &&
      !state.lasting.some((one) => one.kind === 'discount' && one.seat === use.seat && one.card === use.card.number),
    does: (play, { seat, card }) =>
      play.set({ lasting: [...play.state.lasting, { kind: 'discount', seat, card: card.number }] }),
  };
}

/** Half of the interest others pay this turn (37), in phase 3 while any is due. */
export const shareInterest = saving(
  (state, { seat }) =>
    state.phase === 'taxes' && state.seats.some((other) => other !== seat && interestDue(state, other)),
);

/** Is interest still due this turn, if he keeps his loans? */
function interestDue(state: Medioevo, seat: string): boolean {
  const before = state.phase === 'turn-order' || state.phase === 'events' || stepUnderWay(state)?.kind === 'tax-levels';
  if (before) return interestOf(state, seat) > 0;
  return state.frames.some((frame) => isInterestOf(frame, seat));
}
const isInterestOf = (frame: Medioevo['frames'][number], seat: string) =>
  frame.kind === 'upkeep' && frame.seat === seat && frame.interest && frame.due > 0;

const lessBefore = saving((state, { seat }) => interestDue(state, seat));

/** 50 florins less interest (38): at any time before it is paid, even when already demanded. */
export const lessInterest: Ability = {
  ...lessBefore,
  does(play, use, action, face) {
    const { seat, card } = use;
    if (!play.state.frames.some((frame) => isInterestOf(frame, seat))) {
      lessBefore.does(play, use, action, face);
      return;
    }
    const minus = figureOf(card, 'minus');
    const frames = play.state.frames.map((frame) =>
      frame.kind === 'upkeep' && isInterestOf(frame, seat) ? { ...frame, due: Math.max(0, frame.due - minus) } : frame,
    );
    play.set({ frames });
  },
};
/** The next building costs 50 less (32), or half (33). */
export const cheaperBuilding = saving(
  (state, { seat }) => stepUnderWay(state)?.kind === 'purchases' && heldBy(state, seat).length > 0,
);
