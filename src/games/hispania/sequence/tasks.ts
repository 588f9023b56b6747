import type { Play } from '../engine/play.js';
import type { Task } from '../engine/rules.js';

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
