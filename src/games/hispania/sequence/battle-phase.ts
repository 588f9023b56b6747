import { awaited } from '../../../kit/steps/awaited.js';
import { battlesDue } from '../battle/due.js';
import { startBattle } from '../battle/opening.js';
import { areaIn, nationChoice, nationIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { enemiesAt, isProvince, seatOf } from '../state/reading.js';
import { leaderPiece, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { afterBattles } from './course.js';

/** The attacker chooses the order of the battles (6.0.2); automatic for the last one. */
export const BATTLE_PHASE = awaited<Hispania, Play, NationStage>({
  what: 'battle',
  ...OF_NATION,
  verbs: {
    battle: {
      slots: [
        (state, { nation }) => oneOfAreas('province', battlesDue(state, nation)),
        (state, { nation }, _seat, filled) => {
          const province = areaIn(filled.province);
          const enemies = province === null ? [] : enemiesAt(state, province, nation);
          return enemies.length > 1 ? { kind: 'one', slot: 'nation', choices: enemies.map(nationChoice) } : null;
        },
      ],
      does(play, { nation }, _seat, action) {
        const province = areaIn(action.province);
        if (province === null || !isProvince(province)) return;
        const enemy = nationIn(action.nation) ?? enemiesAt(play.state, province, nation)[0];
        play.stage({ task: 0 });
        if (enemy !== undefined) startBattle(play, province, nation, enemy);
      },
      byDefault(state, { nation }) {
        const [province] = battlesDue(state, nation);
        if (province === undefined) return { verb: 'battle' };
        const enemies = enemiesAt(state, province, nation);
        return enemies.length > 1 ? { verb: 'battle', province, nation: enemies[0] } : { verb: 'battle', province };
      },
    },
  },
  settles(play, { nation, task }) {
    if (loseLoneLeaders(play, nation)) return true;
    const [only, second] = battlesDue(play.state, nation);
    if (only === undefined) {
      afterBattles(play);
      return true;
    }
    const [enemy, another] = enemiesAt(play.state, only, nation);
    if (second !== undefined || another !== undefined || enemy === undefined) return false;
    if (task === LAID_OUT && seatOf(play.state, nation) !== null) return false;
    startBattle(play, only, nation, enemy);
    return true;
  },
});

/** A position begins in this phase: reading throws nothing, so even a single first battle is named. */
export const LAID_OUT = 1;

/** A Leader nobody joined before the combat (5.2.7) is lost (6.2.16), to the enemies around him (11.lusitanien.5). */
function loseLoneLeaders(play: Play, nation: NationId): boolean {
  let lost = false;
  for (const area of areasWith(play.state, nation)) {
    const stack = play.state.areas[area][nation];
    const leaders = stack?.leaders ?? [];
    const enemies = enemiesAt(play.state, area, nation);
    if (unitCount(stack) > 0 || leaders.length === 0 || enemies.length === 0) continue;
    for (const leader of leaders) play.destroy(area, nation, leaderPiece(leader), 1);
    for (const enemy of enemies) play.specials[nation]?.leadersFell?.(play, leaders, enemy);
    lost = true;
  }
  return lost;
}
