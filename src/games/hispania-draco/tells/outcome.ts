import type { Fate, Outcome } from '../../../core/chronicle.js';
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
  const { revolts } = state.pieces.reserve;
  const verdict = {
    key: ending,
    values: { held: capitalsHeld(state), all: board(state).capitals.length, reserve: revolts, left: roundsLeft(state) },
  };
  return { ranking: won ? [rome, ...revolt] : [...revolt, rome], verdict };
}

/** Romans by capitals, Hispano by cities in revolt. */
export function scoreOf(state: Draco, seat: SeatId): number {
  return seat === state.hispano ? citiesInRevolt(state) : romanScore(state);
}

/** What is won and what may still be lost. */
export function standing(state: Draco, seat: SeatId): Phrase {
  const { reserve } = state.pieces;
  if (seat === state.hispano)
    return { key: 'hispano', values: { cities: citiesInRevolt(state), reserve: reserve.revolts } };
  const held = capitalsHeld(state);
  const values = { held, all: board(state).capitals.length, reserve: reserve.revolts };
  return { key: 'rome', values: state.ending === null ? { ...values, left: roundsLeft(state) } : values };
}

function citiesInRevolt(state: Draco): number {
  const cities = Object.values(board(state).citiesOf).flat();
  return cities.filter((city) => revoltsAt(state.pieces, city) > 0).length;
}

export function status(state: Draco): Phrase {
  const { ending, round, turn } = state;
  if (ending !== null) return { key: 'over', values: { end: { kind: 'ending', id: ending } } };
  if (round === 0) return { key: 'set-up' };
  return {
    key: 'turn',
    values: {
      round,
      year: yearOf(state),
      general: { kind: 'commander', id: turn.general },
      phase: { kind: 'phase', id: turn.phase },
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
  if (led.length === 0) return null;
  if (romans(state).length === 1) return { key: 'all' };
  return { key: 'generals', values: { generals: led.map((id): NameTerm => ({ kind: 'commander', id })) } };
}
