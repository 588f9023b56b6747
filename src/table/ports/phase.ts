/** How far a game has come at the table; the rules have their own stages. */
const GAME_PHASES = ['gathering', 'playing', 'paused', 'over', 'archived'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** Nobody acts any more: seed and secrets are public. */
export function isEnded({ phase }: { readonly phase: GamePhase }): boolean {
  return phase === 'over' || phase === 'archived';
}

/**
 * A game ended by hand can be continued, but with other dice, since its own are public. So not a challenge, whose dice
 * others share.
 */
export function canBeReopened(game: {
  readonly phase: GamePhase;
  readonly outcome: unknown;
  readonly challenge: unknown;
}): boolean {
  return game.phase === 'over' && game.outcome === null && game.challenge === null;
}
