import { visible } from '../core/visible.js';
import type { Locale } from '../core/words.js';
import type { Line, People } from '../table/ports/message.js';
import { typeset } from '../table/words/typeset.js';
import type { Say, TextStyle } from '../table/words/words.js';

/** User text can neither format nor break a line: each mark in it is escaped. The page takes the escapes away. */
function webStyle(locale: Locale, people: People): TextStyle {
  return {
    locale,
    people,
    escape: (text) => visible(text).replaceAll(/[!-/:-@[-`{-~]/g, '\\$&'),
    time: (instant) => `{t:${instant.toISOString()}}`,
  };
}

export function textOf(say: Say, locale: Locale, people: People, lines: readonly Line[]): string {
  const style = webStyle(locale, people);
  const said = lines.map((line) => say(line, style)).filter((text) => text !== '');
  return typeset(locale, said.join('\n'));
}

/** Labels show plain text: escapes and formatting would be visible. */
export function labelOf(say: Say, locale: Locale, people: People): (line: Line) => string {
  const style: TextStyle = { locale, people, escape: visible, time: (instant) => instant.toISOString() };
  return (line) => typeset(locale, say(line, style).replaceAll(MARKED, '$1$2'));
}
const MARKED = /\*\*(.+?)\*\*|`([^`]+)`/gs;
