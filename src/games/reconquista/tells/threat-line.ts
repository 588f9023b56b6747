import type { Phrase, Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { PlaceId } from '../facts/ids.js';
import { type Outlook, outlookOf } from '../odds/outlook.js';
import type { Reconquista } from '../state/state.js';

/** In the call to a turn: the points after the Muslim reaction as things stand, and the places most in danger. */
export function threatLine(state: Reconquista, _seat: SeatId): Phrase | null {
  if (!awaitsReaction(state)) return null;
  const outlook = outlookOf(state);
  return {
    key: 'threat',
    values: {
      ...pointTerms(outlook),
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

/** The points now, and between which they lie nine times of ten when the turn ends. */
export function pointTerms({ points: { now, mean, low, high } }: Outlook): Terms {
  return { now, mean: inTenths(mean), ...(low === high ? {} : { low, high }) };
}

/** How many of one's units fall on average. */
export function fallenTerms({ losses }: Outlook): Terms {
  const fallen = inTenths(losses.reduce((sum, { mean }) => sum + mean, 0));
  return fallen === 0 ? {} : { fallen };
}

/** Where they fall, the most first. */
export function lossTerms({ losses }: Outlook, named: number): Terms {
  const told = losses.map(({ at, mean }) => ({ at, mean: inTenths(mean) })).filter(({ mean }) => mean > 0);
  const worst = told.slice(0, named).map(({ at, mean }): Term => [{ kind: 'place', id: at }, mean]);
  return worst.length === 0 ? {} : { losses: worst };
}

/** Where troops with an Army behind walls come out to fight (11.8): how often, and how often they lose. */
export function sortieTerms({ places }: Outlook, named: number): Terms {
  const sorties = places
    .flatMap(({ at, sortie }) => (sortie === null || sortie.often < TOLD ? [] : [{ at, ...sortie }]))
    .toSorted((one, other) => other.often * other.beaten - one.often * one.beaten)
    .slice(0, named)
    .map(({ at, often, beaten }): Term => {
      const values = {
        place: placeTerm(at),
        often: kit.percentSaid(Math.min(1, often)),
        beaten: kit.percentSaid(beaten),
      };
      return kit.saidTogether([{ key: 'preview.sortie', values }]);
    });
  return sorties.length === 0 ? {} : { sorties };
}

function inTenths(mean: number): number {
  return Math.round(mean * 10) / 10;
}

function placeTerm(id: PlaceId): Term {
  return { kind: 'place', id };
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
