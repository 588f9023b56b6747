import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { fold } from '../../../core/slips.js';
import { oddsAnswer } from '../answers/odds.js';
import { mapAnswer, nationAnswer, provinceAnswer } from '../answers/questions.js';
import { pieceChoice } from '../engine/domain.js';
import { holds, nationsOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, areaTerm } from './areas.js';
import { meantPurchase } from './buying.js';
import { battleBegunBy, goneOnBy, phaseEndedBy, underWay, whyNotEnded } from './ending.js';
import { eventsHeld, hasEvents } from './holding.js';
import { choiceNamed } from './lexicon.js';
import { marched, offersMarch } from './marching.js';
import { type Meant, offersVerb, one } from './meant.js';
import { meantMoves } from './moving.js';
import { meantOrders } from './ordering.js';
import { whyNotPlaced } from './placing.js';
import { repeated } from './removing.js';
import { meantRetreat } from './retreating.js';
import { meantAims } from './targeting.js';

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
      return oddsAnswer(state, seat, options);
  }
  if (seat === null) return refuse('not-seated');
  if (command === 'event' && hasEvents(state) && Object.values(options).every((value) => value === undefined)) {
    return eventsHeld(state, seat);
  }
  const ended = goneOnBy(state, seat, command, options) ?? phaseEndedBy(state, seat, command, options);
  if (ended !== null) {
    const loss = whyNotEnded(state, seat);
    if (loss !== null) return { ok: false, rejection: loss };
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
    case 'stand': {
      const { until, ...rest } = options;
      const verb = until === undefined ? 'stand' : `stand-${until}`;
      return actions(one(state, seat, verb, rest, { afterwards: 'ask-me' }));
    }
    case 'retreat':
      return actions(meantRetreat(state, seat, options));
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
      return actions(meantEvent(state, seat, options));
    default:
      return actions(one(state, seat, command, options));
  }
}

/** What Bravoure attacks (10.3.5) is typed as units: "cavalry" for both attacks, or "infantry, cavalry". */
function meantEvent(state: Hispania, seat: SeatId, { event, units, ...options }: TypedOptions): Meant {
  if (isSign(event)) return one(state, seat, 'sign', options);
  const [target = '', second] = String(units ?? '').split(',');
  const said = { ...options, event: event ?? '', target: target.trim(), second: second?.trim() ?? '' };
  return one(state, seat, 'event', said, target.trim() === '' ? {} : { second: target.trim() });
}

function meantPlacing(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  if (!offersVerb(state, seat, 'place')) {
    const { unit, ...where } = options;
    const castle = choiceNamed([pieceChoice('castle')], String(unit ?? '')) !== null;
    return one(state, seat, choosing(state, seat), castle ? where : options);
  }
  const meant = one(state, seat, 'place', options);
  return meant.ok ? meant : { ok: false, rejection: whyNotPlaced(state, options, meant.rejection) };
}

function choosing(state: Hispania, seat: SeatId): string {
  const { phase } = state.stage;
  return phase === 'finish' && offersVerb(state, seat, 'choose') ? 'choose' : 'place';
}

const NOTHING: Interpreted = { kind: 'actions', actions: [] };

function actions(meant: Meant): Result<Interpreted> {
  return meant.ok ? ok({ kind: 'actions', actions: meant.value }) : meant;
}

/** `/done` ends whatever is asked: the phase, a chance to play events, an auction one stays out of, a decision to stand. */
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
  const [nation, other] = nationsOf(state, seat).filter((own) => holds(state, own, area.value));
  if (nation === undefined) return refuse('capital-not-held', { area: areaTerm(area.value) });
  // Where two nations of one player fight, whose capital is meant is for him to say.
  return one(state, seat, 'capital', other === undefined ? { ...options, nation } : options);
}
