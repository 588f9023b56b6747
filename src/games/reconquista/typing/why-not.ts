import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import type { Book } from '../facts/book.js';
import { bookOf } from '../facts/override.js';
import { placesForCrusaders } from '../income/purchase.js';
import { placesForCid, placesForOrder } from '../random-events/christian.js';
import { plagueStep } from '../random-events/plague.js';
import type { Frame } from '../state/frame.js';
import type { Reconquista } from '../state/state.js';
import { because, noPlace, placesInstead, placeTerm, placeTyped, whyInRevolt } from './reasons.js';
import { whyNoMarch } from './why-no-march.js';
import { whyNoPurchase, whyNotThere } from './why-no-purchase.js';

/** Why a typed command is impossible, as a player would say it, and what to do instead. */
export const MANNERS: kit.Manners<Reconquista> = {
  /** El Cid goes along with the last unit anyway (9.12). */
  isSettled: (_state, _seat, { verb }: Action, option, value) =>
    (verb === 'move' || verb === 'attack') && option === 'cid' && value === 'yes',
  whyNot(state, seat, verb, options, refused) {
    if (refused !== null && !OPEN.includes(refused.code)) return refused;
    return reasonOf(state, seat, verb, options, refused) ?? refused;
  },
};

/** What is misspelt or missing has its own reason already. */
const OPEN: readonly string[] = [
  'not-a-choice',
  'option-unused',
  'unit-unknown',
  'unit-short',
  'slot-most',
  'slot-exactly',
  'slot-missing',
  'not-offered',
  'slot-illegal',
];

function reasonOf(
  state: Reconquista,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  refused: Rejection | null,
): Rejection | null {
  const here = state.frames.at(-1);
  if (here === undefined || !state.seats.includes(seat)) return null;
  const strange = noPlace(options.from, options.to, options.place, options.province);
  if (strange !== null) return strange;
  const book = bookOf(state.overrides);
  switch (here.kind) {
    case 'spending':
      return inSpending(state, book, verb, options);
    case 'campaign':
      if (verb === 'buy') return because('buying-over');
      if (verb !== 'move' && verb !== 'attack') return because(`no-${verb}`);
      return whyNoMarch(state, book, here, options, refused);
    default:
      return refused === null || OF_STEP[here.kind] !== verb ? first(here) : whyNotHere(state, book, here, options);
  }
}

function inSpending(state: Reconquista, book: Book, verb: string, options: TypedOptions): Rejection | null {
  const crusaders = placesForCrusaders(state, book);
  switch (verb) {
    case 'buy':
      return whyNoPurchase(state, book, options);
    case 'place': {
      const at = placeTyped(options.place, options.to, options.province);
      if (crusaders.length === 0) return because('no-place');
      return at === null ? null : whyNotThere(state, book, 'army', at);
    }
    case 'done':
      return because('crusaders-first', { count: state.fortune.crusaders, ...placesInstead(crusaders) });
    case 'move':
    case 'attack':
      return because('spend-first', { points: state.purse });
    default:
      return because(`no-${verb}`);
  }
}

/** The verb that answers what is asked in a step. */
const OF_STEP: Readonly<Partial<Record<Frame['kind'], string>>> = {
  'military-order': 'place',
  'el-cid': 'place',
  plague: 'choose',
  retreat: 'retreat',
};

function first(here: Frame): Rejection {
  return because('first', { owed: { kind: 'asked', id: here.kind } });
}

function whyNotHere(state: Reconquista, book: Book, here: Frame, options: TypedOptions): Rejection | null {
  const at = placeTyped(options.place, options.to, options.province);
  if (at === null) return null;
  const place = placeTerm(at);
  const revolt = whyInRevolt(state, book, at);
  switch (here.kind) {
    case 'military-order':
      return revolt ?? because('order-not-there', { place, ...placesInstead(placesForOrder(state, book)) });
    case 'el-cid':
      return revolt ?? because('cid-not-there', { place, ...placesInstead(placesForCid(state, book)) });
    case 'plague': {
      const step = plagueStep(state, book, here);
      if (step === null) return null;
      return because('plague-not-there', {
        place,
        counter: { kind: 'counter', id: step.kind },
        ...placesInstead(step.places),
      });
    }
    case 'retreat':
      return because('retreat-not-there', { place, ...placesInstead(here.force.ways) });
    default:
      return null;
  }
}
