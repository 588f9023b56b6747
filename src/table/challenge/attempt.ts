import type { Phrase } from '../../core/result.js';
import type { TableContext } from '../context.js';
import { checkFile } from '../log/check-file.js';
import { fileOf } from '../log/game-file.js';
import type { Challenge } from '../ports/challenge.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isFirstSight, leaversOf, playerOf } from './first-sight.js';

/** One game of a challenge, as read from its log. */
export interface Attempt {
  readonly gameId: string;
  /** Who acted in it; for a game not yet played, who sits in it. */
  readonly player: string | null;
  /** Everyone who began it, sits in it or joined since: they have seen its dice. */
  readonly people: readonly string[];
  readonly name: string;
  readonly begun: Date;
  readonly ended: Date;
  /** Nothing undone or looked up, one person from start to finish. */
  readonly untouched: boolean;
  /** Null: not finished. */
  readonly result: { readonly score: number; readonly verdict: Phrase | null } | null;
}

/** What a game's log shows: the attempt (null before the game has begun) and who left it. */
export interface FoundGame {
  readonly attempt: Attempt | null;
  readonly leavers: readonly string[];
}

/** Cached results of this many games. */
const KEPT = 500;

/** Logs only grow, so what was found for a version stays right. */
const known = new WeakMap<TableContext, Map<string, FoundGame>>();

/** The score comes only from replaying the log with the challenge's seed. */
export async function attemptOf(table: TableContext, challenge: Challenge, game: GameRecord): Promise<FoundGame> {
  const kept = known.get(table) ?? new Map<string, FoundGame>();
  known.set(table, kept);
  const key = `${game.id}@${game.version}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const entries = await table.deps.store.log(game.id, 1, game.version);
  const fresh = { attempt: await derived(table, challenge, game, entries), leavers: leaversOf(entries) };
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, fresh);
  return fresh;
}

async function derived(
  table: TableContext,
  challenge: Challenge,
  game: GameRecord,
  entries: readonly LogEntry[],
): Promise<Attempt | null> {
  const first = entries.findIndex(({ kind }) => kind === 'setup');
  const begun = entries[first]?.at;
  if (begun === undefined) return null;
  const [seat] = game.seats;
  const hands = entries.slice(first).map(({ userId }) => userId);
  return {
    gameId: game.id,
    player: playerOf(entries) ?? seat?.userId ?? null,
    people: [...new Set([...hands, ...game.seats.flatMap(({ userId }) => userId ?? [])])],
    name: seat?.userName ?? '',
    begun,
    ended: entries.findLast(({ kind }) => kind === 'act')?.at ?? begun,
    untouched: isFirstSight(entries),
    result: game.outcome === null ? null : await replayed(table, challenge, game, entries),
  };
}

/**
 * Every die comes from the seed, every action from the offers; an attempt that does not replay this way does not count.
 */
async function replayed(
  table: TableContext,
  challenge: Challenge,
  game: GameRecord,
  entries: readonly LogEntry[],
): Promise<Attempt['result']> {
  const module = table.rulesOf(game);
  if (module === null) return null;
  const whole: GameRecord = {
    ...game,
    phase: 'over',
    seed: challenge.seed,
    seedHash: challenge.seedHash,
    challenge: null,
  };
  const { flaws, scripted, sealed, played } = await checkFile(
    fileOf(
      whole,
      entries,
      await table.stateOf(game),
      { seat: null, alone: false, mayHide: false },
      table.deps.clock.now(),
    ),
    module,
  );
  if (flaws.length > 0 || scripted + sealed > 0 || played === null) return null;
  const outcome = module.outcome(played.state);
  const [first] = outcome?.ranking ?? [];
  if (outcome === null || first?.score === undefined) return null;
  return { score: first.score, verdict: outcome.verdict ?? null };
}
