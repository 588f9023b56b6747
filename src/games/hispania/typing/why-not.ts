import type { TypedOptions } from '../../../core/command.js';
import { type Rejection, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { pieceChoice } from '../engine/domain.js';
import { buyable, openTo, priceOf } from '../income/purchase.js';
import { stayLimit } from '../movement/stack-limit.js';
import { ableToRetreat } from '../retreat/destinations.js';
import { retreating } from '../retreat/why-not.js';
import { available, card, holds, seatOf } from '../state/reading.js';
import { stackedCount, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, areaTerm, choiceNamed } from './lexicon.js';

/** Why a typed command cannot be, where the rules know more of it than the offers. */
export function whyNot(
  state: Hispania,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  refused: Rejection | null,
): Rejection | null {
  switch (verb) {
    case 'buy':
      return whyNotBought(state, seat, options);
    case 'place':
      return refused === null ? null : whyNotPlaced(state, options, refused);
    case 'retreat':
      return refused === null ? whyNoRetreat(state, seat) : null;
    default:
      return null;
  }
}

/** Gold, counters or room do not allow it: which of them (2.3, 3.1). */
function whyNotBought(state: Hispania, seat: SeatId, options: TypedOptions): Rejection | null {
  const { nation, phase } = state.stage;
  if (nation === null || phase !== 'income' || state.frames.length > 0 || seatOf(state, nation) !== seat) return null;
  const { buys, limits } = card(state, nation);
  const [usual] = buys;
  if (usual === undefined) return refuse('buys-nothing', { nation: { kind: 'nation', id: nation } }).rejection;
  const sold = buys.map((kind) => ({ ...pieceChoice(kind), kind }));
  const unit = options.unit === undefined ? usual : choiceNamed(sold, String(options.unit))?.kind;
  if (unit === undefined) return null;
  const most = buyable(state, nation, unit);
  if (Number(options.count ?? 1) <= most) return null;
  const { gold, pool } = state.nations[nation];
  const waiting = pool.reduce((sum, { bought, count }) => sum + (bought ? count : 0), 0);
  return refuse('buy-limits', {
    nation: { kind: 'nation', id: nation },
    unit: { kind: 'unit', id: unit },
    most,
    gold,
    price: priceOf(unit) ?? 0,
    left: available(state, nation, unit),
    counters: limits[unit] ?? 0,
    room: Math.max(0, openTo(state, nation, unit).length - waiting),
  }).rejection;
}

/** A province that the nation holds takes no bought unit: it has had its own, or is too full (3.1). */
function whyNotPlaced(state: Hispania, options: TypedOptions, refused: Rejection): Rejection | null {
  const { nation, received } = state.stage;
  const area = areaNamed(options.to ?? options.province, 'to');
  if (nation === null || refused.code !== 'not-a-choice' || !area.ok || !holds(state, nation, area.value)) return null;
  const because = (id: string) => ({ ...refused, values: { ...refused.values, why: { kind: 'choice', id } } });
  if (received.includes(area.value)) return because('one-a-province');
  const there = stackedCount(state.areas[area.value][nation]);
  return there <= stayLimit(state, nation, area.value) ? null : because('over-the-limit');
}

/** It is this seat's to decide, and there is no retreat to choose. */
function whyNoRetreat(state: Hispania, seat: SeatId): Rejection | null {
  const who = retreating(state);
  if (who === null || seatOf(state, who.nation) !== seat) return null;
  const able = unitCount(ableToRetreat(state, who.nation, who.area, who.woundedKnights));
  return refuse(able === 0 ? 'retreat-nobody' : 'retreat-nowhere', { province: areaTerm(who.area) }).rejection;
}
