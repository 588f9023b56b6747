import type { Phrase, Term } from '../../../core/result.js';

/** What of something is ours and not the rulebook's, for everybody to know (1.6); a sentence about it, if anything. */
export function reconstructed(
  key: string,
  sources: Readonly<Record<string, string>>,
  values: Phrase['values'] = {},
): readonly Phrase[] {
  const ours = Object.entries(sources).flatMap(([path, source]) =>
    source === 'C' ? [path.split('.')[0] ?? path] : [],
  );
  if (ours.length === 0) return [];
  return [{ key, values: { ...values, facts: [...new Set(ours)].map((id): Term => ({ kind: 'fact', id })) } }];
}
