import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';

import { GAMES } from '../../src/games/registry.js';
import { choiceOf, placeIn, placeToken } from '../../src/table/rulebook/place.js';
import { LIMITS } from '../support/edge-limits.js';
import { RULEBOOKS } from '../support/rulebooks.js';

const RECORD = 'x'.repeat(20);

const BOOKS = GAMES.flatMap((module) =>
  LOCALES.flatMap((locale) => {
    const book = RULEBOOKS.book(module.id, locale);
    return book === null ? [] : [[`${module.id}, ${locale}`, module, book] as const];
  }),
);

describe.each(BOOKS)('the book of %s', (_name, module, book) => {
  it('has a title, what it is about, and its first chapters', () => {
    expect(book.title).not.toBe('');
    expect(book.about).not.toBe('');
    expect(book.chapters.slice(0, 2).map(({ id }) => id)).toEqual(['goal', 'turn']);
  });

  it('has its chapters in one menu, and parts that each fit a message', () => {
    expect(book.chapters.length).toBeLessThanOrEqual(LIMITS.choices);
    for (const { text, title } of book.parts) {
      expect(text, title).not.toBe('');
      expect(text.length, title).toBeLessThanOrEqual(3_500);
      expect(text, title).not.toMatch(/^#|†|\]\(|^\|/m);
    }
  });

  it('is found by every part and every rule, and its places fit a button', () => {
    for (const part of book.parts) {
      expect(book.partWith(part.id)?.id).toBe(part.id);
      const token = placeToken(LIMITS, module, { part, gameId: RECORD, searched: null }, 'p0');
      expect(token.length).toBeLessThanOrEqual(LIMITS.token);
      for (const [, rule = ''] of part.text.matchAll(/^- \*\*(\d[\w.-]*)\*\*/gm))
        expect(book.partWith(rule), rule).toBe(part);
      expect(placeIn({ path: '', page: 0 }, choiceOf(part))?.part).toEqual({ id: part.id, page: part.page });
    }
    expect(book.partWith('99.9')).toBeNull();
  });

  it('tells of everything that may be asked in a game', () => {
    const missing = Object.entries(module.about.chapters).filter(([, id]) => book.partWith(id) === null);
    expect(missing).toEqual([]);
  });
});

it('are there for every game, in every language', () => {
  expect(BOOKS.map(([name]) => name)).toEqual(GAMES.flatMap(({ id }) => LOCALES.map((locale) => `${id}, ${locale}`)));
});
