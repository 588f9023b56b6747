import type { SeatId } from '../../../core/seat.js';
import { seenWindow } from '../../../kit/steps/window.js';
import { type BattleFrame, withoutPlan } from '../state/battle.js';
import type { Frame } from '../state/frame.js';

/** The frame without what this seat may not know: sealed bids are private until opened. */
export function hideFrame(frame: Frame, viewer: SeatId | null): Frame {
  if (frame.kind === 'sealed') return { ...frame, bids: ownOnly(frame.bids, viewer) };
  if (frame.kind === 'lots') return { ...frame, bids: ownOnly(frame.bids, viewer) };
  if (frame.kind === 'window' || frame.kind === 'nul') return seenWindow(frame, viewer);
  if (frame.kind === 'battle') return withoutPlans(frame, viewer);
  return frame;
}

/** Only the player himself knows how long a side will stand, and who passes on events. */
function withoutPlans({ letPass, attacker, defender, ...battle }: BattleFrame, viewer: SeatId | null): BattleFrame {
  return {
    ...battle,
    attacker: attacker.seat === viewer ? attacker : withoutPlan(attacker),
    defender: defender.seat === viewer ? defender : withoutPlan(defender),
    ...(letPass === undefined ? {} : { letPass: ownSeat(letPass, viewer) }),
  };
}

function ownSeat(seats: readonly SeatId[], viewer: SeatId | null): readonly SeatId[] {
  return seats.filter((seat) => seat === viewer);
}

function ownOnly<Bid>(bids: { readonly [seat: SeatId]: Bid }, viewer: SeatId | null): { readonly [seat: SeatId]: Bid } {
  return Object.fromEntries(Object.entries(bids).filter(([seat]) => seat === viewer));
}
