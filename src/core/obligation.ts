import type { Terms } from './result.js';
import type { SeatId } from './seat.js';

/**
 * One's own turn; an answer owed in somebody else's; or a window, in which anybody may react and nobody has to. A
 * window opens to all alike, whether or not they could use it, and closes by itself when its time is over.
 */
export const OBLIGATION_KINDS = ['turn', 'reaction', 'window'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/**
 * Somebody is awaited. Every obligation has a legal default (`GameModule.fallback`), so that absence never stalls a
 * game.
 */
export interface Obligation {
  /** Stays the same for the same wait: reminders are counted by it. Never reused in a game. */
  readonly id: string;
  /** If several, any one of them answers for all. In a window each answers for himself and then leaves this list. */
  readonly seats: readonly SeatId[];
  readonly kind: ObligationKind;
  /** What is awaited, as a key of the game's words (`owe.<what>`). */
  readonly what: string;
  readonly values?: Terms;
  /** Usually answered in a form: the public post has a button that opens the form for the person who presses it. */
  readonly inForm?: true;
  /** Only those awaited know of it: they get a direct message, and the channel is told nothing. */
  readonly secret?: true;
}

/** Who acts by default: the first of those awaited. */
export function firstAwaited({ id, seats: [first] }: Obligation): SeatId {
  if (first === undefined) throw new Error(`nobody is awaited for ${id}`);
  return first;
}

/** All awaited seats, each once. */
export function awaitedSeats(obligations: readonly Pick<Obligation, 'seats'>[]): readonly SeatId[] {
  return [...new Set(obligations.flatMap(({ seats }) => seats))];
}
