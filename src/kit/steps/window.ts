import type { Terms } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { type Awaiting, awaited, type Verb } from './awaited.js';
import type { Course, Frame } from './course.js';
import type { Play } from './play.js';
import type { Situation } from './situation.js';

/** What the frame of a window remembers: who has let it pass. */
export type WindowFrame = { readonly passed: readonly SeatId[] };

/** Whoever wants to may react. It is opened to all alike, whether they could or not, so that it tells nothing. */
export interface Window<S, P, Here> {
  readonly what: Awaiting<S, P, Here>['what'];
  /** For the sentence `owe.<what>`. */
  values?(state: S, here: Here, seat: SeatId): Terms;
  /** To whom it is opened, those who have passed among them. */
  who(state: S, here: Here): readonly SeatId[];
  /**
   * What may be done in it besides letting it pass: offered to nobody's eyes but of whoever can. A game that has `pass`
   * among them says itself where it stands, what its default is and what it tells.
   */
  readonly verbs: Readonly<Record<string, Verb<S, P, Here>>>;
  /** Those of them that tell no secret: everybody knows who can. */
  readonly openly?: readonly string[];
  /** Has this seat settled beforehand to let it pass? Told to nobody. */
  passesAhead?(state: S, here: Here, seat: SeatId): boolean;
  /** All have let it pass. The step is over by then. */
  closed(play: P, here: Here): void;
}

/** What a reaction does with the window is its own affair: `play.pop()`, or open again with `passed: []`. */
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

/** The step as this seat may see it: not who has passed, but whether it has itself. */
export function seenWindow<F extends WindowFrame>(frame: F, viewer: SeatId | null): F {
  return { ...frame, passed: frame.passed.filter((seat) => seat === viewer) };
}
