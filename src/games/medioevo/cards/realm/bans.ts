import * as kit from '../../../../kit/index.js';
import { cardOf } from '../../facts/board.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { armiesIn } from '../../state/land.js';
import { type Ban, isBanned } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { isTrade } from '../../state/vehicle.js';
import type { Ability } from '../ability.js';

/** Where there is something to forbid. */
function concerns(state: Medioevo, what: Ban, at: TerritoryId): boolean {
  switch (what) {
    case 'combat':
      return armiesIn(state.lands[at]).length > 0 || state.lands[at].holder !== null || isGoal(state, at);
    case 'commerce':
      return (
        cardOf(bookOf(state.overrides).board, at).inhabited ||
        state.vehicles.some((one) => one.at === at && isTrade(one))
      );
    case 'leave':
      return armiesIn(state.lands[at]).length > 0 || state.vehicles.some((one) => one.at === at);
  }
}

/** A move that waits for whoever could forbid it leads there. */
function isGoal({ frames }: Medioevo, at: TerritoryId): boolean {
  return frames.some((frame) => frame.kind === 'combat' && frame.pending?.to === at);
}

/** The phases in which it is done at all. */
function isTime({ phase }: Medioevo, what: Ban): boolean {
  return what === 'commerce' ? phase === 'commerce' : phase === 'combat' || phase === 'events' || phase === 'commerce';
}

function placesFor(state: Medioevo, what: Ban): readonly TerritoryId[] {
  if (!isTime(state, what)) return [];
  const before = { lasting: state.lasting, turn: state.turn - 1 };
  return state.inPlay.filter(
    (at) => !isBanned(state, what, at) && !isBanned(before, what, at) && concerns(state, what, at),
  );
}

/** For this turn nobody fights, trades or leaves there; not twice running in one territory (1 to 3). */
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
