import type { Phrase } from '../../../core/result.js';
import { pointsOf, verdictOf } from '../closing/points.js';
import { bookOf } from '../facts/override.js';
import type { Reconquista } from '../state/state.js';

/** The name of the final score (16.4), and what was missing for the next better one. */
export function verdict(state: Reconquista): Phrase {
  const book = bookOf(state.overrides);
  const { total } = pointsOf(state, book);
  const level = { kind: 'verdict', id: verdictOf(total, book) } as const;
  const better = book.tables.verdicts.find(({ from }) => from !== null && from > total);
  if (better === undefined || better.from === null) return { key: 'ended', values: { level } };
  const next = { kind: 'verdict', id: better.id } as const;
  return { key: 'ended', values: { level, more: better.from - total, better: next } };
}
