// Over 200 lines: all parts of the one statement that writes a commit.
import type { Post } from '../table/ports/post.js';
import type { SeatRecord } from '../table/ports/seat-record.js';
import type { Commit, GameRecord, LogEntry, OpenObligation } from '../table/ports/store.js';
import type { Database } from './database.js';
import { Prisma } from './generated/client.js';
import { storedPilot } from './seat-rows.js';

/** The database's state before the commit. */
interface Before {
  readonly game: GameRecord;
  readonly obligations: readonly OpenObligation[];
}

/**
 * Writes a whole commit as one statement, and only if the game is still at the version it started from (false
 * otherwise). Only changes are written, so that an action's bytes do not grow with the game. JSON goes through
 * json_to_recordset as text: keys keep their order and the state reads back unchanged.
 */
export async function writeCommit(db: Database, before: Before, commit: Commit): Promise<boolean> {
  checkVersions(before.game, commit);
  const steps = [
    Prisma.sql`moved AS (${gameUpdate(before.game, commit.game)} RETURNING id)`,
    ...partsOf(before, commit).map((part, at) => Prisma.sql`${Prisma.raw(`part${at}`)} AS (${part})`),
  ];
  const moved = await db.$queryRaw<{ id: string }[]>`WITH ${Prisma.join(steps, ', ')} SELECT id FROM moved`;
  return moved.length === 1;
}

