import type { Fate, Outcome } from '../../../core/chronicle.js';
import type { Standing } from '../../../core/contract/seat-seen.js';
import type { NameTerm, Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { GENERAL_IDS } from '../facts/ids.js';
import { roundsLeft, yearOf } from '../sequence/calendar.js';
import { garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board, romans } from '../state/reading.js';
import type { Draco } from '../state/state.js';

export function capitalsHeld(state: Draco): number {
  return board(state).capitals.filter((city) => garrisonsAt(state.pieces, city).length > 0).length;
}

/** Capitals held and, for a conquest, rounds to spare: lets past games be compared. */
function romanScore(state: Draco): number {
  return capitalsHeld(state) + (state.ending === 'conquered' ? roundsLeft(state) : 0);
}

/** The Romans win or lose together; Hispano wins if they lose. */
export function outcome(state: Draco): Outcome | null {
  const { ending, hispano } = state;
  if (ending === null) return null;
  const won = ending === 'conquered';
  const rome: Fate = { seats: romans(state), result: won ? 'won' : 'lost', score: romanScore(state) };
  const revolt: readonly Fate[] = hispano === null ? [] : [{ seats: [hispano], result: won ? 'lost' : 'won' }];
  return { ranking: won ? [rome, ...revolt] : [...revolt, rome], verdict: { key: ending } };
}

/** Romans by capitals, Hispano by cities in revolt. */
export function standings(state: Draco): readonly Standing[] {
  const cities = Object.values(board(state).citiesOf).flat();
  const revolting = cities.filter((city) => revoltsAt(state.pieces, city) > 0).length;
  return state.seats.map((seat) => ({
    seat,
    score: seat === state.hispano ? revolting : romanScore(state),
    parts: [],
  }));
}

export function status(state: Draco): Phrase {
  const { ending, round, turn, pieces } = state;
  if (ending !== null) return { key: 'over', values: { end: { kind: 'ending', id: ending } } };
  if (round === 0) return { key: 'set-up' };
  return {
    key: 'turn',
    values: {
      round,
      year: yearOf(state),
      general: { kind: 'commander', id: turn.general },
      phase: { kind: 'phase', id: turn.phase },
      capitals: capitalsHeld(state),
      reserve: pieces.reserve.revolts,
    },
  };
}

/** A general's name says more than a seat's number. */
export function roleOf(state: Draco, seat: SeatId): NameTerm | null {
  if (seat === state.hispano) return { kind: 'variant', id: 'hispano' };
  const own = GENERAL_IDS.find((id) => state.commands[id] === seat);
  return own === undefined || romans(state).length === 1 ? null : { kind: 'commander', id: own };
}

/** Each player's generals; a single Roman has all. */
export function plays(state: Draco, seat: SeatId): Phrase | null {
  if (seat === state.hispano) return { key: 'hispano', values: { revolt: { kind: 'variant', id: 'hispano' } } };
  const own = GENERAL_IDS.filter((id) => state.commands[id] === seat);
  const isShared = state.consulShared && seat === state.commands['praetor-citerior'] && !own.includes('consul');
  const led = isShared ? [...own, 'consul' as const] : own;
  if (led.length === 0 || romans(state).length === 1) return null;
  return { key: 'generals', values: { generals: led.map((id): NameTerm => ({ kind: 'commander', id })) } };
}
