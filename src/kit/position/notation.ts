import type { Positions } from '../../core/game-module.js';
import { isList, isObject, type Json, type JsonObject } from '../../core/json.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import {
  count,
  type Fields,
  kinds,
  list,
  Misread,
  ofKind,
  type Reader,
  read,
  sound,
  text,
  usually,
} from '../data/reader.js';
import type { Course, Frame } from '../steps/course.js';

/**
 * A position is the state with seats by name and defaults left out. One shape reads and writes it: `(seat) => fields({
 * ...course(seat, { turn: { seat } }), gold: record(count, seat) })`.
 */
export type Shape<S> = (seat: Reader<SeatId>) => Reader<S>;

/** What is wrong in a position: an unknown name, or a value, and which. */
function misread({ path, expected }: Misread, position: JsonObject): ReturnType<typeof refuse> {
  if (expected === 'unknown-field') return refuse('position-key', { path });
  const found = valueAt(position, path);
  return refuse('position-value', typeof found === 'string' || typeof found === 'number' ? { path, found } : { path });
}

function valueAt(position: JsonObject, path: string): Json | undefined {
  let here: Json | undefined = position;
  for (const key of path.split('.')) {
    if (isList(here)) here = here[Number(key)];
    else here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  }
  return here;
}

/** For a game whose positions say less than the state, or say it differently. */
export type Sayings<S, Said> = {
  /** The shape that reads and writes it. */
  readonly shape: Shape<Said>;
  /** The position of a state. */
  said(state: S): Said;
  /** The state of a position, with all defaults. Throws a Misread where lines contradict each other. */
  laid(said: Said): Result<S>;
};

export function notation<S extends State, Said extends JsonObject>(
  system: string,
  game: Sayings<S, Said>,
): Positions<S> {
  return {
    read(json, seatOf) {
      if (!isObject(json)) return refuse('position-value', { path: '' });
      const { system: _system, ...position } = json;
      const found = read((lines, path) => game.laid(game.shape(renamedSeats(seatOf))(lines, path)), position);
      return 'misread' in found ? misread(found.misread, position) : found.value;
    },
    write: (state, nameOf) => ({ system, ...sound(read(game.shape(renamedSeats(nameOf)), game.said(state))) }),
  };
}

/** For a game whose positions are the state itself. */
export function stateNotation<S extends Course & State>(system: string, shape: Shape<S>): Positions<S> {
  const { read: readPosition } = notation<S, S>(system, {
    shape,
    said: (state) => state,
    // Step numbers rise: the next one must be higher than all present.
    laid: (state) => ok({ ...state, wait: Math.max(state.wait, ...state.frames.map(({ id }) => id)) }),
  });
  return {
    read: readPosition,
    write(state, nameOf) {
      const found = sound(read(shape(renamedSeats(nameOf)), state));
      return { system, ...found, seats: Object.fromEntries(found.seats.map((name) => [name, []])) };
    },
  };
}

/** Renames seats: to the persons' names, or back. */
export function renamedSeats(rename: (name: string) => string): Reader<string> {
  return (json, path) => rename(text(json, path));
}

/** The steps' part of a state: its seats (as `{ "red": [] }`, or a list), the frames, the wait. */
export function course<F extends Frame>(
  seat: Reader<SeatId>,
  steps: { readonly [K in F['kind']]: Reader<Extract<F, { readonly kind: K }>> },
) {
  const all = list(kinds<F>(steps));
  const frames: Reader<readonly F[]> = (json, path) =>
    all(json, path).map((frame, index) => (frame.id > 0 ? frame : { ...frame, id: index + 1 }));
  return {
    seats: seatsIn(seat),
    frames,
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

/** A step of this kind with its data: `frame('turn', { seat })`. */
export function frame<const K extends string, const F extends Fields>(kind: K, shape: F) {
  return ofKind(kind, { id: usually(count, () => 0), ...shape });
}
