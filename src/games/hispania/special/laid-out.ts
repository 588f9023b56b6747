import { DONE } from '../../../kit/offers/domain.js';
import type { Situation } from '../engine/rules.js';
import type { LaidOut } from './frame.js';

/** A position from which the game would run on by itself into a throw: it waits until somebody lets it (`/done`). */
export const LAYING: Situation<LaidOut> = {
  owes: (_state, { seats }) => seats.map((seat) => ({ seats: [seat], kind: 'turn', what: 'laid-out' })),
  offers: (_state, { seats }, seat) => (seats.includes(seat) ? [{ verb: 'done' }] : []),
  ask: () => DONE,
  act: (play) => play.pop(),
  fallback: () => ({ verb: 'done' }),
  settle: () => 'wait',
};
