import type { GameEvent, GameResult } from '../../core/chronicle.js';
import type { ChapterPart } from '../../core/contract/event-meanings.js';
import type { GameModule } from '../../core/game-module.js';
import * as kit from '../../kit/index.js';
import { adviser } from './advice/adviser.js';
import { oddsAnswer } from './answers/odds.js';
import { threatAnswer } from './answers/threat.js';
import { questions } from './answers/worth-asking.js';
import { pointsOf, verdictOf } from './closing/points.js';
import type { Play } from './engine/play.js';
import { PROCEDURE } from './engine/steps.js';
import type { Verdict } from './facts/ids.js';
import { bookOf } from './facts/override.js';
import { LESSON } from './learn/lesson.js';
import { stands } from './picture/alt.js';
import { chart } from './picture/chart.js';
import { scene } from './picture/scene.js';
import { NOTATION } from './position/notation.js';
import { SETUP_OPTIONS } from './setup/options.js';
import { startGame } from './setup/start.js';
import type { Frame } from './state/frame.js';
import type { Reconquista } from './state/state.js';
import { ABOUT } from './tells/about.js';
import { CHAPTERS } from './tells/chapters.js';
import { fought } from './tells/fought.js';
import { noteOf } from './tells/notes.js';
import { preview } from './tells/preview.js';
import { standings, status } from './tells/standings.js';
import { summary } from './tells/summary.js';
import { threatLine } from './tells/threat-line.js';
import { verdict } from './tells/verdict.js';
import { COMMANDS, LEXICON } from './typing/commands.js';
import { MANNERS } from './typing/why-not.js';
import { WORDS } from './words/index.js';

/** Recorded with each game; raised with every change in how games continue. */
const RULES_VERSION = '2.1';

/** The levels of the final score: two Muslim victories, a draw, two Christian victories (16.4). */
const RESULT_OF: Readonly<Record<Verdict, GameResult>> = {
  almanzor: 'lost',
  'yusuf-ibn-tashfin': 'lost',
  'el-cid': 'drawn',
  'alfonso-viii': 'won',
  'ferdinand-and-isabella': 'won',
};

/** RECONQUISTA: a solitaire of twenty turns against rebellions, events and the Muslim automaton. */
export const RECONQUISTA: GameModule<Reconquista> = kit.defineGame<Reconquista, Play, Frame>({
  id: 'reconquista',
  rulesVersion: RULES_VERSION,
  mode: 'solitaire',
  seats: { min: 1, max: 1 },
  setupOptions: SETUP_OPTIONS,
  challenge: { 'dice-by': 'event' },
  begin: startGame,
  procedure: PROCEDURE,
  score: (state) => pointsOf(state, bookOf(state.overrides)).total,
  result: (state) => RESULT_OF[levelOf(state)],
  verdict,
  status,
  scene,
  stands,
  commands: COMMANDS,
  lexicon: LEXICON,
  manners: MANNERS,
  answers: { odds: oddsAnswer, threat: threatAnswer },
  position: NOTATION,
  words: WORDS,
  chapters: CHAPTERS,
  adviser,
  foresee: { action: preview, choice: noteOf, threat: threatLine },
  about: ABOUT,
  questions,
  lesson: LESSON,
  meanings: { chapterOf, fought, summary },
  instead: { chart, standings },
});

function levelOf(state: Reconquista): Verdict {
  const book = bookOf(state.overrides);
  return verdictOf(pointsOf(state, book).total, book);
}

function chapterOf({ turn, chapter }: GameEvent): ChapterPart {
  return typeof turn === 'number' && typeof chapter === 'string' ? { turn, called: chapter } : {};
}
