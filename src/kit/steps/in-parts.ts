import type { Situation } from './situation.js';

/** A step in two parts: the first while `isFirst` holds, then the second. */
export function inParts<S extends object, P extends { readonly state: S }, Here>(
  isFirst: (state: S, here: Here) => boolean,
  first: Situation<S, P, Here>,
  then: Situation<S, P, Here>,
): Situation<S, P, Here> {
  const part = (state: S, here: Here) => (isFirst(state, here) ? first : then);
  return {
    owes: (state, here) => part(state, here).owes(state, here),
    offers: (state, here, seat) => part(state, here).offers(state, here, seat),
    ask: (state, here, seat, verb, filled) => part(state, here).ask(state, here, seat, verb, filled),
    act: (play, here, seat, action) => part(play.state, here).act(play, here, seat, action),
    fallback: (state, here, seat) => part(state, here).fallback(state, here, seat),
    settle: (play, here) => part(play.state, here).settle(play, here),
  };
}
