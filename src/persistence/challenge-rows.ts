import type { Setup } from '../core/contract/setup.js';
import type { Challenge } from '../table/ports/challenge.js';
import type { Database } from './database.js';
import { Prisma } from './generated/client.js';

interface ChallengeRow {
  readonly id: string;
  readonly scope: string;
  readonly name: string;
  readonly module: string;
  readonly rules_version: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly seed_hash: string;
  readonly opened_at: Date;
  readonly until: Date;
}

/** The first one opens it: of two at once, the second finds the first one's row. */
export async function insertChallenge(db: Database, challenge: Challenge): Promise<void> {
  await db.$executeRaw`
    INSERT INTO challenges (id, scope, name, module, rules_version, setup, seed, seed_hash, opened_at, until)
    VALUES (${challenge.id}, ${challenge.scope}, ${challenge.name}, ${challenge.module}, ${challenge.rulesVersion},
      ${JSON.stringify(challenge.setup)}::json, ${challenge.seed}, ${challenge.seedHash}, ${challenge.openedAt},
      ${challenge.until})
    ON CONFLICT (id) DO NOTHING`;
}

export async function readChallenge(db: Database, id: string): Promise<Challenge | null> {
  const rows = await db.$queryRaw<ChallengeRow[]>`SELECT * FROM challenges WHERE id = ${id}`;
  return rows.map(challengeOf)[0] ?? null;
}

/** How many are offered to choose from. */
const MOST = 50;

export async function readChallenges(db: Database, scopes: readonly string[]): Promise<readonly Challenge[]> {
  const rows = await db.$queryRaw<ChallengeRow[]>`
    SELECT * FROM challenges WHERE scope IN (${Prisma.join([...scopes])}) ORDER BY opened_at DESC, id LIMIT ${MOST}`;
  return rows.map(challengeOf);
}

function challengeOf(row: ChallengeRow): Challenge {
  const { id, scope, name, module, setup, seed, until } = row;
  return {
    id,
    scope,
    name,
    module,
    rulesVersion: row.rules_version,
    setup,
    seed,
    seedHash: row.seed_hash,
    openedAt: row.opened_at,
    until,
  };
}
