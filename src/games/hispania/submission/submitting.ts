import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { forceRetreat } from '../retreat/forced.js';
import { hasUnitIn } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import { areasWith } from '../state/whereabouts.js';
import { releaseAll, releaseVassal } from './ending.js';

/** The nation submits. The battle ends; all the suzerain's units leave the vassal's provinces at once (9.6.5). */
export function submit(play: Play, nation: NationId, suzerain: NationId, free = false): void {
  // A vassal has no vassals.
  releaseAll(play, nation);
  if (play.state.nations[nation].suzerain !== null) releaseVassal(play, nation);
  play.nation(nation, { suzerain });
  if (free) play.note(nation, 'submittedFreely', true);
  play.emit({ type: 'submitted', nation, suzerain, free });
  const battle = play.battle();
  if (battle !== undefined && battle.attacker.nation === suzerain && battle.defender.nation === nation) {
    play.changeBattle({ step: 'over' });
  }
  // If it was attacking its new suzerain in its own turn (Viriathus, 11.lusitanien.5), its units leave instead.
  const attacking = play.state.stage.nation === nation;
  if (attacking && battle?.attacker.nation === nation && battle.defender.nation === suzerain) {
    play.changeBattle({ step: 'over' });
  }
  const queue = areasWith(play.state, suzerain)
    .filter((area) => hasUnitIn(play.state, nation, area) && unitCount(play.state.areas[area][suzerain]) > 0)
    .map((area) => ({ nation: attacking ? nation : suzerain, area }));
  forceRetreat(play, 'submission', queue);
}
