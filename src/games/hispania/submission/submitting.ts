import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { forceRetreat } from '../retreat/forced.js';
import { areasWith, holds } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import { release } from './ending.js';

/** 9.6: the nation submits. The battle is over; every unit of the suzerain leaves the vassal's provinces at once. */
export function submit(play: Play, nation: NationId, suzerain: NationId, free = false): void {
  for (const vassal of vassalsOf(play, nation)) release(play, vassal);
  play.nation(nation, { suzerain });
  if (free) play.note(nation, 'submittedFreely', true);
  play.emit({ type: 'submitted', nation, suzerain, free });
  const battle = play.battle();
  if (battle !== undefined && battle.attacker.nation === suzerain && battle.defender.nation === nation) {
    play.changeBattle({ step: 'over' });
  }
  const queue = areasWith(play.state, suzerain)
    .filter((area) => holds(play.state, nation, area) && unitCount(play.state.areas[area][suzerain]) > 0)
    .map((area) => ({ nation: suzerain, area }));
  forceRetreat(play, 'submission', queue);
}

/** A vassal has no vassals. */
function vassalsOf(play: Play, suzerain: NationId): readonly NationId[] {
  return (
    play.book.nations[suzerain].submits?.filter((nation) => play.state.nations[nation].suzerain === suzerain) ?? []
  );
}
