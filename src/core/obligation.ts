import type { Terms } from './result.js';
import type { SeatId } from './seat.js';

/**
 * A turn of one's own; an answer owed in somebody else's; or a window, in which whoever wants to may react and nobody
 * has to. A window is opened to all alike, whoever could make use of it, and closes by itself when its time is over.
 */
export const OBLIGATION_KINDS = ['turn', 'reaction', 'window'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** Somebody is awaited. Every obligation has a legal default (`GameModule.fallback`), so that absence kills no game. */
export interface Obligation {
  /** The same as long as it is the same wait: a reminder is counted against it. Never reused in a game. */
  readonly id: string;
  /**
   * Of several seats any one may answer for all: whoever is first settles it. In a window each answers for himself
   * and is left out here from then on.
   */
  readonly seats: readonly SeatId[];
  readonly kind: ObligationKind;
  /** What is awaited, as a key of the game's words (`owe.<what>`). */
  readonly what: string;
  readonly values?: Terms;
  /** It is mostly answered in a form of one's own: the public post has a button that opens it for whoever presses it. */
  readonly inForm?: true;
  /** That it is awaited is known to those awaited alone: they are told by direct message, the channel is told nothing. */
  readonly secret?: true;
}

/** Who does what is done where nobody chose: the first of those awaited. */
export function firstAwaited({ id, seats: [first] }: Obligation): SeatId {
  if (first === undefined) throw new Error(`nobody is awaited for ${id}`);
  return first;
}

/** Everybody who is awaited, each once. */
export function awaitedSeats(obligations: readonly Pick<Obligation, 'seats'>[]): readonly SeatId[] {
  return [...new Set(obligations.flatMap(({ seats }) => seats))];
}
