import type { Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { heldBy } from '../control/holder.js';
import { atWar } from '../diplomacy/relations.js';
import { players } from '../events/turn-order.js';
import { landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { armiesIn, BARBARIANS, levelsIn, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { placeTerm } from './idea.js';

/** Whoever is so much ahead is to be feared. */
const AHEAD = 6;

/** The greatest danger that the view shows: an enemy beside what is his, a horde beside what nobody guards, a leader. */
export function fearOf(state: Medioevo, seat: SeatId): Phrase | undefined {
  const { board } = bookOf(state.overrides);
  const rich = heldBy(state, seat)
    .filter((at) => levelsIn(state.lands[at]) > 0)
    .toSorted((one, other) => levelsIn(state.lands[other]) - levelsIn(state.lands[one]));
  for (const at of rich) {
    const near = landsBy(board, at).flatMap((by) => armiesIn(state.lands[by]));
    const enemy = near.find((owner) => owner !== BARBARIANS && atWar(state, seat, owner));
    if (enemy !== undefined)
      return { key: 'fears-enemy', values: { who: { kind: 'seat', id: enemy }, at: placeTerm(at) } };
    const bare = sizeOf(unitsOf(state.lands[at], seat)) === 0;
    if (bare && near.includes(BARBARIANS)) return { key: 'fears-horde', values: { at: placeTerm(at) } };
  }
  const honour = (one: SeatId) => state.realms[one]?.honour ?? 0;
  const [leader] = players(state)
    .filter((one) => one !== seat)
    .toSorted((one, other) => honour(other) - honour(one));
  if (leader === undefined || honour(leader) < honour(seat) + AHEAD) return undefined;
  return {
    key: 'fears-leader',
    values: { who: { kind: 'seat', id: leader }, honour: honour(leader) - honour(seat) },
  };
}
