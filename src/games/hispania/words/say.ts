import type { Terms } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { fill } from '../../../kit/words/template.js';
import type { NationId } from '../facts/ids.js';
import { isNation } from '../state/reading.js';
import { filledForCard } from './card-terms.js';
import { cardText } from './card-text.js';
import { nationName, slotName } from './names.js';
import { isWordKey, sentence } from './sentence.js';
import { isUnitName } from './units.js';

/** A sentence by key, or null if the game has none. */
export function say(locale: Locale, key: string, values: Terms = {}): string | null {
  const wanted = meant(key, values);
  if (isWordKey(wanted)) return fill(locale, sentence(locale, wanted), filledForCard(locale, named(wanted, values)));
  const [kind = '', id = '', nation = ''] = wanted.split('.');
  if (kind === 'explained' && isNation(nation)) return nationExplained(locale, nation, values);
  if (isNation(id) && kind === 'topic') return nationName(locale, id);
  if (isNation(id) && kind === 'rules') return cardText(locale, id);
  if (wanted.startsWith('slot.')) {
    const slot = wanted.slice('slot.'.length);
    return isUnitName(slot) || isNation(slot) ? slotName(locale, slot) : null;
  }
  return null;
}

/** A nation's card: its line, and the facts of the moment. */
function nationExplained(locale: Locale, nation: NationId, values: Terms): string {
  const own = { nation: { kind: 'nation', id: nation }, what: { kind: 'about', id: `nation.${nation}` } };
  return fill(locale, sentence(locale, 'explained.nation'), filledForCard(locale, { ...values, ...own }));
}

/** Variants: a retreat outside battle; a phase where only an event is possible; an order beside a choice. */
function meant(key: string, values: Terms): string {
  if (key === 'owe.retreat' && values.area !== undefined) return 'owe.leave';
  if (key === 'owe.income' && values.why !== undefined) return 'owe.nothing-to-buy';
  if (key === 'owe.fury' && values.waits !== undefined) return 'owe.fury-event';
  if (key.startsWith('note.order-')) return key.replace('note.', 'answer.');
  return key;
}

/** Rejections give verbs and slots as bare ids. */
function named(key: string, values: Terms): Terms {
  if (!key.startsWith('reject.')) return values;
  const { verb, slot, ...rest } = values;
  return {
    ...rest,
    ...(verb === undefined ? {} : { verb: typeof verb === 'string' ? { kind: 'verb', id: verb } : verb }),
    ...(slot === undefined ? {} : { slot: typeof slot === 'string' ? { kind: 'slot', id: slot } : slot }),
  };
}
