/**
 * How long the bot of a test waits before it announces an answer, or gives suggestions up: for ever, however busy the
 * machine is. A test of what is slow says `announceAfterMs = 1`, and then every answer that takes longer is.
 */
export class Unhurried {
  announceAfterMs = FOR_EVER;
  suggestWithinMs = FOR_EVER;
  attemptMs = FOR_EVER;
  attemptWithFilesMs = FOR_EVER;
  lastMomentMs = FOR_EVER;
}

/** The longest that a timer can be set for. */
const FOR_EVER = 2 ** 31 - 1;
