import type { GameEvent } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import { isNation } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** Events that matter to those they happen to, and the fields that name the nations. Throws and aims are left out. */
const MATTERS: Readonly<Record<string, readonly string[]>> = {
  'battle-ended': ['attacker', 'defender'],
  'castle-surrendered': ['nation', 'to'],
  retreated: ['nation'],
  removed: ['nation'],
  'leader-killed': ['nation'],
  submitted: ['nation', 'suzerain'],
  'submission-refused': ['nation', 'suzerain'],
  'submission-ended': ['nation', 'suzerain'],
  tribute: ['suzerain'],
  'capital-moved': ['nation'],
  revolted: ['nation', 'against'],
  marched: ['against'],
  'castle-forfeited': ['nation'],
  'mission-offered': ['nation'],
  'mission-answered': ['nation'],
  'nation-left': ['nation'],
  transformed: ['nation'],
  converted: ['nation'],
  scored: ['nation'],
};

/** What a person drew or received, whatever he plays. */
const OWN: readonly string[] = ['counter-drawn', 'group-assigned', 'nation-assigned'];

const BEGUN: readonly string[] = ['attacker', 'defender'];

/** A battle matters by its end, or by its beginning while it lasts. */
function isUnderWay({ frames }: Hispania, { type, province, defender }: GameEvent): boolean {
  return (
    type === 'battle-began' &&
    frames.some((frame) => frame.kind === 'battle' && frame.province === province && frame.defender.nation === defender)
  );
}

/** The seats an event happened to: the nations' present owners. */
export function touched(state: Hispania, event: GameEvent): readonly SeatId[] {
  if (OWN.includes(event.type)) return state.seats.filter((seat) => seat === event.seat);
  const parts = isUnderWay(state, event) ? BEGUN : (MATTERS[event.type] ?? []);
  const seats = parts.flatMap((part) => {
    const nation = event[part];
    const seat = typeof nation === 'string' && isNation(nation) ? state.nations[nation].seat : null;
    return seat === null ? [] : [seat];
  });
  return [...new Set(seats)];
}
