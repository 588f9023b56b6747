import type { Action } from '../core/action.js';
import type { GameEvent } from '../core/chronicle.js';
import type { Roll, RollPurpose } from '../core/dice.js';
import type { Json } from '../core/json.js';
import type { State } from '../core/state.js';
import type { LogEntry, LogKind, Snapshot } from '../table/ports/store.js';
import type { Database } from './database.js';

interface EntryRow {
  readonly version: number;
  readonly request_id: string;
  readonly at: Date;
  readonly user_id: string;
  readonly kind: LogKind;
  readonly seat: string | null;
  readonly actions: readonly Action[];
  readonly detail: Json;
}
interface EventRow {
  readonly version: number;
  readonly body: GameEvent;
}
interface RollRow {
  readonly version: number;
  readonly number: number;
  readonly sides: number;
  readonly face: number;
  readonly purpose: RollPurpose;
  readonly scripted: boolean;
}

const LAST_VERSION = 2 ** 31 - 1;

/** Entries from one version to another, both inclusive, with their events and rolls. */
export async function readLog(db: Database, gameId: string, from = 0, to = LAST_VERSION): Promise<readonly LogEntry[]> {
  const entries = await db.$queryRaw<EntryRow[]>`
    SELECT version, request_id, at, user_id, kind, seat, actions, detail
    FROM entries WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to} ORDER BY version`;
  const last = entries.at(-1);
  if (last === undefined) return [];
  const events = await db.$queryRaw<EventRow[]>`
    SELECT version, body FROM events
    WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${last.version} ORDER BY version, ordinal`;
  const rolls = await db.$queryRaw<RollRow[]>`
    SELECT version, number, sides, face, purpose, scripted FROM rolls
    WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${last.version} ORDER BY number`;
  const eventsOf = byVersion(events);
  const rollsOf = byVersion(rolls);
  return entries.map((row) => ({
    version: row.version,
    requestId: row.request_id,
    at: row.at,
    userId: row.user_id,
    kind: row.kind,
    seat: row.seat,
    actions: row.actions,
    events: (eventsOf.get(row.version) ?? []).map((event) => event.body),
    rolls: (rollsOf.get(row.version) ?? []).map(rollOf),
    detail: row.detail,
  }));
}

function byVersion<Row extends { readonly version: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.version);
    if (group === undefined) groups.set(row.version, [row]);
    else group.push(row);
  }
  return groups;
}

function rollOf(row: RollRow): Roll {
  const { number, sides, face, purpose } = row;
  return { number, sides, face, purpose, ...(row.scripted ? { scripted: true } : {}) };
}

export async function readSnapshot(db: Database, gameId: string, atMost: number): Promise<Snapshot | null> {
  const rows = await db.$queryRaw<{ version: number; state: State }[]>`
    SELECT version, state FROM snapshots
    WHERE game_id = ${gameId} AND version <= ${atMost} ORDER BY version DESC LIMIT 1`;
  return rows[0] ?? null;
}
