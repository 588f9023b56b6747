import type { Use } from '../engine/situation.js';
import type { SpecialFrame } from './frame.js';

/** The rules of the procedures in frame.ts. */
export function inSpecial<Result>(frame: SpecialFrame, _use: Use<Result>): Result {
  return frame;
}
