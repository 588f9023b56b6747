import { hoursAfter } from '../deadline/grace.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { TableRequest } from '../ports/table-request.js';
import type { Asker } from '../request.js';

/** How long a request waits for its answer. */
export const REQUEST_HOURS = 48;

type Asked<Request> = Request extends TableRequest ? Omit<Request, 'at' | 'by' | 'byName' | 'until'> : never;

/** The game with one more request, as of its next log entry; the asker under his stored name. */
export function withRequest(
  game: GameRecord,
  asker: Pick<Asker, 'userId' | 'userName'>,
  asked: Asked<TableRequest>,
  now: Date,
): GameRecord {
  const request: TableRequest = {
    ...asked,
    at: game.version + 1,
    by: asker.userId,
    byName: asker.userName,
    until: hoursAfter(now, REQUEST_HOURS).toISOString(),
  };
  return { ...game, requests: [...game.requests, request] };
}

export function isRunning({ until }: TableRequest, now: Date): boolean {
  return Date.parse(until) > now.getTime();
}

/** Requests that still apply: in time, the seat unchanged, the game not otherwise moved on. */
export function stillOpen(game: GameRecord, now: Date): readonly TableRequest[] {
  return game.requests.filter((request) => {
    if (!isRunning(request, now) || game.phase === 'archived') return false;
    if (request.what === 'reopen') return game.phase === 'over';
    const holder = game.seats.find(({ seat }) => seat === request.seat);
    if (isEnded(game) || holder === undefined) return false;
    return holder.userId === (request.what === 'hand' ? request.from : null);
  });
}
