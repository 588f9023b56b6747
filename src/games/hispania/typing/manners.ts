import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { hasEvents } from '../answers/events-held.js';
import { areaChoice, areaIn, nationChoice, pieceChoice } from '../engine/domain.js';
import { apply, ask, offers } from '../engine/steps.js';
import { NATION_IDS, type NationId, PROVINCE_IDS } from '../facts/ids.js';
import { buyable, whyClosed, whyNoMore } from '../income/purchase.js';
import { castleSources } from '../placement/rebuilding.js';
import { currentRetreat, whyNoRetreat } from '../retreat/why-not.js';
import { cardOf, enemiesAt, isProvince, nationsOf, seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, areaTerm, choiceNamed, LEXICON } from './lexicon.js';

type Manner<Name extends keyof kit.Manners<Hispania>> = NonNullable<kit.Manners<Hispania>[Name]>;

/** An option nothing asks for, because only one value is possible: typing it is fine. */
export const isSettled: Manner<'isSettled'> = (state, seat, { verb, ...filled }, option, value) => {
  const text = String(value);
  switch (option) {
    case 'count':
      return Number(value) === 1;
    case 'nation':
      return choiceNamed(concerned(state, seat, verb, filled).map(nationChoice), text) !== null;
    case 'from':
      return verb === 'rebuild' && onlySource(state, filled, text);
    case 'province': {
      const named = choiceNamed(PROVINCES, text);
      return state.frames.some((frame) => 'province' in frame && frame.province === named?.id);
    }
    default:
      return false;
  }
};
const PROVINCES = PROVINCE_IDS.map((id) => areaChoice(id));

/** The only nations the verb can concern here. */
function concerned(state: Hispania, seat: string, verb: string, filled: Omit<Action, 'verb'>): readonly NationId[] {
  const area = areaIn(filled.province);
  const { nation } = state.stage;
  const frame = state.frames.at(-1);
  const battle = state.frames.findLast(({ kind }) => kind === 'battle');
  const sides = battle?.kind === 'battle' ? [battle.attacker.nation, battle.defender.nation] : [];
  if (verb === 'battle' || verb === 'recruit')
    return nation === null || area === null ? [] : enemiesAt(state, area, nation);
  if (verb === 'event') return nationsOf(state, seat).filter((own) => battle === undefined || sides.includes(own));
  if (verb === 'submit') return sides;
  if (frame === undefined) return nation === null ? [] : [nation];
  return NATION_IDS.filter(
    (one) => ('nation' in frame && frame.nation === one) || ('into' in frame && frame.into === one),
  );
}

/** A Castle with only one possible source (9.5.3). */
function onlySource(state: Hispania, filled: Omit<Action, 'verb'>, text: string): boolean {
  const frame = state.frames.at(-1);
  const nation = frame?.kind === 'rebuild' ? frame.nation : state.stage.nation;
  const province = areaIn(filled.province);
  if (nation === null || province === null || !isProvince(province)) return false;
  const sources = castleSources(state, nation, province).map((id) => (id === 'aside' ? { id } : areaChoice(id)));
  return choiceNamed(sources, text) !== null;
}

/** Why a typed command is impossible, where the rules know more than the offers. */
export const whyNot: Manner<'whyNot'> = (state, seat, verb, options, refused) => {
  if (verb === 'buy') return whyNotBought(state, seat, options);
  if (verb === 'place' && refused?.code === 'not-a-choice') return whyNotPlaced(state, options, refused);
  if (BY_COUNTERS.includes(verb) && refused === null && !hasEvents(state)) return refuse('no-events').rejection;
  if (refused?.code === 'not-a-choice' && isSlot(refused, 'nation')) return whyNotNation(state, seat, verb, refused);
  const who = verb === 'retreat' && refused === null ? currentRetreat(state) : null;
  if (who === null || seatOf(state, who.nation) !== seat) return null;
  return refuse(whyNoRetreat(state, who), { province: areaTerm(who.area) }).rejection;
};

const BY_COUNTERS: readonly string[] = ['event', 'sign'];

function isSlot({ values }: Rejection, id: string): boolean {
  const slot = values?.slot;
  return typeof slot === 'object' && 'id' in slot && slot.id === id;
}

/** Another's nation, or one that is not on the board: nothing is declared or bid for it. */
function whyNotNation(state: Hispania, seat: SeatId, verb: string, refused: Rejection): Rejection | null {
  const named = choiceNamed(NATION_IDS.map(nationChoice), String(refused.values?.text ?? ''));
  const own = nationsOf(state, seat);
  if (named === null || verb !== 'capital' || own.some((nation) => nation === named.id)) return null;
  return refuse('not-your-nation', {
    nation: { kind: 'nation', id: named.id },
    ...(own.length === 0 ? {} : { choices: own.map((id) => ({ kind: 'nation', id })) }),
  }).rejection;
}

function whyNotBought(state: Hispania, seat: SeatId, options: TypedOptions): Rejection | null {
  const { nation, phase } = state.stage;
  if (nation === null || phase !== 'income' || state.frames.length > 0 || seatOf(state, nation) !== seat) return null;
  const { buys } = cardOf(state, nation);
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

/** A command by the lexicon alone: Hispania's special commands fall back on it. */
const COMMANDS = kit.commandsOf<Hispania>({ apply, ask, offers }, LEXICON, {}, { isSettled, whyNot });
export const { interpret: usual, suggest: usuallySuggested } = COMMANDS;

export function offersVerb(state: Hispania, seat: SeatId, verb: string): boolean {
  return offers(state, seat).some((offer) => offer.verb === verb);
}

/** A command only for people at the table. */
export function onlyForSeats(
  meant: (state: Hispania, seat: SeatId, options: TypedOptions) => Result<Interpreted>,
): kit.Answer<Hispania> {
  return (state, seat, options) => (seat === null ? refuse('not-seated') : meant(state, seat, options));
}
