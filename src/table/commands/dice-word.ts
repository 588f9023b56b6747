import { ok, type Result, refuse } from '../../core/result.js';
import { alter, replyTo } from '../change/alter.js';
import type { TableContext } from '../context.js';
import { sealWord, showWord, unshown } from '../dice/sealed-words.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { shortText, tableEntry, textOption } from './handler.js';

const LONGEST_WORD = 100;

/** What was given: a word, or the hash of one. */
type Given = { readonly word: string } | { readonly hash: string };

/** Null: neither was. */
export function givenFor(request: CommandRequest): Result<Given> | null {
  const [word, hash] = [textOption(request.options, 'word'), textOption(request.options, 'hash')];
  if (word !== null && hash !== null) return refuse('word-or-hash');
  if (word !== null) return ok({ word: shortText(word, LONGEST_WORD) });
  if (hash === null) return null;
  const plain = hash.toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? ok({ hash: plain }) : refuse('hash-wrong');
}

/** Takes a word for the dice, or shows the one behind a hash given before. Nobody else hears it until all are shown. */
export async function wordReply(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  given: Given,
): Promise<Reply> {
  const altered = await alter<Line>(table, game.id, request.requestId, async ({ game: now, state }) => {
    const called = now.sealing !== null && now.sealing.askedAt !== null;
    const next =
      called && 'word' in given ? showWord(now, request.userId, given.word) : sealWord(now, request.userId, given);
    if (!next.ok) return next;
    const [seat = null] = seatsOf(now, request.userId);
    const who = { kind: 'seat', id: seat ?? '' } as const;
    const hash = next.value.sealing?.words.find(({ userId }) => userId === request.userId)?.hash ?? '';
    const announce: Line[] = [{ from: 'table', key: called ? 'word.shown' : 'word.sealed', values: { who, hash } }];
    if (called && unshown(next.value).length === 0) announce.push({ from: 'table', key: 'word.all-shown' });
    const entry = {
      ...tableEntry(request.userId, { what: called ? 'word-shown' : 'word-sealed', hash }),
      kind: 'word',
      seat,
    } as const;
    const answer: Line =
      'word' in given
        ? { from: 'table', key: 'word.yours', values: { word: { kind: 'text', id: given.word }, hash } }
        : { from: 'table', key: 'word.your-hash', values: { hash } };
    return ok({ change: { game: next.value, state, entry, announce }, answer });
  });
  return replyTo(altered, (done) => ({ lines: [done.answer] }));
}
