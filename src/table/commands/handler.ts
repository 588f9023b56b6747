import type { TypedOptions } from '../../core/command.js';
import type { Json } from '../../core/json.js';
import { LOCALES } from '../../core/languages.js';
import { tell } from '../../i18n/index.js';
import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import type { Deed } from '../log/deeds.js';
import type { Line, Reply } from '../ports/message.js';
import { StorageFault } from '../ports/storage-fault.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { peopleOf } from '../seats.js';
import { within } from '../within.js';

export type CommandHandler = (table: TableContext, request: CommandRequest) => Promise<Reply>;

type GameHandler = (table: TableContext, game: GameRecord, request: CommandRequest) => Promise<Reply>;

/** Most commands are about the game of the channel they are typed in. */
export function withGame(handle: GameHandler): CommandHandler {
  return withRecord(async (table, game, request) => {
    const lacking = table.lacksRules(game);
    return lacking === null ? handle(table, game, request) : refusal(lacking, game);
  });
}

/** Where the rules of a game are not here, what can be done without them. */
export function withGameOr(handle: GameHandler, without: GameHandler): CommandHandler {
  return withRecord((table, game, request) =>
    (table.lacksRules(game) === null ? handle : without)(table, game, request),
  );
}

/** Some need only what is written of it: they work also where its rules are not here (any more). */
export function withRecord(handle: GameHandler): CommandHandler {
  return async (table, request) => {
    const game = await table.gameHere(request);
    return game === null ? refusal({ code: 'no-game-here' }, null) : handle(table, game, request);
  };
}

/** While the database is away the general answers are given all the same. */
const KNOWN_WITHIN_MS = 1_000;

/** The game of this channel, for answers that do without. */
export function gameIfKnown(table: TableContext, request: CommandRequest): Promise<GameRecord | null> {
  return within(KNOWN_WITHIN_MS, table.gameHere(request), () => null).catch((fault: unknown) => {
    if (fault instanceof StorageFault) return null;
    throw fault;
  });
}

export function gameReply(game: GameRecord, ...lines: readonly Line[]): Reply {
  return { gameId: game.id, people: peopleOf(game), lines };
}

/** The options as typed, by kind; a text may come as a number where it looks like one. */
export function textOption(options: TypedOptions, name: string): string | null {
  const value = options[name];
  if (value === undefined) return null;
  const text = String(value).trim();
  return text === '' ? null : text;
}

export function numberOption(options: TypedOptions, name: string): number | null {
  const value = options[name];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** In whatever language. */
const typed = (key: 'typed.yes' | 'typed.no') => LOCALES.flatMap((locale) => tell(locale, key).split(', '));
const YES = typed('typed.yes');
const NO = typed('typed.no');
export function truthOption(options: TypedOptions, name: string): boolean | null {
  const value = options[name];
  if (typeof value === 'boolean') return value;
  const text = String(value ?? '').toLowerCase();
  if (YES.includes(text)) return true;
  return NO.includes(text) ? false : null;
}

/** Person's words for names and the like: one line, no longer than that, nothing that a database takes for no text. */
export function shortText(text: string, longest: number): string {
  return [...text.replace(/[\s\0\p{Surrogate}]+/gu, ' ').trim()].slice(0, longest).join('');
}

/** A person as he is kept in a game. */
export function named({ userId, userName }: Pick<CommandRequest, 'userId' | 'userName'>) {
  return { userId, userName: shortText(userName, 40) };
}

/** A log entry of the table's own, without play. */
export function tableEntry(userId: string, detail: { readonly what: Deed; readonly [key: string]: Json }) {
  return { userId, kind: 'table', seat: null, actions: [], events: [], rolls: [], detail } as const;
}
