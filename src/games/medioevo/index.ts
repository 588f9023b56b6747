import type { Outcome } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import * as kit from '../../kit/index.js';
import { adviser } from './advice/adviser.js';
import { ANSWERS, questions } from './answers/worth-asking.js';
import { rankingOf, teamParts } from './closing/ranking.js';
import type { Play } from './engine/play.js';
import { PROCEDURE } from './engine/steps.js';
import { LESSON } from './learn/lesson.js';
import { POLICIES } from './orders/policies.js';
import { chart } from './picture/chart.js';
import { scene, stands, VIEWS } from './picture/scene.js';
import { SHAPE } from './position/shape.js';
import { SETUP_OPTIONS } from './setup/options.js';
import { startGame } from './setup/start.js';
import type { Frame } from './state/frame.js';
import type { Medioevo } from './state/state.js';
import { ABOUT } from './tells/about.js';
import { affair } from './tells/affair.js';
import { CHAPTERS } from './tells/chapters.js';
import { choiceForeseen } from './tells/choices.js';
import { imagined } from './tells/imagined.js';
import { preview } from './tells/preview.js';
import { chapterOf, roleOf, standing, status } from './tells/standings.js';
import { threatLine } from './tells/threat-line.js';
import { touched } from './tells/touched.js';
import { verdict } from './tells/verdict.js';
import { hide } from './tells/view.js';
import { buyCommand } from './typing/buying.js';
import { COMMANDS } from './typing/commands.js';
import { LEXICON } from './typing/lexicon.js';
import { suggest } from './typing/suggesting.js';
import { MANNERS } from './typing/why-not.js';
import { pactCommand, tacticsCommand } from './typing/wrapped.js';
import { WORDS } from './words/index.js';

/** Recorded with each game; raised with every change in how games continue. */
const RULES_VERSION = '1.0';

/** MEDIOEVO UNIVERSALE: three to six kingdoms of the 13th century; most honour wins. */
export const MEDIOEVO: GameModule<Medioevo> = kit.defineGame<Medioevo, Play, Frame>({
  id: 'medioevo',
  rulesVersion: RULES_VERSION,
  mode: 'competitive',
  seats: { min: 3, max: 6 },
  setupOptions: SETUP_OPTIONS,
  begin: startGame,
  procedure: PROCEDURE,
  score: ({ realms }, seat) => realms[seat]?.honour ?? 0,
  standing,
  parts: teamParts,
  hide,
  imagine: imagined,
  status,
  roleOf,
  affair,
  chart,
  views: VIEWS,
  scene,
  stands,
  commands: COMMANDS,
  lexicon: LEXICON,
  manners: MANNERS,
  answers: { ...ANSWERS, buy: buyCommand, pact: pactCommand, tactics: tacticsCommand },
  position: SHAPE,
  words: WORDS,
  chapters: CHAPTERS,
  questions,
  lesson: LESSON,
  about: ABOUT,
  foresee: { action: preview, choice: choiceForeseen, threat: threatLine },
  meanings: { touched, chapterOf },
  adviser,
  policies: POLICIES,
  instead: { suggest, outcome },
});

function outcome(state: Medioevo): Outcome | null {
  if (state.frames.length > 0) return null;
  const said = verdict(state);
  return said === null ? rankingOf(state) : { ...rankingOf(state), verdict: said };
}
