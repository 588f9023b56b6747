import type { Action } from '../../../core/action.js';
import type { Applied } from '../../../core/chronicle.js';
import type { Dice } from '../../../core/dice.js';
import type { Obligation } from '../../../core/obligation.js';
import { type Domain, type Filled, misfitOf, type Offer } from '../../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { REBUILDING } from '../castles/rebuilding.js';
import { ORDERS } from '../orders/giving.js';
import { EXTRAS } from '../special/extras.js';
import { CAPITALS } from '../stacking/capital.js';
import type { Hispania } from '../state/state.js';
import { releaseStrong } from '../submission/ending.js';
import { DONE } from './domain.js';
import { Play } from './play.js';
import type { Verbs } from './rules.js';
import { inSituation, situationKey } from './situation.js';

/** What may be done besides the situation, by whoever has the right to it. */
function besidesAll(): readonly Verbs[] {
  return [REBUILDING, CAPITALS, ...EXTRAS, ORDERS];
}

export function obligations(state: Hispania): readonly Obligation[] {
  const owed = inSituation(state, (rules, here) => rules.owes(state, here));
  return owed.map((one) => ({ ...one, id: `${state.wait}:${one.seat}` }));
}

export function offers(state: Hispania, seat: SeatId): readonly Offer[] {
  if (!state.seats.includes(seat)) return [];
  const here = inSituation(state, (rules, at) => rules.offers(state, at, seat));
  return [...here, ...besidesAll().flatMap((verbs) => verbs.offers(state, seat))];
}

export function ask(state: Hispania, seat: SeatId, verb: string, filled: Filled): Domain {
  return inSituation(state, (rules, here) => {
    if (rules.offers(state, here, seat).some((offer) => offer.verb === verb)) {
      return rules.ask(state, here, seat, verb, filled);
    }
    return besides(state, seat, verb)?.ask(state, seat, verb, filled) ?? DONE;
  });
}

function besides(state: Hispania, seat: SeatId, verb: string): Verbs | undefined {
  return besidesAll().find((verbs) => verbs.offers(state, seat).some((offer) => offer.verb === verb));
}

/** Refuses what is not offered, carries out what is, and goes on to where somebody is awaited. */
export function apply(state: Hispania, seat: SeatId, action: Action, dice: Dice): Result<Applied<Hispania>> {
  const proved = state.stage.phase !== 'over' && isProved(state, seat, action);
  const refusal = proved ? null : refusalOf(state, seat, action);
  if (refusal !== null) return refusal;
  const play = new Play(state, dice);
  inSituation(state, (rules, here) => {
    if (proved || rules.offers(state, here, seat).some((offer) => offer.verb === action.verb))
      rules.act(play, here, seat, action);
    else besides(state, seat, action.verb)?.act(play, seat, action);
  });
  carryOn(play);
  if (situationKey(play.state) !== situationKey(state)) play.set({ wait: play.state.wait + 1 });
  return ok({ state: play.state, events: play.events });
}

/** Legal beyond doubt by the situation's own short way. */
function isProved(state: Hispania, seat: SeatId, action: Action): boolean {
  return inSituation(state, (rules, here) => rules.proves?.(state, here, seat, action) ?? false);
}

function refusalOf(state: Hispania, seat: SeatId, action: Action): ReturnType<typeof refuse> | null {
  if (state.stage.phase === 'over') return refuse('game-over');
  const misfit = misfitOf(offers(state, seat), (who, verb, filled) => ask(state, who, verb, filled), seat, action);
  if (misfit === null) return null;
  const values: Terms = misfit.slot === undefined ? { verb: action.verb } : { verb: action.verb, slot: misfit.slot };
  if (misfit.code === 'not-offered' && !obligations(state).some((owed) => owed.seat === seat)) {
    return refuse('not-your-turn', values);
  }
  return refuse(misfit.code, values);
}

/** Everything that follows by itself. Each step changes something, so that it ends; the bound is for faults of ours. */
const MOST_STEPS = 100_000;
export function carryOn(play: Play): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    releaseStrong(play);
    if (inSituation(play.state, (rules, here) => rules.settle(play, here)) === 'wait') return;
  }
}

export function fallback(state: Hispania, obligation: Obligation): Action {
  return inSituation(state, (rules, here) => rules.fallback(state, here, obligation.seat));
}
