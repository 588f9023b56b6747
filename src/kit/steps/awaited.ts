import type { Action } from '../../core/action.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { Domain, Filled, Offer } from '../../core/offer.js';
import type { Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { least } from '../offers/least.js';
import type { Situation } from './situation.js';

/** One thing to do in a step: when, what to ask, its effect. */
export interface Verb<S, P, Here> extends Pick<Offer, 'optional' | 'final' | 'secret' | 'several' | 'ends'> {
  /** Default: always. */
  when?(state: S, here: Here, seat: SeatId): boolean;
  /** The questions, in order, each knowing the answers before it; null: not asked in this case. */
  readonly slots?: readonly ((state: S, here: Here, seat: SeatId, filled: Filled) => Domain | null)[];
  /** Instead of `slots`, where their number depends on the state (a slot per kind). */
  ask?(state: S, here: Here, seat: SeatId, filled: Filled): Domain;
  /** The button's values in this state, and how many it takes at once. */
  shown?(state: S, here: Here, seat: SeatId): Pick<Offer, 'values' | 'several'>;
  does(play: P, here: Here, seat: SeatId, action: Action): void;
  /** The default for absent players; `least` fills the slots unless given here. */
  readonly byDefault?: true | ((state: S, here: Here, seat: SeatId) => Action);
}

/** A step in which seats are awaited, defined by its verbs. */
export interface Awaiting<S, P, Here> {
  /** Fixed, or depending on the state. */
  readonly what: string | ((state: S, here: Here) => string);
  /** Default: one's own turn. */
  readonly kind?: ObligationKind;
  who(state: S, here: Here): readonly SeatId[];
  /** Usually answered in a form. */
  readonly inForm?: true;
  /** Any one of them answers for all. In a window each answers for himself: `who` names those still to answer. */
  readonly together?: true;
  /** For the sentence `owe.<what>`. */
  values?(state: S, here: Here, seat: SeatId): Terms;
  readonly verbs: Readonly<Record<string, Verb<S, P, Here>>>;
  /**
   * What happens automatically before anybody is awaited (no choice left: `play.pop()`); true if it changed something.
   */
  settles?(play: P, here: Here): boolean;
  /** See `Situation`. */
  proves?(state: S, here: Here, seat: SeatId, action: Action): boolean;
}

/** Throws if no verb is the default: absence must never stop a game. */
export function awaited<S, P, Here>(
  step: Awaiting<S, P, Here>,
): Situation<S, P, Here> & Required<Pick<Situation<S, P, Here>, 'offer'>> {
  const verbs = Object.entries(step.verbs);
  const offered = new Map(verbs.map(([verb, said]) => [verb, { said, offer: offerOf(verb, said) }]));
  const { what } = step;
  const whatNow = (state: S, here: Here) => (typeof what === 'string' ? what : what(state, here));
  const stepName = typeof what === 'string' ? what : verbs.map(([verb]) => verb).join();
  if (!verbs.some(([, { byDefault }]) => byDefault !== undefined)) throw new Error(`${stepName}: no default`);
  const open = (state: S, here: Here, seat: SeatId) =>
    step.who(state, here).includes(seat) ? verbs.filter(([, { when }]) => when?.(state, here, seat) ?? true) : [];
  // The last question asked per slot: once it is filled, its choices need not be computed again.
  const asked = new Map<unknown, string>();
  const ask = (state: S, here: Here, seat: SeatId, verb: string, filled: Filled): Domain => {
    const own = step.verbs[verb]?.ask;
    if (own !== undefined) return own(state, here, seat, filled);
    for (const slot of step.verbs[verb]?.slots ?? []) {
      const name = asked.get(slot);
      if (name !== undefined && filled[name] !== undefined) continue;
      const domain = slot(state, here, seat, filled);
      if (domain === null || domain.kind === 'done') continue;
      asked.set(slot, domain.slot);
      if (filled[domain.slot] === undefined) return domain;
    }
    return { kind: 'done' };
  };
  return {
    owes(state, here) {
      const seats = step.who(state, here);
      const asOne = step.together === true || step.kind === 'window';
      return (asOne ? [seats] : seats.map((seat) => [seat])).flatMap((group) => {
        const [first] = group;
        if (first === undefined) return [];
        const values = step.values?.(state, here, first);
        return [
          {
            seats: group,
            kind: step.kind ?? 'turn',
            what: whatNow(state, here),
            ...(values === undefined ? {} : { values }),
            ...(step.inForm === undefined ? {} : { inForm: step.inForm }),
          },
        ];
      });
    },
    offers: (state, here, seat) =>
      open(state, here, seat).map(([verb, said]) => withShown(offerOf(verb, said), said, state, here, seat)),
    offer(state, here, seat, verb) {
      const one = offered.get(verb);
      if (one === undefined || !step.who(state, here).includes(seat)) return null;
      return (one.said.when?.(state, here, seat) ?? true) ? withShown(one.offer, one.said, state, here, seat) : null;
    },
    ask,
    act: (play, here, seat, action) => step.verbs[action.verb]?.does(play, here, seat, action),
    fallback(state, here, seat) {
      const [usual] = open(state, here, seat).filter(([, { byDefault }]) => byDefault !== undefined);
      if (usual === undefined) throw new Error(`${whatNow(state, here)}: no default is possible now`);
      const [verb, { byDefault }] = usual;
      return typeof byDefault === 'function'
        ? byDefault(state, here, seat)
        : least(verb, (filled) => ask(state, here, seat, verb, filled));
    },
    settle: (play, here) => (step.settles?.(play, here) === true ? 'again' : 'wait'),
    ...(step.proves === undefined ? {} : { proves: step.proves }),
  };
}

function withShown<S, P, Here>(offer: Offer, said: Verb<S, P, Here>, state: S, here: Here, seat: SeatId): Offer {
  return said.shown === undefined ? offer : { ...offer, ...said.shown(state, here, seat) };
}

function offerOf<S, P, Here>(verb: string, { optional, final, secret, several, ends }: Verb<S, P, Here>): Offer {
  return {
    verb,
    ...(optional === undefined ? {} : { optional }),
    ...(final === undefined ? {} : { final }),
    ...(secret === undefined ? {} : { secret }),
    ...(several === undefined ? {} : { several }),
    ...(ends === undefined ? {} : { ends }),
  };
}
