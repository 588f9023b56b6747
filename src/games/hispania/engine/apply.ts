import type { Action } from '../../../core/action.js';
import type { Applied } from '../../../core/chronicle.js';
import type { Dice } from '../../../core/dice.js';
import { awaitedSeats, firstAwaited, type Obligation } from '../../../core/obligation.js';
import { type Domain, type Filled, type Misfit, misfitOf, type Offer } from '../../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { REBUILDING } from '../castles/rebuilding.js';
import { ORDERS } from '../orders/giving.js';
import { EXTRAS } from '../special/extras.js';
import { CAPITALS } from '../stacking/capital.js';
import type { Hispania } from '../state/state.js';
import { releaseOrphans, releaseStrong } from '../submission/ending.js';
import { DONE } from './domain.js';
import { Play } from './play.js';
import type { Verbs } from './rules.js';
import { inSituation, sameSituation } from './situation.js';

/** What may be done besides the situation, by whoever has the right to it. */
function besides(): readonly Verbs[] {
  all ??= [REBUILDING, CAPITALS, ...EXTRAS, ORDERS];
  return all;
}
let all: readonly Verbs[] | null = null;

export function obligations(state: Hispania): readonly Obligation[] {
  const owed = inSituation(state, (rules, here) => rules.owes(state, here));
  return owed.map(({ seat, ...one }) => ({ ...one, seats: [seat], id: `${state.wait}:${seat}` }));
}

export function offers(state: Hispania, seat: SeatId): readonly Offer[] {
  if (!state.seats.includes(seat)) return [];
  const here = inSituation(state, (rules, at) => rules.offers(state, at, seat));
  return [...here, ...besides().flatMap((verbs) => verbs.offers(state, seat))];
}

export function ask(state: Hispania, seat: SeatId, verb: string, filled: Filled): Domain {
  return holderOf(state, seat, verb)?.ask(filled) ?? DONE;
}

/** Who offers this verb to the seat now: the situation first, then what may be done besides. */
type Holder = {
  readonly offer: Offer;
  readonly ask: (filled: Filled) => Domain;
  readonly act: (play: Play, action: Action) => void;
};
function holderOf(state: Hispania, seat: SeatId, verb: string): Holder | null {
  if (!state.seats.includes(seat)) return null;
  const offered = (list: readonly Offer[]) => list.find((offer) => offer.verb === verb);
  const own = inSituation(state, (rules, here): Holder | null => {
    const offer = offered(rules.offers(state, here, seat));
    if (offer === undefined) return null;
    return {
      offer,
      ask: (filled) => rules.ask(state, here, seat, verb, filled),
      act: (play, action) => rules.act(play, here, seat, action),
    };
  });
  if (own !== null) return own;
  for (const verbs of besides()) {
    const offer = offered(verbs.offers(state, seat));
    if (offer === undefined) continue;
    return {
      offer,
      ask: (filled) => verbs.ask(state, seat, verb, filled),
      act: (play, action) => verbs.act(play, seat, action),
    };
  }
  return null;
}

/** Refuses what is not offered, carries out what is, and goes on to where somebody is awaited. */
export function apply(state: Hispania, seat: SeatId, action: Action, dice: Dice): Result<Applied<Hispania>> {
  if (state.stage.phase === 'over') return refuse('game-over');
  const play = new Play(state, dice);
  if (isProved(state, seat, action)) {
    inSituation(state, (rules, here) => rules.act(play, here, seat, action));
  } else {
    const holder = holderOf(state, seat, action.verb);
    if (holder === null) return notOffered(state, seat, action.verb);
    const misfit = misfitOf([holder.offer], (_seat, _verb, filled) => holder.ask(filled), seat, action);
    if (misfit !== null) return refuse(misfit.code, valuesOf(action, misfit));
    holder.act(play, action);
  }
  carryOn(play, state);
  if (!sameSituation(state, play.state)) play.set({ wait: play.state.wait + 1 });
  return ok({ state: play.state, events: play.events });
}

function valuesOf(action: Action, misfit: Misfit): Terms {
  if (misfit.slot === undefined) return { verb: action.verb };
  return { verb: action.verb, slot: { kind: 'slot', id: misfit.slot } };
}

function notOffered(state: Hispania, seat: SeatId, verb: string): Result<never> {
  const awaited = awaitedSeats(obligations(state));
  if (awaited.includes(seat)) return refuse('not-offered', { verb });
  return refuse('not-your-turn', { verb, who: awaited.map((id) => ({ kind: 'seat', id })) });
}

/** Legal beyond doubt by the situation's own short way. */
function isProved(state: Hispania, seat: SeatId, action: Action): boolean {
  return inSituation(state, (rules, here) => rules.proves?.(state, here, seat, action) ?? false);
}

/** Everything that follows by itself. Each step changes something, so that it ends; the bound is for faults of ours. */
const MOST_STEPS = 100_000;
export function carryOn(play: Play, before: Hispania | null = null): void {
  for (let step = 0; step < MOST_STEPS; step++) if (oneStep(play, before) === 'wait') return;
}

/** One box further by itself, or somebody is awaited. */
export function oneStep(play: Play, before: Hispania | null = null): 'wait' | 'again' {
  releaseStrong(play);
  if (before !== null) releaseOrphans(play, before);
  return inSituation(play.state, (rules, here) => rules.settle(play, here));
}

export function fallback(state: Hispania, obligation: Obligation): Action {
  return inSituation(state, (rules, here) => rules.fallback(state, here, firstAwaited(obligation)));
}
