import type { TypedOptions } from '../../core/command.js';
import type { Interpreted } from '../../core/contract/typing.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';

/** A typed question that takes the rules long to answer, with all that they need. */
export interface HardQuestion {
  readonly module: string;
  readonly rulesVersion: string;
  readonly state: State;
  readonly seat: SeatId | null;
  readonly command: string;
  readonly options: TypedOptions;
}

/** Answers such questions in the background, so that only the asker waits. */
export interface Reckoner {
  /** What the rules' `interpret` says; null: too many are waiting, or it took too long. */
  answer(question: HardQuestion): Promise<Result<Interpreted> | null>;
}
