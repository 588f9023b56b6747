import type { Policies } from '../../../core/contract/policies.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** What a player is asked in others' turns, by the question. */
const MATTERS: Readonly<Record<string, (typeof IN_ORDER)[number]>> = {
  target: 'targets',
  retreat: 'retreat',
  'no-refuge': 'retreat',
  submit: 'submission',
  'battle-opening': 'counters',
  'before-dice': 'counters',
  'after-dice': 'counters',
  nul: 'nul',
  purchase: 'overflow',
  capital: 'capital',
  mission: 'mission',
};
const IN_ORDER = ['targets', 'retreat', 'submission', 'counters', 'nul', 'overflow', 'capital', 'mission'] as const;

export const POLICIES: Policies<Hispania> = {
  matters: IN_ORDER,
  matterOf: (state, { kind, what }, seat) =>
    kind === 'turn' || isMoving(state, seat) ? null : (MATTERS[what] ?? null),
  strength: 'middle',
};

/** In his own nation's turn he is there, and decides himself. */
function isMoving(state: Hispania, seat: string): boolean {
  const { nation } = state.stage;
  return nation !== null && seatOf(state, nation) === seat;
}
