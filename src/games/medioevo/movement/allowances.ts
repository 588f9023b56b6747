import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { seasBy } from '../facts/board.js';
import type { BorderKind } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Way } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';

/** What cards and technologies allow a seat's next move (8.1, 8.3). */
export interface Allowances {
  /** Steps that may be made as on the other element (Logistics). */
  readonly conversions: number;
  /** Unowned territories that may be crossed without a horde (Edict). */
  readonly crossings: number;
  /** It is invisible until it arrives (cards 55, 56). */
  readonly unseen: boolean;
}

const NONE: Allowances = { conversions: 0, crossings: 0, unseen: false };

export function wayOf({ lasting }: Medioevo, seat: SeatId, way: Way) {
  const found = lasting.find((one) => one.kind === 'way' && one.way === way && one.seat === seat);
  return found?.kind === 'way' ? found : null;
}

/** For this many transports leaving a place together. */
export function allowancesFor(state: Medioevo, seat: SeatId, from: PlaceId, transports: number): Allowances {
  if (state.lasting.length === 0) return NONE;
  const unseen = wayOf(state, seat, 'unseen');
  return {
    conversions: wayOf(state, seat, 'logistics')?.uses ?? 0,
    crossings: wayOf(state, seat, 'edict')?.uses ?? 0,
    unseen: unseen !== null && unseen.at === from && transports <= unseen.uses,
  };
}

/** After the next move its paid ways are used up. */
export function useWays(play: Play, seat: SeatId, from: PlaceId): void {
  const { lasting } = play.state;
  const left = lasting.filter(
    (one) => one.kind !== 'way' || one.seat !== seat || one.way === 'half' || (one.way === 'unseen' && one.at !== from),
  );
  if (left.length < lasting.length) play.set({ lasting: left });
}

/** How a land or sea vehicle makes a step: its usual way, the other's, or not at all (6.2.7, Logistics). */
export function stepOf(kind: BorderKind | undefined, bySea: boolean): 'own' | 'converted' | null {
  switch (kind) {
    case undefined:
      return null;
    case 'coast':
      return 'own';
    case 'sea':
      return bySea ? 'own' : 'converted';
    case 'land':
    case 'river':
    case 'strait':
      return bySea ? 'converted' : 'own';
  }
}

/** A move ends on the vehicle's own element: land vehicles in a territory, ships at sea or on a coast (RULINGS 46). */
export function mayEnd(state: Medioevo, bySea: boolean, at: PlaceId): boolean {
  if (!isTerritory(at)) return bySea;
  return !bySea || seasBy(bookOf(state.overrides).board, at).length > 0;
}
