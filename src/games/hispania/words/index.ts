import type { GameWords } from '../../../core/words.js';
import { topicsIn } from '../../../kit/words/names.js';
import { NATION_IDS } from '../facts/ids.js';
import { SENTENCES } from './languages/index.js';
import { nameOf } from './names.js';
import { say } from './say.js';
import { completedEvents } from './telling/condense.js';
import { tellEvent } from './telling/index.js';
import { TOGETHER } from './telling/together.js';
import { isUnitName, kindOf } from './units.js';

/** All that Hispania says, in English, French and Spanish. */
export const WORDS: GameWords = {
  ruleTopics: [...topicsIn(SENTENCES), ...NATION_IDS],
  say,
  name: nameOf,
  several: (locale, { kind, id }, count = 2) => (kind === 'unit' && isUnitName(id) ? kindOf(locale, id, count) : null),
  describe: tellEvent,
  condense: completedEvents,
  together: TOGETHER,
};
