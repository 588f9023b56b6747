import type { Scene } from '../../../core/scene.js';
import type { LegendPanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { SENTENCES } from '../words/languages/index.js';
import { isUnitName, type UnitName, unitName } from '../words/units.js';

/** Pieces in legend order: units, and their remains. */
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
/** Other symbols of the board; keys of the style. */
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
  'done',
] as const;

/** Only what is on this board and beside it: scoring turns are on every track, ticks in some lists of nations. */
export function legendOf(locale: Locale, board: Pick<Scene, 'places' | 'stacks' | 'marks' | 'panels'>): LegendPanel {
  return legend(locale, new Set([...kit.symbolsOn(board), 'scoring']));
}

export function reachLegend(locale: Locale): LegendPanel {
  return legend(locale, new Set(['source', 'reach', 'attack']));
}

/** What the emphases mean on a nation's own picture. */
export function nationLegend(locale: Locale): LegendPanel {
  const words = SENTENCES[locale];
  return kit.legendOf(new Set(['source', 'reach']), ['source', 'reach'], (symbol) =>
    symbol === 'source' ? words['symbol.arrives'] : words['symbol.goal'],
  );
}

/** On the picture of what threatens. */
export function threatLegend(locale: Locale): LegendPanel {
  return kit.legendOf(new Set(['attack']), ['attack'], () => SENTENCES[locale]['symbol.threatened']);
}

function legend(locale: Locale, shown: ReadonlySet<string>): LegendPanel {
  return kit.legendOf(shown, [...PIECES, ...SYMBOLS], (symbol) =>
    isUnitName(symbol) ? unitName(locale, symbol) : SENTENCES[locale][`symbol.${symbol}`],
  );
}
