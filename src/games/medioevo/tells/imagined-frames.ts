import type { Action, SlotValue } from '../../../core/action.js';
import type { Dice } from '../../../core/dice.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { askAbility, useOf } from '../cards/use.js';
import { reserveOf } from '../control/supply.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { captainLevel, typeOf } from '../facts/pieces.js';
import { musterPlaces } from '../purchases/units.js';
import type { Frame, FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';

/** Whatever others have chosen or listed unseen they choose again. */
export function withChoicesToCome(frame: Frame, viewer: SeatId | null): Frame {
  switch (frame.kind) {
    case 'kingdom-auction':
    case 'bidding':
    case 'tax-levels':
    case 'first-card':
    case 'card-picks':
      return kit.choosingAgain(frame);
    case 'purchases':
      // Lists that are being carried out are not written again: nothing else is on those of others.
      return frame.costs === undefined ? { ...frame, ready: frame.ready.filter((seat) => seat === viewer) } : frame;
    default:
      return frame;
  }
}

/** Cards in sight: owned, drawn by the viewer, played in this turn. */
export function seenCardsIn(seen: Medioevo): {
  readonly empire: readonly string[];
  readonly events: readonly string[];
} {
  const empire = Object.values(seen.realms).flatMap(({ cards }) => cards.map(({ number }) => `${number}`));
  const past = [...(seen.pastEvents ?? []), ...(seen.event === null ? [] : [seen.event.number])];
  const events = past.map(String);
  for (const frame of seen.frames) {
    if (frame.kind === 'first-card') empire.push(...Object.values(frame.dealt).flat());
    if (frame.kind === 'card-picks') empire.push(...Object.values(frame.drawn).flat());
    if (frame.kind === 'event-pick') events.push(...frame.drawn);
  }
  return { empire, events };
}

/** Other hands, of cards that are nowhere else. */
export function withHandsDealt(
  frame: Frame,
  viewer: SeatId | null,
  empire: kit.Unseen,
  event: kit.Unseen,
  isNext: (card: string) => boolean,
): Frame {
  switch (frame.kind) {
    case 'first-card':
      return { ...frame, dealt: empire.hands(frame.dealt) };
    case 'card-picks':
      return { ...frame, drawn: empire.hands(frame.drawn) };
    case 'event-pick': {
      const [first, ...others] = frame.drawn;
      if (frame.seat === viewer || first === undefined) return frame;
      return { ...frame, drawn: [event.card(isNext), ...event.cards(others)] };
    }
    default:
      return frame;
  }
}

/** Answers and purchases that must be something: a card's target, and one unit for whoever places his now. */
export function cardUnderWay(state: Medioevo, viewer: SeatId | null, chance: Dice): Medioevo {
  const frames = state.frames.map((frame): Frame => {
    if (frame.kind === 'card-played' && frame.seat !== viewer && frame.use === 'ability')
      return { ...frame, action: playedSomehow(state, frame, chance) };
    return frame.kind === 'deployment' ? withOneToPlace(state, frame, viewer) : frame;
  });
  return { ...state, frames };
}

function playedSomehow(state: Medioevo, frame: FrameOf<'card-played'>, chance: Dice): Action {
  const use = useOf(state, frame.seat, frame.card, frame.lender);
  const played = { ...frame.action, card: `${frame.card}` };
  return use === null ? played : { ...played, ...filledBy(chance, (filled) => askAbility(state, use, filled)) };
}

/** By the dice among what is asked; nothing where there is nothing to choose. */
function filledBy(chance: Dice, ask: (filled: Filled) => Domain): Filled {
  const filled: Record<string, Exclude<SlotValue, undefined>> = {};
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') return filled;
    if (domain.kind !== 'one') {
      filled[domain.slot] = kit.leastOf(domain);
      continue;
    }
    const count = domain.choices.length;
    const one = count === 0 ? undefined : domain.choices[count === 1 ? 0 : chance.roll(count, { what: 'thought' }) - 1];
    if (one === undefined) return filled;
    filled[domain.slot] = one.id;
  }
}

/** He is asked, so he has something (9.5): the first unit that he has left, where he may muster it. */
function withOneToPlace(state: Medioevo, frame: FrameOf<'deployment'>, viewer: SeatId | null): FrameOf<'deployment'> {
  const seat = state.order[frame.place];
  if (seat === undefined || seat === viewer) return frame;
  const [at] = musterPlaces(state, seat);
  const unit = UNIT_IDS.find((one) => captainLevel(one) === 0 && reserveOf(state, seat, typeOf(one)) > 0);
  if (at === undefined || unit === undefined) return frame;
  return { ...frame, held: { ...frame.held, [seat]: [{ at, units: { [unit]: 1 }, vehicles: [] }] } };
}
