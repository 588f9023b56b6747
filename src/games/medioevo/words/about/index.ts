import { inEach } from '../../../../core/languages.js';
import type { Catalogue } from '../../../../kit/index.js';
import { SENTENCES as CARDS } from './cards/languages/index.js';
import { SENTENCES as GENERAL } from './languages/index.js';
import { SENTENCES as ORDERS } from './orders/languages/index.js';
import { SENTENCES as PIECES } from './pieces/languages/index.js';

/** Every explanation: `about.<kind>.<id>` a line, `explained.<kind>.<id>` all about it. */
export const ABOUT_SENTENCES: Catalogue = inEach((locale) => ({
  ...GENERAL[locale],
  ...PIECES[locale],
  ...CARDS[locale],
  ...ORDERS[locale],
}));

/** The ids explained of a kind. */
export function explainedOf(kind: string): readonly string[] {
  const start = `explained.${kind}.`;
  return Object.keys(ABOUT_SENTENCES.en).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}
