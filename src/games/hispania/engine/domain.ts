import type { SlotValue } from '../../../core/action.js';
import type { Choice, Domain } from '../../../core/offer.js';
import type { AreaId, EventKind, NationId } from '../facts/ids.js';
import { isArea, isNation, isProvince } from '../state/reading.js';
import { isPiece, leaderOf, type Piece } from '../state/stack.js';

/** Choices in Hispania: areas, nations, units, events; and typed reading of chosen values. */

export function areaChoice(id: AreaId, note?: string): Choice {
  const name = { kind: isProvince(id) ? 'province' : 'area', id };
  return note === undefined ? { id, name } : { id, name, note };
}
export function nationChoice(id: NationId): Choice {
  return { id, name: { kind: 'nation', id } };
}
export function pieceChoice(piece: Piece): Choice {
  const leader = leaderOf(piece);
  return { id: piece, name: leader === null ? { kind: 'unit', id: piece } : { kind: 'leader', id: leader } };
}

export function eventChoice(id: EventKind): Choice {
  return { id, name: { kind: 'event', id } };
}

export function oneOfAreas(slot: string, areas: readonly AreaId[]): Extract<Domain, { readonly kind: 'one' }> {
  return { kind: 'one', slot, choices: areas.map((area) => areaChoice(area)) };
}

/** Actions proved legal have these values; nothing else reaches the readers below. */
export function areaIn(value: SlotValue): AreaId | null {
  return typeof value === 'string' && isArea(value) ? value : null;
}
export function nationIn(value: SlotValue): NationId | null {
  return typeof value === 'string' && isNation(value) ? value : null;
}
export function pieceIn(value: SlotValue): Piece | null {
  return typeof value === 'string' && isPiece(value) ? value : null;
}
