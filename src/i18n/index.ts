import type { Locale } from '../core/languages.js';
import { type Filling, fill } from '../kit/words/template.js';
import { SENTENCES } from './languages/index.js';

export { decimal, figure, listed } from '../kit/words/number.js';

/** Every sentence that the table itself can say. */
type TableKey = keyof typeof SENTENCES.en;

export function isTableKey(key: string): key is TableKey {
  return Object.hasOwn(SENTENCES.en, key);
}

export function tell(locale: Locale, key: TableKey, filling: Filling = {}): string {
  return fill(locale, SENTENCES[locale][key], filling);
}
