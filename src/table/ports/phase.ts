/** How far a game has come at the table; the rules have stages of their own. */
const GAME_PHASES = ['gathering', 'playing', 'paused', 'over', 'archived'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** Nobody acts any more: seed and secrets are everybody's. */
export function isEnded({ phase }: { readonly phase: GamePhase }): boolean {
  return phase === 'over' || phase === 'archived';
}

/**
 * One that was ended by hand, before its end, can be played on: with other dice, for its own are known to all. So not one
 * of a challenge, whose dice are those of the others.
 */
export function canBeReopened(game: {
  readonly phase: GamePhase;
  readonly outcome: unknown;
  readonly challenge: unknown;
}): boolean {
  return game.phase === 'over' && game.outcome === null && game.challenge === null;
}
