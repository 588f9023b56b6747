import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { freeCash } from '../events/turn-order.js';
import type { TechnologyId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { TechnologyCard } from '../facts/technologies.js';
import { POINT_PRICE, pointsAtHand, spendPoints } from '../purchases/points.js';
import { owns, returnBorrowed } from '../purchases/technology.js';
import type { Medioevo } from '../state/state.js';

/** A technology's effect, if it is not a design (8.3). */
export interface TechnologyUse {
  /** Would it have an effect now, by public facts? */
  fits(state: Medioevo, seat: SeatId): boolean;
  /** Can its owner use it and pay? By default whenever it fits. */
  usable?(state: Medioevo, seat: SeatId): boolean;
  readonly slots: readonly ((state: Medioevo, seat: SeatId, filled: Filled) => Domain | null)[];
  /** How many times its points are paid. */
  times(action: Action): number;
  does(play: Play, seat: SeatId, action: Action): void;
}

export function cardFor(state: Medioevo, id: TechnologyId): TechnologyCard {
  return bookOf(state.overrides).technologies[id];
}

/** How many times it can be used at once: with the points at hand, and 100 florins for each missing one (8.2). */
export function affordable(state: Medioevo, seat: SeatId, id: TechnologyId): number {
  const { branch, points } = cardFor(state, id);
  if (!owns(state, seat, id)) return 0;
  const bought = Math.floor(freeCash(state, seat) / POINT_PRICE);
  return Math.floor((pointsAtHand(state, seat, branch) + bought) / points);
}

/** Pays its points, returns a borrowed technology, and applies its effect. */
export function carryOutTechnology(
  play: Play,
  seat: SeatId,
  id: TechnologyId,
  use: TechnologyUse,
  action: Action,
): void {
  const { branch, points } = cardFor(play.state, id);
  const times = use.times(action);
  if (times > affordable(play.state, seat, id)) return;
  spendPoints(play, seat, branch, points * times);
  returnBorrowed(play, seat, id);
  play.emit({ type: 'technology-used', seat, technology: id });
  use.does(play, seat, action);
}
