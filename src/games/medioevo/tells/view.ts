import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { seenReactions } from '../cards/window-step.js';
import { seenAgreements } from '../diplomacy/seen.js';
import { seenTurn } from '../orders/laid-ahead.js';
import { seenResting } from '../orders/resting.js';
import { seenDeployment } from '../purchases/deployment.js';
import { seenCardPicks } from '../purchases/empire-card.js';
import { seenPurchases } from '../purchases/step.js';
import { seenFirstCards } from '../setup/first-card.js';
import { USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import type { Frame } from '../state/frame.js';
import type { Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/**
 * The state without what a seat may not know: others' cash, cards drawn and put back, bids, lists of purchases, secret
 * pacts, battle orders. Owned cards lie character side up; only their owners know the objectives.
 */
export function hide(state: Medioevo, viewer: SeatId | null): Medioevo {
  return {
    ...state,
    frames: state.frames.map((frame) => seenFrame(frame, viewer)),
    realms: Object.fromEntries(
      Object.entries(state.realms).map(([seat, realm]) => [seat, seat === viewer ? realm : withoutSecrets(realm)]),
    ),
    empireDeck: kit.seenDeck(state.empireDeck),
    eventDeck: kit.seenDeck(state.eventDeck),
    ...seenAgreements(state, viewer),
  };
}

/** Planned moves too are their owner's alone (6.13.1). */
function withoutSecrets(realm: Realm): Realm {
  return {
    ...realm,
    cash: 0,
    cards: realm.cards.map((card) => ({ ...card, deeds: {} })),
    battleOrder: USUAL_BATTLE_ORDER,
    placeOrders: {},
    queue: [],
    dropped: 0,
    cardOrders: {},
    keepsBack: false,
  };
}

function seenFrame(frame: Frame, viewer: SeatId | null): Frame {
  switch (frame.kind) {
    case 'kingdom-auction':
    case 'bidding':
    case 'tax-levels':
      return kit.seenChoices(frame, viewer);
    case 'turn':
      return seenTurn(frame, viewer);
    case 'founding': {
      const { laid: _laid, ...open } = frame;
      return frame.seat === viewer ? frame : open;
    }
    case 'combat':
      return seenResting(frame, viewer);
    case 'first-card':
      return seenFirstCards(frame, viewer);
    case 'card-picks':
      return seenCardPicks(frame, viewer);
    case 'deployment':
      return seenDeployment(frame, viewer);
    case 'purchases':
      return seenPurchases(frame, viewer);
    case 'reactions':
      return seenReactions(frame, viewer);
    // A card's target is told when it takes effect, after its answer window.
    case 'card-played':
      return frame.seat === viewer ? frame : { ...frame, action: { verb: frame.action.verb } };
    case 'upkeep': {
      const { missing: _missing, ...open } = frame;
      return frame.seat === viewer ? frame : open;
    }
    case 'event-pick':
      return { ...frame, drawn: frame.seat === viewer ? frame.drawn : frame.drawn.map(() => kit.BACK) };
    default:
      return frame;
  }
}
