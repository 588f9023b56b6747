import type { Action } from '../../core/action.js';
import type { Lesson, LessonStep } from '../../core/contract/lesson.js';
import type { GameModule } from '../../core/game-module.js';
import type { State } from '../../core/state.js';
import { turnOf } from '../pilots.js';
import { isRight, rightAnswer } from './right-answers.js';

/** How far a lesson has come. */
export interface Progress {
  /** The step asked now; after the last one comes the turn of one's own. */
  readonly step: number;
  /** How often it was done. */
  readonly done: number;
  /** Steps left out so far: they are not counted. */
  readonly skipped: number;
  /** The turn of the game in which one's own began; null: not yet, or the game counts none. */
  readonly ownTurn: number | null;
}

export const AT_FIRST: Progress = { step: 0, done: 0, skipped: 0, ownTurn: null };

/** The step asked now; null: the turn is one's own. */
export function stepNow(lesson: Lesson, { step }: Progress): LessonStep | null {
  return lesson.steps[step] ?? null;
}

/** Past steps that the dice have made impossible. */
export function pastImpossibleSteps(module: GameModule, lesson: Lesson, state: State, progress: Progress): Progress {
  const step = stepNow(lesson, progress);
  if (step === null) return { ...progress, ownTurn: progress.ownTurn ?? turnOf(module, state) };
  const passes = step.maybe === true || progress.done > 0;
  if (!passes || rightAnswer(module, state, lesson.seat, step) !== null) return progress;
  const skipped = progress.skipped + (progress.done > 0 ? 0 : 1);
  return pastImpossibleSteps(module, lesson, state, { ...progress, step: progress.step + 1, done: 0, skipped });
}

/** After this action; null: it is not what is asked now. */
export function progressAfter(lesson: Lesson, progress: Progress, action: Action): Progress | null {
  const step = stepNow(lesson, progress);
  if (step === null) return progress;
  if (!isRight(step, action)) return null;
  const done = progress.done + 1;
  return done < (step.times ?? 1) ? { ...progress, done } : { ...progress, step: progress.step + 1, done: 0 };
}

/** The turn of one's own is played. */
export function isOver(module: GameModule, lesson: Lesson, state: State, progress: Progress): boolean {
  if (module.outcome(state) !== null) return true;
  if (stepNow(lesson, progress) !== null || progress.ownTurn === null) return false;
  const lastTurn = lesson.lastTurn ?? progress.ownTurn;
  return (turnOf(module, state) ?? lastTurn) > lastTurn;
}
