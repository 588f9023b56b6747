import type { Inner } from '../inner.js';
import { seatRecord } from '../inner.js';
import { standing } from '../log/replay.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { numberOption, told } from './handler.js';
import { seatLines } from './status.js';

/** What can be read of a game whose rules are not here (any more): what is written down, in no game's words. */

export async function bareStatusLines(inner: Inner, game: GameRecord): Promise<readonly Line[]> {
  const lacking = inner.lacksRules(game);
  const phase = { kind: 'key', id: `phase.name.${game.phase}` } as const;
  const awaited = await inner.deps.store.obligations(game.id);
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

export async function bareStatusReply(inner: Inner, game: GameRecord): Promise<Reply> {
  return told(game, ...(await bareStatusLines(inner, game)));
}

const USUAL = 15;
const MOST = 100;

/** Who did something when: what it was, only the rules can tell, or `/export`. */
export async function bareLogReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const wanted = Math.max(1, Math.min(MOST, Math.round(numberOption(request.options, 'count') ?? USUAL)));
  const entries = standing(await inner.deps.store.log(game.id, Math.max(1, game.version - wanted * 4), game.version));
  const lines = entries.slice(-wanted).map(({ version, at, seat }): Line => {
    const who = seat === null ? '' : (seatRecord(game, seat)?.userName ?? seat);
    const values = {
      version,
      when: { kind: 'instant', id: at.toISOString() },
      who: { kind: 'text', id: who },
    } as const;
    return { from: 'table', key: who === '' ? 'bare.entry' : 'bare.entry-of', values };
  });
  return told(game, ...lines, { from: 'table', key: 'bare.may' });
}
