import { isObject, isText, type JsonObject } from './json.js';

/** A place at the table. It stays when the person in it changes: a substitute takes the seat as it is. */
export type SeatId = string;

/** How the seats relate: against one another, together against the game, or alone. */
const TABLE_MODES = ['competitive', 'cooperative', 'solitaire'] as const;
export type TableMode = (typeof TABLE_MODES)[number];

/** Who may read something: everybody, or only these seats (a secret). */
export type Audience = 'all' | readonly SeatId[];

export function mayRead(audience: Audience, reader: SeatId | null): boolean {
  return audience === 'all' || (reader !== null && audience.includes(reader));
}

/** The person in a seat, from the `people` the table adds to a view; the seat itself if unknown. */
export function personIn(view: JsonObject, seat: SeatId): string {
  const person = isObject(view.people) ? view.people[seat] : undefined;
  return isText(person) ? person : seat;
}
