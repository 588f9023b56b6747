import type { Action } from '../../../core/action.js';
import type { Branch } from '../facts/kinds.js';
import type { Why } from './idea.js';

/** Something to buy: what it costs with its points, and how much honour it promises for a thousand florins. */
export interface Want {
  readonly action: Action;
  readonly florins: number;
  readonly colour?: Branch;
  readonly points?: number;
  readonly worth: number;
  readonly reason: Why;
}
