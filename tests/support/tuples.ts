import { type Catalogue, catalogueOf } from '../../src/kit/index.js';

/** A small catalogue for a test, its languages side by side. */
export function tuples(entries: Readonly<Record<string, readonly [en: string, fr: string, es: string]>>): Catalogue {
  const at = (place: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry[place]]));
  return catalogueOf({ en: at(0), fr: at(1), es: at(2) });
}
