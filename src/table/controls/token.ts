import type { SeatId } from '../../core/seat.js';
import type { GameRecord } from '../ports/store.js';
import { markOf } from './mark.js';

/**
 * What a control stands for. A walk goes through a seat's offers; `sure` is a confirmed walk, `form` one whose
 * questions are answered at once, `about` the question's choices explained. `rules` (a part of its book), `play` (a new
 * game of it) and `learn` (a practice as a whole) name no game record but a system; `trial` is one as a whole, or the
 * game it is to begin from.
 */
const TOKEN_KINDS = {
  w: 'walk',
  y: 'sure',
  m: 'menu',
  t: 'table',
  o: 'setup',
  c: 'shortcut',
  f: 'form',
  a: 'about',
  r: 'rules',
  g: 'play',
  l: 'learn',
  i: 'trial',
} as const;

type Letter = keyof typeof TOKEN_KINDS;

type TokenKind = (typeof TOKEN_KINDS)[Letter];

export interface Token {
  readonly kind: TokenKind;
  /** Of the game's record, or the id of a system. */
  readonly gameId: string;
  /** The version the person saw, as a mark (`mark.ts`), which hides how many lines others write in secret. */
  readonly version: number;
  readonly seat: SeatId | null;
  /** The walk so far, the table's verb, a shortcut, or the indices of a setup option and its choice. */
  readonly path: string;
  /** The page of a long list. */
  readonly page: number;
}

export function writeToken(token: Token): string {
  const letter = Object.entries(TOKEN_KINDS).find(([, kind]) => kind === token.kind)?.[0] ?? 'm';
  const page = token.page > 0 ? `~${token.page.toString(36)}` : '';
  return [letter, token.gameId, token.version.toString(36), token.seat ?? '', token.path + page].join('.');
}

/** A token of the game as it is now, for nobody in particular. */
export function gameToken(
  game: Pick<GameRecord, 'id' | 'version' | 'seed'>,
  kind: TokenKind,
  path = '',
  page = 0,
): string {
  return writeToken({ kind, gameId: game.id, version: markOf(game), seat: null, path, page });
}

export function walkToken(game: Pick<GameRecord, 'id' | 'version' | 'seed'>, seat: SeatId, path: string): string {
  return writeToken({ kind: 'walk', gameId: game.id, version: markOf(game), seat, path, page: 0 });
}

/** A token that needs no game: of a system. */
export function systemToken(kind: 'rules' | 'play', system: string, path = '', page = 0): string {
  return writeToken({ kind, gameId: system, version: 0, seat: null, path, page });
}

/** Null if the token is not ours. */
export function readToken(text: string): Token | null {
  const match = /^([a-z])\.([\w-]+)\.([0-9a-z]+)\.([\w-]*)\.([^~]*)(?:~([0-9a-z]+))?$/.exec(text);
  if (match === null) return null;
  const [, letter = '', gameId = '', version = '', seat = '', path = '', page] = match;
  if (!isLetter(letter)) return null;
  return {
    kind: TOKEN_KINDS[letter],
    gameId,
    version: Number.parseInt(version, 36),
    seat: seat === '' ? null : seat,
    path,
    page: page === undefined ? 0 : Number.parseInt(page, 36),
  };
}

function isLetter(text: string): text is Letter {
  return Object.hasOwn(TOKEN_KINDS, text);
}

/** Form values, field by field: the chosen values, or the one text. */
export type Given = readonly (readonly string[])[];

/** Separates a walk from its form values; within those, fields and values. */
const AFTER = '!';

const FIELD = '/';

const VALUE = '+';

/** The walk of a form, and the values to refill it with. */
export function withGiven(path: string, given: Given): string {
  const written = given.map((values) => values.filter((value) => /^[\w.]{1,8}$/.test(value)).join(VALUE)).join(FIELD);
  return `${path}${AFTER}${written}`;
}

export function splitGiven(path: string): { readonly path: string; readonly given: Given } {
  const [walk = '', written] = path.split(AFTER);
  const fields = written === undefined || written === '' ? [] : written.split(FIELD);
  return { path: walk, given: fields.map((values) => values.split(VALUE).filter((value) => value !== '')) };
}
