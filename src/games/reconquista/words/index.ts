import type { GameWords } from '../../../core/words.js';
import { wordsFrom } from '../../../kit/index.js';
import { ADVICE } from './advice.js';
import { ASKING } from './asking.js';
import { NAMES, nameOf, PLURALS } from './names.js';
import { RULES } from './rules.js';
import { tell } from './telling.js';
import { TOLD } from './told.js';

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
  entries: { ...ADVICE, ...NAMES, ...TOLD, ...ASKING, ...RULES },
  plurals: PLURALS,
  fields: FIELDS,
  name: nameOf,
  tell,
});
