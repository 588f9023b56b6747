import type { Action } from '../../core/action.js';
import type { Applied } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import { awaitedSeats, firstAwaited, type Obligation } from '../../core/obligation.js';
import { type Domain, type Filled, type Misfit, misfitOf, type Offer } from '../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { Course } from './course.js';
import type { Play } from './play.js';
import type { Owed, Situation, Verbs } from './situation.js';

/** A game's procedure; the engine derives the table's contract from it. */
export interface Procedure<S extends Course, P extends Play<S>, Here> {
  play(state: S, dice: Dice): P;
  /** The innermost step, or the phase. Null: the game is over. */
  here(state: S): Here | null;
  rulesOf(here: Here): Situation<S, P, Here>;
  /** Is it still the same wait? */
  sameWait(before: S, after: S): boolean;
  /** Verbs besides the situation, for seats entitled to them (standing orders). */
  besides?(): readonly Verbs<S, P>[];
  /** Runs before each step; `before` is the state before the action, null if there was none. */
  always?(play: P, before: S | null): void;
}

export interface Engine<S extends Course, P extends Play<S>> {
  obligations(state: S): readonly Obligation[];
  offers(state: S, seat: SeatId): readonly Offer[];
  ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain;
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  fallback(state: S, obligation: Obligation): Action;
  /** Applies an action known to be offered, without checks. Only for thinking ahead. */
  follow(state: S, seat: SeatId, action: Action, dice: Dice): S;
  /** From a state as set up or laid out to the first wait. */
  begin(state: S, dice: Dice): Applied<S>;
  /** Everything that follows automatically. */
  carryOn(play: P, before?: S | null): void;
  /** One automatic step, or somebody is awaited. */
  oneStep(play: P, before?: S | null): 'wait' | 'again';
}

/** The provider of a seat's verb: the situation first, then the verbs besides it. */
type Holder<P> = {
  readonly offer: Offer;
  readonly ask: (filled: Filled) => Domain;
  readonly act: (play: P, action: Action) => void;
};

/** Steps that neither wait nor end are a bug in the rules, not bad play. */
const MOST_STEPS = 100_000;

export function engineOf<S extends Course, P extends Play<S>, Here>(game: Procedure<S, P, Here>): Engine<S, P> {
  const besides = () => game.besides?.() ?? [];

  function obligations(state: S): readonly Obligation[] {
    const here = game.here(state);
    if (here === null) return [];
    const owed = game.rulesOf(here).owes(state, here);
    return [
      ...owed.map((one) => ({ ...one, id: `${state.wait}:${waitOf(one)}` })),
      ...besides().flatMap((verbs) => verbs.owes?.(state) ?? []),
    ];
  }

  function offers(state: S, seat: SeatId): readonly Offer[] {
    const here = game.here(state);
    if (here === null || !state.seats.includes(seat)) return [];
    const own = game.rulesOf(here).offers(state, here, seat);
    const more = besides();
    return more.length === 0 ? own : [...own, ...more.flatMap((verbs) => verbs.offers(state, seat))];
  }

  function holderOf(state: S, seat: SeatId, verb: string): Holder<P> | null {
    const here = game.here(state);
    if (here === null || !state.seats.includes(seat)) return null;
    const rules = game.rulesOf(here);
    const offered = (list: readonly Offer[]) => list.find((offer) => offer.verb === verb);
    const own =
      rules.offer === undefined ? offered(rules.offers(state, here, seat)) : rules.offer(state, here, seat, verb);
    if (own !== undefined && own !== null) {
      return {
        offer: own,
        ask: (filled) => rules.ask(state, here, seat, verb, filled),
        act: (play, action) => rules.act(play, here, seat, action),
      };
    }
    for (const verbs of besides()) {
      const offer = verbs.offer === undefined ? offered(verbs.offers(state, seat)) : verbs.offer(state, seat, verb);
      if (offer === undefined || offer === null) continue;
      return {
        offer,
        ask: (filled) => verbs.ask(state, seat, verb, filled),
        act: (play, action) => verbs.act(play, seat, action),
      };
    }
    return null;
  }

  function ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain {
    return holderOf(state, seat, verb)?.ask(filled) ?? { kind: 'done' };
  }

  /** Refuses what is not offered, carries out what is, and goes on to the next wait. */
  function apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>> {
    const here = game.here(state);
    if (here === null) return refuse('game-over');
    const play = game.play(state, dice);
    const rules = game.rulesOf(here);
    if (state.seats.includes(seat) && rules.proves?.(state, here, seat, action) === true) {
      rules.act(play, here, seat, action);
    } else {
      const holder = holderOf(state, seat, action.verb);
      if (holder === null) return notOffered(state, seat, action.verb);
      const misfit = misfitOf([holder.offer], (_seat, _verb, filled) => holder.ask(filled), seat, action);
      if (misfit !== null) return refuse(misfit.code, valuesOf(action, misfit));
      holder.act(play, action);
    }
    carryOn(play, state);
    if (!game.sameWait(state, play.state)) play.nextId();
    return ok(appliedBy(play));
  }

  function notOffered(state: S, seat: SeatId, verb: string): Result<never> {
    const waited = awaitedSeats(obligations(state));
    if (waited.includes(seat)) return refuse('not-offered', { verb });
    return refuse('not-your-turn', { verb, who: waited.map((id) => ({ kind: 'seat', id })) });
  }

  /** Everything that follows automatically. Each step changes something, so it ends. */
  function carryOn(play: P, before: S | null = null): void {
    for (let step = 0; step < MOST_STEPS; step++) if (oneStep(play, before) === 'wait') return;
    const kinds = play.state.frames.map(({ kind }) => kind);
    throw new Error(`the steps run in circles: ${kinds.join(' > ')}`);
  }

  function oneStep(play: P, before: S | null = null): 'wait' | 'again' {
    game.always?.(play, before);
    const here = game.here(play.state);
    return here === null ? 'wait' : game.rulesOf(here).settle(play, here);
  }

  return {
    obligations,
    offers,
    ask,
    apply,
    carryOn,
    oneStep,
    fallback(state, obligation) {
      const beside = besides().find((verbs) => verbs.owes?.(state).some(({ id }) => id === obligation.id));
      if (beside?.fallback !== undefined) return beside.fallback(state, obligation);
      const seat = firstAwaited(obligation);
      const here = game.here(state);
      return here === null ? { verb: 'done' } : game.rulesOf(here).fallback(state, here, seat);
    },
    follow(state, seat, action, dice) {
      const here = game.here(state);
      if (here === null) return state;
      const play = game.play(state, dice);
      game.rulesOf(here).act(play, here, seat, action);
      carryOn(play, state);
      if (!game.sameWait(state, play.state)) play.nextId();
      return play.state;
    },
    begin(state, dice) {
      const play = game.play(state, dice);
      carryOn(play);
      return appliedBy(play);
    },
  };
}

function appliedBy<S extends Course>({ state, events, chapterEnds }: Play<S>): Applied<S> {
  return chapterEnds.length === 0 ? { state, events } : { state, events, chapterEnds };
}

/** Identifies a wait. The seats of a window are left out, because they shrink with each answer. */
function waitOf({ kind, seats, what }: Owed): string {
  return kind === 'window' || seats.length > 1 ? what : seats.join();
}

function valuesOf(action: Action, misfit: Misfit): Terms {
  if (misfit.slot === undefined) return { verb: action.verb };
  return { verb: action.verb, slot: { kind: 'slot', id: misfit.slot } };
}
