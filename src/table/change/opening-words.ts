import { ok, type Result, refuse } from '../../core/result.js';
import { tableEntry } from '../commands/handler.js';
import { type OpenedWord, openWords, waitsUntil, wordsToShow } from '../dice/sealed-words.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Opened } from './alter.js';
import type { Change } from './change.js';

const seatOf = ({ seat }: OpenedWord) => ({ kind: 'seat', id: seat }) as const;

/** The game about to begin, with the words mixed into its dice. */
export interface WordsOpened {
  readonly game: GameRecord;
  readonly announce: readonly Line[];
  readonly detail: ReturnType<typeof openWords>['detail'];
}

/**
 * Before the first throw, players who gave only a hash are asked for their word and the game waits (`asks`, or a
 * refusal meanwhile). Then all words are shown at once and go into the dice.
 */
export function callWords(
  opened: Pick<Opened, 'state' | 'roller'>,
  game: GameRecord,
  userId: string,
  now: Date,
): Result<{ readonly asks: Change } | WordsOpened> {
  const until = waitsUntil(game, now);
  const who = wordsToShow(game);
  if (game.sealing !== null && until !== null) {
    const values = { who: who.map(seatOf), until: { kind: 'instant', id: until.toISOString() } } as const;
    if (game.sealing.askedAt !== null) return refuse('words-awaited', values);
    return ok({
      asks: {
        game: { ...game, sealing: { ...game.sealing, askedAt: now.toISOString() } },
        state: opened.state,
        entry: tableEntry(userId, { what: 'words-asked' }),
        announce: [{ from: 'table', key: 'word.asked', values }],
        mention: who.map((word) => word.userId),
      },
    });
  }
  return ok(wordsInto(opened.roller, game));
}

/** Mixes in all known words at once. */
export function wordsInto(roller: Opened['roller'], game: GameRecord): WordsOpened {
  if (game.sealing === null) return { game, announce: [], detail: {} };
  const { shown, silent, ...opening } = openWords(game);
  roller.mix(opening.game.words, opening.detail);
  const announce: Line[] = [
    ...shown.map((sealed): Line => {
      const word = { kind: 'text', id: sealed.word ?? '' } as const;
      return { from: 'table', key: 'word.opened', values: { who: seatOf(sealed), word, hash: sealed.hash } };
    }),
    ...silent.map((sealed): Line => {
      return { from: 'table', key: 'word.silent', values: { who: seatOf(sealed), hash: sealed.hash } };
    }),
  ];
  return { ...opening, announce };
}
