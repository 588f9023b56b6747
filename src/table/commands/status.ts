import type { NameTerm, Term } from '../../core/result.js';
import { inPublic, owedLine } from '../change/awaited.js';
import type { TableContext } from '../context.js';
import { privatePanel } from '../controls/panel.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf, seenBy } from '../seats.js';
import { gameReply } from './handler.js';
import { scoreLines } from './score.js';

/** Where the game is, who is awaited and since when, and the score: the pinned message and `/game status`. */
export async function statusLines(table: TableContext, game: GameRecord): Promise<readonly Line[]> {
  const module = table.moduleOf(game);
  const lines: Line[] = [
    {
      from: 'table',
      key: 'status.title',
      module: module.id,
      values: { game: { kind: 'text', id: game.name }, phase: { kind: 'key', id: `phase.name.${game.phase}` } },
    },
  ];
  const state = await table.stateOf(game);
  if (state === null) {
    const taken = game.seats.filter((seat) => seat.userId !== null).length;
    lines.push({ from: 'table', key: 'status.gathering', values: { taken, max: game.seats.length } });
    return [...lines, ...seatLines(game)];
  }
  const view = seenBy(module, game, state, null);
  const where = module.status(view);
  lines.push({
    from: 'game',
    module: module.id,
    key: `status.${where.key}`,
    ...(where.values === undefined ? {} : { values: where.values }),
  });
  for (const owed of inPublic(await table.deps.store.obligations(game.id))) {
    lines.push(owedLine(module.id, owed));
    lines.push({
      from: 'table',
      key: 'status.since',
      values: { since: { kind: 'instant', id: owed.since.toISOString() } },
    });
  }
  return [...lines, ...scoreLines(module, game, view)];
}

export async function statusReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const controls = privatePanel(table.moduleOf(game), game, await table.stateOf(game), request.userId);
  return { ...gameReply(game, ...(await statusLines(table, game))), ...(controls.length > 0 ? { controls } : {}) };
}

export async function seatsReply(_inner: TableContext, game: GameRecord): Promise<Reply> {
  return gameReply(game, ...seatLines(game));
}

/** A seat given up, or of an imported game, is told with the name of whoever had it, until somebody takes it. */
export function seatLines(game: GameRecord): readonly Line[] {
  return game.seats.map((seat): Line => {
    const who: NameTerm = { kind: 'text', id: seat.userName };
    const values: Record<string, Term> = { seat: seat.seat, who };
    if (seat.userId === null) {
      return { from: 'table', key: seat.userName === '' ? 'seat.line-open' : 'seat.line-was', values };
    }
    if (seat.autopilot) return { from: 'table', key: 'seat.line-autopilot', values };
    if (seat.userId === game.masterId) return { from: 'table', key: 'seat.line-master', values };
    return { from: 'table', key: 'seat.line', values };
  });
}

/** Every game of this person, and where he is awaited; in Discord with links. */
export async function mineReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const games = await table.deps.store.ofUser(request.userId);
  const open = games.filter((game) => game.phase !== 'archived');
  if (open.length === 0) return { lines: [{ from: 'table', key: 'mine.none' }] };
  const lines: Line[] = [];
  for (const game of open) {
    const mine = seatsOf(game, request.userId);
    const owed = (await table.deps.store.obligations(game.id)).filter((wait) =>
      wait.seats.some((seat) => mine.includes(seat)),
    );
    const values: Record<string, Term> = {
      game: { kind: 'text', id: game.name },
      where: { kind: 'channel', id: game.channelId },
      phase: { kind: 'key', id: `phase.name.${game.phase}` },
    };
    lines.push({ from: 'table', key: owed.length > 0 ? 'mine.awaited' : 'mine.line', values });
  }
  return { lines };
}
