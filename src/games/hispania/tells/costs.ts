import type { Choice, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { nationIn } from '../engine/domain.js';
import { ask } from '../engine/steps.js';
import type { NationId } from '../facts/ids.js';
import { priceOf } from '../income/purchase.js';
import { surplusAtRest } from '../movement/stack-limit.js';
import { seatScore } from '../scoring/final.js';
import { checkedLater } from '../sequence/capital.js';
import { levyOf } from '../special/berbers.js';
import { affordableFees } from '../special/recruiting.js';
import { cardOf } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

type Note = Pick<Choice, 'note' | 'values'>;

/** What a choice costs and what is left then: gold, points, units. */
export function costOf(state: Hispania, seat: SeatId, verb: string, filled: Filled, choice: Choice): Note | null {
  const { nation } = state.stage;
  switch (verb) {
    case 'buy':
      return nation === null || filled.unit === undefined ? null : ofPurchase(state, nation, filled, choice);
    case 'waive':
      return nation === null ? null : goldAfter(state, nation, Number(choice.id), 'waives');
    case 'bid':
      return isNumber(choice) ? pointsAfter(state, seat, Number(choice.id)) : null;
    case 'recruit':
      return nation === null ? null : ofHire(state, seat, nation, filled, choice);
    case 'choose':
      return ofLevy(state, seat, choice);
    case 'capital':
      return ofCapital(state, filled);
    default:
      return null;
  }
}

function ofPurchase(state: Hispania, nation: NationId, { unit }: Filled, { id }: Choice): Note | null {
  const price = typeof unit === 'string' && isUnitKind(unit) ? priceOf(unit) : null;
  return price === null ? null : goldAfter(state, nation, price * Number(id), 'buys');
}

/** The gold that stays, and how much of it is too much to be kept (2.4.2). */
export function goldAfter(state: Hispania, nation: NationId, gold: number, note: string): Note {
  const left = state.nations[nation].gold - gold;
  const over = left - cardOf(state, nation).reserve;
  return { note, values: { gold, left, ...(over > 0 ? { over } : {}) } };
}

/** The player's points once he has paid: at the end of the game they are subtracted (15.1). */
function pointsAfter(state: Hispania, seat: SeatId, points: number): Note {
  return { note: 'bids', values: { points, left: seatScore(state, seat) - points } };
}

/** EL CID is paid for what falls or leaves (11.el-cid.6): at most for all that is named. */
function ofHire(state: Hispania, seat: SeatId, nation: NationId, filled: Filled, { id }: Choice): Note | null {
  const domain = ask(state, seat, 'recruit', filled);
  if (domain.kind !== 'number') return null;
  const count = (kind: string) => (kind === domain.slot ? Number(id) : numberIn({ verb: 'recruit', ...filled }, kind));
  const fee = affordableFees(state).reduce((sum, [kind, price]) => sum + price * count(kind), 0);
  return goldAfter(state, nation, fee, 'hires');
}

/** Berbers cost points (11.omeyyad.11). */
function ofLevy(state: Hispania, seat: SeatId, choice: Choice): Note | null {
  const frame = state.frames.at(-1);
  const pv = frame?.kind === 'berbers' && isNumber(choice) ? levyOf(state, frame.nation)?.pv : undefined;
  return pv === undefined ? null : pointsAfter(state, seat, pv * Number(choice.id));
}

/** The old capital holds one unit less: what is too many there goes at once (4.3.3). */
function ofCapital(state: Hispania, filled: Filled): Note | null {
  const nation = nationIn(filled.nation);
  const lost = nation === null ? 0 : lostByCapital(state, nation);
  const old = nation === null ? null : state.nations[nation].capital;
  return lost === 0 || old === null
    ? null
    : { note: 'capital-loses', values: { lost, area: { kind: 'province', id: old } } };
}

function isNumber({ id }: Choice): boolean {
  return id !== '' && Number.isFinite(Number(id));
}

/** Units above the old capital's limit once it is none. */
export function lostByCapital(state: Hispania, nation: NationId): number {
  const { capital } = state.nations[nation];
  if (capital === null || checkedLater(state, nation)) return 0;
  const without = { ...state, nations: { ...state.nations, [nation]: { ...state.nations[nation], capital: null } } };
  return surplusAtRest(without, nation, capital);
}
