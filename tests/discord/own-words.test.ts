import { describe, expect, test } from 'vitest';
import { visible } from '../../src/core/visible.js';
import { discordStyle, harmless } from '../../src/discord/messages/discord-style.js';
import { plainStyle } from '../../src/table/words/words.js';

/** Written by number: in the source nobody would see them. */
const of = (...points: readonly number[]) => String.fromCodePoint(...points);

describe('a person’s own words', () => {
  test.each([
    ['right to left', 0x202e],
    ['left to right', 0x202d],
    ['an isolate', 0x2067],
    ['a mark of direction', 0x200f],
    ['an Arabic mark', 0x061c],
    ['an empty space', 0x200b],
    ['a word joiner', 0x2060],
    ['a byte order mark', 0xfeff],
    ['a soft hyphen', 0x00ad],
    ['a filler', 0x3164],
    ['an escape', 0x1b],
    ['a joiner alone', 0x200d],
    ['a tag', 0xe0041],
    ['a variant of a letter', 0xe01ef],
    ['a picture of a letter', 0xfe0f],
    ['a joiner of marks', 0x34f],
  ] as const)('lose %s', (_, point) => {
    const text = `An${of(point)}na`;
    const styles = [discordStyle('en', {}), plainStyle('en', {})];
    expect([visible(text), harmless(text), ...styles.map((style) => style.escape(text))]).toEqual([
      'Anna',
      'Anna',
      'Anna',
      'Anna',
    ]);
  });

  test('keep their emoji whole, and their own letters to themselves', () => {
    const family = of(0x1f468, 0x200d, 0x1f469, 0x200d, 0x1f467);
    expect(visible(`Ana ${family}`)).toBe(`Ana ${family}`);
    const hebrew = of(0x5d3, 0x5df);
    expect(visible(hebrew)).toBe(of(0x2068, 0x5d3, 0x5df, 0x2069));
    expect(visible(`A${of(0x2028)}B`)).toBe('A B');
    for (const emoji of [of(0x2764, 0xfe0f), of(0x31, 0xfe0f, 0x20e3)]) expect(visible(emoji)).toBe(emoji);
    for (const letter of [0x1e900, 0x840, 0x10800]) expect(visible(of(letter))).toBe(of(0x2068, letter, 0x2069));
    expect(visible(`A${of(0x301).repeat(30)}`)).toBe(`A${of(0x301).repeat(4)}`);
  });

  test.each([
    ['> Ann', '\\> Ann'],
    ['>>> Ann', '\\>>> Ann'],
    ['-# Ann', '\\-# Ann'],
    ['# Ann', '\\# Ann'],
    ['### Ann', '\\### Ann'],
    ['- Ann', '\\- Ann'],
    ['+ Ann', '\\+ Ann'],
    ['1. Ann', '1\\. Ann'],
    ['1) Ann', '1\\) Ann'],
    ['  > Ann', ' \\> Ann'],
    [`${of(0x200b)}> Ann`, '\\> Ann'],
    ['Ann > Bob', 'Ann > Bob'],
    ['-5', '-5'],
  ])('%j at the beginning of a line formats nothing', (name, shown) => {
    expect(harmless(name)).toBe(shown);
  });
});
