import type { GameWords } from '../../../core/words.js';
import { nameOf } from './names.js';
import { RULE_TOPICS } from './rules/index.js';
import { say } from './say.js';
import { condense } from './telling/condense.js';
import { describe } from './telling/index.js';
import { TOGETHER } from './telling/together.js';
import { isUnitName, kindOf } from './units.js';

/** All that Hispania says, in English, French and Spanish. */
export const WORDS: GameWords = {
  ruleTopics: RULE_TOPICS,
  say,
  name: nameOf,
  several: (locale, { kind, id }, count = 2) => (kind === 'unit' && isUnitName(id) ? kindOf(locale, id, count) : null),
  describe,
  condense,
  together: TOGETHER,
};
