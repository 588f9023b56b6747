import type { MixedWord } from '../../core/derive.js';
import type { JsonObject } from '../../core/json.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { Line } from '../ports/message.js';
import type { GameRecord, SealedWord } from '../ports/store.js';
import { seatsOf } from '../seats.js';
import { hashOfText, hmacSha256 } from './roller.js';

/** How much of the fingerprint an invitation shows: enough that no other seed matching it can be found in time. */
const MARK_DIGITS = 16;

/** The invitation's line on dice: a mark of their seed, where to see it whole, and where to give words. */
export function fingerprintMark({ seedHash, sealing }: Pick<GameRecord, 'seedHash' | 'sealing'>): Line {
  const values = { mark: seedHash.slice(0, MARK_DIGITS) };
  return { from: 'table', key: sealing === null ? 'word.not-invited' : 'word.invited', values };
}

/** How long a player who gave only a hash has to show his word: nobody can rush the start past him. */
const PATIENCE_MS = 24 * 3_600_000;

/** A word of a game about to begin, with the seat it counts for. */
export interface OpenedWord extends SealedWord {
  readonly seat: SeatId;
}

/** The hash that seals a word: of the word alone if its player made it, with a salt if the table did. */
export function sealOf(word: string, salt: string | null): string {
  return hashOfText(salt === null ? word : `${salt} ${word}`);
}

/** One word per player while words are open; it stays sealed and cannot be changed. */
export function sealWord(
  game: GameRecord,
  userId: string,
  given: { word: string } | { hash: string },
): Result<GameRecord> {
  const { sealing } = game;
  if (sealing === null || sealing.askedAt !== null) return refuse('words-closed');
  if (seatsOf(game, userId).length === 0) return refuse('not-seated');
  if (sealing.words.some((word) => word.userId === userId)) return refuse('word-stands');
  // A short word could be guessed from its hash, so add a salt that only the host can know.
  const salt = Buffer.from(hmacSha256(game.seed, `postumus salt 1\n${userId}`))
    .toString('hex')
    .slice(0, 32);
  const sealed: SealedWord =
    'hash' in given
      ? { userId, hash: given.hash, salt: null, word: null }
      : { userId, hash: sealOf(given.word, salt), salt, word: given.word };
  return ok({ ...game, sealing: { ...sealing, words: [...sealing.words, sealed] } });
}

/** Reveals the word behind an earlier hash, once it is asked for. It too stays sealed until all are shown. */
export function showWord(game: GameRecord, userId: string, word: string): Result<GameRecord> {
  const { sealing } = game;
  const mine = sealing?.words.find((sealed) => sealed.userId === userId && sealed.word === null);
  if (sealing === null || sealing.askedAt === null || mine === undefined) return refuse('words-closed');
  if (sealOf(word, null) !== mine.hash) return refuse('word-differs', { hash: mine.hash });
  const words = sealing.words.map((sealed) => (sealed === mine ? { ...mine, word } : sealed));
  return ok({ ...game, sealing: { ...sealing, words } });
}

/** A player who leaves takes his word along. */
export function withoutWordsOf(game: GameRecord, userId: string): GameRecord {
  if (game.sealing === null) return game;
  const words = game.sealing.words.filter((sealed) => sealed.userId !== userId);
  return { ...game, sealing: { ...game.sealing, words } };
}

/** Who still has to show his word. */
export function wordsToShow(game: GameRecord): readonly OpenedWord[] {
  return seatedWords(game).filter(({ word }) => word === null);
}

/** In seat order; words of players without a seat do not count. */
export function seatedWords(game: GameRecord): readonly OpenedWord[] {
  const words = game.sealing?.words ?? [];
  const seated = words.flatMap((sealed) =>
    seatsOf(game, sealed.userId)
      .slice(0, 1)
      .map((seat) => ({ ...sealed, seat })),
  );
  return game.seats.flatMap(({ seat }) => seated.filter((sealed) => sealed.seat === seat));
}

/** Until when the game waits for those who have to show theirs; null: for nobody (any more). */
export function waitsUntil(game: GameRecord, now: Date): Date | null {
  if (game.sealing === null || wordsToShow(game).length === 0) return null;
  const until = new Date(
    (game.sealing.askedAt === null ? now.getTime() : Date.parse(game.sealing.askedAt)) + PATIENCE_MS,
  );
  return until > now ? until : null;
}

/**
 * All words at once, before the next throw: shown ones are mixed into it and all later throws, the others are named.
 */
export interface Opening {
  readonly game: GameRecord;
  readonly shown: readonly OpenedWord[];
  readonly silent: readonly OpenedWord[];
  /** What the log keeps of it. */
  readonly detail: JsonObject;
}

export function openWords(game: GameRecord): Opening {
  const words = seatedWords(game);
  const silent = words.filter(({ word }) => word === null);
  const shown = words.filter(({ word }) => word !== null);
  const mixed = shown.flatMap(({ seat, word }): MixedWord[] =>
    word === null ? [] : [{ seat, word, fromRoll: game.nextRoll }],
  );
  const detail = {
    words: shown.map(({ seat, word, salt, hash }) => ({ seat, word, salt, hash })),
    silent: silent.map(({ seat, hash }) => ({ seat, hash })),
  };
  return { game: { ...game, words: [...game.words, ...mixed], sealing: null }, shown, silent, detail };
}
