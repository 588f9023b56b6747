import { isList, isObject, isText, type Json } from '../../core/json.js';
import type { TableContext } from '../context.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf } from '../seats.js';
import type { LetIn, LinkOpened, Visit } from '../service.js';
import { hashOf, mayBeWatched, sameText } from './keys.js';

/** Somebody has the page open inside Discord, as stored: of his key only the hash. */
interface Kept {
  readonly hash: string;
  readonly channelId: string;
  readonly parentId: string | null;
  readonly instance: string;
  readonly until: number;
}

const A_DAY = 86_400_000;
/** One person on several devices, or in several channels; a further one ends the oldest. */
const MOST = 4;

const memoOf = (userId: string) => `page-visits.${userId}`;

/** A key for one person in one channel, which shows him whatever is played there. */
export async function letIn(table: TableContext, visit: Visit): Promise<LetIn> {
  const game = await table.gameHere(visit);
  if (game === null) return { ok: false, why: 'no-game' };
  const seen = seenAs(game, visit.userId);
  if (seen === null) return { ok: false, why: 'players-only' };
  const { store, clock, entropy } = table.deps;
  const secret = entropy.seed();
  const now = clock.now().getTime();
  const fresh: Kept = {
    hash: hashOf(secret),
    channelId: visit.channelId,
    parentId: visit.parentId ?? null,
    instance: visit.instance,
    until: now + A_DAY,
  };
  for (;;) {
    const memo = await store.memo(memoOf(visit.userId));
    const open = keptIn(memo).filter(({ until }) => until > now);
    const kept = [...open.slice(1 - MOST), fresh];
    if (await store.setMemo(memoOf(visit.userId), memo, JSON.stringify(kept))) break;
  }
  const { locale } = await store.preferences(visit.userId);
  return { ok: true, key: `a.${visit.userId}.${secret}`, watches: seen.userId === null, locale };
}

/** What such a key shows now: another game may be played there, or his seat be somebody else's. */
export async function openVisit(table: TableContext, userId: string, secret: string): Promise<LinkOpened | null> {
  const { store, clock } = table.deps;
  const visits = keptIn(await store.memo(memoOf(userId)));
  const visit = visits.find(({ hash, until }) => until > clock.now().getTime() && sameText(hash, hashOf(secret)));
  if (visit === undefined) return null;
  const { channelId, parentId, instance } = visit;
  const game = await table.gameHere({ channelId, ...(parentId === null ? {} : { parentId }) });
  const seen = game === null ? null : seenAs(game, userId);
  return game === null || seen === null ? null : { game, ...seen, instance };
}

/** As a player, as a spectator, or not at all. */
function seenAs(game: GameRecord, userId: string): { readonly userId: string | null } | null {
  if (seatsOf(game, userId).length > 0) return { userId };
  return mayBeWatched(game) ? { userId: null } : null;
}

function keptIn(memo: string | null): readonly Kept[] {
  const read: Json = memo === null ? [] : JSON.parse(memo);
  return (isList(read) ? read : []).flatMap((one): Kept[] => {
    if (!isObject(one)) return [];
    const { hash, channelId, parentId = null, instance, until } = one;
    if (!isText(hash) || !isText(channelId) || !isText(instance) || typeof until !== 'number') return [];
    return [{ hash, channelId, parentId: isText(parentId) ? parentId : null, instance, until }];
  });
}
