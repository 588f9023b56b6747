import * as kit from '../../../../kit/index.js';
import { eventArea } from '../../events/area.js';
import { isTerritory } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf } from '../ability.js';
import { stepUnderWay } from '../holding.js';

/** The turn's card is open and not yet in effect. */
const isDrawn = (state: Medioevo) => stepUnderWay(state)?.kind === 'event-choice';

const DIE = 6;

/** A territory of the event's area is spared, or up to three by a d6 (42, 43). */
export const protect: Ability = {
  fits: (state) => isDrawn(state) && [...eventArea(state)].some(isTerritory),
  slots: [
    (state, use) => {
      const lands = [...eventArea(state)].filter(isTerritory);
      const most = Math.min(lands.length, figureOf(use.card, 'territories', 3));
      return kit.askSome('places', 'territory', Object.fromEntries(lands.map((at) => [at, 1])), { min: 1, max: most });
    },
  ],
  throws: (use) => (figureOf(use.card, 'territories', 0) > 0 ? 0 : DIE),
  does(play, use, action, face) {
    const named = Object.keys(kit.tallyIn(action.places) ?? {}).filter(isTerritory);
    const places = named.slice(0, figureOf(use.card, 'territories', 0) || Math.ceil(face / 2));
    play.set({ lasting: [...play.state.lasting, ...places.map((at) => ({ kind: 'healthy', at }) as const)] });
    play.emit({ type: 'protected', seat: use.seat, places });
  },
};

/** Draws three event cards; one of them becomes the turn's (61). */
export const choose: Ability = {
  fits: (state) => isDrawn(state) && kit.cardsIn(state.eventDeck) >= 3,
  does(play, use) {
    const purpose = { what: 'event-card' };
    const { cards, deck } = kit.drawSome(play.dice, play.state.eventDeck, figureOf(use.card, 'draw', 3), purpose);
    play.set({ eventDeck: deck });
    play.next({ kind: 'event-pick', seat: use.seat, drawn: cards });
  },
};
