/** How long an answer may take before Discord's three seconds need handling. */
export interface AnswerPatience {
  /** An answer not ready by now is deferred, and comes later. */
  readonly announceAfterMs: number;
  /** Suggestions not ready by now would come too late; an empty list is better than none. */
  readonly suggestWithinMs: number;
  /** A hanging first answer is cut short, to leave time for another attempt within the three seconds. */
  readonly attemptMs: number;
  readonly attemptWithFilesMs: number;
  /** After this a first answer comes too late. */
  readonly lastMomentMs: number;
}

export const PATIENCE: AnswerPatience = {
  announceAfterMs: 1_200,
  suggestWithinMs: 1_500,
  attemptMs: 1_200,
  attemptWithFilesMs: 2_500,
  lastMomentMs: 2_900,
};
