import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/game-module.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { offers } from '../engine/apply.js';
import { holds, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';
import { areaNamed, meantMoves } from './moving.js';
import { fold } from './names.js';
import { meantOrders } from './ordering.js';
import { mapAnswer, nationAnswer, oddsAnswer, provinceAnswer } from './questions.js';
import { meantRetreat } from './retreating.js';
import { meantAims } from './targeting.js';

/** What stands for which slot: a place is an area or a province, whatever the verb calls it. */
export const ALIASES: { readonly [slot: string]: readonly string[] } = {
  to: ['province'],
  area: ['province'],
  province: ['to', 'choice'],
  unit: ['units', 'choice'],
  nation: ['choice'],
  points: ['count'],
  choice: ['province', 'nation', 'unit', 'count'],
  provinces: ['province', 'units', 'choice'],
  replace: ['choice', 'province'],
  count: ['choice'],
};

/** A typed command as the actions it means, or the answer to a question (DESIGN's commands). */
export function interpret(
  state: Hispania,
  seat: SeatId | null,
  command: string,
  options: TypedOptions,
): Result<Interpreted> {
  switch (command) {
    case 'nation':
      return nationAnswer(state, options);
    case 'province':
      return provinceAnswer(state, options);
    case 'map':
      return mapAnswer(state, options);
    case 'odds':
      return oddsAnswer(state, options);
  }
  if (seat === null) return refuse('not-seated');
  switch (command) {
    case 'move':
      return actions(meantMoves(state, seat, options));
    case 'retreat':
      return actions(
        offersVerb(state, seat, 'retreat') ? meantRetreat(state, seat, options) : ok([{ verb: 'retreat' }]),
      );
    case 'target':
      return actions(meantAims(state, seat, options));
    case 'orders':
      return meantOrders(state, seat, options);
    case 'capital':
      return actions(one(state, seat, 'capital', withNation(state, seat, options)));
    case 'remove':
      return actions(repeated(state, seat, options));
    case 'bid':
      return actions(
        one(state, seat, options.count === undefined && offersVerb(state, seat, 'pass') ? 'pass' : 'bid', options),
      );
    case 'done':
      return actions(one(state, seat, endingVerb(state, seat), options));
    case 'event':
      return actions(one(state, seat, isSign(options.event) ? 'sign' : 'event', options));
    default:
      return actions(one(state, seat, command, options));
  }
}

type Meant = Result<readonly import('../../../core/action.js').Action[]>;

function actions(meant: Meant): Result<Interpreted> {
  return meant.ok ? ok({ kind: 'actions', actions: meant.value }) : meant;
}

export function offersVerb(state: Hispania, seat: SeatId, verb: string): boolean {
  return offers(state, seat).some((offer) => offer.verb === verb);
}

/** `/done` ends whatever is asked: the phase, a window of events, an auction one stays out of, a decision to stand. */
function endingVerb(state: Hispania, seat: SeatId): string {
  return ['done', 'pass', 'stand'].find((verb) => offersVerb(state, seat, verb)) ?? 'done';
}

/** The Sign of God (10.2) is asked for like an event. */
function isSign(event: TypedOptions[string] | undefined): boolean {
  return event !== undefined && fold(String(event)).startsWith('sign');
}

/** A capital is of whoever holds the province, where that is one nation of the player. */
function withNation(state: Hispania, seat: SeatId, options: TypedOptions): TypedOptions {
  const area = areaNamed(options.province, 'province');
  if (options.nation !== undefined || !area.ok) return options;
  const [nation] = nationsOf(state, seat).filter((one) => holds(state, one, area.value));
  return nation === undefined ? options : { ...options, nation };
}

/** What is not offered goes on as it is: the validator says why not. */
function one(state: Hispania, seat: SeatId, verb: string, options: TypedOptions): Meant {
  if (!offersVerb(state, seat, verb)) return ok([{ verb }]);
  const action = fillIn(state, seat, verb, options, ALIASES);
  return action.ok ? ok([action.value]) : action;
}

/** `/remove count:2`: one by one, each as legal as the first. */
function repeated(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const { count, ...rest } = options;
  const first = one(state, seat, 'remove', rest);
  const times = typeof count === 'number' && count > 1 ? Math.min(count, 20) : 1;
  return first.ok ? ok(Array.from({ length: times }, () => first.value).flat()) : first;
}
