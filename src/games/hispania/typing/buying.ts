import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { pieceChoice } from '../engine/domain.js';
import { offers } from '../engine/steps.js';
import type { NationId, UnitKind } from '../facts/ids.js';
import { buyable, openTo, priceOf } from '../income/purchase.js';
import { available, card, seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';
import { choiceNamed } from './lexicon.js';

/** `/buy`: where gold, counters or room do not allow it, the refusal says which (2.3, 3.1). */
export function meantPurchase(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const why = whyNotBought(state, seat, options);
  if (why !== null) return { ok: false, rejection: why };
  if (!offers(state, seat).some(({ verb }) => verb === 'buy')) return ok([{ verb: 'buy' }]);
  const action = fillIn(state, seat, 'buy', options);
  return action.ok ? ok([action.value]) : action;
}

function whyNotBought(state: Hispania, seat: SeatId, options: TypedOptions): Rejection | null {
  const { nation, phase } = state.stage;
  if (nation === null || phase !== 'income' || state.frames.length > 0 || seatOf(state, nation) !== seat) return null;
  const { buys } = card(state, nation);
  const [usual] = buys;
  if (usual === undefined) return refuse('buys-nothing', { nation: { kind: 'nation', id: nation } }).rejection;
  const sold = buys.map((kind) => ({ ...pieceChoice(kind), kind }));
  const unit = options.unit === undefined ? usual : choiceNamed(sold, String(options.unit))?.kind;
  if (unit === undefined) return null;
  const most = buyable(state, nation, unit);
  const wanted = options.count === undefined ? 1 : Number(options.count);
  return wanted <= most ? null : limits(state, nation, unit, most);
}

function limits(state: Hispania, nation: NationId, unit: UnitKind, most: number): Rejection {
  const waiting = state.nations[nation].pool.reduce((sum, { bought, count }) => sum + (bought ? count : 0), 0);
  const values = {
    nation: { kind: 'nation', id: nation },
    unit: { kind: 'unit', id: unit },
    most,
    gold: state.nations[nation].gold,
    price: priceOf(unit) ?? 0,
    left: available(state, nation, unit),
    counters: card(state, nation).limits[unit] ?? 0,
    room: Math.max(0, openTo(state, nation, unit).length - waiting),
  };
  return refuse('buy-limits', values).rejection;
}
