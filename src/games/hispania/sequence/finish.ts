import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { byItself } from '../../../kit/steps/by-itself.js';
import type { Situation, Task } from '../engine/rules.js';
import { runTasks } from '../engine/rules.js';
import { CLOSING, FINISH, OPENING } from '../special/tasks.js';
import { book } from '../state/reading.js';
import type { Stage } from '../state/stage.js';
import { endSubmissions } from '../submission/ending.js';
import { enterNextNation, enterPhase } from './course.js';

/** The end of a nation's turn (1.3), and of a game turn (1.5). */

const NATION_END: readonly Task[] = [
  (play) => {
    const { nation } = play.state.stage;
    if (nation !== null) play.specials[nation]?.finish?.(play);
  },
  ...FINISH,
];

export const FINISH_PHASE: Situation<Stage> = byItself((play) => {
  if (runTasks(play, NATION_END)) return;
  const { turn, stage } = play.state;
  play.emit({ type: CHAPTER_ENDED, chapter: 'nation', nation: stage.nation, turn });
  enterNextNation(play);
});

const TURN_BEGIN: readonly Task[] = [(play) => play.emit({ type: 'turn-began', turn: play.state.turn }), ...OPENING];

export const OPENING_PHASE: Situation<Stage> = byItself((play) => {
  if (!runTasks(play, TURN_BEGIN)) enterNextNation(play);
});

/** B. points, C. transformations, the end of submissions, units that leave; D. the next turn. */
const TURN_END: readonly Task[] = [...CLOSING, endSubmissions];

export const CLOSING_PHASE: Situation<Stage> = byItself((play) => {
  if (runTasks(play, TURN_END)) return;
  const { turn, options } = play.state;
  play.emit({ type: CHAPTER_ENDED, chapter: 'turn', nation: null, turn });
  if (turn >= book(play.state).scenarios[options.scenario].last) {
    enterPhase(play, 'over', 1);
    play.emit({ type: 'game-ended' });
    return;
  }
  play.set({ turn: turn + 1 });
  enterPhase(play, 'opening', 1);
});
