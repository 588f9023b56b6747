import type { Action } from '../../core/action.js';
import type { ObligationKind } from '../../core/obligation.js';
import { type Domain, type Filled, misfitOf } from '../../core/offer.js';
import type { Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { least } from '../offers/least.js';
import type { Course, Frame } from './course.js';
import type { Play } from './play.js';
import type { Situation } from './situation.js';

/** Data of such a step's frame. */
export type SecretChoices = { readonly chosen: Readonly<Record<SeatId, Action>> };

/** How a frame stores the choices, if not as `chosen`; `keeps` and `opened` receive them too. */
interface Memory<P, Here> {
  has(here: Here, seat: SeatId): boolean;
  keeps(play: P, here: Here, seat: SeatId, action: Action): void;
}

/** The previous choice, and its button text. */
export interface AsBefore {
  readonly filled: Filled;
  readonly values: Terms;
}

/** All choose at once, secretly; a choice may be changed until the last one is in. */
export interface InSecret<S, P, Here> {
  readonly what: string;
  /** For the sentence `owe.<what>`. */
  values?(state: S, here: Here, seat: SeatId): Terms;
  /** Default: one's own turn. */
  readonly kind?: ObligationKind;
  readonly verb: string;
  /** The choices themselves are secret (dealt cards): kept off public buttons. */
  readonly secretly?: true;
  who(state: S, here: Here): readonly SeatId[];
  readonly slots: readonly ((state: S, here: Here, seat: SeatId, filled: Filled) => Domain | null)[];
  /** Verbs that make a whole choice in one press ("bid nothing"); null: not now. */
  readonly atOnce?: { readonly [verb: string]: (state: S, here: Here, seat: SeatId) => Action | null };
  /** A choice cannot be changed. */
  readonly once?: true;
  /** The seat's choice settled in advance: made at once. */
  ahead?(state: S, here: Here, seat: SeatId): Action | null;
  /**
   * The seat's last choice, as `<verb>-as-before` for one press, if still possible; null: none. Whether it is possible
   * may be secret (a purse), so it appears only in the seat's own panel.
   */
  asBefore?(state: S, here: Here, seat: SeatId): AsBefore | null;
  /** The choice for an absent player; by default the least. */
  byDefault?(state: S, here: Here, seat: SeatId): Action;
  /** The last choice is in: all are revealed. The step is already popped. */
  opened(play: P, here: Here, chosen: Readonly<Record<SeatId, Action>>): void;
}

export function inSecret<S extends Course, P extends Play<S>, Here extends Frame & SecretChoices>(
  step: InSecret<S, P, Here>,
): Situation<S, P, Here> {
  return inSecretBy<S, P, Here>(
    { has: (here, seat) => Object.hasOwn(here.chosen, seat), keeps: keepChoice },
    {
      ...step,
      opened(play, here) {
        play.emit({ type: 'choices-opened', what: step.what, reveals: true });
        step.opened(play, here, here.chosen);
      },
    },
  );
}

/**
 * A seat's choice, also laid down before the step has come: then the step finds it made. It may be changed until the
 * last one is in.
 */
export function keepChoice<S extends Course, P extends Play<S>, Here extends Frame & SecretChoices>(
  play: P,
  here: Here,
  seat: SeatId,
  action: Action,
): void {
  const { verb, ...chosen } = action;
  play.emit({ ...chosen, type: 'chose', verb, seat, audience: [seat] });
  if (!Object.hasOwn(here.chosen, seat)) play.emit({ type: 'has-chosen', seat });
  play.replace({ ...here, chosen: { ...here.chosen, [seat]: action } });
}

/** The same, with another way of storing the choices (envelopes with bids). */
export function inSecretBy<S extends Course, P extends Play<S>, Here extends Frame>(
  { has, keeps }: Memory<P, Here>,
  step: Omit<InSecret<S, P, Here>, 'opened'> & { opened(play: P, here: Here): void },
): Situation<S, P, Here> {
  const ask = (state: S, here: Here, seat: SeatId, filled: Filled): Domain => {
    for (const slot of step.slots) {
      const domain = slot(state, here, seat, filled);
      if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
    }
    return { kind: 'done' };
  };
  const again = `${step.verb}-as-before`;
  const asBefore = (state: S, here: Here, seat: SeatId) => {
    const before = step.asBefore?.(state, here, seat) ?? null;
    if (before === null) return null;
    const action: Action = { verb: step.verb, ...before.filled };
    const misfit = misfitOf([{ verb: step.verb }], (_seat, _verb, so) => ask(state, here, seat, so), seat, action);
    return misfit === null ? { action, values: before.values } : null;
  };
  const open = (state: S, here: Here) => step.who(state, here).filter((seat) => !has(here, seat));
  return {
    owes: (state, here) =>
      open(state, here).map((seat) => ({
        seats: [seat],
        kind: step.kind ?? 'turn',
        what: step.what,
        ...(step.values === undefined ? {} : { values: step.values(state, here, seat) }),
      })),
    offers(state, here, seat) {
      if (!(step.once === true ? open(state, here) : step.who(state, here)).includes(seat)) return [];
      const chosen = has(here, seat) ? { optional: true } : {};
      const secret = step.secretly === true ? { secret: true } : {};
      const atOnce = Object.entries(step.atOnce ?? {}).filter(([, action]) => action(state, here, seat) !== null);
      const verbs = [step.verb, ...atOnce.map(([verb]) => verb)].map((verb) => ({ verb, ...chosen, ...secret }));
      const before = asBefore(state, here, seat);
      if (before === null) return verbs;
      return [...verbs, { verb: again, optional: true, secret: true, values: before.values }];
    },
    ask: (state, here, seat, verb, filled) => (verb === step.verb ? ask(state, here, seat, filled) : { kind: 'done' }),
    act(play, here, seat, done) {
      const before = done.verb === again ? asBefore(play.state, here, seat) : null;
      const action = before?.action ?? step.atOnce?.[done.verb]?.(play.state, here, seat) ?? done;
      keeps(play, here, seat, action);
    },
    fallback: (state, here, seat) =>
      step.byDefault?.(state, here, seat) ?? least(step.verb, (filled) => ask(state, here, seat, filled)),
    settle(play, here) {
      const awaiting = open(play.state, here);
      for (const seat of awaiting) {
        const action = step.ahead?.(play.state, here, seat) ?? null;
        if (action === null) continue;
        keeps(play, here, seat, action);
        return 'again';
      }
      if (awaiting.length > 0) return 'wait';
      play.pop();
      step.opened(play, here);
      return 'again';
    },
  };
}

/** The step as this seat may see it: who has chosen, and its own choice only. */
export function seenChoices<F extends SecretChoices>(frame: F, viewer: SeatId | null): F {
  const chosen = Object.entries(frame.chosen).map(([seat, action]) => [seat, seat === viewer ? action : UNSEEN]);
  return { ...frame, chosen: Object.fromEntries(chosen) };
}

const UNSEEN: Action = { verb: 'unseen' };

/** A step as `seenChoices` leaves it, imagined: whoever has chosen unseen has yet to choose. */
export function choosingAgain<F extends SecretChoices>(frame: F): F {
  const chosen = Object.entries(frame.chosen).filter(([, { verb }]) => verb !== UNSEEN.verb);
  return { ...frame, chosen: Object.fromEntries(chosen) };
}
