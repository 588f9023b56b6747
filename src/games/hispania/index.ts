import type { GameEvent } from '../../core/chronicle.js';
import type { ChapterPart } from '../../core/contract/event-meanings.js';
import type { GameModule } from '../../core/game-module.js';
import * as kit from '../../kit/index.js';
import { adviser } from './advice/adviser.js';
import { questions } from './answers/worth-asking.js';
import type { Play } from './engine/play.js';
import { PROCEDURE } from './engine/steps.js';
import { LESSON } from './learn/lesson.js';
import { POLICIES } from './orders/policies.js';
import { stands } from './picture/alt.js';
import { chart } from './picture/chart.js';
import { scene, VIEWS } from './picture/scene.js';
import { held, NOTATION } from './position/notation.js';
import { seatScore } from './scoring/final.js';
import { SETUP_OPTIONS, seatsFor } from './setup/options.js';
import { startGame } from './setup/start.js';
import type { Frame } from './state/frame.js';
import { isProvince } from './state/reading.js';
import type { Stage } from './state/stage.js';
import type { Hispania } from './state/state.js';
import { about } from './tells/about.js';
import { affair } from './tells/affair.js';
import { CHAPTERS } from './tells/chapters.js';
import { foreseen } from './tells/foreseen.js';
import { fought } from './tells/fought.js';
import { imagined } from './tells/imagined.js';
import { plays } from './tells/plays.js';
import { preview } from './tells/preview.js';
import { scoreParts, status } from './tells/standings.js';
import { threatened } from './tells/threatened.js';
import { touched } from './tells/touched.js';
import { verdict } from './tells/verdict.js';
import { viewOf } from './tells/view.js';
import { ANSWERS, MANNERS } from './typing/answers.js';
import { COMMANDS } from './typing/commands.js';
import { LEXICON } from './typing/lexicon.js';
import { suggest } from './typing/moving.js';
import { WORDS } from './words/index.js';

/** Recorded with each game; raised with every change in how games continue. */
const RULES_VERSION = '4.0';

/** HISPANIA: 29 nations, 21 turns, four or five players. */
export const HISPANIA: GameModule<Hispania> = kit.defineGame<Hispania, Play, Stage | Frame>({
  id: 'hispania',
  rulesVersion: RULES_VERSION,
  mode: 'competitive',
  seats: { min: 4, max: 5 },
  setupOptions: SETUP_OPTIONS,
  begin: startGame,
  procedure: PROCEDURE,
  score: seatScore,
  verdict,
  parts: scoreParts,
  hide: viewOf,
  imagine: (seen, _seat, chance) => imagined(seen, chance),
  status,
  plays,
  affair,
  chart,
  views: VIEWS,
  scene,
  stands,
  commands: COMMANDS,
  lexicon: LEXICON,
  answers: ANSWERS,
  manners: MANNERS,
  position: NOTATION,
  held,
  words: WORDS,
  chapters: CHAPTERS,
  adviser,
  policies: POLICIES,
  foresee: { action: preview, choice: foreseen, threat: threatened },
  about,
  placeKind: (place) => (isProvince(place) ? 'province' : 'area'),
  questions,
  lesson: LESSON,
  meanings: { touched, fought, chapterOf },
  instead: { seatsFor, suggest },
});

/** A chapter without a nation is the end of a turn, or of an auction. */
function chapterOf({ turn, nation }: GameEvent): ChapterPart {
  return {
    ...(typeof turn === 'number' ? { turn } : {}),
    ...(typeof nation === 'string' ? { whose: { kind: 'nation', id: nation } } : {}),
  };
}
