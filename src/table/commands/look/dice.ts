import { ok, type Result, refuse } from '../../../core/result.js';
import { mayRead } from '../../../core/seat.js';
import { seedLines, tellsSeed } from '../../challenge/closing.js';
import { diceOfChallenge } from '../../challenge/dice-seen.js';
import { alter, refusal, replyTo } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { sealWord, seatedWords, showWord, wordsToShow } from '../../dice/sealed-words.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf } from '../../seats.js';
import { gameReply, numberOption, shortText, tableEntry, textOption } from '../handler.js';

const USUAL = 10;

const MOST = 60;

/** The last rolls with their purposes, and what dice are derived from (seed, words); or gives a word for dice to come. */
export async function diceReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const given = givenFor(request);
  if (given !== null) return given.ok ? wordReply(table, game, request, given.value) : refusal(given.rejection, game);
  const seen = await diceOfChallenge(table, game, request);
  if (seen !== null) return seen;
  const wanted = Math.max(1, Math.min(MOST, Math.round(numberOption(request.options, 'count') ?? USUAL)));
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const over = isEnded(game);
  const entries = await table.deps.store.log(game.id, Math.max(1, game.version - wanted * 10), game.version);
  const rolls = entries.flatMap((entry) => entry.rolls).slice(-wanted);
  const lines: Line[] = rolls.map((roll) =>
    over || mayRead(roll.purpose.audience ?? 'all', seat)
      ? { from: 'roll', module: game.module, roll }
      : { from: 'table', key: 'roll.hidden', values: { number: roll.number } },
  );
  if (lines.length === 0) lines.push({ from: 'table', key: 'roll.none' });
  lines.push({ from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } });
  lines.push(...wordLines(game), ...sealedLines(game, request.userId));
  if (over) {
    const now = table.deps.clock.now();
    lines.push(...seedLines(game, now));
    if (tellsSeed(game, now)) lines.push({ from: 'table', key: 'dice.how-checked' });
  }
  return gameReply(game, ...lines);
}

function wordLines(game: GameRecord): readonly Line[] {
  return game.words.map((word) => ({
    from: 'table',
    key: 'word.mixed',
    values: { who: { kind: 'seat', id: word.seat }, word: { kind: 'text', id: word.word }, from: word.fromRoll },
  }));
}

/** Who has given a word, and how to give one; your own is shown to you. */
function sealedLines(game: GameRecord, userId: string): readonly Line[] {
  if (game.sealing === null) return [];
  const sealed = seatedWords(game).map(({ seat, hash }): Line => {
    return { from: 'table', key: 'word.is-sealed', values: { who: { kind: 'seat', id: seat }, hash } };
  });
  const mine = game.sealing.words.find((word) => word.userId === userId);
  if (mine === undefined) return [...sealed, { from: 'table', key: 'word.how' }];
  if (mine.word === null) return [...sealed, { from: 'table', key: 'word.your-hash', values: { hash: mine.hash } }];
  const values = { word: { kind: 'text', id: mine.word }, hash: mine.hash } as const;
  return [...sealed, { from: 'table', key: 'word.yours', values }];
}

const LONGEST_WORD = 100;

/** The input: a word, or the hash of one. */
type Given = { readonly word: string } | { readonly hash: string };

/** Null: neither given. */
function givenFor(request: CommandRequest): Result<Given> | null {
  const [word, hash] = [textOption(request.options, 'word'), textOption(request.options, 'hash')];
  if (word !== null && hash !== null) return refuse('word-or-hash');
  if (word !== null) return ok({ word: shortText(word, LONGEST_WORD) });
  if (hash === null) return null;
  const plain = hash.toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? ok({ hash: plain }) : refuse('hash-wrong');
}

/** Takes a word for the dice, or reveals the one behind an earlier hash. Nobody else sees it until all are shown. */
export async function wordReply(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  given: Given,
): Promise<Reply> {
  const altered = await alter<Line>(table, game.id, request.requestId, async ({ game: current, state }) => {
    const called = current.sealing !== null && current.sealing.askedAt !== null;
    const next =
      called && 'word' in given
        ? showWord(current, request.userId, given.word)
        : sealWord(current, request.userId, given);
    if (!next.ok) return next;
    const [seat = null] = seatsOf(current, request.userId);
    const who = { kind: 'seat', id: seat ?? '' } as const;
    const hash = next.value.sealing?.words.find(({ userId }) => userId === request.userId)?.hash ?? '';
    const announce: Line[] = [{ from: 'table', key: called ? 'word.shown' : 'word.sealed', values: { who, hash } }];
    if (called && wordsToShow(next.value).length === 0) announce.push({ from: 'table', key: 'word.all-shown' });
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
