import type { Lesson, LessonStep } from '../../../core/contract/lesson.js';
import type { SeatId } from '../../../core/seat.js';
import { heldBy, rebelHomes } from '../control/holder.js';
import { levelsIn } from '../state/land.js';
import type { Medioevo } from '../state/state.js';

/** All in one place, from which the wagon can set out. */
const CAIRO = { verb: 'found', village: 'cairo', archer: 'cairo', at: 'cairo', 'second-at': 'cairo' } as const;

/** The first turn of the Mamluk Sultanate, from the first bid on; the second turn is one's own. */
const STEPS = [
  { id: 'bid', wants: [{ verb: 'bid', florins: 50 }] },
  { id: 'kingdom', wants: [{ verb: 'kingdom', kingdom: 'mamluk-sultanate' }] },
  {
    id: 'found',
    wants: [
      { ...CAIRO, transport: 'caravan', second: 'war-wagon' },
      { ...CAIRO, transport: 'war-wagon', second: 'caravan' },
    ],
  },
  { id: 'keep', wants: [{ verb: 'keep' }] },
  { id: 'dice', maybe: true, wants: [{ verb: 'keep-dice' }, { verb: 'reroll' }] },
  { id: 'tax', wants: [{ verb: 'tax', level: '20' }] },
  { id: 'learning', wants: [{ verb: 'technology', technology: 'commerce' }] },
  { id: 'units', wants: [{ verb: 'units', unit: 'heavy-infantry', count: 2, at: 'cairo' }] },
  { id: 'bought', wants: [{ verb: 'done' }] },
  { id: 'move', wants: [{ verb: 'move', from: 'cairo', to: 'cyrenaica', group: { 'heavy-infantry': 2 } }] },
  { id: 'fight', maybe: true, wants: [{ verb: 'fight-on' }] },
] as const satisfies readonly LessonStep[];

export type StepId = (typeof STEPS)[number]['id'];

const LEARNER = 'p1';

/** Lands held, and levels of buildings on them. */
function realmSize(state: Medioevo, seat: SeatId): number {
  const held = heldBy(state, seat);
  return held.reduce((sum, at) => sum + levelsIn(state.lands[at]), held.length);
}

export const LESSON: Lesson<Medioevo> = {
  edition: 2,
  begins: { setup: { 'third-party-windows': 'off' } },
  seats: [LEARNER, 'p2', 'p3'],
  seat: LEARNER,
  steps: STEPS,
  lastTurn: 2,
  goal: (began, now) => realmSize(now, LEARNER) > realmSize(began, LEARNER) && rebelHomes(now, LEARNER).length === 0,
};
