import { hoursAfter } from '../deadline/grace.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { TableRequest } from '../ports/table-request.js';
import type { Asker } from '../request.js';

/** So long a request waits for its answer. */
export const REQUEST_HOURS = 48;

type Asked<Request> = Request extends TableRequest ? Omit<Request, 'at' | 'by' | 'byName' | 'until'> : never;

/** The game with one request more, as it is after the next entry of its log; the asker by his name as it is kept. */
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

/** Those that still mean something: in time, of a seat that is where it was, of a game that is not otherwise gone on. */
export function stillOpen(game: GameRecord, now: Date): readonly TableRequest[] {
  return game.requests.filter((request) => {
    if (!isRunning(request, now) || game.phase === 'archived') return false;
    if (request.what === 'reopen') return game.phase === 'over';
    const holder = game.seats.find(({ seat }) => seat === request.seat);
    if (isEnded(game) || holder === undefined) return false;
    return holder.userId === (request.what === 'hand' ? request.from : null);
  });
}
