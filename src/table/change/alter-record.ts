import { ok, type Result } from '../../core/result.js';
import type { TableContext } from '../context.js';
import { markOf } from '../controls/mark.js';
import type { Line } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { Commit, GameRecord, OpenGame } from '../ports/store.js';
import type { Altered } from './alter.js';
import type { Change } from './change.js';
import { notBefore } from './compose-commit.js';

/** A change to a game whose rules are missing: nothing is played, nobody newly awaited. */
export type RecordChange = Pick<Change, 'game' | 'entry' | 'mention'> & { readonly announce: readonly Line[] };

interface Decided<Answer> {
  readonly decision: Result<Answer>;
  readonly game: GameRecord;
}

/** Changes a game's record without using its rules. */
export async function alterRecord<Answer>(
  table: TableContext,
  gameId: string,
  requestId: string,
  decide: (game: GameRecord) => Promise<Result<{ readonly change: RecordChange; readonly answer: Answer }>>,
): Promise<Altered<Answer>> {
  const changed = await table.deps.store.change<Decided<Answer>>(gameId, requestId, async (open) => {
    const decision = await decide(open.game);
    if (!decision.ok) return { commit: null, answer: { decision, game: open.game } };
    const now = notBefore(table.deps.clock.now(), open.game.updatedAt);
    const commit = commitOf(open, requestId, decision.value.change, now);
    return { commit, answer: { decision: ok(decision.value.answer), game: commit.game } };
  });
  if (!changed.done) return { kind: changed.why };
  const { decision, game } = changed.answer;
  if (!decision.ok) return { kind: 'refused', rejection: decision.rejection, game };
  table.deps.outboxSignal?.ring(gameId);
  return { kind: 'done', answer: decision.value, game, state: null };
}

function commitOf(open: OpenGame, requestId: string, change: RecordChange, now: Date): Commit {
  const version = open.game.version + 1;
  const game: GameRecord = { ...change.game, version, updatedAt: now };
  const post = (index: number) => ({
    id: `${game.id}.${markOf(game).toString(36)}.${index}`,
    gameId: game.id,
    version,
  });
  return {
    game,
    entries: [{ ...change.entry, version, requestId, at: now }],
    snapshot: null,
    posts: [
      { ...post(0), to: { kind: 'channel' }, lines: change.announce, mentions: [...(change.mention ?? [])] },
      { ...post(1), to: { kind: 'status' }, lines: [], mentions: [] },
    ],
    obligations: isEnded(game) ? [] : open.obligations,
  };
}
