import type { Action } from '../../../core/action.js';
import { type CountedChoice, mostOf } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { orderFor } from '../cards/orders.js';
import { askAbility, fittingCards } from '../cards/use.js';
import { CUBE } from '../commerce/market.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { priceOfVehicle } from '../taxes/property.js';

type Window = Pick<FrameOf<'reactions'>, 'moment' | 'at'>;

/** What is his is protected before it is plundered, by a card that he has not ordered to be kept (50, 51). */
export function usualAnswer(state: Medioevo, { moment, at }: Window, seat: SeatId): Action {
  const use = fittingCards(state, seat, moment).find(
    ({ card }) => card.hook === 'plunder.protect' && orderFor(state, seat, `${card.number}`, moment, at) === 'ask',
  );
  const asked = use === undefined ? null : askAbility(state, use, {});
  if (use === undefined || asked?.kind !== 'some') return { verb: 'pass' };
  const worth = new Map(asked.choices.map((choice) => [choice.id, worthAt(state, at, choice)]));
  const best = asked.choices.toSorted((one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0));
  const lots = best.slice(0, mostOf(asked)).map(({ id }) => [id, 1] as const);
  return { verb: 'play-card', card: `${use.card.number}`, lots: Object.fromEntries(lots) };
}

const A_LEVEL = 100;

/** In florins what would be lost; nothing elsewhere is in danger now. */
function worthAt(state: Medioevo, at: Window['at'], { id }: CountedChoice): number {
  const vehicle = state.vehicles.find((one) => id === `vehicle:${one.id}`);
  if (vehicle !== undefined)
    return vehicle.at === at ? priceOfVehicle(state, vehicle) + CUBE * vehicle.cubes.length : 0;
  const land = state.inPlay.find((one) => one === at && id.startsWith(`${one}|`));
  if (land === undefined) return 0;
  const { market, ...buildings } = state.lands[land];
  const category = BUILDING_CLASSES.find((one) => id.endsWith(`:${one}`));
  if (category === undefined) return CUBE * market.length;
  // A cathedral is of level III.
  return A_LEVEL * (category === 'religious' ? 3 : (buildings[category]?.level ?? 0));
}
