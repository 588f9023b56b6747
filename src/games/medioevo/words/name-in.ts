import { isText, type JsonObject } from '../../../core/json.js';
import type { Term } from '../../../core/result.js';

/** The name of the person in a seat, as the table gives it with an event. */
export function nameIn(people: JsonObject, seat: string): Term {
  const name = Object.hasOwn(people, seat) ? people[seat] : undefined;
  return isText(name) ? name : { kind: 'seat', id: seat };
}
