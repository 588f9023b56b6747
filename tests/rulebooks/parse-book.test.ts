import { expect, test } from 'vitest';
import { pagesOf } from '../../src/rulebooks/pages.js';
import { parseBook } from '../../src/rulebooks/parse-book.js';

const BOOK = `# The Race

It is about speed.

## goal The aim

Be first.

## 2 Moving

Everybody moves.

### 2.1 Walking

- **2.1.1** One step.
- **2.1.2** Another.

> Example: two steps.

### 2-a Running

- **2.2** Run.

## 3 The end

- **3.1** It ends.
`;

test('A book has its chapters, and parts with the introduction above the first section', () => {
  const { title, about, chapters, parts } = parseBook(BOOK);
  expect([title, about]).toEqual(['The Race', 'It is about speed.']);
  expect(chapters).toEqual([
    { id: 'goal', title: 'The aim' },
    { id: '2', title: '2 Moving' },
    { id: '3', title: '3 The end' },
  ]);
  expect(parts.map((part) => [part.id, part.chapter, part.title])).toEqual([
    ['goal', 'goal', 'The aim'],
    ['2.1', '2', '2.1 Walking'],
    ['2-a', '2', 'Running'],
    ['3', '3', '3 The end'],
  ]);
  expect(parts[1]?.text).toBe(
    'Everybody moves.\n\n- **2.1.1** One step.\n- **2.1.2** Another.\n\n> Example: two steps.',
  );
});

test('Each chapter, section and rule is in a part', () => {
  const { places } = parseBook(BOOK);
  expect(Object.fromEntries(places)).toEqual({
    goal: 0,
    '2': 1,
    '2.1': 1,
    '2.1.1': 1,
    '2.1.2': 1,
    '2-a': 2,
    '2.2': 2,
    '3': 3,
    '3.1': 3,
  });
});

test('An introduction that does not fit above the first section is a part of its own', () => {
  const long = `${'word '.repeat(650)}end.`;
  const { parts, places } = parseBook(BOOK.replace('Everybody moves.', long).replace('Another.', long));
  expect(parts.map(({ id, page, pages }) => [id, page, pages])).toEqual([
    ['goal', 0, 1],
    ['2', 0, 1],
    ['2.1', 0, 1],
    ['2-a', 0, 1],
    ['3', 0, 1],
  ]);
  expect([places.get('2'), places.get('2.1.1')]).toEqual([1, 2]);
});

test('A long section takes several pages, cut between its rules, of about one length', () => {
  const rules = Array.from({ length: 90 }, (_, nth) => `- **2.1.${nth + 1}** ${'word '.repeat(15)}end.`);
  const { parts, places } = parseBook(BOOK.replace('- **2.1.2** Another.', rules.slice(1).join('\n')));
  const pages = parts.filter(({ id }) => id === '2.1');
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map(({ page }) => page)).toEqual(pages.map((_, at) => at));
  for (const { text, pages: count } of pages) {
    expect(count).toBe(pages.length);
    expect(text.length).toBeLessThanOrEqual(3_500);
    expect(text.length).toBeGreaterThan(1_000);
    expect(text).toMatch(/^(Everybody moves|- \*\*2\.1\.)/);
  }
  for (const nth of [1, 45, 90]) expect(parts[places.get(`2.1.${nth}`) ?? -1]?.text).toContain(`**2.1.${nth}** `);
});

test('What has neither lines nor spaces is cut all the same', () => {
  const pages = pagesOf('x'.repeat(8_000));
  expect(pages.join('')).toBe('x'.repeat(8_000));
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(3_500);
});
