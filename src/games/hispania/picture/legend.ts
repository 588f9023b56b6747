import type { Locale } from '../../../core/locale.js';
import type { LegendPanel, Scene } from '../../../core/scene.js';
import * as kit from '../../../kit/index.js';
import { isPiece, PICTURE_WORDS, PIECES, SYMBOLS } from './words.js';

/** What is on this board; turns that count are on every track. */
export function legendOf(locale: Locale, board: Pick<Scene, 'places' | 'stacks' | 'marks'>): LegendPanel {
  return legend(locale, new Set([...kit.symbolsOn(board), 'scoring']));
}

export function reachLegend(locale: Locale): LegendPanel {
  return legend(locale, new Set(['source', 'reach', 'attack']));
}

function legend(locale: Locale, shown: ReadonlySet<string>): LegendPanel {
  const { pieces, symbols } = PICTURE_WORDS[locale];
  return kit.legendOf(shown, [...PIECES, ...SYMBOLS], (symbol) =>
    isPiece(symbol) ? capitalised(pieces[symbol][0], locale) : symbols[symbol],
  );
}

function capitalised(text: string, locale: Locale): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