/** A new game with its imported history: this many entries were already written. */
export async function insertGame(db: Database, game: GameRecord, version: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO games (id, module, rules_version, phase, name, guild_id, channel_id, locale, setup, overrides, settings,
      master_id, version, next_roll, seed, seed_hash, words, sealing, outcome, challenge_id, created_at, updated_at)
    VALUES (${game.id}, ${game.module}, ${game.rulesVersion}, ${game.phase}, ${game.name}, ${game.guildId},
      ${game.channelId}, ${game.locale}, ${json(game.setup)}::json, ${json(game.overrides)}::json,
      ${json(game.settings)}::json, ${game.masterId}, ${version}, ${game.nextRoll}, ${game.seed}, ${game.seedHash},
      ${json(game.words)}::json, ${jsonOrNull(game.sealing)}::json, ${jsonOrNull(game.outcome)}::json,
      ${game.challenge?.id ?? null}, ${game.createdAt}, ${game.updatedAt})`;
}

/** How much of an imported log goes into one statement: others are waiting for their turn. */
const ENTRIES_AT_ONCE = 200;

/** An imported game's log, one piece at a time. */
export async function writeHistory(db: Database, gameId: string, entries: readonly LogEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const some = entries.slice(from, from + ENTRIES_AT_ONCE);
    const steps = logParts(some).map((part, at) => Prisma.sql`${Prisma.raw(`part${at}`)} AS (${part})`);
    await db.$executeRaw`WITH moved AS (SELECT ${gameId} AS id), ${Prisma.join(steps, ', ')} SELECT id FROM moved`;
  }
}

function checkVersions(before: GameRecord, { game, entries }: Commit): void {
  const consecutive = entries.every((entry, at) => entry.version === before.version + 1 + at);
  if (!consecutive || game.version !== before.version + entries.length) {
    throw new Error(`a commit to game ${game.id} does not follow version ${before.version}`);
  }
}

function partsOf(before: Before, commit: Commit): readonly Prisma.Sql[] {
  const { game, entries, snapshot, posts } = commit;
  const parts: Prisma.Sql[] = [...logParts(entries)];
  if (snapshot !== null) {
    parts.push(Prisma.sql`INSERT INTO snapshots (game_id, version, state)
      SELECT moved.id, ${snapshot.version}, ${json(snapshot.state)}::json FROM moved ON CONFLICT DO NOTHING`);
  }
  if (posts.length > 0) parts.push(insertPosts(posts, Prisma.sql`moved,`));
  parts.push(...seatParts(before.game, game), ...obligationParts(before, commit));
  return parts;
}

function logParts(entries: readonly LogEntry[]): readonly Prisma.Sql[] {
  return [
    ...(entries.length > 0 ? [insertEntries(entries)] : []),
    ...(entries.some((entry) => entry.events.length > 0) ? [insertEvents(entries)] : []),
    ...(entries.some((entry) => entry.rolls.length > 0) ? [insertRolls(entries)] : []),
  ];
}

function insertEntries(entries: readonly LogEntry[]): Prisma.Sql {
  return Prisma.sql`INSERT INTO entries (game_id, version, request_id, at, user_id, kind, seat, actions, detail)
    SELECT moved.id, row.* FROM moved, json_to_recordset(${json(
      entries.map((entry) => ({
        version: entry.version,
        request_id: entry.requestId,
        at: entry.at,
        user_id: entry.userId,
        kind: entry.kind,
        seat: entry.seat,
        actions: entry.actions,
        detail: entry.detail,
      })),
    )}::json) AS row(version int, request_id text, at timestamptz, user_id text, kind text, seat text, actions json, detail json)`;
}

function insertEvents(entries: readonly LogEntry[]): Prisma.Sql {
  return Prisma.sql`INSERT INTO events (game_id, version, ordinal, body)
    SELECT moved.id, row.* FROM moved, json_to_recordset(${json(
      entries.flatMap(({ version, events }) => events.map((body, ordinal) => ({ version, ordinal, body }))),
    )}::json) AS row(version int, ordinal int, body json)`;
}

function insertRolls(entries: readonly LogEntry[]): Prisma.Sql {
  return Prisma.sql`INSERT INTO rolls (game_id, version, number, sides, face, purpose, scripted)
    SELECT moved.id, row.* FROM moved, json_to_recordset(${json(
      entries.flatMap(({ version, rolls }) =>
        rolls.map(({ number, sides, face, purpose, scripted }) => ({
          version,
          number,
          sides,
          face,
          purpose,
          scripted: scripted ?? false,
        })),
      ),
    )}::json) AS row(version int, number int, sides int, face int, purpose json, scripted boolean)`;
}

/** In the given order: `seq` counts on. `once`: a relation of one row or none, for conditional writes. */
export function insertPosts(posts: readonly Post[], once = Prisma.empty): Prisma.Sql {
  return Prisma.sql`INSERT INTO posts (id, game_id, version, lane, body)
    SELECT row.id, row.game_id, row.version, row.lane, row.body FROM ${once} json_to_recordset(${json(
      posts.map(({ id, gameId, version, ...body }, place) => ({
        place,
        id,
        game_id: gameId,
        version,
        lane: body.to.kind === 'direct' ? `direct:${body.to.userId}` : 'channel',
        body,
      })),
    )}::json) AS row(place int, id text, game_id text, version int, lane text, body json) ORDER BY row.place
    ON CONFLICT (id) DO NOTHING`;
}

function seatParts(before: GameRecord, game: GameRecord): readonly Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  const placed = (seats: readonly SeatRecord[]) =>
    seats.map((seat, position) => ({
      seat: seat.seat,
      position,
      user_id: seat.userId,
      user_name: seat.userName,
      autopilot: seat.autopilot,
      pilot: storedPilot(seat),
      substitute_id: seat.substituteId,
    }));
  const known = new Set(placed(before.seats).map(json));
  const changed = placed(game.seats).filter((seat) => !known.has(json(seat)));
  if (changed.length > 0) {
    parts.push(Prisma.sql`INSERT INTO seats (game_id, seat, position, user_id, user_name, autopilot, pilot, substitute_id)
      SELECT moved.id, row.* FROM moved, json_to_recordset(${json(changed)}::json)
        AS row(seat text, position int, user_id text, user_name text, autopilot boolean, pilot json, substitute_id text)
      ON CONFLICT (game_id, seat) DO UPDATE SET position = excluded.position, user_id = excluded.user_id,
        user_name = excluded.user_name, autopilot = excluded.autopilot, pilot = excluded.pilot,
        substitute_id = excluded.substitute_id`);
  }
  const gone = before.seats.map((seat) => seat.seat).filter((id) => !game.seats.some((seat) => seat.seat === id));
  if (gone.length > 0) {
    parts.push(Prisma.sql`DELETE FROM seats USING moved WHERE game_id = moved.id AND seat = ANY(${gone}::text[])`);
  }
  return parts;
}

/** Reminder notes stay with an obligation for as long as it is the same wait. */
function obligationParts(before: Before, { obligations }: Commit): readonly Prisma.Sql[] {
  const parts: Prisma.Sql[] = [];
  const rowOf = (open: OpenObligation) => ({
    id: open.id,
    seats: open.seats,
    kind: open.kind,
    what: open.what,
    values: open.values ?? null,
    secret: open.secret ?? false,
    since: open.since,
    due_at: open.dueAt,
  });
  const known = new Set(before.obligations.map((open) => json(rowOf(open))));
  const changed = obligations.map(rowOf).filter((row) => !known.has(json(row)));
  if (changed.length > 0) {
    parts.push(Prisma.sql`INSERT INTO obligations (game_id, id, seats, kind, what, "values", secret, since, due_at)
      SELECT moved.id, row.* FROM moved, json_to_recordset(${json(changed)}::json)
        AS row(id text, seats json, kind text, what text, "values" json, secret boolean, since timestamptz, due_at timestamptz)
      ON CONFLICT (game_id, id) DO UPDATE SET seats = excluded.seats, kind = excluded.kind, what = excluded.what,
        "values" = excluded."values", secret = excluded.secret, since = excluded.since, due_at = excluded.due_at`);
  }
  const gone = before.obligations.map((open) => open.id).filter((id) => !obligations.some((open) => open.id === id));
  if (gone.length > 0) {
    parts.push(
      Prisma.sql`DELETE FROM obligations USING moved WHERE game_id = moved.id AND obligations.id = ANY(${gone}::text[])`,
    );
  }
  return parts;
}

/** Invalidates what reminders found out about a game. */
export const LOOK_ANEW = Prisma.sql`look_at = DEFAULT, look_mark = look_mark + 1`;

/** What may change about a game; its initial rules may not. */
function gameUpdate(before: GameRecord, game: GameRecord): Prisma.Sql {
  const changes = [
    Prisma.sql`version = ${game.version}`,
    Prisma.sql`next_roll = ${game.nextRoll}`,
    Prisma.sql`updated_at = ${game.updatedAt}`,
    LOOK_ANEW,
  ];
  const text = (column: string, was: string | null, is: string | null) => {
    if (was !== is) changes.push(Prisma.sql`${Prisma.raw(column)} = ${is}`);
  };
  const document = (column: string, was: unknown, is: unknown) => {
    if (json(was) !== json(is)) changes.push(Prisma.sql`${Prisma.raw(column)} = ${json(is)}::json`);
  };
  text('phase', before.phase, game.phase);
  text('name', before.name, game.name);
  text('channel_id', before.channelId, game.channelId);
  text('guild_id', before.guildId, game.guildId);
  text('locale', before.locale, game.locale);
  text('master_id', before.masterId, game.masterId);
  text('seed', before.seed, game.seed);
  text('seed_hash', before.seedHash, game.seedHash);
  document('setup', before.setup, game.setup);
  document('overrides', before.overrides, game.overrides);
  document('settings', before.settings, game.settings);
  document('words', before.words, game.words);
  const maybe = (column: string, was: unknown, is: unknown) => {
    if (json(was) !== json(is)) changes.push(Prisma.sql`${Prisma.raw(column)} = ${jsonOrNull(is)}::json`);
  };
  maybe('undo_asked', before.undoAsked, game.undoAsked);
  document('requests', before.requests, game.requests);
  maybe('sealing', before.sealing, game.sealing);
  maybe('outcome', before.outcome, game.outcome);
  if (before.pausedAt?.getTime() !== game.pausedAt?.getTime()) {
    changes.push(Prisma.sql`paused_at = ${game.pausedAt}`);
  }
  if (before.restsAt?.getTime() !== game.restsAt?.getTime()) changes.push(Prisma.sql`rests_at = ${game.restsAt}`);
  return Prisma.sql`UPDATE games SET ${Prisma.join(changes, ', ')}
    WHERE id = ${game.id} AND version = ${before.version}`;
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : json(value);
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
