import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { lotChoice } from '../auction/lots.js';
import { nationIn } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import { seatScore } from '../scoring/final.js';
import type { OpenAuction, SealedAuction, SealedLots } from '../special/frame.js';
import type { Hispania } from '../state/state.js';

/** What a bid, a pass or a closed envelope brings (10.1, 14). */
export function bidPreview(
  state: Hispania,
  seat: SeatId,
  frame: OpenAuction | SealedAuction | SealedLots,
  action: Action,
): Preview | null {
  if (frame.kind === 'lots') return ofLots(state, seat, frame, action);
  if (action.verb === 'bid') return bid(state, seat, named(frame.nation), numberIn(action, 'points'));
  if (action.verb !== 'pass') return null;
  return frame.kind === 'sealed' ? { key: 'pass-sealed', values: byLot(frame) } : ofPass(frame);
}

/** A lot's bid may be changed until the envelope is closed: it binds nobody yet. */
function ofLots(state: Hispania, seat: SeatId, frame: SealedLots, action: Action): Preview | null {
  if (action.verb === 'bid') {
    const nation = nationIn(action.nation);
    if (nation === null) return null;
    const { key, values } = bid(state, seat, lotTerm(state, nation), numberIn(action, 'points'));
    return { key, values };
  }
  if (action.verb !== 'done') return null;
  const own = frame.bids[seat] ?? {};
  const bids = frame.lots.flatMap((lot): Term[] => ((own[lot] ?? 0) > 0 ? [[lotTerm(state, lot), own[lot] ?? 0]] : []));
  return bids.length === 0 ? { key: 'envelope-empty' } : { key: 'envelope', values: { bids } };
}

/** The last pass ends an open auction (14.2.2); without a bid a die gives the nation away (14.2.6). */
function ofPass(frame: OpenAuction): Preview | null {
  const ends = frame.passes + 1 >= frame.seats.length - (frame.high === null ? 0 : 1);
  if (!ends) return null;
  return frame.high === null
    ? { key: 'pass-lot', values: byLot(frame), open: true }
    : {
        key: 'pass-ends',
        values: { nation: named(frame.nation), by: { kind: 'seat', id: frame.high.seat }, points: frame.high.points },
        open: true,
      };
}

function byLot({ nation, least, seats }: OpenAuction | SealedAuction): Terms {
  return { nation: named(nation), points: least, chance: percentSaid(1 / seats.length) };
}

function bid(state: Hispania, seat: SeatId, nation: Term, points: number) {
  return { key: 'bid', values: { nation, points, left: seatScore(state, seat) - points }, binds: true } as const;
}

function lotTerm(state: Hispania, lot: NationId): Term {
  return lotChoice(state, lot).name ?? lot;
}

function named(id: NationId) {
  return { kind: 'nation', id } as const;
}
