import type { Scene } from '../../core/scene.js';
import type { LegendPanel } from '../../core/scene-panels.js';

/** Everything on the board, printed or marked there, by style key. */
export function symbolsOn({ places, stacks, marks }: Pick<Scene, 'places' | 'stacks' | 'marks'>): ReadonlySet<string> {
  const counters = stacks.flatMap((stack) => stack.counters);
  const shown = new Set(counters.map(({ piece }) => piece));
  for (const { badges = [] } of [...places, ...stacks, ...counters]) for (const { badge } of badges) shown.add(badge);
  for (const { emphasis } of places) if (emphasis !== undefined) shown.add(emphasis);
  for (const { look } of marks) shown.add(look);
  return shown;
}

/** Only what is on this board, in the game's order: fewer entries are drawn larger. */
export function legendOf<Symbol extends string>(
  shown: ReadonlySet<string>,
  order: readonly Symbol[],
  say: (symbol: Symbol) => string,
): LegendPanel {
  return {
    kind: 'legend',
    entries: order.filter((symbol) => shown.has(symbol)).map((symbol) => ({ symbol, text: say(symbol) })),
  };
}
