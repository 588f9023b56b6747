import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted, Phrase } from '../../../core/game-module.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { apply, offers } from '../engine/apply.js';
import { pieceChoice } from '../engine/domain.js';
import { UNIT_KINDS } from '../facts/ids.js';
import { noDice } from '../position/no-dice.js';
import { holds, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { meantPurchase } from './buying.js';
import { fillIn } from './filling.js';
import { eventsHeld } from './holding.js';
import { areaNamed, areaTerm, meantMoves } from './moving.js';
import { fold } from './names.js';
import { meantOrders } from './ordering.js';
import { whyNotPlaced } from './placing.js';
import { mapAnswer, nationAnswer, oddsAnswer, provinceAnswer } from './questions.js';
import { meantRetreat } from './retreating.js';
import { meantAims } from './targeting.js';
import { unitsIn } from './units.js';

/** What stands for which slot: a place is an area or a province, whatever the verb calls it. */
export const ALIASES: { readonly [slot: string]: readonly string[] } = {
  to: ['province'],
  area: ['province'],
  province: ['to', 'choice'],
  unit: ['units', 'choice'],
  nation: ['choice'],
  points: ['count'],
  target: ['units'],
  leader: ['unit', 'units', 'choice'],
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
  if (command === 'event' && hasEvents(state) && Object.values(options).every((value) => value === undefined)) {
    return eventsHeld(state, seat);
  }
  const ended = goneOnBy(state, seat, command, options) ?? phaseEndedBy(state, seat, command, options);
  if (ended !== null) {
    const then = interpret(ended, seat, command, options);
    if (!then.ok) return then;
    const actions = then.value.kind === 'actions' ? then.value.actions : [];
    return ok({ kind: 'actions', actions: [{ verb: 'done' }, ...actions] });
  }
  const begun = battleBegunBy(state, seat, command);
  if (begun !== null) {
    const then = command === 'done' ? ok(NOTHING) : interpret(begun.state, seat, command, options);
    if (!then.ok) return then;
    const actions = then.value.kind === 'actions' ? then.value.actions : [];
    return ok({ kind: 'actions', actions: [begun.action, ...actions] });
  }
  switch (command) {
    case 'battle': {
      const fighting = underWay(state, options);
      if (fighting !== null) return ok({ kind: 'answer', lines: [fighting] });
      return actions(one(state, seat, 'battle', options));
    }
    case 'buy':
      return actions(meantPurchase(state, seat, options));
    case 'move':
      return actions(offersMarch(state, seat) ? marched(state, seat, options) : meantMoves(state, seat, options));
    case 'place':
      // A free Castle is chosen a place for (11.wisigoth.9).
      return actions(meantPlacing(state, seat, options));
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
        one(
          state,
          seat,
          options.count === undefined && options.points === undefined && offersVerb(state, seat, 'pass')
            ? 'pass'
            : 'bid',
          options,
        ),
      );
    case 'done':
      return actions(one(state, seat, endingVerb(state, seat), options));
    case 'event':
      return actions(one(state, seat, isSign(options.event) ? 'sign' : 'event', withTargets(options)));
    default:
      return actions(one(state, seat, command, options));
  }
}

