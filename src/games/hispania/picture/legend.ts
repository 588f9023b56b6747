import type { Locale } from '../../../core/locale.js';
import {
  LEGEND_SYMBOLS,
  type LegendSymbol,
  type SceneLegend,
  type SceneMark,
  type SceneStack,
} from '../../../core/scene.js';
import { PICTURE_WORDS, type Piece } from './words.js';

/** What is on this board and nothing else: the fewer entries, the larger they are. */
export function legendOf(
  locale: Locale,
  stacks: readonly SceneStack[],
  marks: readonly SceneMark[],
): readonly SceneLegend[] {
  const { pieces, symbols } = PICTURE_WORDS[locale];
  const units = new Set(stacks.flatMap((stack) => stack.counters.map((counter) => counter.unit)));
  const shown = new Set<LegendSymbol>(['income', 'stacking', 'scoring']);
  for (const mark of marks) shown.add(mark.kind);
  for (const stack of stacks) {
    if (stack.capital === true) shown.add('capital');
    if (stack.submittedTo !== undefined) shown.add('vassal');
    if (stack.counters.some((counter) => counter.wounds !== undefined)) shown.add('wound');
  }
  return [
    ...PIECES.filter((piece) => units.has(piece)).map((piece) => ({
      symbol: piece,
      text: capitalised(pieces[piece][0], locale),
    })),
    ...LEGEND_SYMBOLS.filter((symbol) => shown.has(symbol)).map((symbol) => ({ symbol, text: symbols[symbol] })),
  ];
}

export function reachLegend(locale: Locale): readonly SceneLegend[] {
  const { symbols } = PICTURE_WORDS[locale];
  return (['source', 'reach', 'attack'] as const).map((symbol) => ({ symbol, text: symbols[symbol] }));
}

const PIECES: readonly Piece[] = [
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
];

function capitalised(text: string, locale: Locale): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
