import type { Locale } from '../core/locale.js';
import { type Catalogue, en } from './en.js';
import { es } from './es.js';
import { type Filling, format } from './format.js';
import { fr } from './fr.js';

/** Every sentence that the table itself can say. */
type TableKey = keyof typeof en;

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, fr, es };

/** French counts zero as one. */
const SINGULAR: Readonly<Record<Locale, (count: number) => boolean>> = {
  en: (count) => count === 1,
  fr: (count) => Math.abs(count) < 2,
  es: (count) => count === 1,
};

export function isTableKey(key: string): key is TableKey {
  return Object.hasOwn(en, key);
}

export function tell(locale: Locale, key: TableKey, filling: Filling = {}): string {
  return format(CATALOGUES[locale][key], filling, SINGULAR[locale]);
}

export function catalogue(locale: Locale): Catalogue {
  return CATALOGUES[locale];
}
