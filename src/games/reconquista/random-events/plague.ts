import type { Play } from '../engine/play.js';
import { placesIn } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId, Side, UnitKind } from '../facts/ids.js';
import { type FrameOf, PLAGUE_ORDER, type PlagueKind } from '../state/frame.js';
import { unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf } from '../state/troops.js';

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

export function removeByPlague(play: Play, plague: Plague, kind: PlagueKind, at: PlaceId): void {
  const unit = UNITS[kind];
  play.emit({ type: 'plague-took', at, kind });
  if (unit !== undefined) {
    play.take(at, unit[0], { [unit[1]]: 1 });
    play.cidAlone(at, unit[0]);
  } else {
    play.change(at, kind === 'fort' ? { fort: false } : { city: null });
  }
  const next = PLAGUE_ORDER[(PLAGUE_ORDER.indexOf(kind) + 1) % PLAGUE_ORDER.length] ?? 'christian-army';
  play.replace({ ...plague, left: plague.left - 1, next });
}
