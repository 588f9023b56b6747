import type { Policies } from '../../../core/contract/policies.js';
import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';

/** What a player is asked in others' turns, by the question: his battles and his cards. */
const MATTERS: Readonly<Record<string, 'battle' | 'cards'>> = { battle: 'battle', reactions: 'cards' };

export const POLICIES: Policies<Medioevo> = {
  matters: ['battle', 'cards'],
  matterOf: (state, { kind, what }, seat) =>
    kind === 'turn' || isMoving(state, seat) ? null : (MATTERS[what] ?? null),
  strength: 'middle',
};

/** Whoever attacks, moves or trades is there, and decides himself. */
function isMoving({ frames, order }: Medioevo, seat: SeatId): boolean {
  const battle = frames.findLast((frame) => frame.kind === 'battle');
  if (battle !== undefined) return battle.attacker === seat;
  const turn = frames.findLast((frame) => frame.kind === 'combat' || frame.kind === 'commerce');
  return turn !== undefined && order[turn.place] === seat;
}
