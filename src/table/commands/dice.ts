import { mayRead } from '../../core/seat.js';
import { seedLines } from '../challenge/closing.js';
import { diceOfChallenge } from '../challenge/dice-seen.js';
import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import { seatedWords } from '../dice/sealed-words.js';
import type { Line, Reply } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { givenFor, wordReply } from './dice-word.js';
import { gameReply, numberOption } from './handler.js';

const USUAL = 10;
const MOST = 60;

/** The last rolls with what they were for, and what they are made of; or a word of one's own for those to come. */
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
  if (over) lines.push(...seedLines(game, table.deps.clock.now()));
  return gameReply(game, ...lines);
}

function wordLines(game: GameRecord): readonly Line[] {
  return game.words.map((word) => ({
    from: 'table',
    key: 'word.mixed',
    values: { who: { kind: 'seat', id: word.seat }, word: { kind: 'text', id: word.word }, from: word.fromRoll },
  }));
}

/** Who has given one, and how a word is given; one's own is not kept from oneself. */
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
