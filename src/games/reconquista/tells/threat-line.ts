import type { Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { type Outlook, outlookOf } from '../odds/outlook.js';
import type { Reconquista } from '../state/state.js';

/** In the call to a turn: the points after the Muslim reaction as things stand, and the places most in danger. */
export function threatLine(state: Reconquista, _seat: SeatId): Phrase | null {
  if (!awaitsReaction(state)) return null;
  const outlook = outlookOf(state);
  const { now, mean } = outlook.points;
  const danger = dangerTerms(outlook);
  return {
    key: 'threat',
    values: {
      now,
      mean: Math.round(mean),
      ...(danger.length === 0 ? {} : { danger }),
      ...(outlook.lost < TOLD ? {} : { lost: kit.percentSaid(outlook.lost) }),
    },
  };
}

/** The player acts, and then the Muslims do. */
export function awaitsReaction({ frames }: Reconquista): boolean {
  const here = frames.at(-1)?.kind;
  return here === 'spending' || here === 'campaign';
}

/** The places most likely to be lost. */
export function dangerTerms({ places }: Outlook): readonly Term[] {
  return places
    .filter(({ lost }) => lost >= WORTH_TELLING)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MOST)
    .map(({ at, lost }): Term => [{ kind: 'place', id: at }, kit.percentSaid(lost)]);
}

/** A game that may be lost is told of sooner than a place. */
export const TOLD = 0.01;
const WORTH_TELLING = 0.05;
const MOST = 3;
