import type { Choice, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { Play } from '../engine/play.js';
import type { Medioevo } from '../state/state.js';
import { PURCHASES } from './catalogue.js';
import { carryOut, next, projected } from './lists.js';

/** Questions that affect the price; the place does not. */
const PRICED: readonly string[] = ['unit', 'technology', 'building', 'vehicle', 'level', 'captain'];

/** What a purchase would cost, beside each item, with the money left. */
export function foreseen(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  filled: Filled,
  choice: Choice,
): Pick<Choice, 'note' | 'values'> | null {
  const here = state.frames.at(-1);
  const bought = PURCHASES[verb];
  // What already says where it stands keeps that: its price follows with the level.
  if (here?.kind !== 'purchases' || bought === undefined || choice.note !== undefined) return null;
  const seen = projected(state, here, seat);
  const asked = next(bought, seen, seat, filled);
  if (asked.kind !== 'one' || !PRICED.includes(asked.slot)) return null;
  let chosen: Filled = { ...filled, [asked.slot]: choice.id };
  for (;;) {
    const domain = next(bought, seen, seat, chosen);
    if (domain.kind === 'done') break;
    chosen = { ...chosen, [domain.slot]: kit.leastOf(domain) };
  }
  const play = new Play(seen, kit.noDice());
  if (!carryOut(play, seat, { verb, ...chosen })) return null;
  const left = play.realm(seat).cash;
  const cost = (seen.realms[seat]?.cash ?? 0) - left;
  return cost === 0 ? null : { note: 'price', values: { cost, left } };
}
