import type { GameModule } from '../../core/game-module.js';
import { fold } from '../../core/slips.js';
import { systemToken, type Token } from '../controls/token.js';
import type { EdgeLimits } from '../ports/edge-limits.js';
import type { Part, Rulebook } from '../ports/rulebooks.js';

/** Where in a book somebody is, and how he came there. */
export interface Place {
  /** A part by its id; null: the contents. */
  readonly part: Pick<Part, 'id' | 'page'> | null;
  /** The game from which the book was opened, to go back to it. */
  readonly gameId: string | null;
  /** What was searched: the other places where it was found stay at hand. */
  readonly searched: string | null;
}

export const CONTENTS: Place = { part: null, gameId: null, searched: null };

/** `menu` tells the menus of a message apart; the part is then the one chosen there. */
export function placeToken(
  { token: most }: Pick<EdgeLimits, 'token'>,
  module: Pick<GameModule, 'id'>,
  { part, gameId, searched }: Place,
  menu = '',
): string {
  const from = `${part?.id ?? ''}${menu === '' ? '' : `:${menu}`}${gameId === null ? '' : `@${gameId}`}`;
  const words = searched === null ? '' : fold(searched).replaceAll(' ', '+');
  const at = (path: string) => systemToken('rules', module.id, path, part?.page ?? 0);
  const whole = at(words === '' ? from : `${from}?${words}`);
  return whole.length > most ? at(from) : whole;
}

const PATH = /^([\w.-]*)(?::\w+)?(?:@([\w-]+))?(?:\?(.*))?$/;
const CHOSEN = /^([\w.-]+)(?::(\d+))?$/;

/** Null: no place of a book. */
export function placeIn({ path, page }: Pick<Token, 'path' | 'page'>, chosen: string | undefined): Place | null {
  const [whole, id = '', gameId = null, words = null] = PATH.exec(path) ?? [];
  if (whole === undefined) return null;
  const from = { gameId, searched: words === null ? null : words.replaceAll('+', ' ') };
  if (chosen === undefined) return { part: id === '' ? null : { id, page }, ...from };
  const [, other, otherPage = '0'] = CHOSEN.exec(chosen) ?? [];
  return other === undefined ? null : { part: { id: other, page: Number(otherPage) }, ...from };
}

/** A part as a choice of a menu. */
export function choiceOf({ id, page }: Pick<Part, 'id' | 'page'>): string {
  return page === 0 ? id : `${id}:${page}`;
}

/** A page of it, or the last one: in another language a section may be shorter. */
export function partAt({ parts, partWith }: Rulebook, { id, page }: Pick<Part, 'id' | 'page'>): Part | null {
  const first = partWith(id);
  if (first === null || page === 0) return first;
  const pages = parts.filter((part) => part.id === first.id);
  return pages[Math.min(page, pages.length - 1)] ?? first;
}
