import type { SeatId } from '../../core/seat.js';

/**
 * What a control stands for. A walk goes through the offers of a seat; `sure` is a walk whose end was confirmed,
 * `form` one whose questions are answered in one go.
 */
const TOKEN_KINDS = { w: 'walk', y: 'sure', m: 'menu', t: 'table', o: 'setup', c: 'shortcut', f: 'form' } as const;
type Letter = keyof typeof TOKEN_KINDS;
type TokenKind = (typeof TOKEN_KINDS)[Letter];

export interface Token {
  readonly kind: TokenKind;
  readonly gameId: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly seat: SeatId | null;
  /** The walk so far, the table's own verb, a shortcut, or the places of an option of the setup and of its choice. */
  readonly path: string;
  /** The page of a long list. */
  readonly page: number;
}

/** Discord takes 100 characters for a custom id; its side may put a mark of eight before ours. */
export const LONGEST_TOKEN = 92;

export function writeToken(token: Token): string {
  const letter = Object.entries(TOKEN_KINDS).find(([, kind]) => kind === token.kind)?.[0] ?? 'm';
  const page = token.page > 0 ? `~${token.page.toString(36)}` : '';
  return [letter, token.gameId, token.version.toString(36), token.seat ?? '', token.path + page].join('.');
}

/** Null for what is no token of ours. */
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
