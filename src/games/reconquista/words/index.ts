import { inEach } from '../../../core/languages.js';
import type { GameWords } from '../../../core/words.js';
import { wordsFrom } from '../../../kit/index.js';
import { SENTENCES as ABOUT } from './about/languages/index.js';
import { SENTENCES as FORESIGHT } from './foresight/languages/index.js';
import { SENTENCES } from './languages/index.js';
import { SENTENCES as LESSON } from './learn/languages/index.js';
import { nameOf } from './names.js';
import { SENTENCES as REFUSALS } from './refusals/languages/index.js';
import { SENTENCES as SUMMARY } from './summary/languages/index.js';
import { tell } from './telling.js';

const FIELDS = {
  at: 'place',
  from: 'place',
  to: 'place',
  port: 'place',
  cities: 'place',
  region: 'region',
  regions: 'region',
  side: 'side',
  attacker: 'side',
  defender: 'side',
  besieger: 'side',
  besieged: 'side',
  units: 'unit',
  event: 'event',
  good: 'good',
  kind: 'rebellion',
  faith: 'faith',
  row: 'row',
  ending: 'ending',
  verdict: 'verdict',
} as const;

export const WORDS: GameWords = wordsFrom({
  catalogue: inEach((locale) => ({
    ...SENTENCES[locale],
    ...ABOUT[locale],
    ...LESSON[locale],
    ...REFUSALS[locale],
    ...FORESIGHT[locale],
    ...SUMMARY[locale],
  })),
  fields: FIELDS,
  name: nameOf,
  tell,
});
