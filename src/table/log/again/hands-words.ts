import { isList, isObject, isText, type JsonObject } from '../../../core/json.js';
import { ok, refuse } from '../../../core/result.js';
import { tableEntry } from '../../commands/handler.js';
import { wordReply } from '../../commands/look/dice.js';
import { sealOf } from '../../dice/sealed-words.js';
import { seatsOf } from '../../seats.js';
import type { Desk } from './desk.js';
import { decideHere, type Hand, textIn, toldIn, type Ways } from './hand.js';

/** A word opened later, of this hash; null: it never was. */
function opened({ file, stretch }: Desk, hash: string, after: number): JsonObject | null {
  for (const entry of file.entries.slice(after, stretch?.to)) {
    const { words, what } = toldIn(entry);
    if (what === 'import' || !isList(words)) continue;
    const found = words.find((word) => isObject(word) && word.hash === hash);
    return isObject(found) ? found : null;
  }
  return null;
}

/** Given in plain (the table makes its salt from the seed) or as a hash. */
export const redoSeal: Ways = (entry, told, desk) => {
  const hash = textIn(told.hash);
  const word = opened(desk, hash, entry.version);
  const byHash: Hand = ({ table, asker }, game) =>
    wordReply(table, game, { ...asker, command: 'dice', options: {} }, { hash });
  if (word === null || !isText(word.salt)) return [byHash];
  const plain = textIn(word.word);
  return desk.sealed
    ? [sealedBefore(plain, word.salt, hash)]
    : [({ table, asker }, game) => wordReply(table, game, { ...asker, command: 'dice', options: {} }, { word: plain })];
};

/** Without the seed its salt cannot be derived: take the file's. */
function sealedBefore(word: string, salt: string, hash: string): Hand {
  return (doing) =>
    decideHere(doing, ({ game, state }) => {
      const { userId } = doing.asker;
      const { sealing } = game;
      const [seat = null] = seatsOf(game, userId);
      const twice = sealing?.words.some((other) => other.userId === userId) !== false;
      if (sealing === null || twice || sealing.askedAt !== null || seat === null || sealOf(word, salt) !== hash)
        return refuse('words-closed');
      const words = [...sealing.words, { userId, hash, salt, word }];
      const entry = { ...tableEntry(userId, { what: 'word-sealed', hash }), kind: 'word', seat } as const;
      return ok({ game: { ...game, sealing: { ...sealing, words } }, state, entry });
    });
}

/** Nobody else hears a word until all are opened: only that it was shown is known. */
export const redoShow: Ways = (entry, told, desk) => {
  const hash = textIn(told.hash);
  const word = opened(desk, hash, entry.version);
  if (word !== null) {
    const plain = textIn(word.word);
    return [
      ({ table, asker }, game) => wordReply(table, game, { ...asker, command: 'dice', options: {} }, { word: plain }),
    ];
  }
  return [
    (doing) =>
      decideHere(doing, ({ game, state }) => {
        const { userId } = doing.asker;
        const { sealing } = game;
        const mine = sealing?.words.find((sealed) => sealed.userId === userId && sealed.word === null);
        const [seat = null] = seatsOf(game, userId);
        if (sealing === null || sealing.askedAt === null || mine?.hash !== hash) return refuse('words-closed');
        const words = sealing.words.map((sealed) => (sealed === mine ? { ...mine, word: '' } : sealed));
        const shown = { ...tableEntry(userId, { what: 'word-shown', hash }), kind: 'word', seat } as const;
        return ok({ game: { ...game, sealing: { ...sealing, words } }, state, entry: shown });
      }),
  ];
};
