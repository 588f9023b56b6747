import { ALT_MOST } from '../../core/scene.js';
import type { Locale } from '../../core/words.js';
import { SENTENCES } from '../words/languages/index.js';
import { fill } from '../words/template.js';

/** A sentence of a picture's description: if not all fit, those that weigh least are left out. */
export interface Remark {
  readonly said: string;
  readonly weight: number;
}

/** How many things a sentence about the news may list; as many as fit beside the rest. */
const LISTED = [Number.POSITIVE_INFINITY, 12, 8, 5, 3, 2, 1] as const;
/** The news may take up this much, so that something of the position is told too. */
const NEWS = ALT_MOST * 0.7;

/**
 * A picture in words, all of them whole sentences that Discord takes: the news, told with at most so many things each,
 * then the heaviest remarks in their order, and how many more there are.
 */
export function described(
  locale: Locale,
  news: (most: number) => readonly string[],
  remarks: readonly Remark[],
): string {
  const most = LISTED.find((length) => joined(news(length)).length <= NEWS) ?? 1;
  const first = news(most);
  const byWeight = remarks.map((_, at) => at).sort((a, b) => weightAt(remarks, b) - weightAt(remarks, a) || a - b);
  for (let kept = remarks.length; kept > 0; kept--) {
    const chosen = new Set(byWeight.slice(0, kept));
    const told = remarks.filter((_, at) => chosen.has(at)).map(({ said }) => said);
    const text = joined([...first, ...told, ...moreTold(locale, remarks.length - kept)]);
    if (text.length <= ALT_MOST) return text;
  }
  return joined(first);
}

/** "Toledo, Cuenca and 3 more". */
export function someOf(locale: Locale, list: readonly string[], most: number): string {
  if (list.length <= most) return list.join(', ');
  const values = { list: list.slice(0, most).join(', '), n: list.length - most };
  return fill(locale, SENTENCES[locale]['alt.some'], values);
}

function moreTold(locale: Locale, n: number): readonly string[] {
  return n === 0 ? [] : [fill(locale, SENTENCES[locale]['alt.more'], { n })];
}

function weightAt(remarks: readonly Remark[], at: number): number {
  return remarks[at]?.weight ?? 0;
}

function joined(sentences: readonly string[]): string {
  return sentences
    .map((said) => `${said.charAt(0).toUpperCase()}${said.slice(1)}${said.endsWith('.') ? '' : '.'}`)
    .join(' ');
}
