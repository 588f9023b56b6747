/** How long an answer is waited for before something is done about Discord's three seconds. */
export interface AnswerPatience {
  /** An answer that is not there by now is announced, and comes later. */
  readonly announceAfterMs: number;
  /** Suggestions that are not there by now would come too late; an empty list is better than none. */
  readonly suggestWithinMs: number;
}

export const PATIENCE: AnswerPatience = { announceAfterMs: 1_200, suggestWithinMs: 1_500 };
