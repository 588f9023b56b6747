import { inEach } from '../../../src/core/languages.js';
import type { Locale } from '../../../src/core/words.js';
import type { Sayings } from '../simple.js';

const en: Sayings = {
  game: 'Lifeboat',
  'verb.row': 'Row',
  'verb.rest': 'Rest',
  'verb.rope': 'Throw the rope',
  'verb.pass': 'Let it pass',
  'choice.sea.calm': 'calm sea',
  'choice.sea.rough': 'rough sea',
  'owe.course': 'the course',
  'owe.wave': 'a wave comes',
  'roll.row': 'a stroke',
  'roll.rope': 'who has a rope',
  'status.now': 'At sea',
  'verdict.ashore': 'The boat is ashore.',
  'verdict.lost': 'The boat is lost at sea.',
  'chapter.round': 'Round',
  'bench.p1': 'Bow',
  'bench.p2': 'Middle',
  'bench.p3': 'Stern',
  'event.rope': 'You have a rope.',
  'event.no-rope': 'You have no rope.',
  'event.rowed': '{miles} miles further.',
  'event.rested': 'The rowers rest.',
  'event.wave': 'A wave!',
  'event.leak': 'The boat leaks.',
  'event.thrown': 'The rope holds the boat.',
  'event.passed': 'You let it pass.',
  'command.row': 'Row on',
  'command.rest': 'Rest for a round',
  'command.rope': 'Throw the rope',
  'command.pass': 'Let the wave pass',
};

export const LIFEBOAT_WORDS: Readonly<Record<Locale, Sayings>> = {
  ...inEach(() => en),
  fr: { ...en, game: 'Canot', 'verb.row': 'Ramer', 'owe.course': 'le cap' },
  es: { ...en, game: 'Bote', 'verb.row': 'Remar', 'owe.course': 'el rumbo' },
};
