import type { SeatId } from '../../../core/seat.js';
import { isHostile } from '../commerce/market.js';
import { territoryCard } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import { stepsOut } from '../movement/steps.js';
import type { Medioevo } from '../state/state.js';

export function isZone(state: Medioevo, at: TerritoryId): boolean {
  return territoryCard(bookOf(state.overrides).board, at).inhabited;
}

/** The inhabited zones where these vehicles trade: of ships those with a port. */
export function zonesInPlay(state: Medioevo, bySea: boolean): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  return state.inPlay.filter((at) => {
    const { inhabited, port } = territoryCard(board, at);
    return inhabited && (port || !bySea);
  });
}

/** Steps to every place, past whatever does not plunder on the way. */
export function stepsTo(
  state: Medioevo,
  from: PlaceId,
  bySea: boolean,
  isOpen: (at: PlaceId) => boolean,
): ReadonlyMap<PlaceId, number> {
  const steps = new Map<PlaceId, number>([[from, 0]]);
  let edge: readonly PlaceId[] = [from];
  for (let distance = 1; edge.length > 0; distance++) {
    const next: PlaceId[] = [];
    for (const at of edge) {
      for (const { to, converts } of stepsOut(state, at, bySea)) {
        if (converts > 0 || steps.has(to) || !isOpen(to)) continue;
        steps.set(to, distance);
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

/** Distances of one decision, each counted once. */
export class Ways {
  readonly bySea: boolean;
  private readonly state: Medioevo;
  private readonly open = new Map<PlaceId, boolean>();
  private readonly seat: SeatId;
  private readonly known = new Map<PlaceId, ReadonlyMap<PlaceId, number>>();

  constructor(state: Medioevo, seat: SeatId, bySea: boolean) {
    this.state = state;
    this.seat = seat;
    this.bySea = bySea;
  }

  /** Nobody plunders there. */
  isSafe(at: PlaceId): boolean {
    const known = this.open.get(at);
    if (known !== undefined) return known;
    const safe = !isHostile(this.state, this.seat, at);
    this.open.set(at, safe);
    return safe;
  }

  between(from: PlaceId, to: PlaceId): number {
    const known = this.known.get(from) ?? stepsTo(this.state, from, this.bySea, (at) => this.isSafe(at));
    this.known.set(from, known);
    return known.get(to) ?? Number.POSITIVE_INFINITY;
  }
}
