import type { GameModule } from '../../core/game-module.js';
import type { SceneRequest } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { eventLines, isTold } from '../change/event-lines.js';
import { scoreLines } from '../commands/look/score.js';
import { statusLines } from '../commands/look/status.js';
import type { TableContext } from '../context.js';
import { sinceLastTurn } from '../log/recent.js';
import { withoutUndone } from '../log/replay.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf, seatRecord, seenBy } from '../seats.js';
import type { Watched, WatchRequest } from '../service.js';
import { openingBoard } from '../welcome/opening-board.js';

const TOLD_MOST = 60;

/** The game as one reader may see it now: whoever watches it is shown this and nothing else. */
export async function watch(table: TableContext, { gameId, seat, since }: WatchRequest): Promise<Watched | null> {
  const game = await table.deps.store.find(gameId);
  if (game === null || table.lacksRules(game) !== null) return null;
  const module = table.moduleOf(game);
  const reader = seat === null ? null : (seatRecord(game, seat)?.userId ?? null);
  const lines = await statusLines(table, game, reader);
  const state = await table.stateOf(game);
  if (state === null) {
    const board = openingBoard(module) ?? (() => null);
    return { game, people: peopleOf(game), lines, standings: [], told: [], board, chart: () => null, stands: () => '' };
  }
  const request: SceneRequest =
    since === true ? { show: 'changes', events: await sinceLastTurn(table, game, seat) } : { show: 'board' };
  return {
    game,
    people: peopleOf(game),
    lines,
    standings: scoreLines(module, game, seenBy(module, game, state, seat)),
    told: await lastTold(table, game, state, seat),
    ...picturesOf(module, game, state, seat, request),
  };
}

export function picturesOf(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId | null,
  request: SceneRequest,
): Pick<Watched, 'board' | 'chart' | 'stands'> {
  const view = seenBy(module, game, state, seat);
  return {
    board: (locale) => {
      const scene = module.pictures.scene(view, request, locale);
      return scene.ok ? scene.value : null;
    },
    chart: (locale) => module.pictures.chart(view, locale),
    stands: (place, locale) => module.pictures.stands(view, place, locale),
  };
}

/** What was told last and still stands. */
async function lastTold(
  table: TableContext,
  game: GameRecord,
  state: State,
  seat: SeatId | null,
): Promise<readonly Line[]> {
  const from = Math.max(1, game.version - TOLD_MOST * 4);
  const events = withoutUndone(await table.deps.store.log(game.id, from, game.version)).flatMap((one) => one.events);
  return eventLines(table, game, state, seat, events).filter(isTold(table, game)).slice(-TOLD_MOST);
}
