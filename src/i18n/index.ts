import type { Locale } from '../core/words.js';
import { type Filling, fill } from '../kit/words/template.js';
import { type Catalogue, en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

export { figure, listed } from '../kit/words/number.js';

/** Every sentence that the table itself can say. */
type TableKey = keyof typeof en;

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, fr, es };

export function isTableKey(key: string): key is TableKey {
  return Object.hasOwn(en, key);
}

export function tell(locale: Locale, key: TableKey, filling: Filling = {}): string {
  return fill(locale, CATALOGUES[locale][key], filling);
}

export function catalogue(locale: Locale): Catalogue {
  return CATALOGUES[locale];
}
