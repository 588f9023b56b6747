import type { TableContext } from '../context.js';
import type { Challenge } from '../ports/challenge.js';
import type { GameRecord } from '../ports/store.js';
import { type Attempt, attemptOf } from './attempt.js';
import { diceTellableFrom } from './closing.js';

export type Finished = Attempt & { readonly result: NonNullable<Attempt['result']> };

/** Both tables of a challenge, best first, and how many have begun it. */
export interface ChallengeTables {
  readonly attempts: readonly Attempt[];
  readonly firstSight: readonly Finished[];
  readonly open: readonly Finished[];
}

export async function tablesOf(
  table: TableContext,
  challenge: Challenge,
  games: readonly GameRecord[],
): Promise<ChallengeTables> {
  const attempts: Attempt[] = [];
  const leavers = new Set<string>();
  for (const game of games) {
    const found = await attemptOf(table, challenge, game);
    if (found.attempt !== null) attempts.push(found.attempt);
    for (const userId of found.leavers) leavers.add(userId);
  }
  const finished = attempts.filter(isFinished).sort((one, other) => other.result.score - one.result.score);
  // A player who left any game of it could have seen the others' meanwhile: he stays on the open table.
  const first = finished.filter(
    (one) => isFirst(one, attempts, challenge) && (one.player === null || !leavers.has(one.player)),
  );
  return { attempts, firstSight: first, open: finished.filter((one) => !first.includes(one)) };
}

function isFinished(attempt: Attempt): attempt is Finished {
  return attempt.result !== null;
}

/** Counts once per person: having begun another game of it before this one ended, he could have seen its dice. */
function isFirst(attempt: Attempt, all: readonly Attempt[], challenge: Challenge): boolean {
  const { player } = attempt;
  if (
    !attempt.untouched ||
    player === null ||
    attempt.ended >= diceTellableFrom({ until: challenge.until.toISOString() })
  )
    return false;
  return all.every(
    (other) =>
      other.gameId === attempt.gameId ||
      !other.people.includes(player) ||
      other.begun.getTime() > attempt.ended.getTime(),
  );
}

/** His own game is over and he plays no other: the others' are no secret to him. */
export function hasFinished({ attempts }: ChallengeTables, userId: string, playing: readonly string[]): boolean {
  const own = attempts.filter(({ player }) => player === userId);
  return own.length > 0 && own.every(({ gameId }) => !playing.includes(gameId));
}
