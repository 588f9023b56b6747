import { isList, isObject, type Json } from '../../core/json.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import {
  count,
  type Fields,
  fields,
  list,
  Misread,
  type Reader,
  read,
  sound,
  text,
  usually,
  variant,
} from '../data/reader.js';
import type { Course, Frame } from '../steps/course.js';

/**
 * A position is the state with the seats called by their names, and what goes without saying left out. One shape reads
 * it and writes it: `(seat) => fields({ ...course(seat, { turn: { seat } }), gold: record(count, seat) })`.
 */
export type Shape<S> = (seat: Reader<SeatId>) => Reader<S>;

/** The state that a position describes, or where it is wrong. */
export function stateFrom<S extends Course>(shape: Shape<S>, json: Json, seatOf: (name: string) => SeatId): Result<S> {
  if (!isObject(json)) return refuse('position-value', { path: '' });
  const { system: _system, ...position } = json;
  const found = read(shape(renamed(seatOf)), position);
  if ('misread' in found) return misread(found.misread);
  const state = found.value;
  return ok({ ...state, wait: Math.max(state.wait, ...state.frames.map(({ id }) => id)) });
}

/** Where a position is wrong: a name that it does not have, or a value. */
export function misread({ path, expected }: Misread): ReturnType<typeof refuse> {
  return refuse(expected === 'unknown-field' ? 'position-key' : 'position-value', { path });
}

/** The present position, to be read again: it is played on as this one is. */
export function positionFrom<S extends Course & { readonly [key: string]: Json | undefined }>(
  system: string,
  shape: Shape<S>,
  state: S,
  nameOf: (seat: SeatId) => string,
): Json {
  const found = sound(read(shape(renamed(nameOf)), state));
  return { system, ...found, seats: Object.fromEntries(found.seats.map((name) => [name, []])) };
}

/** Seats called otherwise: by the names of the persons, or back. */
export function renamed(rename: (name: string) => string): Reader<string> {
  return (json, path) => rename(text(json, path));
}

/** What the steps need of a state: its seats (as `{ "red": [] }`, or a list), the steps under way, the wait. */
export function course<F extends Frame>(
  seat: Reader<SeatId>,
  kinds: { readonly [K in F['kind']]: Reader<Extract<F, { readonly kind: K }>> },
) {
  const one = variant<F>('kind', kinds);
  return {
    seats: seatsIn(seat),
    frames: ((json, path) =>
      list(one)(json, path).map((frame, index) =>
        frame.id > 0 ? frame : { ...frame, id: index + 1 },
      )) satisfies Reader<readonly F[]>,
    wait: usually(count, () => 0),
  };
}

function seatsIn(seat: Reader<SeatId>): Reader<readonly SeatId[]> {
  return (json, path) => {
    if (isList(json)) return json.map((name, index) => seat(name, `${path}.${index}`));
    if (!isObject(json)) throw new Misread(path, 'object');
    return Object.keys(json).map((name) => seat(name, `${path}.${name}`));
  };
}

/** A step of this kind with what it remembers: `frame('turn', { seat })`. */
export function frame<const K extends string, const F extends Fields>(kind: K, shape: F) {
  return fields({ kind: is(kind), id: usually(count, () => 0), ...shape });
}

function is<const Word extends string>(word: Word): Reader<Word> {
  return (json, path) => {
    if (json !== word) throw new Misread(path, 'known-name');
    return word;
  };
}
