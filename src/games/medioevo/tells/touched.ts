import type { GameEvent } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';

/** Events that matter to those they happen to, and the fields that name them. Throws are left out. */
const MATTERS: Readonly<Record<string, readonly string[]>> = {
  'battle-ended': ['winner', 'loser'],
  conquered: ['seat', 'from'],
  captured: ['seat', 'owner'],
  plundered: ['owner'],
  fled: ['owner'],
  honour: ['seat'],
  'building-damaged': ['seat'],
  'event-damage': ['seat'],
  'cubes-sold': ['seat'],
  rebellions: ['seat'],
  war: ['seat', 'against'],
  peace: ['seat', 'with'],
  'pact-broken': ['seat', 'with'],
  'pact-made': ['seat', 'with'],
  'interest-unpaid': ['seat'],
  eliminated: ['seat'],
};

/** The seats an event happened to. */
export function touched({ seats }: Medioevo, event: GameEvent): readonly SeatId[] {
  return seats.filter((seat) => (MATTERS[event.type] ?? []).some((part) => event[part] === seat));
}
