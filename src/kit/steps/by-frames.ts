import type { Dice } from '../../core/dice.js';
import type { Course } from './course.js';
import type { Procedure } from './engine.js';
import type { Play } from './play.js';
import type { Situation, Verbs } from './situation.js';

type FrameOf<S extends Course> = S['frames'][number];

/**
 * The procedure of a game whose turns and rounds are steps of the stack too; it is over when no step is left. `steps`
 * is of type `Steps<S, P, F>`, so that no kind of step is forgotten.
 */
export function byFrames<S extends Course, P extends Play<S>>(
  steps: Readonly<Record<string, Situation<S, P, FrameOf<S>>>>,
  play: (state: S, dice: Dice) => P,
  besides: readonly Verbs<S, P>[] = [],
): Procedure<S, P, FrameOf<S>> {
  return {
    play,
    here: (state) => state.frames.at(-1) ?? null,
    rulesOf({ kind }) {
      const rules = steps[kind];
      if (rules === undefined) throw new Error(`no step of this kind: ${kind}`);
      return rules;
    },
    sameWait: (before, after) => before.frames.at(-1)?.id === after.frames.at(-1)?.id,
    besides: () => besides,
  };
}
