import type { Setup } from '../../../core/contract/setup.js';
import type { Json } from '../../../core/json.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { pointsOf } from '../closing/points.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId, type Side, type UnitKind } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import type { Start } from '../facts/starts.js';
import type { Frame } from '../state/frame.js';
import { heldIn } from '../state/held.js';
import { type Place, type Places, QUIET, type Reconquista, type Stand } from '../state/state.js';
import { plus, sizeOf, type Troops } from '../state/troops.js';
import { optionsOf } from './options.js';

/** The board of a start as the table plays it (6.1, 18.1). */
export function startGame(setup: Setup, seats: readonly SeatId[], overrides: Json | undefined): Result<Reconquista> {
  const found = bookFrom(overrides);
  if (!found.ok) return found;
  const book: Book = found.value;
  const { start: turn, options } = optionsOf(setup);
  const start = book.starts.get(turn);
  if (start === undefined) throw new Error(`no start ${turn}`);
  const places = placesOf(start);
  return ok({
    ...kit.courseOf<Frame>(seats, { kind: 'turn', id: 1 }),
    options,
    start: turn,
    turn,
    places,
    held: heldIn(places),
    revolt: null,
    fortune: QUIET,
    cid: null,
    approaches: {},
    purse: 0,
    history: [pointsOf({ places }, book).total],
    ending: null,
    thrown: {},
    overrides: overrides ?? null,
  });
}

/** Five armies of lists, as the rulebook prints them; one counter of start 5 is left out by a ruling (6.2). */
export function placesOf(start: Start): Places {
  const place = (at: PlaceId): Place => ({
    city: start.christianCities.includes(at) ? 'christian' : start.muslimCities.includes(at) ? 'muslim' : null,
    fort: start.forts.includes(at),
    inside: standOf(start, at),
    outside: null,
  });
  return kit.ofEach(PLACE_IDS, place);
}

function standOf(start: Start, at: PlaceId): Stand | null {
  const count = (units: Start['rebels'], kind: UnitKind): Troops => plus({}, kind, units[at] ?? 0);
  const muslimGarrisons = start.leftOut?.muslimGarrisons.includes(at) ? {} : start.muslimGarrisons;
  const stands: readonly (readonly [Side, Troops])[] = [
    [
      'christian',
      {
        ...count(start.christianGarrisons, 'garrison'),
        ...count(start.christianArmies, 'army'),
        ...count(start.militaryOrders, 'order'),
      },
    ],
    ['muslim', { ...count(muslimGarrisons, 'garrison'), ...count(start.muslimArmies, 'army') }],
    ['rebel', count(start.rebels, 'rebel')],
  ];
  const [stand] = stands.filter(([, units]) => sizeOf(units) > 0);
  return stand === undefined ? null : { side: stand[0], units: stand[1] };
}
