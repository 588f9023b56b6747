import { type Applied, CHAPTER_ENDED, type GameEvent, type Outcome } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import type { ChapterPart, GameModule, Setup } from '../../core/game-module.js';
import type { Json, JsonObject } from '../../core/json.js';
import { ok, type Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { adviser } from './advice/adviser.js';
import { questions } from './answers/worth-asking.js';
import { apply, ask, begin, fallback, obligations, offers } from './engine/steps.js';
import { oddsAtTheStart } from './odds/at-the-start.js';
import { chart } from './picture/chart.js';
import { scene, VIEWS } from './picture/scene.js';
import { readPosition } from './position/read.js';
import { writePosition } from './position/write.js';
import { finalScores } from './scoring/final.js';
import { SETUP_OPTIONS, seatsFor } from './setup/options.js';
import { startGame } from './setup/start.js';
import type { Hispania } from './state/state.js';
import { affair } from './tells/affair.js';
import { foreseen } from './tells/foreseen.js';
import { fought } from './tells/fought.js';
import { plays } from './tells/plays.js';
import { preview } from './tells/preview.js';
import { standings, status } from './tells/standings.js';
import { touched } from './tells/touched.js';
import { isView, viewOf } from './tells/view.js';
import { COMMANDS } from './typing/commands.js';
import { interpret } from './typing/interpret.js';
import { suggest } from './typing/suggest.js';
import { WORDS } from './words/index.js';
import { RULE_TOPICS } from './words/rules/index.js';

/** Recorded with each game; rises whenever a game would go on otherwise than before. */
const RULES_VERSION = '4.0';

/** HISPANIA: 29 nations, 21 turns, four or five players. */
export const HISPANIA: GameModule<Hispania> = {
  id: 'hispania',
  rulesVersion: RULES_VERSION,
  mode: 'competitive',
  setupOptions: SETUP_OPTIONS,
  seatsFor,
  setup,
  obligations,
  offers,
  ask,
  apply,
  fallback,
  adviser,
  outcome,
  preview,
  foreseen,
  view: viewOf,
  views: VIEWS,
  scene,
  chart,
  standings,
  affair,
  chapterOf,
  plays,
  touched,
  fought,
  status,
  commands: COMMANDS,
  interpret,
  suggest,
  questions,
  readPosition,
  writePosition,
  words: WORDS,
  ruleTopics: RULE_TOPICS,
  context,
};

function setup(chosen: Setup, seats: readonly SeatId[], dice: Dice, overrides?: Json): Result<Applied<Hispania>> {
  const started = startGame(chosen, seats, dice, overrides);
  if (!started.ok) return started;
  const begun = begin(started.value.state, dice);
  return ok({ state: begun.state, events: [...started.value.events, ...begun.events] });
}

/** A chapter of no nation is the end of a turn, or of an auction. */
function chapterOf({ turn, nation }: GameEvent): ChapterPart {
  return {
    ...(typeof turn === 'number' ? { turn } : {}),
    ...(typeof nation === 'string' ? { whose: { kind: 'nation', id: nation } } : {}),
  };
}

/** 15.2: best first; seats with as many points share a place. */
function outcome(state: Hispania): Outcome | null {
  if (state.stage.phase !== 'over') return null;
  const places: { seats: SeatId[]; score: number }[] = [];
  for (const { seat, score } of finalScores(state)) {
    const last = places.at(-1);
    if (last !== undefined && last.score === score) last.seats.push(seat);
    else places.push({ seats: [seat], score });
  }
  return { ranking: places.map((place) => (place.seats.length > 1 ? { ...place, tied: true } : place)) };
}

/** Sentences need no more than where the chapter ended, and the odds of attacks: names come from the events themselves. */
function context(view: JsonObject, events: readonly GameEvent[]): JsonObject {
  const chapter = events.findLast((event) => event.type === CHAPTER_ENDED);
  const odds = isView(view) ? oddsAtTheStart(view, events) : {};
  return { turn: view.turn ?? 0, chapter: chapter?.nation ?? null, odds };
}
