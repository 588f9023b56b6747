import type { Locale } from '../../../core/locale.js';
import type { Terms } from '../../../core/result.js';
import type { Filling } from '../../../kit/words/template.js';
import { filled as filledBy, type Naming } from '../../../kit/words/terms.js';
import { nameOf } from './names.js';
import { counted, isUnitName } from './units.js';

const NAMING: Naming = {
  name: nameOf,
  counted(locale, { kind, id }, count) {
    if (kind !== 'unit') return null;
    return isUnitName(id) ? counted(locale, id, count) : id;
  },
};

/** Values of a sentence in words: names in the language, units with how many there are. */
export function filled(locale: Locale, values: Terms): Filling {
  return filledBy(locale, values, NAMING);
}
