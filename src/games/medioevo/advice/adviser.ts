import type { AdviceAsked, Adviser, SeatView } from '../../../core/adviser.js';
import type { Medioevo } from '../state/state.js';
import { asUsual } from './as-usual.js';
import { buying, isOffered } from './buying.js';
import { answering, offering } from './dealing.js';
import { fearOf } from './fears.js';
import type { Idea, Wits } from './idea.js';
import { marching } from './marching.js';
import { cardPick, choosingKingdom, firstCard, founding } from './opening.js';
import { taxing } from './taxing.js';
import { trading } from './trading.js';

export const WITS: Readonly<Record<'middle' | 'strong', Wits>> = {
  middle: { beam: 12, collects: false, armies: 2, traders: 0, invests: false },
  strong: { beam: 40, collects: true, armies: 3, traders: 1, invests: true },
};

/** Medioevo's player, from the view alone: what it does not know better is done as for whoever is away. */
export const adviser: Adviser = (asked) => {
  const { view } = asked;
  if (!isMedioevo(view)) return null;
  const found = thought(view, asked, WITS[asked.strength]);
  const advice = found !== null && isOffered(asked, found.action) ? found : asUsual(view, asked);
  const fears = fearOf(view, asked.seat);
  return fears === undefined ? advice : { ...advice, fears };
};

function thought(state: Medioevo, asked: AdviceAsked, wits: Wits): Idea | null {
  const { seat, offers } = asked;
  if (offers.some(({ verb }) => verb === 'decline-pact')) {
    const answer = answering(state, seat);
    if (answer !== null && isOffered(asked, answer.action)) return answer;
  }
  const here = state.frames.at(-1);
  switch (here?.kind) {
    case 'kingdom-choice':
      return choosingKingdom(state);
    case 'founding':
      return founding(state, seat);
    case 'first-card':
      return firstCard(state, here, seat, wits);
    case 'card-picks':
      return cardPick(state, here, seat);
    case 'tax-levels':
      return offering(state, seat) ?? taxing(state, seat);
    case 'purchases':
      return buying(state, here, asked, wits);
    case 'combat':
      return marching(state, here, seat);
    case 'commerce':
      return trading(state, here, seat, wits);
    default:
      return null;
  }
}

function isMedioevo(view: SeatView): view is SeatView & Medioevo {
  return 'realms' in view && 'warCircle' in view && 'empireDeck' in view;
}
