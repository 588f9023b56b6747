import * as kit from '../../../../kit/index.js';
import { territoryCard } from '../../facts/board.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { type Ban, isBanned } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { isTrade } from '../../state/vehicle.js';
import type { Ability } from '../ability.js';
import { stepUnderWay, windowNow } from '../holding.js';

/** Trade matters only where somebody lives or a transport stands; fighting and leaving may be forbidden anywhere. */
function concerns(state: Medioevo, what: Ban, at: TerritoryId): boolean {
  if (what !== 'commerce') return true;
  const { inhabited } = territoryCard(bookOf(state.overrides).board, at);
  return inhabited || state.vehicles.some((one) => one.at === at && isTrade(one));
}

/** Where the window's move starts: it is stopped there (3). */
function leaving(state: Medioevo): unknown {
  const here = stepUnderWay(state);
  return here?.kind === 'combat' ? here.pending?.from : undefined;
}

/** Any affected territory at any time of the turn; the window's own first, so that an order means it. */
function placesFor(state: Medioevo, what: Ban): readonly TerritoryId[] {
  if (state.phase === 'end') return [];
  const before = { lasting: state.lasting, turn: state.turn - 1 };
  const places = state.inPlay.filter(
    (at) => !isBanned(state, what, at) && !isBanned(before, what, at) && concerns(state, what, at),
  );
  const meant = what === 'leave' ? leaving(state) : windowNow(state)?.at;
  return places.toSorted((one, other) => Number(other === meant) - Number(one === meant));
}

/** No fighting, trading or leaving there this turn; not twice in a row in one territory (1 to 3). */
const ban = (what: Ban): Ability => ({
  fits: (state) => placesFor(state, what).length > 0,
  slots: [(state) => kit.askOne('at', 'territory', placesFor(state, what))],
  does(play, _use, action) {
    const at = kit.textIn(action, 'at');
    if (!isTerritory(at)) return;
    play.set({ lasting: [...play.state.lasting, { kind: 'ban', what, at, turn: play.state.turn }] });
    play.emit({ type: 'banned', at, ban: what });
  },
});

export const banCombat = ban('combat');
export const banCommerce = ban('commerce');
export const banLeave = ban('leave');
