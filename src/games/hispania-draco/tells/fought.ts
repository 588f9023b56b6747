import type { GameEvent } from '../../../core/chronicle.js';
import type { Fought } from '../../../core/fought.js';
import type { SeatId } from '../../../core/seat.js';
import { type CommanderId, GENERAL_IDS } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import type { DracoEvent } from '../state/events.js';
import { seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

type Combat = Extract<DracoEvent, { readonly type: 'fought' }>;

/** Sieges and attacks, won or not, with the chances before the throw (5.3, 5.4). */
export function fought(state: Draco, events: readonly GameEvent[]): readonly Fought[] {
  return events.filter(isCombat).map(({ contest, commander, target, sides, verdict }): Fought => {
    const { greater, of } = chancesOf(sides);
    const roman = contest === 'siege' || contest === 'attack';
    const general = commanding(state, commander);
    return {
      thread: target,
      by: roman ? general : state.hispano,
      against: roman ? state.hispano : general,
      expected: greater / of,
      won: verdict === 'greater' ? 1 : 0,
      fallen: 0,
      counted: 'victories',
    };
  });
}

/** The general's player; the proconsul is everybody's. */
function commanding(state: Draco, commander: CommanderId | null): SeatId | null {
  const general = GENERAL_IDS.find((id) => id === commander);
  return general === undefined ? null : seatOf(state, general);
}

/** Events come back from the log as they were written. */
function isCombat(event: GameEvent): event is GameEvent & Combat {
  return event.type === 'fought';
}
