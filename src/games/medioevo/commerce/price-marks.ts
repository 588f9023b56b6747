import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { CUBE } from './market.js';

/** Extra florins for a cube sold by Commerce, by the level of the civil building (8.3). */
const BY_LEVEL = [0, 25, 50, 100];
/** Florins added to a sale or taken off a purchase per use of Market. */
const MARKET_STEP = 50;

/** How many uses of a technology are paid for the next sale or purchase. */
function usesOf({ lasting }: Medioevo, seat: SeatId, technology: 'commerce' | 'market'): number {
  const found = lasting.find((one) => one.kind === 'price' && one.seat === seat && one.technology === technology);
  return found?.kind === 'price' ? found.uses : 0;
}

/** What technologies add to a sale of this many cubes. */
export function addedToSale(state: Medioevo, seat: SeatId, zone: TerritoryId, count: number): number {
  const each = BY_LEVEL[state.lands[zone].civil?.level ?? 0] ?? 0;
  return each * Math.min(count, usesOf(state, seat, 'commerce')) + MARKET_STEP * usesOf(state, seat, 'market');
}

/** The price of this many cubes: reduced by Market, but never zero. */
export function priceOfPurchase(state: Medioevo, seat: SeatId, count: number): number {
  return Math.max(MARKET_STEP, CUBE * count - MARKET_STEP * usesOf(state, seat, 'market'));
}

/** After the sale or purchase its paid technologies are used up. */
export function usePriceMarks(play: Play, seat: SeatId, ...technologies: readonly ('commerce' | 'market')[]): void {
  const { lasting } = play.state;
  const left = lasting.filter(
    (one) => one.kind !== 'price' || one.seat !== seat || !technologies.includes(one.technology),
  );
  if (left.length < lasting.length) play.set({ lasting: left });
}
