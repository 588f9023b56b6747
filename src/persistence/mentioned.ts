import type { Database } from './database.js';

/** An affair does not go on for more posts than these. */
const LOOKED_AT = 400;

/** Who was mentioned in the posts of an affair, those that wait to leave among them. */
export async function readMentioned(db: Database, gameId: string, affairId: string): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ readonly mentions: readonly string[] }[]>`
    SELECT body->'mentions' AS mentions
    FROM (SELECT body FROM posts WHERE game_id = ${gameId} AND lane = 'channel' ORDER BY seq DESC LIMIT ${LOOKED_AT}) AS last
    WHERE body->'live'->'affair'->>'id' = ${affairId}`;
  return new Set(rows.flatMap(({ mentions }) => mentions));
}
