import { ok, refuse } from '../../core/result.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import { alter, replyTo } from '../change/alter.js';
import { type Inner, seatsOf } from '../inner.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { numberOption, shortText, tableEntry, textOption, told } from './handler.js';
import { revealLines } from './phases.js';

const USUAL = 10;
const MOST = 60;
const LONGEST_WORD = 60;

/** The last rolls with what they were for; with a word, mixes it into all rolls to come. */
export async function diceReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const word = textOption(request.options, 'word');
  if (word !== null) return giveWord(inner, game, request, shortText(word, LONGEST_WORD));
  const wanted = Math.max(1, Math.min(MOST, Math.round(numberOption(request.options, 'count') ?? USUAL)));
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const over = game.phase === 'over' || game.phase === 'archived';
  const entries = await inner.deps.store.log(game.id, Math.max(1, game.version - wanted * 10), game.version);
  const rolls = entries.flatMap((entry) => entry.rolls).slice(-wanted);
  const lines: Line[] = rolls.map((roll) =>
    over || mayRead(roll.purpose.audience ?? 'all', seat)
      ? { from: 'roll', module: game.module, roll }
      : { from: 'table', key: 'roll.hidden', values: { number: roll.number } },
  );
  if (lines.length === 0) lines.push({ from: 'table', key: 'roll.none' });
  lines.push({ from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } }, ...wordLines(game));
  if (over) lines.push(...revealLines(game));
  return told(game, ...lines);
}

function wordLines(game: GameRecord): readonly Line[] {
  return game.words.map((word) => ({
    from: 'table',
    key: 'dice.word-line',
    values: { who: { kind: 'seat', id: word.seat }, word: { kind: 'text', id: word.word }, from: word.fromRoll },
  }));
}

async function giveWord(inner: Inner, game: GameRecord, request: CommandRequest, word: string): Promise<Reply> {
  const altered = await alter<SeatId>(inner, game.id, request.requestId, async ({ game: now, state }) => {
    const [seat] = seatsOf(now, request.userId);
    if (seat === undefined) return refuse('not-seated');
    if (now.phase === 'over' || now.phase === 'archived') return refuse('game-over');
    const given = { seat, word, fromRoll: now.nextRoll };
    const entry = { ...tableEntry(request.userId, { what: 'word' }), kind: 'word', seat, detail: given } as const;
    const announce: Line[] = [wordGiven(seat, word, now.nextRoll)];
    return ok({ change: { game: { ...now, words: [...now.words, given] }, state, entry, announce }, answer: seat });
  });
  return replyTo(altered, (done) => ({ lines: [wordGiven(done.answer, word, done.game.nextRoll)] }));
}

function wordGiven(seat: SeatId, word: string, from: number): Line {
  return {
    from: 'table',
    key: 'dice.word-given',
    values: { who: { kind: 'seat', id: seat }, word: { kind: 'text', id: word }, from },
  };
}
