import { NATION_IDS } from '../facts/ids.js';
import { RULE_WORDS } from './rules/index.js';

/** What `/rules topic:` can tell: the chapters, then every nation's card. */
export const RULE_TOPICS: readonly string[] = [
  ...Object.keys(RULE_WORDS).flatMap((key) => (key.startsWith('rules.') ? [key.slice('rules.'.length)] : [])),
  ...NATION_IDS,
];
