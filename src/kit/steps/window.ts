import type { Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { type Awaiting, awaited, type Verb } from './awaited.js';
import type { Course, Frame } from './course.js';
import type { Play } from './play.js';
import type { Situation } from './situation.js';

/** Data of a window's frame: the seats that have passed. */
export type WindowFrame = { readonly passed: readonly SeatId[] };

/** Anybody may react. It opens to all alike, able or not, so that it reveals nothing. */
export interface Window<S, P, Here> {
  readonly what: Awaiting<S, P, Here>['what'];
  /** For the sentence `owe.<what>`. */
  values?(state: S, here: Here, seat: SeatId): Terms;
  /** Everybody it opens to, including those who have passed. */
  who(state: S, here: Here): readonly SeatId[];
  /**
   * Verbs besides passing: each offer is shown only to seats that can use it. A game with its own `pass` among them
   * defines its place, default and events itself.
   */
  readonly verbs: Readonly<Record<string, Verb<S, P, Here>>>;
  /** The verbs that reveal nothing: everybody knows who can use them. */
  readonly openly?: readonly string[];
  /** Has this seat decided in advance to pass? Told to nobody. */
  passesAhead?(state: S, here: Here, seat: SeatId): boolean;
  /** All have passed. The step is already popped. */
  closed(play: P, here: Here): void;
}

/** A reaction decides what happens to the window: `play.pop()`, or reopen it with `passed: []`. */
export function windowOf<S extends Course, P extends Play<S>, Here extends Frame & WindowFrame>(
  step: Window<S, P, Here>,
): Situation<S, P, Here> {
  const waiting = (state: S, here: Here) => step.who(state, here).filter((seat) => !here.passed.includes(seat));
  const passed = (play: P, here: Here, seats: readonly SeatId[]) =>
    play.replace({ ...here, passed: [...here.passed, ...seats] });
  const pass: Verb<S, P, Here> = {
    byDefault: true,
    does(play, here, seat) {
      play.emit({ type: 'passed', seat, audience: [seat] });
      passed(play, here, [seat]);
    },
  };
  const verbs = Object.entries(step.verbs).map(
    ([verb, rules]) =>
      [verb, verb === 'pass' || step.openly?.includes(verb) === true ? rules : { ...rules, secret: true }] as const,
  );
  return awaited<S, P, Here>({
    what: step.what,
    kind: 'window',
    who: waiting,
    verbs: Object.hasOwn(step.verbs, 'pass') ? Object.fromEntries(verbs) : { pass, ...Object.fromEntries(verbs) },
    ...(step.values === undefined ? {} : { values: step.values }),
    settles(play, here) {
      const open = waiting(play.state, here);
      const ahead = open.filter((seat) => step.passesAhead?.(play.state, here, seat) === true);
      if (ahead.length > 0) passed(play, here, ahead);
      else if (open.length === 0) {
        play.pop();
        step.closed(play, here);
      } else return false;
      return true;
    },
  });
}

/** The step as this seat may see it: only whether it has passed itself. */
export function seenWindow<F extends WindowFrame>(frame: F, viewer: SeatId | null): F {
  return { ...frame, passed: frame.passed.filter((seat) => seat === viewer) };
}
