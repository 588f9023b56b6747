import type { Standing } from '../../../core/contract/seat-seen.js';
import type { JsonObject } from '../../../core/json.js';
import type { Phrase } from '../../../core/result.js';
import type { Seen } from '../../../kit/index.js';
import { pointsOf, verdictOf } from '../closing/points.js';
import { bookOf } from '../facts/override.js';
import type { Reconquista } from '../state/state.js';

/** A view from outside, identified as this game's by its viewer and places. */
export function isReconquistaView(view: JsonObject): view is Seen<Reconquista> {
  return Object.hasOwn(view, 'viewer') && Object.hasOwn(view, 'places');
}

/** The parts of the score (16.1, 16.2, 16.3). */
export function standings(view: JsonObject): readonly Standing[] {
  if (!isReconquistaView(view)) return [];
  const { cities, majority, free, total } = pointsOf(view, bookOf(view.overrides));
  const parts = [
    { kind: 'part', id: 'cities', score: cities },
    { kind: 'part', id: 'majority', score: 2 * majority.length },
    { kind: 'part', id: 'free', score: 2 * free.length },
  ];
  return view.seats.map((seat) => ({ seat, score: total, parts }));
}

export function status(seen: Seen<Reconquista>): Phrase {
  const book = bookOf(seen.overrides);
  const { turn } = seen;
  const year = String(book.starts.get(turn)?.year ?? '');
  const frame = seen.frames.at(-1);
  switch (frame?.kind) {
    case undefined: {
      const points = pointsOf(seen, book).total;
      return { key: 'over', values: { points, verdict: { kind: 'verdict', id: verdictOf(points, book) } } };
    }
    case 'spending':
      return { key: 'spending', values: { turn, year, points: seen.purse } };
    case 'campaign': {
      const region = frame.region === null ? {} : { region: { kind: 'region', id: frame.region } };
      return { key: 'campaign', values: { turn, year, ...region } };
    }
    case 'retreat':
      return { key: 'retreat', values: { turn, year } };
    default:
      return { key: 'event', values: { turn, year, event: { kind: 'event', id: seen.fortune.event ?? 'el-cid' } } };
  }
}
