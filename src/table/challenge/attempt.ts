import type { Phrase } from '../../core/result.js';
import type { TableContext } from '../context.js';
import { checkFile } from '../log/check-file.js';
import { fileOf } from '../log/game-file.js';
import type { Challenge } from '../ports/challenge.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isFirstSight, leaversOf, playerOf } from './first-sight.js';

/** One game of a challenge, as its log tells it. */
export interface Attempt {
  readonly gameId: string;
  /** Who played it, by his acts; of one not yet played, whoever sits there. */
  readonly player: string | null;
  /** Who began it, sits in it or had a hand in it since: they have seen its dice. */
  readonly people: readonly string[];
  readonly name: string;
  readonly begun: Date;
  readonly ended: Date;
  /** Nothing taken back or looked at, one person from beginning to end. */
  readonly untouched: boolean;
  /** Null: not played to its end. */
  readonly result: { readonly score: number; readonly verdict: Phrase | null } | null;
}

/** What is found of a game: the attempt, null where it has not begun, and who has left it. */
export interface FoundGame {
  readonly attempt: Attempt | null;
  readonly leavers: readonly string[];
}

/** So many games are kept as they were found. */
const KEPT = 500;

/** Logs only grow: what was found of a version is right for ever. */
const known = new WeakMap<TableContext, Map<string, FoundGame>>();

/** The score is that of the log played anew with the challenge's seed, and of nothing else. */
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

/** Every die from the seed, every action from the offers: what does not come out so counts for nothing. */
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
