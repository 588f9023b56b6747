import { ok, refuse } from '../../../core/result.js';
import { fold } from '../../../core/slips.js';
import type * as kit from '../../../kit/index.js';
import { eventsHeld, hasEvents } from '../answers/events-held.js';
import { oddsAnswer } from '../answers/odds.js';
import { ordersHeld } from '../answers/orders-held.js';
import { mapAnswer, nationAnswer, provinceAnswer } from '../answers/questions.js';
import { threatAnswer } from '../answers/threat.js';
import { hasUnitIn, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { battleDue, battleUnderWay, first } from './first.js';
import { areaNamed, areaTerm, unitNamed } from './lexicon.js';
import { isSettled, offersVerb, onlyForSeats, usual, whyNot } from './manners.js';
import { moveCommand } from './moving.js';
import { retreatCommand } from './retreating.js';
import { targetCommand } from './targeting.js';

/** Commands that are questions, and those the lexicon alone cannot express. */
export const ANSWERS: { readonly [command: string]: kit.Answer<Hispania> } = {
  nation: (state, _seat, options) => nationAnswer(state, options),
  province: (state, _seat, options) => provinceAnswer(state, options),
  map: (state, _seat, options) => mapAnswer(state, options),
  odds: oddsAnswer,
  threat: threatAnswer,
  move: moveCommand,
  retreat: retreatCommand,
  target: targetCommand,
  battle: onlyForSeats((state, seat, options) => {
    const fighting = battleUnderWay(state, options);
    return fighting === null ? usual(state, seat, 'battle', options) : ok({ kind: 'answer', lines: [fighting] });
  }),
  done: onlyForSeats((state, seat, options) => {
    const battle = battleDue(state, seat, 'done');
    return battle === null ? usual(state, seat, 'done', options) : ok({ kind: 'actions', actions: [battle] });
  }),
  /** Chooses a place for a free Castle (11.wisigoth.9). */
  place: onlyForSeats((state, seat, options) => {
    if (offersVerb(state, seat, 'place')) return usual(state, seat, 'place', options);
    const { unit, ...where } = options;
    const choosing = state.stage.phase === 'finish' && offersVerb(state, seat, 'choose');
    const castle = unitNamed(String(unit ?? '')) === 'castle';
    return usual(state, seat, choosing ? 'choose' : 'place', castle ? where : options);
  }),
  stand: onlyForSeats((state, seat, { until, ...rest }) =>
    usual(state, seat, until === undefined ? 'stand' : `stand-${until}`, rest),
  ),
  bid: onlyForSeats((state, seat, options) => {
    const passes = options.count === undefined && options.points === undefined && offersVerb(state, seat, 'pass');
    return usual(state, seat, passes ? 'pass' : 'bid', options);
  }),
  /** A capital belongs to the province's holder, if that is one nation of the player; otherwise he must say. */
  capital: onlyForSeats((state, seat, options) => {
    const area = areaNamed(options.province, 'province');
    if (!area.ok) return area;
    if (options.nation !== undefined || !offersVerb(state, seat, 'capital'))
      return usual(state, seat, 'capital', options);
    const [nation, other] = nationsOf(state, seat).filter((own) => hasUnitIn(state, own, area.value));
    if (nation === undefined) return refuse('capital-not-held', { area: areaTerm(area.value) });
    return usual(state, seat, 'capital', other === undefined ? { ...options, nation } : options);
  }),
  /**
   * Alone it lists one's counters. The Sign of God (10.2) is played like an event, and Bravoure's attackers (10.3.5)
   * are typed as units: "cavalry" for both attacks, or "infantry, cavalry".
   */
  event: onlyForSeats((state, seat, options) => {
    if (hasEvents(state) && Object.values(options).every((value) => value === undefined))
      return eventsHeld(state, seat);
    const { event = '', units, ...rest } = options;
    if (/^(?:sign|senal)/.test(fold(String(event)))) return usual(state, seat, 'sign', rest);
    const [target = '', second = ''] = String(units ?? '').split(',');
    return usual(state, seat, 'event', { ...rest, event, target: target.trim(), second: second.trim() });
  }),
  /** Without options lists them; with a kind gives one; `cancel` revokes one by number. */
  orders: onlyForSeats((state, seat, options) => {
    if (options.cancel !== undefined)
      return ok({ kind: 'actions', actions: [{ verb: 'cancel', order: String(Number(options.cancel) - 1) }] });
    return options.kind === undefined ? ordersHeld(state, seat) : usual(state, seat, 'orders', options);
  }),
};

export const MANNERS: kit.Manners<Hispania> = { first, isSettled, whyNot };
