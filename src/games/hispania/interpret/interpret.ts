import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted, Phrase } from '../../../core/game-module.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { apply, offers } from '../engine/apply.js';
import { noDice } from '../position/no-dice.js';
import { holds, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';
import { areaNamed, areaTerm, meantMoves } from './moving.js';
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

/** A typed command as the actions it means, or the answer to a question. */
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
  const ended = phaseEndedBy(state, seat, command, options);
  if (ended !== null) {
    const then = interpret(ended, seat, command, options);
    if (!then.ok) return then;
    const actions = then.value.kind === 'actions' ? then.value.actions : [];
    return ok({ kind: 'actions', actions: [{ verb: 'done' }, ...actions] });
  }
  switch (command) {
    case 'battle': {
      const fighting = underWay(state, options);
      if (fighting !== null) return ok({ kind: 'answer', lines: [fighting] });
      return actions(one(state, seat, 'battle', options));
    }
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
      return actions(capital(state, seat, options));
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

/**
 * Whoever places or moves has done with buying, and whoever fights a battle that is due has done with moving: `/done`
 * is understood. The state after it, or null.
 */
function phaseEndedBy(state: Hispania, seat: SeatId, command: string, options: TypedOptions): Hispania | null {
  const { phase } = state.stage;
  const buying = phase === 'income' && (command === 'place' || command === 'move');
  const moving = phase === 'move' && command === 'battle' && options.province !== undefined;
  if ((!buying && !moving) || offersVerb(state, seat, command) || !offersVerb(state, seat, 'done')) return null;
  const done = apply(state, seat, { verb: 'done' }, noDice());
  if (!done.ok) return null;
  const after = done.value.state;
  return offersVerb(after, seat, command) || (moving && underWay(after, options) !== null) ? after : null;
}

/** The only battle that is due begins by itself: to ask for it then is no mistake. */
function underWay(state: Hispania, options: TypedOptions): Phrase | null {
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (battle?.kind !== 'battle') return null;
  const area = options.province === undefined ? null : areaNamed(options.province, 'province');
  if (area !== null && (!area.ok || area.value !== battle.province)) return null;
  return {
    key: 'battle-under-way',
    values: {
      province: { kind: 'province', id: battle.province },
      attacker: { kind: 'nation', id: battle.attacker.nation },
      defender: { kind: 'nation', id: battle.defender.nation },
    },
  };
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
function capital(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const area = areaNamed(options.province, 'province');
  if (!area.ok) return area;
  if (options.nation !== undefined || !offersVerb(state, seat, 'capital')) return one(state, seat, 'capital', options);
  const [nation] = nationsOf(state, seat).filter((own) => holds(state, own, area.value));
  return nation === undefined
    ? refuse('capital-not-held', { area: areaTerm(area.value) })
    : one(state, seat, 'capital', { ...options, nation });
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
