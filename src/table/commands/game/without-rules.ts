import type { TableContext } from '../../context.js';
import { withoutUndone } from '../../log/replay.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatRecord } from '../../seats.js';
import { gameReply, numberOption } from '../handler.js';
import { seatLines } from '../look/status.js';

/** What can be read of a game whose rules are missing: the record alone, without a game's words. */

export async function bareStatusLines(table: TableContext, game: GameRecord): Promise<readonly Line[]> {
  const lacking = table.lacksRules(game);
  const phase = { kind: 'key', id: `phase.name.${game.phase}` } as const;
  const awaited = await table.deps.store.obligations(game.id);
  return [
    { from: 'table', key: 'status.title', values: { game: { kind: 'text', id: game.name }, phase } },
    ...(lacking === null ? [] : [{ from: 'rejection', module: null, rejection: lacking } as const]),
    ...seatLines(game),
    ...awaited.map(
      ({ seats, since }): Line => ({
        from: 'table',
        key: 'bare.awaited',
        values: { who: seats.map((id) => ({ kind: 'seat', id })), since: { kind: 'instant', id: since.toISOString() } },
      }),
    ),
    { from: 'table', key: 'bare.may' },
  ];
}

export async function bareStatusReply(table: TableContext, game: GameRecord): Promise<Reply> {
  return gameReply(game, ...(await bareStatusLines(table, game)));
}

const USUAL = 15;
const MOST = 100;

/** Who did something and when. What it was, only the rules or `/export` can tell. */
export async function bareLogReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const wanted = Math.max(1, Math.min(MOST, Math.round(numberOption(request.options, 'count') ?? USUAL)));
  const entries = withoutUndone(
    await table.deps.store.log(game.id, Math.max(1, game.version - wanted * 4), game.version),
  );
  const lines = entries.slice(-wanted).map(({ version, at, seat }): Line => {
    const who = seat === null ? '' : (seatRecord(game, seat)?.userName ?? seat);
    const values = {
      version,
      when: { kind: 'instant', id: at.toISOString() },
      who: { kind: 'text', id: who },
    } as const;
    return { from: 'table', key: who === '' ? 'bare.entry' : 'bare.entry-of', values };
  });
  return gameReply(game, ...lines, { from: 'table', key: 'bare.may' });
}
