import { DONE } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation, Task } from '../engine/rules.js';
import type { Stage } from '../state/stage.js';

/** Runs the phase's tasks; false when all are done. Where a task has pushed a frame the next one waits for it. */
export function runTasks(play: Play, tasks: readonly Task[]): boolean {
  const frames = play.state.frames.length;
  const first = play.state.stage.task;
  let next = first;
  while (play.state.frames.length === frames) {
    const task = tasks[next];
    if (task === undefined) break;
    task(play);
    next += 1;
  }
  if (next > first) play.stage({ task: next });
  return next > first;
}

/** Made when it is first needed: lists of tasks come from files that import one another. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A phase that waits for nobody. */
export function byItself(go: (play: Play) => void): Situation<Stage> {
  return {
    owes: () => [],
    offers: () => [],
    ask: () => DONE,
    act: () => undefined,
    fallback: () => ({ verb: 'done' }),
    settle(play) {
      go(play);
      return 'again';
    },
  };
}
