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
import { withTimeLimit } from '../within.js';

export type CommandHandler = (table: TableContext, request: CommandRequest) => Promise<Reply>;

type GameHandler = (table: TableContext, game: GameRecord, request: CommandRequest) => Promise<Reply>;

/** Most commands are about the game of their channel. */
export function withGame(handle: GameHandler): CommandHandler {
  return withRecord(async (table, game, request) => {
    const lacking = table.lacksRules(game);
    return lacking === null ? handle(table, game, request) : refusal(lacking, game);
  });
}

/** If a game's rules are missing, what can be done without them. */
export function withGameOr(handle: GameHandler, without: GameHandler): CommandHandler {
  return withRecord((table, game, request) =>
    (table.lacksRules(game) === null ? handle : without)(table, game, request),
  );
}

/** Some need only the record: they work even if its rules are missing. */
export function withRecord(handle: GameHandler): CommandHandler {
  return async (table, request) => {
    const game = await table.gameHere(request);
    return game === null ? refusal({ code: 'no-game-here' }, null) : handle(table, game, request);
  };
}

/** General answers work even while the database is away. */
const KNOWN_WITHIN_MS = 1_000;

/** This channel's game; `unknown` while the database is away: that is not the same as none. */
export function gameOrUnknown(table: TableContext, request: CommandRequest): Promise<GameRecord | null | 'unknown'> {
  const unknown = () => 'unknown' as const;
  // No channel has this name: nobody need be asked what is played there.
  if (request.channelId === '') return Promise.resolve(null);
  return withTimeLimit<GameRecord | null | 'unknown'>(KNOWN_WITHIN_MS, table.gameHere(request), unknown).catch(
    (fault: unknown) => {
      if (fault instanceof StorageFault) return unknown();
      throw fault;
    },
  );
}

/** This channel's game, for answers that can do without one. */
export async function gameIfKnown(table: TableContext, request: CommandRequest): Promise<GameRecord | null> {
  const game = await gameOrUnknown(table, request);
  return game === 'unknown' ? null : game;
}

export function gameReply(game: GameRecord, ...lines: readonly Line[]): Reply {
  return { gameId: game.id, people: peopleOf(game), lines };
}

/** The typed options by kind; text that looks like a number may arrive as one. */
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

/** In any language. */
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

/** User text for names and the like: one line, limited in length, without characters that a database rejects. */
export function shortText(text: string, longest: number): string {
  return [...text.replace(/[\s\0\p{Surrogate}]+/gu, ' ').trim()].slice(0, longest).join('');
}

/** A person as stored in a game. */
export function storedPerson({ userId, userName }: Pick<CommandRequest, 'userId' | 'userName'>) {
  return { userId, userName: shortText(userName, 40) };
}

/** A log entry of the table itself, without play. */
export function tableEntry(userId: string, detail: { readonly what: Deed; readonly [key: string]: Json }) {
  return { userId, kind: 'table', seat: null, actions: [], events: [], rolls: [], detail } as const;
}
