import type { GameRecord } from './ports/store.js';

/** Nobody acts any more: seed and secrets are everybody's. */
export function isEnded({ phase }: Pick<GameRecord, 'phase'>): boolean {
  return phase === 'over' || phase === 'archived';
}

/**
 * One that was ended by hand, before its end, can be played on: with other dice, for its own are known to all. So not one
 * of a challenge, whose dice are those of the others.
 */
export function canBeReopened({
  phase,
  outcome,
  challenge,
}: Pick<GameRecord, 'phase' | 'outcome' | 'challenge'>): boolean {
  return phase === 'over' && outcome === null && challenge === null;
}
