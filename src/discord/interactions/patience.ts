/** How long an answer may take before Discord's three seconds need handling. */
export interface AnswerPatience {
  /** An answer not ready by now is deferred, and comes later. */
  readonly announceAfterMs: number;
  /** Suggestions not ready by now would come too late; an empty list is better than none. */
  readonly suggestWithinMs: number;
}

export const PATIENCE: AnswerPatience = { announceAfterMs: 1_200, suggestWithinMs: 1_500 };
