import type { Situation as KitSituation, Verbs as KitVerbs } from '../../../kit/steps/situation.js';
import type { NationId } from '../facts/ids.js';
import { playersOf } from '../state/reading.js';
import type { Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import type { Play } from './play.js';

/** The rules of a phase, or of a step inside it. */
export type Situation<Here> = KitSituation<Hispania, Play, Here>;
export type Verbs = KitVerbs<Hispania, Play>;

/** A phase of a nation's turn. */
export type NationStage = Stage & { readonly nation: NationId };

/** For a step of one nation: awaits its player, and names it in what is owed. */
export const OF_NATION = {
  who: (state: Hispania, { nation }: { readonly nation: NationId }) => playersOf(state, nation),
  values: (_state: Hispania, { nation }: { readonly nation: NationId }) => ({ nation: { kind: 'nation', id: nation } }),
};

/** A step of an automatic phase; it may push frames. */
export type Task = (play: Play) => void;

/** Runs the phase's tasks; false when all are done. After a task that pushed a frame the next one waits for it. */
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
