import type { Course } from './course.js';
import type { Play } from './play.js';
import type { Situation } from './situation.js';

/** A step that waits for nobody: it must change something (go on, push, pop). */
export function byItself<S, P, Here>(go: (play: P, here: Here) => void): Situation<S, P, Here> {
  return {
    owes: () => [],
    offers: () => [],
    ask: () => ({ kind: 'done' }),
    act: () => undefined,
    fallback: () => ({ verb: 'done' }),
    settle(play, here) {
      go(play, here);
      return 'again';
    },
  };
}

/** The same, once: the step is popped before it acts, so that what it pushes comes next. */
export function doneOnce<S extends Course, P extends Play<S>, Here>(
  go: (play: P, here: Here) => void,
): Situation<S, P, Here> {
  return byItself((play, here) => {
    play.pop();
    go(play, here);
  });
}
