import type { Choice, Filled } from '../../../core/offer.js';
import type { Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { movableAt } from '../campaign/movable.js';
import { goersTo } from '../campaign/orders.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { buyInto } from '../income/purchase.js';
import { battleOdds } from '../odds/battle-odds.js';
import { afterTaking } from '../odds/gain.js';
import { meetingIn, wouldBesiege } from '../odds/meeting.js';
import { GOODS, type Good } from '../state/events.js';
import type { Place, Reconquista } from '../state/state.js';
import { sizeOf } from '../state/troops.js';
import { troopTerms } from './about.js';
import { arrivalAt, comingOut } from './arrivals.js';
import { siegeBegun } from './siege-told.js';

/** Beside each target the odds with all who may go there; beside a place, whom it joins or what it loses. */
export function noteOf(
  state: Reconquista,
  _seat: SeatId,
  verb: string,
  filled: Filled,
  choice: Choice,
): Pick<Choice, 'note' | 'values'> | null {
  const at = kit.oneIn(PLACE_IDS, choice.id);
  if (at !== null && (verb === 'place' || verb === 'choose' || verb === 'retreat')) return arrivalNote(state, at);
  if (at !== null && verb === 'buy') return purchaseNote(state, at, kit.oneIn(GOODS, filled.unit));
  const here = state.frames.at(-1);
  const [from, to] = [kit.oneIn(PLACE_IDS, filled.from), kit.oneIn(PLACE_IDS, choice.id)];
  if (here?.kind !== 'campaign' || from === null || to === null || (verb !== 'attack' && verb !== 'move')) return null;
  const book = bookOf(state.overrides);
  const { units } = goersTo(state, book, here, from, to);
  const count = sizeOf(units);
  if (count === 0) return null;
  const { cid } = movableAt(state, book, here, from);
  if (verb === 'move') {
    if (!wouldBesiege(state, to)) return sortieNote(state.places[to], afterTaking(state.places, to, units)[to]);
    const { taken = '' } = siegeBegun(state, to, units, cid);
    return { note: 'siege', values: { count, taken } };
  }
  const met = meetingIn(state, book, to, units, cid);
  if (met === null) return null;
  const chances = battleOdds(met.meeting);
  const beaten = kit.percentSaid(chances['defender-gone'] + chances['defender-back'] + chances['defender-in']);
  return { note: 'battle', values: { count, beaten, foes: sizeOf(met.defender.units) } };
}

/** Whom it joins behind walls, where that makes them come out and fight (11.8). */
function purchaseNote(state: Reconquista, at: PlaceId, good: Good | null): Pick<Choice, 'note' | 'values'> | null {
  return good === null ? null : sortieNote(state.places[at], buyInto(state.places[at], good));
}

function sortieNote(before: Place, after: Place): Pick<Choice, 'note' | 'values'> | null {
  if (comingOut(before, after).sortie === undefined) return null;
  return { note: 'sortie', values: { there: before.inside === null ? [] : troopTerms(before.inside) } };
}

/** Whom it joins, or what goes with it. */
function arrivalNote(state: Reconquista, at: PlaceId): Pick<Choice, 'note' | 'values'> | null {
  const told = arrivalAt(state, at);
  // A place in which nobody and nothing is speaks for itself.
  return told === null || isBare(told) ? null : { note: told.key, values: told.values ?? {} };
}

function isBare({ key, values = {} }: Phrase): boolean {
  return (key === 'order' || key === 'crusaders') && values.there === undefined && values.walls === undefined;
}
