import type { TypedOptions } from '../../../core/command.js';
import { type Rejection, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { pieceChoice } from '../engine/domain.js';
import { buyable, whyClosed, whyNoMore } from '../income/purchase.js';
import { retreating, whyNoRetreat } from '../retreat/why-not.js';
import { card, seatOf } from '../state/reading.js';
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
  if (verb === 'buy') return whyNotBought(state, seat, options);
  if (verb === 'place' && refused?.code === 'not-a-choice') return whyNotPlaced(state, options, refused);
  const who = verb === 'retreat' && refused === null ? retreating(state) : null;
  if (who === null || seatOf(state, who.nation) !== seat) return null;
  return refuse(whyNoRetreat(state, who), { province: areaTerm(who.area) }).rejection;
}

function whyNotBought(state: Hispania, seat: SeatId, options: TypedOptions): Rejection | null {
  const { nation, phase } = state.stage;
  if (nation === null || phase !== 'income' || state.frames.length > 0 || seatOf(state, nation) !== seat) return null;
  const { buys } = card(state, nation);
  const [usual] = buys;
  if (usual === undefined) return refuse('buys-nothing', { nation: { kind: 'nation', id: nation } }).rejection;
  const sold = buys.map((kind) => ({ ...pieceChoice(kind), kind }));
  const unit = options.unit === undefined ? usual : choiceNamed(sold, String(options.unit))?.kind;
  const enough = unit === undefined || Number(options.count ?? 1) <= buyable(state, nation, unit);
  return enough ? null : whyNoMore(state, nation, unit);
}

function whyNotPlaced(state: Hispania, options: TypedOptions, refused: Rejection): Rejection | null {
  const { nation } = state.stage;
  const area = areaNamed(options.to ?? options.province, 'to');
  const why = nation !== null && area.ok ? whyClosed(state, nation, area.value) : null;
  return why === null ? null : { ...refused, values: { ...refused.values, why: { kind: 'choice', id: why } } };
}
