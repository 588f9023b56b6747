import type { Strength } from '../core/adviser.js';
import type { GameModule } from '../core/game-module.js';
import type { Obligation } from '../core/obligation.js';
import type { Term, Terms } from '../core/result.js';
import type { SeatId } from '../core/seat.js';
import type { State } from '../core/state.js';
import type { Pilot, SeatRecord } from './ports/seat-record.js';

/** What the autopilot plays of a wait, and how well, for those seats. */
export interface Piloted {
  readonly owed: Obligation;
  readonly strength: Strength;
}

type Owed = Pick<Obligation, 'kind' | 'values'>;

/** How well the autopilot plays what this seat owes; null: a person is awaited. */
export function strengthFor(record: SeatRecord | null, owed: Owed): Strength | null {
  if (record === null) return 'default';
  const { pilot } = record;
  if (record.autopilot) return pilot?.strength ?? 'default';
  return pilot !== null && isPart(pilot, owed) ? pilot.strength : null;
}

function isPart({ only, part }: Pilot, { kind, values = {} }: Owed): boolean {
  return (only === null || kind !== 'turn') && (part === null || names(Object.values(values), part));
}

/** Is the wait about this: a nation, a place? */
export function names(terms: readonly Term[], id: string): boolean {
  return terms.some((term) => {
    if (typeof term !== 'object') return false;
    return isList(term) ? names(term, id) : term.id === id;
  });
}

function isList(term: Term): term is readonly Term[] {
  return Array.isArray(term);
}

/**
 * What the autopilot plays: nothing that an awaited person may also answer; in a window each of its seats separately.
 * With `thinks` it plays at its strength, otherwise the default.
 */
export function pilotedPart(seats: readonly SeatRecord[], owed: Obligation, thinks: boolean): Piloted | null {
  const own = owed.seats.flatMap((seat) => {
    const strength = strengthFor(seats.find((record) => record.seat === seat) ?? null, owed);
    return strength === null ? [] : [{ seat, strength }];
  });
  const settles = owed.kind === 'window' ? own.length > 0 : own.length === owed.seats.length;
  const thinkers = own.filter(({ strength }) => strength !== 'default');
  const [thinker] = thinkers;
  if (!settles) return null;
  if (thinks) {
    return thinker === undefined ? null : { owed: { ...owed, seats: [thinker.seat] }, strength: thinker.strength };
  }
  const plain = own.filter((one) => !thinkers.includes(one)).map(({ seat }) => seat);
  if (plain.length === 0 || (owed.kind !== 'window' && thinker !== undefined)) return null;
  return { owed: { ...owed, seats: plain }, strength: 'default' };
}

/** A bot sits there: it is nobody's seat and needs no consent. */
export function isBot({ userId, autopilot }: SeatRecord): boolean {
  return userId === null && autopilot;
}

/** A seat that a bot plays to the end, or until somebody takes it. */
export function botIn(seat: SeatId, strength: Strength): SeatRecord {
  const number = seat.replace(/^\D+/, '');
  const pilot: Pilot = { strength, until: null, part: null, only: null };
  return { seat, userId: null, userName: `Bot ${number}`, autopilot: true, pilot, substituteId: null };
}

/** In a game without a thinking bot, every strength plays the default. */
export function strengthIn(module: GameModule, wanted: Strength): Strength {
  return module.adviser === undefined ? 'default' : wanted;
}

/** The number of the turn, if the game tells one. */
export function turnOf(module: GameModule, state: State): number | null {
  const values: Terms = module.status(module.view(state, null)).values ?? {};
  const turn = values.turn ?? values.round;
  return typeof turn === 'number' ? turn : null;
}
