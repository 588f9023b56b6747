type Split = { readonly ok: true; readonly words: readonly string[] } | { readonly ok: false; readonly why: string };

/** Splits at spaces outside double quotes; `#` after a space starts a comment. Quotes may be inside a word. */
export function splitWords(text: string): Split {
  const words: string[] = [];
  let word: string | null = null;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character === '"') quoted = false;
      else if (character === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\'))
        word = `${word ?? ''}${text[++at]}`;
      else word = `${word ?? ''}${character}`;
    } else if (character === '"') {
      quoted = true;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (character === '#' && word === null) {
      return { ok: true, words };
    } else word = `${word ?? ''}${character}`;
  }
  if (quoted) return { ok: false, why: 'a quotation mark is missing its other half' };
  if (word !== null) words.push(word);
  return { ok: true, words };
}
