import type { TypedOptions } from '../../../core/command.js';
import { wantedTerm } from '../../../core/reasons.js';
import type { NameTerm, Rejection, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import { startsFor } from '../movement/destinations.js';
import { PURCHASES } from '../purchases/catalogue.js';
import { withPurchases } from '../purchases/lists.js';
import type { Frame } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { because } from './reasons.js';
import { TIMES } from './times.js';
import { whyNoAffair } from './why-no-affair.js';
import { whyNoPurchase } from './why-no-purchase.js';
import { whyNoMove, whyNoTrade } from './why-no-way.js';

/** Why a typed command is impossible, as a player would say it, and what to do instead. */
export const MANNERS: kit.Manners<Medioevo> = {
  whyNot(state, seat, verb, options, refused) {
    // What is misspelt, missing or out of range has its own reason already.
    if (refused === null) return whyNot(state, seat, verb, options, false);
    if (refused.code !== 'not-a-choice' || refused.values?.meant !== undefined) return refused;
    const slot = slotOf(refused);
    const isExplained = BLAMED.includes(slot) && refused.values?.why === undefined;
    return (isExplained ? whyNot(state, seat, verb, options, true) : null) ?? wanted(verb, slot, refused);
  },
};

/** `offered`: the verb is, but not so. */
function whyNot(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  offered: boolean,
): Rejection | null {
  const realm = state.realms[seat];
  const here = state.frames.at(-1);
  if (realm === undefined || here === undefined) return null;
  if (realm.out) return because('out-of-game');
  const time = TIMES[verb];
  if (!offered && time !== undefined && !time.steps.includes(here.kind))
    return because('other-time', { verb: term('verb', verb), time: term('time', time.when), ...now(state, seat) });
  const own = whyNotHere(state, seat, verb, options, here, offered);
  if (own !== null || offered) return own;
  // What others are asked now is told by the table: whose turn it is.
  return isOffered(state, verb) ? null : because('nothing-asks', { verb: term('verb', verb), ...now(state, seat) });
}

function whyNotHere(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  here: Frame,
  offered: boolean,
): Rejection | null {
  switch (verb) {
    case 'plan-move':
      return offered ? whyNoMove(state, seat, options) : whyNoPlan(state, seat, options, here);
    case 'move':
    case 'bring':
      if (!isHis(state, seat, here)) return null;
      return isUnderWay(here) && !offered ? because('move-goes-on') : whyNoMove(state, seat, options);
    case 'trade':
    case 'buy-cubes':
    case 'sell-cubes':
    case 'open-route':
    case 'drop-route':
      return isHis(state, seat, here) ? whyNoTrade(state, seat, verb, options, offered) : null;
    default:
      break;
  }
  if (PURCHASES[verb] === undefined || here.kind !== 'purchases')
    return offered ? null : whyNoAffair(state, seat, verb);
  if (here.ready.includes(seat)) return because('list-closed');
  return whyNoPurchase(withPurchases(state, here, seat), seat, verb, options, offered);
}

function whyNoPlan(state: Medioevo, seat: SeatId, options: TypedOptions, here: Frame): Rejection | null {
  if (isHis(state, seat, here)) return because('plan-in-turn');
  if (state.phase === 'commerce' || state.phase === 'end') return because('plan-late');
  return startsFor(state, seat).length === 0 ? whyNoMove(state, seat, options) : because('plan-full');
}

/** Whose turn it is to move or trade. */
function isHis({ order }: Medioevo, seat: SeatId, here: Frame): boolean {
  return (here.kind === 'combat' || here.kind === 'commerce') && order[here.place] === seat;
}

/** Slots whose refusal the rules explain. */
const BLAMED: readonly string[] = ['from', 'to', 'at', 'vehicle', 'unit', 'building', 'technology', 'level'];

function slotOf({ values }: Rejection): string {
  const slot = values?.slot;
  return typeof slot === 'object' && 'id' in slot ? slot.id : String(slot ?? '');
}

const isUnderWay = (here: Frame) => here.kind === 'combat' && here.legs.length > 0;

/** What an option takes, where no better reason is known. */
function wanted(verb: string, slot: string, refused: Rejection): Rejection {
  const why = wantedTerm(WORDS, verb, slot);
  return why === null ? refused : { ...refused, values: { ...refused.values, why } };
}

const ENGINE = kit.engineOf(PROCEDURE);
const term = (kind: string, id: string): NameTerm => ({ kind, id });

/** Is somebody who is awaited asked for it? */
function isOffered(state: Medioevo, verb: string): boolean {
  const awaited = ENGINE.obligations(state).filter(({ kind, secret }) => kind !== 'window' && secret !== true);
  return awaited.some(({ seats }) =>
    seats.some((seat) => ENGINE.offers(state, seat).some((offer) => offer.verb === verb && offer.secret !== true)),
  );
}

/** What he is asked now, or else the phase. */
function now(state: Medioevo, seat: SeatId): Terms {
  const owed = ENGINE.obligations(state).find(({ seats, kind }) => kind === 'turn' && seats.includes(seat));
  if (owed !== undefined) return { owed: kit.owedTerm(owed) };
  const { phase } = state;
  return phase === 'setup' || phase === 'over' ? {} : { phase: term('phase', phase) };
}
