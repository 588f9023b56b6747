import type { NameTerm, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { inPublic, owedLines } from '../../change/awaited.js';
import type { TableContext } from '../../context.js';
import { privatePanel } from '../../controls/panel/panel.js';
import { setupSummary } from '../../controls/panel/setup.js';
import { withShortcuts } from '../../controls/panel/shortcuts.js';
import { awayLines } from '../../people/away-lines.js';
import { isBot } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { peopleOf, seatsOf, seenBy } from '../../seats.js';
import { playsLine } from '../../words/shared-words.js';
import { gameReply } from '../handler.js';

import { totalLines } from './score.js';

/**
 * Where the game stands, who is awaited since when, and the score: the pinned message and, for its `reader`, `/game
 * status`. Kept short for phones; a button shows the parts of the score.
 */
export async function statusLines(
  table: TableContext,
  game: GameRecord,
  reader: string | null = null,
): Promise<readonly Line[]> {
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
  lines.push(...setupSummary(module, game));
  if (state === null) {
    const taken = game.seats.filter((seat) => seat.userId !== null || isBot(seat)).length;
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
  const mine = reader === null ? [] : seatsOf(game, reader);
  const isMine = ({ seats }: { readonly seats: readonly string[] }) => seats.some((seat) => mine.includes(seat));
  const open = await table.deps.store.obligations(game.id);
  // Secret waits are told to those awaited; here the reader asks for himself.
  const shown = open.filter((one) => inPublic([one]).length > 0 || isMine(one));
  for (const instant of new Set(shown.map(({ since }) => since.toISOString()))) {
    const then = shown.filter(({ since }) => since.toISOString() === instant);
    const told = [true, false].flatMap((own) =>
      owedLines(
        module.id,
        then.filter((one) => isMine(one) === own),
        mine.length > 0 ? own : undefined,
      ),
    );
    const note: Line = { from: 'table', key: 'status.since', values: { since: { kind: 'instant', id: instant } } };
    lines.push(...told.map((line): Line => ({ from: 'noted', line, note })));
  }
  return [...lines, ...(await awayLines(table, game)), ...totalLines(module, game, view)];
}

export async function statusReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const panel = privatePanel(table, game, await table.stateOf(game), request.userId);
  const controls = await withShortcuts(table, game, panel, request.userId);
  return {
    ...gameReply(game, ...(await statusLines(table, game, request.userId))),
    ...(controls.length > 0 ? { controls } : {}),
  };
}

export async function seatsReply(table: TableContext, game: GameRecord): Promise<Reply> {
  return gameReply(game, ...seatLines(game), ...(await awayLines(table, game)));
}

/** A seat given up, or of an imported game, shows its last player's name until somebody takes it. */
export function seatLines(game: GameRecord): readonly Line[] {
  return game.seats.map((seat): Line => {
    const who: NameTerm = { kind: 'text', id: seat.userName };
    const values: Record<string, Term> = { seat: seat.seat, who };
    if (isBot(seat)) return { from: 'table', key: 'seat.line-bot', values: { ...values, strength: strengthOf(seat) } };
    if (seat.userId === null) {
      return { from: 'table', key: seat.userName === '' ? 'seat.line-open' : 'seat.line-was', values };
    }
    if (seat.autopilot || seat.pilot !== null) {
      const key = seat.autopilot ? 'seat.line-autopilot' : 'seat.line-in-part';
      return { from: 'table', key, values: { ...values, strength: strengthOf(seat) } };
    }
    if (seat.userId === game.masterId) return { from: 'table', key: 'seat.line-master', values };
    return { from: 'table', key: 'seat.line', values };
  });
}

function strengthOf({ pilot }: SeatRecord): NameTerm {
  return { kind: 'key', id: `strength.${pilot?.strength ?? 'default'}` };
}

/** Which side he plays there, and from when on. */
async function myPart(table: TableContext, game: GameRecord, mine: readonly SeatId[]): Promise<readonly Line[]> {
  const module = table.rulesOf(game);
  const state = module === null ? null : await table.stateOf(game);
  if (module === null || state === null) return [];
  const people = new Map(Object.entries(peopleOf(game)));
  return mine.flatMap((seat) => {
    const line = playsLine(module, seenBy(module, game, state, seat), seat);
    // The line is about one of several games: only there do its seats have names.
    return line?.from === 'of-seat' ? [{ ...line, role: { kind: 'text', id: people.get(seat) ?? seat } }] : [];
  });
}

/** All of this person's games and where he is awaited; in Discord with links. */
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
    lines.push(...(await myPart(table, game, mine)));
  }
  return { lines };
}
