import type { Chart } from '../../core/scene.js';
import type { Locale } from '../../core/words.js';
import { SENTENCES } from '../words/languages/index.js';
import { figure } from '../words/number.js';
import { fill } from '../words/template.js';

/** Points over the turns, one line each, with its last figure in words. */
export function scoreChart(locale: Locale, chart: Omit<Chart, 'locale' | 'alt'>): Chart {
  const last = chart.lines.map(({ name, values }) => {
    const points = figure(locale, values.findLast((value) => value !== null) ?? 0);
    return fill(locale, SENTENCES[locale]['chart.line'], { name, points });
  });
  return { ...chart, locale, alt: [chart.title, ...last].join('. ') };
}

/** A ledger holder's running total per turn; nothing for future turns. */
export function runningTotals<Entry extends { readonly turn: number; readonly points: number }>(
  ledger: readonly Entry[],
  turns: readonly number[],
  now: number,
): readonly (number | null)[] {
  return turns.map((turn) =>
    turn > now ? null : ledger.reduce((sum, entry) => (entry.turn <= turn ? sum + entry.points : sum), 0),
  );
}
