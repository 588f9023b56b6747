import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { named } from '../../../kit/offers/domain.js';
import type { Manners } from '../../../kit/typed/commands.js';
import { choiceNamed } from '../../../kit/typed/names.js';
import { owedTerm } from '../../../kit/words/said-together.js';
import { commanderNamed, garrisonNamed, spaceNamed, unknownSpace } from '../answers/odds.js';
import { ENGINE } from '../engine/steps.js';
import { PROPOSABLE } from '../facts/explained.js';
import { activeSeat, romans } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { LEXICON } from './commands.js';
import { because, commanderTerm, variantTerm } from './reasons.js';
import { whyNoDeed } from './why-no-deed.js';
import { whyNoFight } from './why-no-fight.js';
import { whyNoGarrison } from './why-no-garrison.js';
import { whyNoMove, whyNoVoyage } from './why-no-way.js';

const OF_HISPANO: readonly string[] = ['raise', 'again', 'hold', 'rest', 'choose', 'strike', 'order', 'orders'];
const OF_FRIENDS: readonly string[] = ['lend', 'recall', 'propose', 'proceed', 'approve'];

/** Why a typed command is impossible, as a player would say it, and what to do instead. */
export const MANNERS: Manners<Draco> = {
  isSettled,
  whyNot(state, seat, verb, options, refused) {
    // What is misspelt or missing has its own reason already.
    if (refused !== null && refused.code !== 'not-a-choice' && refused.code !== 'option-unused') return refused;
    if (refused?.values?.meant !== undefined) return refused;
    return reasonOf(state, seat, verb, options, refused) ?? refused;
  },
};

function reasonOf(
  state: Draco,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  refused: Rejection | null,
): Rejection | null {
  if (OF_HISPANO.includes(verb) && seat !== state.hispano)
    return because(state.hispano === null ? 'variant-off' : 'only-hispano', { variant: variantTerm('hispano') });
  if (OF_FRIENDS.includes(verb) && refused === null) return amongFriends(state, seat, verb);
  if (verb === 'lend' || verb === 'recall')
    return whyNotLent(state, seat, verb, options) ?? withReason(refused, 'lend');
  const [waited] = ENGINE.obligations(state);
  const owed = ENGINE.obligations(state).find(({ seats }) => seats.includes(seat));
  const here = state.frames.at(-1);
  if (waited === undefined || here === undefined) return null;
  if (owed === undefined) return refused === null ? othersFirst(waited) : null;
  if (here.kind !== 'roman')
    return refused === null ? because('first', { owed: owedTerm(owed) }) : withReason(refused, here.kind);
  if (seat !== activeSeat(state)) return refused === null ? othersFirst(waited) : null;
  const strange = [options.city, options.to, options.from].find(isStrange);
  if (strange !== undefined) return unknownSpace(String(strange)).rejection;
  const space = spaceNamed(String(options.city ?? options.to ?? ''));
  const named = commanderNamed(String(options.unit ?? ''));
  switch (verb === 'propose' ? proposed(String(options.what ?? '')) : verb) {
    case 'move':
      return whyNoMove(state, space, named);
    case 'sail':
      return whyNoVoyage(state, space, spaceNamed(String(options.from ?? '')));
    case 'siege':
    case 'attack':
      return whyNoFight(state, verb === 'attack', space, named);
    case 'place':
      return notHisDisc(state, options) ?? whyNoGarrison(state, 'place', space);
    case 'remove':
      return notHisDisc(state, options) ?? whyNoGarrison(state, 'remove', space);
    default:
      return refused === null ? whyNoDeed(state, verb) : null;
  }
}

/** Somebody else is asked, and something else. */
function othersFirst(waited: Obligation): Rejection {
  return because('others-first', { who: waited.seats.map((id) => ({ kind: 'seat', id })), owed: owedTerm(waited) });
}

/** A lone Roman has nobody to ask; else there is nothing to answer or to take back. */
function amongFriends(state: Draco, seat: SeatId, verb: string): Rejection | null {
  if (seat === state.hispano) return because('only-romans');
  if (romans(state).length < 2) return because('alone');
  switch (verb) {
    case 'lend':
      return because('nothing-to-lend');
    case 'recall':
      return because('nothing-lent');
    case 'proceed':
    case 'approve':
      return because('nothing-proposed');
    default:
      return state.frames.at(-1)?.kind === 'roman' && seat === activeSeat(state) ? null : because('propose-in-turn');
  }
}

/** The verb meant by its name among the proposals. */
function proposed(text: string): string {
  return choiceNamed({ ...LEXICON, words: WORDS }, PROPOSALS, text)?.id ?? '';
}
const PROPOSALS = PROPOSABLE.map((id) => named('choice', id));

function isStrange(typed: string | number | boolean | undefined): boolean {
  return typed !== undefined && typed !== '' && spaceNamed(String(typed)) === null;
}

/** Steps in which only some places will do: which. */
const WANTED: readonly string[] = [
  'lend',
  'uprising',
  'muster',
  'roads',
  'stations',
  'return',
  'march',
  'strike',
  'free-move',
];

function withReason(refused: Rejection | null, step: string): Rejection | null {
  if (refused?.code !== 'not-a-choice' || !WANTED.includes(step)) return refused;
  return { ...refused, values: { ...refused.values, why: { kind: 'wanted', id: step } } };
}

/** A general who is another's, lent or shared. */
function whyNotLent(state: Draco, seat: SeatId, verb: string, options: TypedOptions): Rejection | null {
  const who = commanderNamed(String(options.general ?? ''));
  if (who === null) return null;
  const isHis = who !== 'proconsul' && state.commands[who] === seat;
  if (!isHis) return because('not-yours', { who: commanderTerm(who) });
  if (verb === 'recall') return because('nothing-lent');
  return state.lent[who] === undefined && !(who === 'consul' && state.consulShared) ? null : because('nothing-to-lend');
}

/** Everybody places and takes back his own (5.2.3). */
function notHisDisc(state: Draco, { garrison }: TypedOptions): Rejection | null {
  const whose = garrisonNamed(String(garrison ?? ''));
  if (whose === null || whose === 'legion' || whose === state.turn.general) return null;
  return because('not-his-disc', { general: commanderTerm(state.turn.general) });
}

/** What is typed besides only says where the general is anyway, or which disc it must be. */
function isSettled(
  state: Draco,
  _seat: SeatId,
  { verb }: Action,
  option: string,
  value: TypedOptions[string],
): boolean {
  if (verb !== 'place' && verb !== 'remove') return false;
  const at = state.pieces.commanders[state.turn.general];
  if (option === 'city' || option === 'to') return at !== null && spaceNamed(String(value)) === at;
  return option === 'garrison' && garrisonNamed(String(value)) === state.turn.general;
}
