import { DONE } from '../../../kit/offers/domain.js';
import { due } from '../battle/due.js';
import { startBattle } from '../battle/opening.js';
import { areaChoice, areaIn, nationChoice, nationIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { enemiesAt, isProvince, seatOf } from '../state/reading.js';
import { leaderPiece, unitCount } from '../state/stack.js';
import type { Stage } from '../state/stage.js';
import { areasWith } from '../state/whereabouts.js';
import { afterBattles } from './course.js';

/** The attacker names the order of the battles (6.0.2); the last one needs no naming. */
export const BATTLE_PHASE: Situation<Stage> = {
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (seat === null || stage.nation === null) return [];
    return [{ seats: [seat], kind: 'turn', what: 'battle', values: { nation: { kind: 'nation', id: stage.nation } } }];
  },
  offers: (state, stage, seat) =>
    stage.nation !== null && seatOf(state, stage.nation) === seat ? [{ verb: 'battle' }] : [],
  ask(state, stage, _seat, _verb, filled) {
    if (stage.nation === null) return DONE;
    if (filled.province === undefined) {
      return {
        kind: 'one',
        slot: 'province',
        choices: due(state, stage.nation).map((province) => areaChoice(province)),
      };
    }
    const province = areaIn(filled.province);
    const enemies = province === null ? [] : enemiesAt(state, province, stage.nation);
    if (filled.nation === undefined && enemies.length > 1) {
      return { kind: 'one', slot: 'nation', choices: enemies.map(nationChoice) };
    }
    return DONE;
  },
  act(play, stage, _seat, action) {
    const province = areaIn(action.province);
    if (stage.nation === null || province === null || !isProvince(province)) return;
    const enemy = nationIn(action.nation) ?? enemiesAt(play.state, province, stage.nation)[0];
    play.stage({ task: 0 });
    if (enemy !== undefined) startBattle(play, province, stage.nation, enemy);
  },
  fallback(state, stage) {
    const province = stage.nation === null ? undefined : due(state, stage.nation)[0];
    if (stage.nation === null || province === undefined) return { verb: 'battle' };
    const enemies = enemiesAt(state, province, stage.nation);
    return enemies.length > 1 ? { verb: 'battle', province, nation: enemies[0] } : { verb: 'battle', province };
  },
  settle(play, stage) {
    const { nation } = stage;
    if (nation === null) return 'wait';
    if (loseLoneLeaders(play, nation)) return 'again';
    const [only, second] = due(play.state, nation);
    if (only === undefined) {
      afterBattles(play);
      return 'again';
    }
    const [enemy, another] = enemiesAt(play.state, only, nation);
    if (second !== undefined || another !== undefined || enemy === undefined) return 'wait';
    if (stage.task === LAID_OUT && seatOf(play.state, nation) !== null) return 'wait';
    startBattle(play, only, nation, enemy);
    return 'again';
  },
};

/** A position begins in this phase: nothing is thrown while it is read, the first battle is named even if it is the only one. */
export const LAID_OUT = 1;

/**
 * A Leader that nobody joined before the combat (5.2.7) is lost (6.2.16), to those whom he stands among
 * (11.lusitanien.5).
 */
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
