import type { Play } from '../engine/play.js';
import { placesIn } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId, Side, UnitKind } from '../facts/ids.js';
import { type FrameOf, PLAGUE_ORDER, type PlagueKind } from '../state/frame.js';
import { unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, plus, sizeOf } from '../state/troops.js';

type Plague = FrameOf<'plague'>;

const UNITS: Readonly<Partial<Record<PlagueKind, readonly [Side, UnitKind]>>> = {
  'christian-army': ['christian', 'army'],
  'christian-garrison': ['christian', 'garrison'],
  'muslim-army': ['muslim', 'army'],
  'muslim-garrison': ['muslim', 'garrison'],
  order: ['christian', 'order'],
};

/** Where the next counter may be lost: one of each kind down the list, then from the top again (17.3.7). */
export function plagueStep(
  state: Reconquista,
  book: Book,
  plague: Plague,
): { readonly kind: PlagueKind; readonly places: readonly PlaceId[] } | null {
  if (plague.left === 0) return null;
  const from = PLAGUE_ORDER.indexOf(plague.next);
  for (const kind of [...PLAGUE_ORDER.slice(from), ...PLAGUE_ORDER.slice(0, from)]) {
    const places = placesIn(book.board, plague.region).filter((at) => isThere(state.places[at], kind));
    if (places.length > 0) return { kind, places };
  }
  return null;
}

function isThere(place: Place, kind: PlagueKind): boolean {
  const unit = UNITS[kind];
  if (unit !== undefined) return countOf(unitsOf(place, unit[0]), unit[1]) > 0;
  if (kind === 'fort') return place.fort;
  return place.city === (kind === 'christian-city' ? 'christian' : 'muslim');
}

/** The place without that counter; a fort that is left alone goes too (5.3). */
export function afterPlague(place: Place, kind: PlagueKind): Place {
  const unit = UNITS[kind];
  const less = unit === undefined ? wallLess(place, kind) : oneLess(place, ...unit);
  const alone = less.fort && less.city === null && less.inside === null && less.outside === null;
  return alone ? { ...less, fort: false } : less;
}

function wallLess(place: Place, kind: PlagueKind): Place {
  return kind === 'fort' ? { ...place, fort: false } : { ...place, city: null };
}

function oneLess(place: Place, side: Side, kind: UnitKind): Place {
  const where = place.inside?.side === side ? 'inside' : 'outside';
  const units = plus(unitsOf(place, side), kind, -1);
  return { ...place, [where]: sizeOf(units) === 0 ? null : { side, units } };
}

export function removeByPlague(play: Play, plague: Plague, kind: PlagueKind, at: PlaceId): void {
  const unit = UNITS[kind];
  play.emit({ type: 'plague-took', at, kind });
  if (unit !== undefined) {
    play.take(at, unit[0], { [unit[1]]: 1 });
    play.cidAlone(at, unit[0]);
  } else {
    play.change(at, wallLess(play.at(at), kind));
  }
  const next = PLAGUE_ORDER[(PLAGUE_ORDER.indexOf(kind) + 1) % PLAGUE_ORDER.length] ?? 'christian-army';
  play.replace({ ...plague, left: plague.left - 1, next });
}
