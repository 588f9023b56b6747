import type { Pilot, SeatRecord } from '../table/ports/seat-record.js';
import { Prisma } from './generated/client.js';

/** A seat's row: lapses, and what the player wants to be asked about, are stored with the autopilot's settings. */
export type StoredSeat = Omit<SeatRecord, 'pilot' | 'lapses' | 'asks'> & { readonly pilot: StoredPilot };
export type StoredPilot = (Partial<Pilot> & Pick<SeatRecord, 'lapses' | 'asks'>) | null;

export function storedPilot({ pilot, lapses = 0, asks = [] }: SeatRecord): StoredPilot {
  if (lapses === 0 && asks.length === 0) return pilot;
  return { ...pilot, ...(lapses > 0 ? { lapses } : {}), ...(asks.length > 0 ? { asks } : {}) };
}

export function seatOf({ pilot: stored, ...seat }: StoredSeat): SeatRecord {
  const { lapses, asks, strength, until = null, part = null, only = null } = stored ?? {};
  return {
    ...seat,
    pilot: strength === undefined ? null : { strength, until, part, only },
    ...(asks === undefined ? {} : { asks }),
    ...(lapses === undefined ? {} : { lapses }),
  };
}

/** The games in which somebody plays, or is to take over. */
export function seatedIn(userId: string): Prisma.Sql {
  return Prisma.sql`SELECT game_id FROM seats WHERE user_id = ${userId}
    UNION SELECT game_id FROM seats WHERE substitute_id = ${userId}`;
}
