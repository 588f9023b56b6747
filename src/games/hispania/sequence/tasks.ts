import { DONE } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation, Task } from '../engine/rules.js';
import type { Stage } from '../state/stage.js';

/** Runs the phase's next task; false when all are done. A task may push frames: the next one waits for them. */
export function runTasks(play: Play, tasks: readonly Task[]): boolean {
  const task = tasks[play.state.stage.task];
  if (task === undefined) return false;
  play.stage({ task: play.state.stage.task + 1 });
  task(play);
  return true;
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
