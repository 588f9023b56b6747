import type { Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { everHeldBy, firstTurnOf } from '../auction/eligible.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A seat's nations in play or still to come, in order of appearance. */
export function plays(state: Hispania, seat: SeatId): Phrase | null {
  const nations = everHeldBy(state, seat)
    .map((nation) => ({ nation, from: firstTurn(state, nation) }))
    .filter(({ nation, from }) => state.nations[nation].status !== 'gone' && from <= last(state))
    .sort((one, other) => one.from - other.from);
  if (nations.length === 0) return null;
  const listed = nations.map(
    ({ nation, from }): Term => [
      { kind: 'nation', id: nation },
      { kind: 'from-turn', id: String(from) },
    ],
  );
  return { key: 'nations', values: { nations: listed } };
}

function firstTurn(state: Hispania, nation: Parameters<typeof firstTurnOf>[1]): number {
  const { scenarios } = book(state);
  const begins = scenarios[state.options.scenario].first;
  return state.nations[nation].status === 'playing' ? begins : Math.max(begins, firstTurnOf(state, nation) ?? begins);
}

function last(state: Hispania): number {
  return book(state).scenarios[state.options.scenario].last;
}
