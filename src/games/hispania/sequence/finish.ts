import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type { Situation, Task } from '../engine/rules.js';
import { SPECIALS } from '../special/index.js';
import { CLOSING, FINISH, OPENING } from '../special/tasks.js';
import { book } from '../state/reading.js';
import type { Stage } from '../state/stage.js';
import { endSubmissions } from '../submission/ending.js';
import { enter, enterNextNation } from './course.js';
import { byItself, once, runTasks } from './tasks.js';

/** The end of a nation's turn (1, phase 9), and of a game turn (1, B to D). */

const nationEnd = once((): readonly Task[] => [
  (play) => {
    const { nation } = play.state.stage;
    if (nation !== null) SPECIALS[nation]?.finish?.(play);
  },
  ...FINISH,
]);

export const FINISH_PHASE: Situation<Stage> = byItself((play) => {
  if (runTasks(play, nationEnd())) return;
  const { turn, stage } = play.state;
  play.emit({ type: CHAPTER_ENDED, chapter: 'nation', nation: stage.nation, turn });
  enterNextNation(play);
});

const turnBegin = once((): readonly Task[] => [
  (play) => play.emit({ type: 'turn-began', turn: play.state.turn }),
  ...OPENING,
]);

export const OPENING_PHASE: Situation<Stage> = byItself((play) => {
  if (!runTasks(play, turnBegin())) enterNextNation(play);
});

/** B. points, C. transformations, the end of submissions, units that leave; D. the next turn. */
const turnEnd = once((): readonly Task[] => [...CLOSING, endSubmissions]);

export const CLOSING_PHASE: Situation<Stage> = byItself((play) => {
  if (runTasks(play, turnEnd())) return;
  const { turn, options } = play.state;
  play.emit({ type: CHAPTER_ENDED, chapter: 'turn', nation: null, turn });
  if (turn >= book(play.state).scenarios[options.scenario].last) {
    enter(play, 'over', 1);
    play.emit({ type: 'game-ended' });
    return;
  }
  play.set({ turn: turn + 1 });
  enter(play, 'opening', 1);
});

/** Nothing more happens. */
export const OVER_PHASE: Situation<Stage> = {
  owes: () => [],
  offers: () => [],
  ask: () => ({ kind: 'done' }),
  act: () => undefined,
  fallback: () => ({ verb: 'done' }),
  settle: () => 'wait',
};
