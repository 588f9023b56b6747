import { byItself } from '../../../kit/steps/by-itself.js';
import type { Situation, Task } from '../engine/rules.js';
import { runTasks } from '../engine/rules.js';
import { START } from '../special/tasks.js';
import { cardOf, leadersOf } from '../state/reading.js';
import type { Stage } from '../state/stage.js';
import { enterPhase, secondMoveOf } from './course.js';

/** A nation's turn begins: Leaders due leave (3.3.2, 3.3.4), then its own rules apply (11). */
const TASKS: readonly Task[] = [
  (play) => {
    const { nation } = play.state.stage;
    if (nation === null) return;
    play.emit({ type: 'nation-began', nation, turn: play.state.turn });
    if (play.state.nations[nation].status === 'waiting') play.nation(nation, { status: 'playing' });
    play.stage({ second: secondMoveOf(play.state, nation) });
  },
  (play) => {
    const { nation } = play.state.stage;
    if (nation === null) return;
    for (const { leader } of leadersOf(play.state, nation)) {
      const until = cardOf(play.state, nation).leaders?.find((one) => one.name === leader)?.leavesAtStartOf;
      const spared = play.state.nations[nation].notes[`spared:${leader}`] === true ? 1 : 0;
      if (until === undefined || play.state.turn < until + spared) continue;
      play.removeLeader(nation, leader);
      play.emit({ type: 'leader-left', nation, leader });
    }
  },
  (play) => {
    const { nation } = play.state.stage;
    if (nation !== null) play.specials[nation]?.start?.(play);
  },
  ...START,
];

export const START_PHASE: Situation<Stage> = byItself((play) => {
  if (!runTasks(play, TASKS)) enterPhase(play, 'income', 1);
});
