import type { Pilot, SeatRecord } from '../table/ports/seat-record.js';

/** A seat's row: the lapses of an absent player are stored with the autopilot's settings. */
export type StoredSeat = Omit<SeatRecord, 'pilot' | 'lapses'> & { readonly pilot: StoredPilot };
export type StoredPilot = Pilot | (Partial<Pilot> & { readonly lapses: number }) | null;

export function storedPilot({ pilot, lapses = 0 }: SeatRecord): StoredPilot {
  return lapses > 0 ? { ...pilot, lapses } : pilot;
}

export function seatOf({ pilot: stored, ...seat }: StoredSeat): SeatRecord {
  if (stored === null || !('lapses' in stored)) return { ...seat, pilot: stored };
  const { lapses, strength, until = null, part = null, only = null } = stored;
  return { ...seat, pilot: strength === undefined ? null : { strength, until, part, only }, lapses };
}
