import type { Scene } from '../../../core/scene.js';
import type { LegendPanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { SENTENCES } from '../words/languages/index.js';
import { isUnitName, type UnitName, unitName } from '../words/units.js';

/** What is drawn as a piece, in the order of the legend: units, and what they leave behind. */
const PIECES = [
  'infantry',
  'elite',
  'cavalry',
  'knight',
  'crusader',
  'berber',
  'castle',
  'fort',
  'ruin',
  'leader',
] as const satisfies readonly UnitName[];
/** What else the board shows; keys of the style's symbols. */
const SYMBOLS = [
  'income',
  'stacking',
  'capital',
  'vassal',
  'wound',
  'move',
  'retreat',
  'loss',
  'battle',
  'source',
  'reach',
  'attack',
  'contested',
  'scoring',
] as const;

/** What is on this board; turns that count are on every track. */
export function legendOf(locale: Locale, board: Pick<Scene, 'places' | 'stacks' | 'marks'>): LegendPanel {
  return legend(locale, new Set([...kit.symbolsOn(board), 'scoring']));
}

export function reachLegend(locale: Locale): LegendPanel {
  return legend(locale, new Set(['source', 'reach', 'attack']));
}

function legend(locale: Locale, shown: ReadonlySet<string>): LegendPanel {
  return kit.legendOf(shown, [...PIECES, ...SYMBOLS], (symbol) =>
    isUnitName(symbol) ? unitName(locale, symbol) : SENTENCES[locale][`symbol.${symbol}`],
  );
}
