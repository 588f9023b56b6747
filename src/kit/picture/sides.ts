import type { JsonObject } from '../../core/json.js';
import { SIDE_COLOURS } from '../../core/scene.js';
import type { RosterPanel } from '../../core/scene-panels.js';
import { personIn, type SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';
import { figure } from '../words/number.js';

/** The seats as factions of the picture: colours in seating order, persons' names. */
export interface Sides {
  /** The faction of a seat; `neutral` if there is none. */
  faction(holder: string | null): string;
  /** The person behind a faction, or the faction's id. */
  name(faction: string): string;
  roster(locale: Locale, score: (seat: SeatId) => number, active: readonly SeatId[]): RosterPanel;
}

export function sidesOf(view: JsonObject & { readonly seats: readonly SeatId[] }): Sides {
  const seatOf = new Map<string, SeatId>(
    SIDE_COLOURS.flatMap((colour, index) => {
      const seat = view.seats[index];
      return seat === undefined ? [] : [[colour, seat] as const];
    }),
  );
  const faction = (holder: string | null) => [...seatOf].find(([, seat]) => seat === holder)?.[0] ?? 'neutral';
  const name = (of: string) => {
    const seat = seatOf.get(of);
    return seat === undefined ? of : personIn(view, seat);
  };
  return {
    faction,
    name,
    roster: (locale, score, active) => ({
      kind: 'roster',
      rows: view.seats.map((seat) => ({
        faction: faction(seat),
        name: personIn(view, seat),
        score: figure(locale, score(seat)),
        ...(active.includes(seat) ? { state: 'active' as const } : {}),
      })),
    }),
  };
}
