import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import { eventLines, isTold } from '../change/event-lines.js';
import type { TableContext } from '../context.js';
import { standingLog } from '../film/chapters.js';
import { isSecretTo } from '../log/secret.js';
import type { Line } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { peopleOf, seenBy } from '../seats.js';
import type { Moment, StepsRequest, Trail } from '../service.js';
import { picturesOf } from './watch.js';

/**
 * The steps of a game that this reader may know of, numbered from 0 as he counts them: their versions would show how
 * many lines others wrote in secret. Of a finished game everybody may know all.
 */
export async function stepsOf(
  table: TableContext,
  game: GameRecord,
  seat: SeatId | null,
): Promise<readonly LogEntry[]> {
  const entries = await standingLog(table, game);
  const begun = entries.findIndex(({ kind }) => kind === 'setup' || kind === 'position');
  const played = begun < 0 ? [] : entries.slice(begun);
  return played.filter((entry) => CHANGING.includes(entry.kind) && (isEnded(game) || !isSecretTo(entry, seat)));
}
const CHANGING: readonly LogEntry['kind'][] = ['setup', 'position', 'act'];

async function foundGame(table: TableContext, gameId: string): Promise<GameRecord | null> {
  const game = await table.deps.store.find(gameId);
  return game === null || table.lacksRules(game) !== null ? null : game;
}

/** How long the way back is, where its chapters begin, and where this reader last acted. */
export async function trail(table: TableContext, { gameId, seat }: StepsRequest): Promise<Trail | null> {
  const game = await foundGame(table, gameId);
  if (game === null) return null;
  const steps = await stepsOf(table, game, seat);
  const mine = seat === null ? -1 : steps.findLastIndex((entry) => entry.seat === seat);
  const { meanings } = table.moduleOf(game);
  let begun = 0;
  const chapters = steps.flatMap(({ events }, to): Trail['chapters'] => {
    const ended = events.findLast(({ type }) => type === CHAPTER_ENDED);
    if (ended === undefined) return [];
    const at = begun;
    begun = to + 1;
    const { turn, whose, called } = meanings.chapterOf?.(ended) ?? {};
    if (whose === undefined && called === undefined) return [];
    const line: Line =
      whose === undefined
        ? { from: 'game', module: game.module, key: `chapter.${called}` }
        : { from: 'table', key: 'term', module: game.module, values: { term: whose } };
    return [{ at, to, line, turn: turn ?? null }];
  });
  return { game, people: peopleOf(game), steps: steps.length, acted: mine < 0 ? null : mine, chapters };
}

/** One step, by the real replay: what was done, and the board after it as this reader may see it. */
export async function moment(table: TableContext, request: StepsRequest, at: number): Promise<Moment | null> {
  const { gameId, seat } = request;
  const game = await foundGame(table, gameId);
  if (game === null) return null;
  const steps = await stepsOf(table, game, seat);
  const entry = steps[at];
  const state = entry === undefined ? null : await table.stateAt(game, entry.version);
  if (entry === undefined || state === null) return null;
  const module = table.moduleOf(game);
  const all = isEnded(game);
  const events = all ? entry.events.map((event): GameEvent => ({ ...event, audience: 'all' })) : entry.events;
  const seen = events.filter(({ audience }) => mayRead(audience ?? 'all', seat));
  const rolls = entry.rolls.filter(({ purpose }) => all || mayRead(purpose.audience ?? 'all', seat));
  const where = module.status(seenBy(module, game, state, seat));
  const status: Line = {
    from: 'game',
    module: module.id,
    key: `status.${where.key}`,
    ...(where.values === undefined ? {} : { values: where.values }),
  };
  return {
    game,
    people: peopleOf(game),
    lines: [status],
    told: [
      ...eventLines(table, game, state, seat, events).filter(isTold(table, game)),
      ...rolls.map((roll): Line => ({ from: 'roll', module: module.id, roll })),
    ],
    ...picturesOf(module, game, state, seat, { show: 'changes', events: seen }),
  };
}
