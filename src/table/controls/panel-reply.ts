import type { State } from '../../core/game-module.js';
import { inPublic, owedLine } from '../change/awaited.js';
import type { TableContext } from '../context.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { peopleOf, seatsOf } from '../seats.js';
import { aheadLines } from './confirm.js';
import { privatePanel } from './panel.js';
import { withShortcuts } from './shortcuts.js';

/** Lines, then what this person is awaited for (or who is, where he is not), then his buttons. */
export async function panelReply(
  table: TableContext,
  game: GameRecord,
  userId: string,
  lines: readonly Line[],
  page = 0,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const state = await table.stateOf(game);
  const controls = withShortcuts(game, privatePanel(module, game, state, userId, page), userId);
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [...lines, ...(await whereItStands(table, game, state, userId))],
    ...(controls.length > 0 ? { controls } : {}),
  };
}

async function whereItStands(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  userId: string,
): Promise<readonly Line[]> {
  switch (game.phase) {
    case 'gathering':
      return [{ from: 'table', key: 'phase.gathering' }];
    case 'paused':
      return [{ from: 'table', key: 'phase.paused' }];
    case 'over':
    case 'archived':
      return [{ from: 'table', key: 'phase.over' }];
    case 'playing': {
      const mine = seatsOf(game, userId);
      const open = await table.deps.store.obligations(game.id);
      const owed = open.filter(({ seats }) => seats.some((seat) => mine.includes(seat)));
      const told = mine.length > 0 ? false : undefined;
      if (owed.length === 0) return inPublic(open).map((obligation) => owedLine(game.module, obligation, told));
      const owing = mine.filter((seat) => owed.some(({ seats }) => seats.includes(seat)));
      const ahead = state === null ? [] : owing.flatMap((seat) => aheadLines(table.moduleOf(game), state, seat));
      return [...ahead, ...owed.map((obligation) => owedLine(game.module, obligation, true))];
    }
  }
}
