import type { JsonObject } from '../../../core/json.js';
import type { Chart } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import { isReconquistaView } from '../tells/standings.js';
import { WORDS } from '../words/index.js';
import { nounFor } from '../words/names.js';
import { nameWithText } from './alt.js';

/** The points at the start and after each turn. */
export function chart(view: JsonObject, locale: Locale): Chart | null {
  if (!isReconquistaView(view) || view.history.length < 2) return null;
  const x = view.history.map((_, index) => (index === 0 ? '' : String(view.start + index - 1)));
  const title = WORDS.say(locale, 'chart.points') ?? '';
  const alt = view.history
    .map((points, index) => nameWithText(locale, x[index] === '' ? '–' : (x[index] ?? ''), String(points)))
    .join(', ');
  return {
    map: 'reconquista',
    locale,
    title,
    x,
    lines: [{ faction: 'christian', name: nounFor(locale, 'side', 'christian'), values: view.history }],
    alt: nameWithText(locale, title, alt),
  };
}
