import type { GameModule } from '../../../core/game-module.js';
import type { NameTerm } from '../../../core/result.js';
import { nearest, plain } from '../../../core/slips.js';
import { LOCALES, type Locale } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { type ChapterHead, chapterHeads, standingLog } from '../../film/chapters.js';
import { filmOf } from '../../film/film.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf } from '../../seats.js';
import { gameReply, numberOption, textOption } from '../handler.js';

/** The game again as a moving picture: all of it, one turn, or one power's acts. */
export async function replayReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const module = table.moduleOf(game);
  const entries = await standingLog(table, game);
  const heads = chapterHeads(module, entries);
  if (heads.length === 0) return refusal({ code: 'replay-empty' }, game);
  const turn = numberOption(request.options, 'turn');
  const turns = heads.flatMap((head) => (head.turn === undefined ? [] : [head.turn]));
  if (turn !== null && !turns.includes(turn)) {
    if (turns.length === 0) return refusal({ code: 'replay-no-turns' }, game);
    return refusal(
      { code: 'replay-turn', values: { turn, first: Math.min(...turns), last: Math.max(...turns) } },
      game,
    );
  }
  const typed = textOption(request.options, 'of');
  const whose = typed === null ? null : powerNamed(module, heads, typed);
  if (typed !== null && whose === null) {
    return refusal({ code: 'replay-of', values: { given: { kind: 'text', id: typed }, who: powersIn(heads) } }, game);
  }
  const wanted = heads
    .filter((head) => turn === null || head.turn === turn)
    .filter((head) => whose === null || head.whose?.id === whose.id);
  if (wanted.length === 0) return refusal({ code: 'replay-empty' }, game);
  request.progress?.({ from: 'table', key: 'replay.making', values: { count: wanted.length } });
  const reader = seatsOf(game, request.userId)[0] ?? null;
  return {
    ...gameReply(game, shownLine(game, wanted.length, turn, whose)),
    film: filmOf(table, game, entries, wanted, reader),
  };
}

function shownLine(game: GameRecord, count: number, turn: number | null, whose: NameTerm | null): Line {
  const values = { game: { kind: 'text', id: game.name }, count, ...(turn === null ? {} : { turn }) };
  const key = turn === null ? 'replay.whole' : 'replay.turn';
  const line = { from: 'table', module: game.module } as const;
  return whose === null
    ? { ...line, key, values }
    : { ...line, key: turn === null ? 'replay.of' : 'replay.of-turn', values: { ...values, who: whose } };
}

/** The powers that have chapters, each once. */
export function powersIn(heads: readonly ChapterHead[]): readonly NameTerm[] {
  return [...new Map(heads.flatMap(({ whose }) => (whose === undefined ? [] : [[whose.id, whose]]))).values()];
}

/** As typed in any of the languages. */
function powerNamed(module: GameModule, heads: readonly ChapterHead[], typed: string): NameTerm | null {
  const powers = powersIn(heads);
  const wanted = plain(typed);
  const names = (power: NameTerm) => [
    plain(power.id),
    ...LOCALES.map((locale) => plain(nameOf(module, locale, power))),
  ];
  return powers.find((power) => names(power).includes(wanted)) ?? nearest(powers, names, wanted);
}

export function nameOf(module: GameModule, locale: Locale, power: NameTerm): string {
  return module.words.name(locale, power);
}
