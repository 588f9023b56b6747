import { isObject, isText, type Json } from '../../core/json.js';
import { refusal } from '../change/alter.js';
import { truthOption } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import { hmacSha256 } from '../dice/roller.js';
import type { Reply } from '../ports/message.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { peopleOf, seatsOf } from '../seats.js';
import type { LinkOpened } from '../service.js';
import { hashOf, mayBeWatched, sameText } from './keys.js';
import { openVisit } from './visits.js';

/** A person's link to his seats in a game, as stored: of its key only the hash. */
interface Kept {
  readonly hash: string;
  /** The version at which it was made: once a seat has changed hands since, it is dead. */
  readonly since: number;
}

const memoOf = (gameId: string, userId: string) => `page-link.${gameId}.${userId}`;

/** `/link`: a new private link, which ends the old one; or none any more. */
export async function linkReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const { entropy, pageAddress } = table.deps;
  const { userId } = request;
  if (pageAddress === undefined) return refusal({ code: 'page-closed' }, game);
  if (request.linked === true) return refusal({ code: 'link-from-link' }, game);
  const key = memoOf(game.id, userId);
  const said = { gameId: game.id, people: peopleOf(game) };
  if (truthOption(request.options, 'off') === true) {
    await replaceMemo(table, key, '');
    return { ...said, lines: [{ from: 'table', key: 'link.off' }] };
  }
  if (seatsOf(game, userId).length === 0) return refusal({ code: 'not-seated' }, game);
  const secret = entropy.seed();
  const kept: Kept = { hash: hashOf(secret), since: game.version };
  await replaceMemo(table, key, JSON.stringify(kept));
  const address = `${pageAddress}/#key=s.${game.id}.${userId}.${secret}`;
  return {
    ...said,
    lines: [
      { from: 'table', key: 'link.yours', values: { address } },
      { from: 'table', key: 'link.keep' },
    ],
  };
}

async function replaceMemo({ deps: { store } }: TableContext, key: string, value: string): Promise<void> {
  while (!(await store.setMemo(key, await store.memo(key), value)));
}

/**
 * The address for everyone who may see the channel: it shows what spectators see and can do nothing, so it is derived
 * rather than stored. Null: there is no page, or the game is not to be watched.
 */
export function watchAddress({ deps: { pageAddress } }: TableContext, game: GameRecord): string | null {
  if (pageAddress === undefined || !mayBeWatched(game)) return null;
  return `${pageAddress}/#key=w.${game.id}.${watchSecret(game)}`;
}

function watchSecret({ seed, id }: Pick<GameRecord, 'seed' | 'id'>): string {
  return Buffer.from(hmacSha256(seed, `postumus watch 1\n${id}`)).toString('hex');
}

/** Who may look with this key; null: nobody. */
export async function openLink(table: TableContext, key: string): Promise<LinkOpened | null> {
  const [kind, gameId = '', ...more] = key.split('.');
  const isKey = key.length <= 300 && /^[\w.-]+$/.test(key);
  if (isKey && kind === 'a') return openVisit(table, gameId, more.join('.'));
  const game = isKey ? await table.deps.store.find(gameId) : null;
  if (game === null) return null;
  if (kind === 'w')
    return sameText(more.join('.'), watchSecret(game)) && mayBeWatched(game) ? { game, userId: null } : null;
  const [userId = '', secret = ''] = more;
  const kept = kind === 's' ? keptIn(await table.deps.store.memo(memoOf(game.id, userId))) : null;
  if (kept === null || !sameText(hashOf(secret), kept.hash)) return null;
  const seats = seatsOf(game, userId);
  if (seats.length === 0 || (await hasChangedHands(table, game, kept.since, seats))) return null;
  return { game, userId };
}

function keptIn(memo: string | null): Kept | null {
  if (memo === null || memo === '') return null;
  const read: Json = JSON.parse(memo);
  if (!isObject(read) || !isText(read.hash) || typeof read.since !== 'number') return null;
  return { hash: read.hash, since: read.since };
}

/** Also if a seat has come back to the same person meanwhile: whoever had the link may have passed it on with the seat. */
export async function hasChangedHands(
  { deps: { store }, handovers }: TableContext,
  game: GameRecord,
  since: number,
  seats: readonly string[],
): Promise<boolean> {
  const known = handovers.get(game.id) ?? { upTo: 0, entries: [] };
  const fresh = known.upTo >= game.version ? [] : await store.log(game.id, known.upTo + 1, game.version);
  const entries = [...known.entries, ...fresh.filter(isHandover)];
  handovers.set(game.id, { upTo: game.version, entries });
  return entries.some(({ version, detail }) => version > since && seats.some((seat) => mentions(detail, seat)));
}

const HANDOVERS = ['join', 'leave', 'substitute'];

function isHandover({ kind, detail }: LogEntry): boolean {
  return kind === 'table' && isObject(detail) && isText(detail.what) && HANDOVERS.includes(detail.what);
}

function mentions(detail: Json, seat: string): boolean {
  if (!isObject(detail) || detail.later === true) return false;
  return detail.seat === seat || (Array.isArray(detail.seats) && detail.seats.includes(seat));
}
