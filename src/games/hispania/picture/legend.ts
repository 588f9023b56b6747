import type { Locale } from '../../../core/locale.js';
import type { LegendPanel, SceneStack } from '../../../core/scene.js';
import type { Change } from './changes.js';
import { PICTURE_WORDS, type Piece, SYMBOLS } from './words.js';

/** What is on this board and nothing else: the fewer entries, the larger they are. */
export function legendOf(locale: Locale, stacks: readonly SceneStack[], changes: readonly Change[]): LegendPanel {
  const { pieces, symbols } = PICTURE_WORDS[locale];
  const counters = stacks.flatMap((stack) => stack.counters);
  const lying = new Set(counters.map((counter) => counter.piece));
  const shown = new Set<string>(['income', 'stacking', 'scoring', ...changes.map((change) => change.kind)]);
  for (const { badges = [] } of [...stacks, ...counters]) for (const { badge } of badges) shown.add(badge);
  return {
    kind: 'legend',
    entries: [
      ...PIECES.filter((piece) => lying.has(piece)).map((piece) => ({
        symbol: piece,
        text: capitalised(pieces[piece][0], locale),
      })),
      ...SYMBOLS.filter((symbol) => shown.has(symbol)).map((symbol) => ({ symbol, text: symbols[symbol] })),
    ],
  };
}

export function reachLegend(locale: Locale): LegendPanel {
  const { symbols } = PICTURE_WORDS[locale];
  const entries = (['source', 'reach', 'attack'] as const).map((symbol) => ({ symbol, text: symbols[symbol] }));
  return { kind: 'legend', entries };
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
