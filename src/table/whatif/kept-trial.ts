import type { Action } from '../../core/action.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import { actionsIn } from '../aside/kept-actions.js';
import { hashOfSeed } from '../dice/roller.js';

/**
 * What is kept of a trial: from which moment of which game it began, for whose eyes, its dice, and what was done. What
 * is hidden from that seat is dealt by the same dice again whenever the trial is opened, so that no copy of the position
 * is kept.
 */
export interface KeptTrial {
  /** Names it on its buttons. */
  readonly id: string;
  readonly gameId: string;
  /** The moment it began from. */
  readonly version: number;
  /** How far the game was when it was made: once the seat has changed hands since, nobody opens it any more. */
  readonly since: number;
  /** Whose view it began with; null: the game was over, and everything known. */
  readonly seat: SeatId | null;
  /** The number of the step it began after, as that reader counts them from 1. */
  readonly step: number;
  /** ISO 8601. */
  readonly made: string;
  readonly seed: string;
  readonly deeds: readonly TrialDeed[];
}

/** What one press did, for a seat; null: it took back what was done last. */
export interface TrialDeed {
  readonly requestId: string;
  readonly seat: SeatId | null;
  readonly actions: readonly Action[];
}

/** Trials of one person at a time. */
export const PLACES = [1, 2, 3] as const;
export type Place = (typeof PLACES)[number];

/** So long a trial is kept. */
export const KEPT_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** Whose memos are trials. */
export const TRIALS = 'whatif.';

export function trialKey(userId: string, place: Place): string {
  return `${TRIALS}${userId}.${place}`;
}

export function goneAt({ made }: Pick<KeptTrial, 'made'>): Date {
  return new Date(Date.parse(made) + KEPT_DAYS * DAY_MS);
}

const ID = /^whatif-([123])-[0-9a-f]{10}$/;

/** Unlike that of any trial before it in this place: an old button does nothing in the next one. */
export function trialId(place: Place, seed: string): string {
  return `whatif-${place}-${hashOfSeed(seed).slice(0, 10)}`;
}

/** Null: no trial is called so. */
export function placeOfTrial(id: string): Place | null {
  const place = Number(ID.exec(id)?.[1] ?? 0);
  return PLACES.find((known) => known === place) ?? null;
}

export function writeTrial(kept: KeptTrial): string {
  return JSON.stringify(kept);
}

/** Null: none, or not ours. */
export function readTrial(text: string | null): KeptTrial | null {
  const json: Json = text === null || text === '' ? null : JSON.parse(text);
  if (!isObject(json)) return null;
  const { id, gameId, version, since, seat, step, made, seed, deeds } = json;
  if (!isText(id) || !isText(gameId) || !isText(made) || !isText(seed) || !isList(deeds)) return null;
  if (typeof version !== 'number' || typeof since !== 'number' || typeof step !== 'number') return null;
  const known = deeds.flatMap((deed) => (isObject(deed) ? (deedIn(deed) ?? []) : []));
  if (known.length !== deeds.length) return null;
  return { id, gameId, version, since, seat: isText(seat) ? seat : null, step, made, seed, deeds: known };
}

function deedIn({ requestId, seat, actions }: JsonObject): TrialDeed | null {
  const known = actionsIn(actions);
  return isText(requestId) && known !== null ? { requestId, seat: isText(seat) ? seat : null, actions: known } : null;
}
