import type { Play } from '../engine/play.js';
import { regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { controllerOf, standsIn, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { countOf } from '../state/troops.js';

/** A Military Order comes to a Christian-controlled city, or to Santiago if no enemy is there (9.9). */
export function placesForOrder(state: Reconquista, book: Book): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => {
    if (regionOf(book.board, at) === state.revolt) return false;
    const place = state.places[at];
    if (controllerOf(place) === 'christian') return true;
    const enemies = standsIn(place).some((stand) => stand.side !== 'christian');
    return at === 'santiago' && !enemies && (place.city !== 'muslim' || place.inside !== null);
  });
}

export function placeOrder(play: Play, at: PlaceId): void {
  play.enter(at, { side: 'christian', units: { order: 1 } });
  play.emit({ type: 'order-placed', at });
}

/** El Cid comes to a Christian Army or Military Order (9.11). */
export function placesForCid(state: Reconquista, book: Book): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => {
    if (regionOf(book.board, at) === state.revolt) return false;
    const units = unitsOf(state.places[at], 'christian');
    return countOf(units, 'army') > 0 || countOf(units, 'order') > 0;
  });
}

/** A die decides his side (9.11): with the Muslims he waits for the force of phase 5. */
export function comeForCid(play: Play): void {
  if (play.die('el-cid') > 3) {
    play.set({ cid: { side: 'muslim', at: null } });
    play.emit({ type: 'cid-came', side: 'muslim', at: null });
    return;
  }
  if (placesForCid(play.state, play.book).length > 0) play.next({ kind: 'el-cid' });
  else play.emit({ type: 'event-void', event: 'el-cid' });
}

export function placeCid(play: Play, at: PlaceId): void {
  play.set({ cid: { side: 'christian', at } });
  play.emit({ type: 'cid-came', side: 'christian', at });
}