/** What Bravoure attacks (10.3.5) is typed as units: "cavalry" for both attacks, or "infantry, cavalry". */
function withTargets(options: TypedOptions): TypedOptions {
  if (typeof options.units !== 'string') return options;
  const [target = '', second = target] = options.units.split(',');
  return { ...options, target: target.trim(), second: second.trim() };
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

/** A position that waits before a throw goes on with the first command for which the dice make no difference. */
function goneOnBy(state: Hispania, seat: SeatId, command: string, options: TypedOptions): Hispania | null {
  const waits = state.frames.at(-1)?.kind === 'laid-out' && offersVerb(state, seat, 'done');
  if (!waits || !WHATEVER_THE_DICE.includes(command)) return null;
  const done = apply(state, seat, { verb: 'done' }, noDice());
  if (!done.ok) return null;
  const after = done.value.state;
  return offersVerb(after, seat, command) || phaseEndedBy(after, seat, command, options) !== null ? after : null;
}
const WHATEVER_THE_DICE: readonly string[] = ['buy', 'place', 'move'];

function hasEvents({ options }: Hispania): boolean {
  return options.events || options.signOfGod;
}

function meantPlacing(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  if (!offersVerb(state, seat, 'place')) return one(state, seat, choosing(state, seat), options);
  const meant = one(state, seat, 'place', options);
  return meant.ok ? meant : { ok: false, rejection: whyNotPlaced(state, options, meant.rejection) };
}

function choosing(state: Hispania, seat: SeatId): string {
  const { phase } = state.stage;
  return phase === 'finish' && offersVerb(state, seat, 'choose') ? 'choose' : 'place';
}

/** VANDALE's march (11.vandale.2): it is chosen province by province; typed as a move, `via` names those before. */
function offersMarch(state: Hispania, seat: SeatId): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'march' && !offersVerb(state, seat, 'move') && offersVerb(state, seat, 'choose');
}
function marched(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const stops = [...String(options.via ?? '').split(/[,;>]/), options.to].filter((stop) => stop !== '');
  const all: Action[] = [];
  for (const stop of stops) {
    const area = areaNamed(stop, 'to');
    if (!area.ok) return area;
    if (all.length > 0) all.push({ verb: 'choose', choice: area.value });
    else {
      const first = fillIn(state, seat, 'choose', { province: area.value }, ALIASES);
      if (!first.ok) return first;
      all.push(first.value);
    }
  }
  return ok(all);
}

const NOTHING: Interpreted = { kind: 'actions', actions: [] };

/** Where a position begins with the one battle that is due, whoever names targets begins it; so does `/done`. */
function battleBegunBy(
  state: Hispania,
  seat: SeatId,
  command: string,
): { readonly action: Action; readonly state: Hispania } | null {
  if (state.stage.phase !== 'battle' || (command !== 'target' && command !== 'done')) return null;
  if (!offersVerb(state, seat, 'battle') || offersVerb(state, seat, command)) return null;
  const action = fillIn(state, seat, 'battle', {});
  if (!action.ok) return null;
  const started = apply(state, seat, action.value, noDice());
  if (!started.ok || (command !== 'done' && !offersVerb(started.value.state, seat, command))) return null;
  return { action: action.value, state: started.value.state };
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

type Meant = Result<readonly Action[]>;

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
  return event !== undefined && ['sign', 'senal'].some((word) => fold(String(event)).startsWith(word));
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

/** `/remove count:2`, `/remove units:"2 infantry, cavalry"`: one by one, each as legal as the first. */
function repeated(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const { count, units, ...rest } = options;
  const named = typeof units === 'string' ? units : options.unit;
  if (typeof named === 'string' && count === undefined && /[\d,]/.test(named)) {
    const tally = unitsIn(named, REMOVABLE);
    if (!tally.ok) return tally;
    const all: Action[] = [];
    for (const [unit, times] of Object.entries(tally.value)) {
      const meant = repeated(state, seat, { ...rest, unit, count: times });
      if (!meant.ok) return meant;
      all.push(...meant.value);
    }
    return ok(all);
  }
  if (typeof units === 'string')
    return repeated(state, seat, { ...rest, unit: units, ...(count === undefined ? {} : { count }) });
  const first = one(state, seat, 'remove', rest);
  const times = typeof count === 'number' && count > 1 ? Math.min(count, 20) : 1;
  return first.ok ? ok(Array.from({ length: times }, () => first.value).flat()) : first;
}

const REMOVABLE = {
  kind: 'some',
  slot: 'units',
  choices: UNIT_KINDS.map((kind) => ({ ...pieceChoice(kind), count: 20 })),
  min: 1,
  max: 20,
} as const;
