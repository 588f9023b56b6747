import type { Scene } from '../../../core/scene.js';
import type { LegendPanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { isUnitName, unitName } from '../words/units.js';
import { PICTURE_WORDS, PIECES, SYMBOLS } from './words.js';

/** What is on this board; turns that count are on every track. */
export function legendOf(locale: Locale, board: Pick<Scene, 'places' | 'stacks' | 'marks'>): LegendPanel {
  return legend(locale, new Set([...kit.symbolsOn(board), 'scoring']));
}

export function reachLegend(locale: Locale): LegendPanel {
  return legend(locale, new Set(['source', 'reach', 'attack']));
}

function legend(locale: Locale, shown: ReadonlySet<string>): LegendPanel {
  const { symbols } = PICTURE_WORDS[locale];
  return kit.legendOf(shown, [...PIECES, ...SYMBOLS], (symbol) =>
    isUnitName(symbol) ? unitName(locale, symbol) : symbols[symbol],
  );
}
