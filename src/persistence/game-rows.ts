import type { Setup } from '../core/contract/setup.js';
import type { Json } from '../core/json.js';
import type { Terms } from '../core/result.js';
import type { SeatId } from '../core/seat.js';
import type { Locale } from '../core/words.js';
import type { GamePhase } from '../table/ports/phase.js';
import { DEFAULT_SETTINGS, type TableSettings } from '../table/ports/settings.js';
import type { GameRecord, OpenObligation } from '../table/ports/store.js';
import type { Database } from './database.js';
import { Prisma } from './generated/client.js';
import { type StoredSeat, seatOf } from './seat-rows.js';

interface GameRow {
  readonly id: string;
  readonly module: string;
  readonly rules_version: string;
  readonly phase: GamePhase;
  readonly name: string;
  readonly guild_id: string | null;
  readonly channel_id: string;
  readonly locale: Locale;
  readonly setup: Setup;
  readonly overrides: Json;
  /** Without settings that did not exist when the game began. */
  readonly settings: Partial<TableSettings>;
  readonly master_id: string;
  readonly version: number;
  readonly next_roll: number;
  readonly seed: string;
  readonly seed_hash: string;
  readonly words: GameRecord['words'];
  readonly sealing: GameRecord['sealing'];
  readonly undo_asked: GameRecord['undoAsked'];
  readonly requests: GameRecord['requests'];
  readonly outcome: GameRecord['outcome'];
  readonly challenge: GameRecord['challenge'];
  readonly paused_at: Date | null;
  readonly rests_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly seat_rows: readonly StoredSeat[];
}

/** A game's replaced data may be large and is in its log from the start on: read it only until then. */
const GAME_COLUMNS = Prisma.sql`g.id, g.module, g.rules_version, g.phase, g.name, g.guild_id, g.channel_id, g.locale,
  g.setup, CASE WHEN g.phase = 'gathering' THEN g.overrides END AS overrides, g.settings, g.master_id, g.version,
  g.next_roll, g.seed, g.seed_hash, g.words, g.sealing, g.undo_asked, g.requests, g.paused_at, g.rests_at, g.outcome, g.created_at, g.updated_at,
  CASE WHEN g.challenge_id IS NOT NULL THEN (SELECT json_build_object('id', c.id, 'name', c.name,
      'until', to_char(c.until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'playing', (SELECT count(*)::int FROM games o WHERE o.challenge_id = c.id AND o.phase IN ('playing', 'paused')))
    FROM challenges c WHERE c.id = g.challenge_id) END AS challenge,
  COALESCE(
  (SELECT json_agg(json_build_object(
      'seat', s.seat, 'userId', s.user_id, 'userName', s.user_name,
      'autopilot', s.autopilot, 'pilot', s.pilot, 'substituteId', s.substitute_id) ORDER BY s.position)
    FROM seats s WHERE s.game_id = g.id), '[]'::json) AS seat_rows`;

/** Games with their seats, in one statement. `condition` refers to `g`. */
export async function readGames(db: Database, condition: Prisma.Sql): Promise<readonly GameRecord[]> {
  const rows = await db.$queryRaw<GameRow[]>`
    SELECT ${GAME_COLUMNS} FROM games g WHERE ${condition} ORDER BY g.created_at, g.id`;
  return rows.map(gameOf);
}

export async function readGame(db: Database, condition: Prisma.Sql): Promise<GameRecord | null> {
  return (await readGames(db, condition))[0] ?? null;
}

function gameOf(row: GameRow): GameRecord {
  return {
    id: row.id,
    module: row.module,
    rulesVersion: row.rules_version,
    phase: row.phase,
    name: row.name,
    guildId: row.guild_id,
    channelId: row.channel_id,
    locale: row.locale,
    setup: row.setup,
    overrides: row.overrides,
    settings: { ...DEFAULT_SETTINGS, ...row.settings },
    seats: row.seat_rows.map(seatOf),
    masterId: row.master_id,
    version: row.version,
    nextRoll: row.next_roll,
    seed: row.seed,
    seedHash: row.seed_hash,
    words: row.words,
    sealing: row.sealing,
    undoAsked: row.undo_asked,
    requests: row.requests,
    outcome: row.outcome,
    challenge: row.challenge,
    pausedAt: row.paused_at,
    restsAt: row.rests_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** What a command starts from. */
interface OpenRow {
  readonly game: GameRecord;
  readonly obligations: readonly OpenObligation[];
  /** The version that this request already made. */
  readonly seen: number | null;
}

/** Locks the game until the end of this transaction, waiting for the current holder. */
export async function lockGame(db: Database, gameId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 AS locked FROM games WHERE id = ${gameId} FOR UPDATE`;
}

/** Never in the same statement as the lock: after waiting it would read the state from before. */
export async function readOpen(db: Database, gameId: string, requestId: string): Promise<OpenRow | null> {
  const rows = await db.$queryRaw<(GameRow & { obligation_rows: readonly StoredObligation[]; seen: number | null })[]>`
    SELECT ${GAME_COLUMNS},
      COALESCE((SELECT json_agg(o ORDER BY o.since, o.id) FROM (
          SELECT game_id, id, seats, kind, what, "values", secret, since, due_at FROM obligations WHERE game_id = g.id
        ) o), '[]'::json) AS obligation_rows,
      (SELECT version FROM entries WHERE request_id = ${requestId}) AS seen
    FROM games g WHERE g.id = ${gameId}`;
  const row = rows[0];
  if (row === undefined) return null;
  const obligations = row.obligation_rows.map((stored) =>
    obligationOf({
      ...stored,
      since: new Date(stored.since),
      due_at: stored.due_at === null ? null : new Date(stored.due_at),
    }),
  );
  return { game: gameOf(row), obligations, seen: row.seen };
}

/** An obligation in JSON. */
type StoredObligation = Omit<ObligationRow, 'since' | 'due_at'> & {
  readonly since: string;
  readonly due_at: string | null;
};

export interface ObligationRow {
  readonly game_id: string;
  readonly id: string;
  readonly seats: readonly SeatId[];
  readonly kind: OpenObligation['kind'];
  readonly what: string;
  readonly values: Terms | null;
  readonly secret: boolean;
  readonly since: Date;
  readonly due_at: Date | null;
}

export async function readObligations(db: Database, gameId: string): Promise<readonly OpenObligation[]> {
  const rows = await db.$queryRaw<ObligationRow[]>`
    SELECT game_id, id, seats, kind, what, "values", secret, since, due_at
    FROM obligations WHERE game_id = ${gameId} ORDER BY since, id`;
  return rows.map(obligationOf);
}

export function obligationOf(row: ObligationRow): OpenObligation {
  return {
    id: row.id,
    gameId: row.game_id,
    seats: row.seats,
    kind: row.kind,
    what: row.what,
    ...(row.values === null ? {} : { values: row.values }),
    ...(row.secret ? { secret: true } : {}),
    since: row.since,
    dueAt: row.due_at,
  };
}
