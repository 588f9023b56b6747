import type { Phrase, Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { type Outlook, outlookOf } from '../odds/outlook.js';
import type { Reconquista } from '../state/state.js';

/** In the call to a turn: the points after the Muslim reaction as things stand, and the places most in danger. */
export function threatLine(state: Reconquista, _seat: SeatId): Phrase | null {
  if (!awaitsReaction(state)) return null;
  const outlook = outlookOf(state);
  const { now, mean } = outlook.points;
  return {
    key: 'threat',
    values: {
      now,
      mean: Math.round(mean),
      ...dangerTerms(outlook, MOST),
      ...(outlook.lost < TOLD ? {} : { lost: kit.percentSaid(outlook.lost) }),
    },
  };
}

/** The player acts, and then the Muslims do. */
export function awaitsReaction({ frames }: Reconquista): boolean {
  const here = frames.at(-1)?.kind;
  return here === 'spending' || here === 'campaign';
}

/** The places that may be lost, the worst first: so many by name, how many more there are, and their greatest chance. */
export function dangerTerms({ places }: Outlook, named: number): Terms {
  const worst = places.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost);
  const rest = worst.slice(named);
  const danger = worst.slice(0, named).map(({ at, lost }): Term => [{ kind: 'place', id: at }, kit.percentSaid(lost)]);
  return {
    ...(danger.length === 0 ? {} : { danger }),
    ...(rest.length === 0 ? {} : { more: rest.length, most: kit.percentSaid(rest[0]?.lost ?? 0) }),
  };
}

/** A game that may be lost is told of sooner than a place. */
export const TOLD = 0.01;
/** In a line; `/threat` names all. */
const MOST = 3;
