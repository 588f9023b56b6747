import type { Tally } from '../../../core/action.js';

const BEST_FIRST = [
  'captain-3',
  'captain-2',
  'captain-1',
  'cavalry',
  'heavy-infantry',
  'archer',
  'light-infantry',
] as const;

/** The best of these units, so many. */
export function strongest(units: Tally, most: number): Tally {
  let room = most;
  const taken: Record<string, number> = {};
  for (const unit of BEST_FIRST) {
    const count = Math.min(room, units[unit] ?? 0);
    if (count > 0) taken[unit] = count;
    room -= count;
  }
  return taken;
}
