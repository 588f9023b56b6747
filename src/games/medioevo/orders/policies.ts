import type { Policies } from '../../../core/contract/policies.js';
import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';

/** What a player is asked in others' turns, by the question: his battles, his cards, and what he loses by events. */
const MATTERS: Readonly<Record<string, Matter>> = {
  battle: 'battle',
  reactions: 'cards',
  'event-loss': 'losses',
  rebellion: 'losses',
};
const IN_ORDER = ['battle', 'cards', 'losses', 'tie'] as const;
type Matter = (typeof IN_ORDER)[number];

export const POLICIES: Policies<Medioevo> = {
  matters: IN_ORDER,
  matterOf(state, { kind, what }, seat) {
    if (what === 'bid') return isTied(state) ? 'tie' : null;
    const matter = MATTERS[what] ?? null;
    if (matter === 'losses') return matter;
    if (isPlanned(state, seat)) return matter ?? (FOLLOWS.includes(what) ? 'battle' : null);
    return kind === 'turn' || isMoving(state, seat) ? null : matter;
  },
  strength: 'middle',
};

/** What else is asked about the battle at the end of a full move. */
const FOLLOWS: readonly string[] = ['foes', 'spoils', 'pursuit'];

/** The fight at the end of a full move that he gave ahead: he is not there. */
function isPlanned({ frames }: Medioevo, seat: SeatId): boolean {
  return frames.some((frame) => frame.kind === 'pursuit' && frame.planned === true && frame.seat === seat);
}

/** Those who bid most bid once more (2.0). */
function isTied({ frames }: Medioevo): boolean {
  const here = frames.at(-1);
  return here?.kind === 'bidding' && Object.keys(here.before).length > 0;
}

/** Whoever attacks, moves or trades is there, and decides himself. */
function isMoving({ frames, order }: Medioevo, seat: SeatId): boolean {
  const battle = frames.findLast((frame) => frame.kind === 'battle');
  if (battle !== undefined) return battle.attacker === seat;
  const turn = frames.findLast((frame) => frame.kind === 'combat' || frame.kind === 'commerce');
  return turn !== undefined && order[turn.place] === seat;
}
