import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { restsAt } from '../deadline/silence.js';
import type { Roller } from '../dice/roller.js';
import type { Line } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { Commit, GameRecord, LogEntry } from '../ports/store.js';
import { composePosts } from '../posts/compose-posts.js';
import { outcomeLines } from '../posts/outcome-lines.js';
import { withSeatedSubstitutesFree } from '../seats.js';
import { playForTheAbsent, withoutExpiredPilots } from './autopilot.js';
import { openObligations } from './awaited.js';
import type { Change, OpenLog } from './change.js';
import { brokenLine, inPerson } from './default.js';
import { stillOpen } from './requests.js';

export interface ComposedCommit {
  readonly commit: Commit;
  readonly state: State | null;
}

/** Snapshot interval in entries: loading a game replays at most this many. */
const SNAPSHOT_EVERY = 64;

/** Processes' clocks differ, but time in a game's log never runs backwards. */
export function notBefore(now: Date, last: Date): Date {
  return now < last ? last : now;
}

/** Everything one command writes. */
export async function composeCommit(
  table: TableContext,
  open: OpenLog,
  before: GameRecord,
  requestId: string,
  change: Change,
  roller: Roller | null,
): Promise<ComposedCommit> {
  const clock = table.deps.clock.now();
  const now = notBefore(clock, before.updatedAt);
  const module = table.moduleOf(change.game);
  const first: LogEntry = { ...change.entry, version: before.version + 1, requestId, at: now };
  const entries: LogEntry[] = [first];
  for (const [index, entry] of (change.more ?? []).entries()) {
    entries.push({ ...entry, version: first.version + 1 + index, requestId: `${requestId}:${index + 1}`, at: now });
  }
  if (roller !== null && roller.words !== change.game.words) throw new Error('dice with other words than the game has');
  if (change.spent !== undefined) {
    entries.push({
      ...change.spent,
      version: before.version + 1 + entries.length,
      requestId: `${requestId}:spent`,
      at: now,
    });
  }
  let game: GameRecord = { ...withSeatedSubstitutesFree(module.mode, change.game), updatedAt: now };
  let state = change.state;
  let { announce = [], broken = null } = change;
  const ending: Line[] = [];

  if (state !== null && game.phase === 'playing') {
    if (roller !== null && change.entry.kind !== 'spent') {
      const stamp = { version: before.version + 1, requestId, at: now };
      const played = playForTheAbsent(table, module, game, state, entries, stamp, roller, change.lapsed);
      state = played.state;
      broken ??= played.broken;
    }
    const over = withoutExpiredPilots(module, game, state, entries, now);
    game = over.game;
    announce = [...announce, ...over.announce];
    if (broken !== null) {
      game = inPerson(game, broken);
      announce = [...announce, brokenLine(broken)];
    }
    const outcome = module.outcome(state);
    if (outcome !== null) {
      game = { ...game, phase: 'over', outcome };
      ending.push(...outcomeLines(module, game, outcome, now));
    }
  }
  if (isEnded(game)) game = { ...game, undoAsked: null };
  game = { ...game, requests: stillOpen(game, now), restsAt: restsAt(before, game, entries, now) };
  const nextRoll = roller === null ? game.nextRoll : Math.max(game.nextRoll, roller.nextNumber);
  game = { ...game, version: before.version + entries.length, nextRoll };

  if (table.deps.unheard === true) {
    const snapshot = state === null ? null : { version: game.version, state };
    return { commit: { game, entries, snapshot, posts: [], obligations: [] }, state };
  }
  const obligations = openObligations(module, game, before, state, open.obligations, clock, broken?.owed.id ?? null);
  const wantsSnapshot =
    change.snapshot === true ||
    entries.some((entry) => entry.version % SNAPSHOT_EVERY === 0) ||
    game.phase !== before.phase;
  const posts = await composePosts({
    module,
    state,
    before,
    game,
    entries,
    change: { ...change, announce },
    ending,
    open,
    obligations,
    now,
  });
  return {
    commit: {
      game,
      entries,
      snapshot: state !== null && wantsSnapshot ? { version: game.version, state } : null,
      posts,
      obligations,
    },
    state,
  };
}
