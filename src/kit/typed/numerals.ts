import { fold } from '../../core/slips.js';
import { SENTENCES } from '../words/languages/index.js';
import { typedWords } from '../words/names.js';

/** "caravan II", "caravane niveau 2": the many ways to write a level. */

const ROMAN: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const LEVEL = typedWords(SENTENCES, 'typed.word.level').map(fold);

/** Normalized for comparison: no accents, case or marks, Roman numerals as digits, no word "level". */
export function normalized(text: string): string {
  const words = fold(text).split(' ');
  const figures = words.map((word) => {
    const number = ROMAN.indexOf(word);
    return number > 0 ? `${number}` : word;
  });
  return figures.filter((word, at) => !(LEVEL.includes(word) && isNumber(figures[at + 1]))).join(' ');
}

const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);

export function endsInNumber(name: string): boolean {
  return /(?:^| )\d+$/.test(name);
}
