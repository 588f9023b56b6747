import type { SeatId } from '../../../core/seat.js';
import { heldBy } from '../control/holder.js';
import { priceOfCard } from '../purchases/empire-card.js';
import type { Medioevo } from '../state/state.js';
import type { Wits } from './idea.js';
import { worthOfToken } from './outlook.js';
import { turnsLeft } from './purse.js';
import type { Want } from './want.js';

/** More unmet objectives than these are a burden: each card makes the next one dearer (4.7). */
const ENOUGH = 4;
/** How likely the best of two drawn is met; each two more cards to choose from leave a third less undone. */
const OF_TWO = 0.45;

/** A card is the token of its objective, and the points in its corner meanwhile (8.1, 8.5). */
export function cardWants(state: Medioevo, seat: SeatId, { collects }: Wits): readonly Want[] {
  const cards = state.realms[seat]?.cards.length ?? 0;
  if (cards >= ENOUGH) return [];
  const cathedrals = heldBy(state, seat).filter((at) => state.lands[at].religious !== null).length;
  const time = Math.min(1, (1 + turnsLeft(state)) / 3);
  const met = (1 - (1 - OF_TWO) * 0.66 ** cathedrals) * time;
  const florins = priceOfCard(state, seat);
  const worth = (met * worthOfToken(state, seat) * (collects ? 1 : 0.6)) / (florins / 1000);
  return [{ action: { verb: 'card' }, florins, worth, reason: { key: 'buys-card' } }];
}
