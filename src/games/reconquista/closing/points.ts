import { placesIn } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { REGION_IDS, type RegionId, type Verdict } from '../facts/ids.js';
import { citiesOf, controllerOf, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf } from '../state/troops.js';

export interface Points {
  readonly cities: number;
  readonly majority: readonly RegionId[];
  readonly free: readonly RegionId[];
  readonly total: number;
}

/** 1 per city (16.1), 2 per region with a majority of cities (16.2), 2 per region without any Muslim (16.3). */
export function pointsOf(state: Pick<Reconquista, 'places'>, book: Book): Points {
  const { places } = state;
  const cities = citiesOf(places, 'christian').length;
  const majority = REGION_IDS.filter((region) => {
    const all = placesIn(book.board, region).filter((at) => places[at].city !== null);
    return all.filter((at) => controllerOf(places[at]) === 'christian').length * 2 > all.length;
  });
  const free = REGION_IDS.filter((region) =>
    placesIn(book.board, region).every(
      (at) => places[at].city !== 'muslim' && sizeOf(unitsOf(places[at], 'muslim')) === 0,
    ),
  );
  return { cities, majority, free, total: cities + 2 * majority.length + 2 * free.length };
}

/** The name of the final score (16.4). */
export function verdictOf(points: number, book: Book): Verdict {
  const found = book.tables.verdicts.find(({ from, to }) => (from === null || points >= from) && points <= to);
  if (found === undefined) throw new Error(`no verdict for ${points}`);
  return found.id;
}
