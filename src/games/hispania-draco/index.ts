import type { GameEvent } from '../../core/chronicle.js';
import type { ChapterPart } from '../../core/contract/event-meanings.js';
import { defineGame } from '../../kit/define-game.js';
import { adviser } from './advice/adviser.js';
import { CITY, MAP } from './answers/city.js';
import { ODDS } from './answers/odds.js';
import { THREAT } from './answers/threat.js';
import { questions } from './answers/worth-asking.js';
import type { CampaignPlay } from './engine/play.js';
import { PROCEDURE } from './engine/steps.js';
import { LESSON } from './learn/lesson.js';
import { stands } from './picture/alt.js';
import { scene, VIEWS } from './picture/scene.js';
import { POLICIES } from './policy/policies.js';
import { POSITION } from './position/shape.js';
import { SETUP_OPTIONS, seatsFor } from './setup/options.js';
import { beginCampaign } from './setup/start.js';
import type { Frame } from './state/frame.js';
import type { Draco, OrderTopic, OrderWay } from './state/state.js';
import { about } from './tells/about.js';
import { affair } from './tells/affair.js';
import { CHAPTERS } from './tells/chapters.js';
import { fought } from './tells/fought.js';
import { noteOf } from './tells/notes.js';
import { outcome, plays, roleOf, scoreOf, standing, status } from './tells/outcome.js';
import { preview } from './tells/preview.js';
import { shortens, summary } from './tells/summary.js';
import { threatLine } from './tells/threat-line.js';
import { COMMANDS, LEXICON } from './typing/commands.js';
import { MANNERS } from './typing/why-not.js';
import { WORDS } from './words/index.js';

const UNKNOWN: Readonly<Record<OrderTopic, OrderWay>> = { raise: 'ask', again: 'ask', choose: 'ask', strike: 'ask' };

export const HISPANIA_DRACO = defineGame<Draco, CampaignPlay, Frame>({
  id: 'hispania-draco',
  rulesVersion: '2.1',
  mode: 'cooperative',
  seats: { min: 1, max: 4 },
  setupOptions: SETUP_OPTIONS,
  begin: beginCampaign,
  procedure: PROCEDURE,
  score: scoreOf,
  standing,
  /** Hispano's standing orders are secret. */
  hide: (state, seat) => (seat === state.hispano && seat !== null ? state : { ...state, orders: UNKNOWN }),
  /** As if he had left none: then he is asked everything. */
  imagine: (seen) => seen,
  status,
  roleOf,
  plays,
  affair,
  views: VIEWS,
  scene,
  stands,
  commands: COMMANDS,
  lexicon: LEXICON,
  manners: MANNERS,
  answers: { odds: ODDS, threat: THREAT, city: CITY, map: MAP },
  position: POSITION,
  words: WORDS,
  chapters: CHAPTERS,
  adviser,
  policies: POLICIES,
  foresee: { action: preview, choice: noteOf, threat: threatLine },
  about,
  placeKind: () => 'space',
  questions,
  lesson: LESSON,
  meanings: { fought, chapterOf, summary, shortens },
  instead: { seatsFor, outcome },
});

/** A turn belongs to its general. */
function chapterOf({ general, what }: GameEvent): ChapterPart {
  if (typeof general === 'string') return { whose: { kind: 'commander', id: general } };
  return typeof what === 'string' ? { called: what } : {};
}
