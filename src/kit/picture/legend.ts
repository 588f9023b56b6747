import type { Scene, ScenePlace } from '../../core/scene.js';
import type { LegendPanel } from '../../core/scene-panels.js';

/** What a legend is made from. */
export interface OnBoard extends Pick<Scene, 'stacks' | 'marks'>, Partial<Pick<Scene, 'panels'>> {
  readonly places: readonly Pick<ScenePlace, 'id' | 'badges' | 'emphasis'>[];
}

/** Everything on the board, printed or marked there, and `done`, the tick beside it of who has played, by style key. */
export function symbolsOn({ places, stacks, marks, panels = [] }: OnBoard): ReadonlySet<string> {
  const counters = stacks.flatMap((stack) => stack.counters);
  const shown = new Set(counters.map(({ piece }) => piece));
  for (const { discs = [] } of stacks) for (const { piece } of discs) if (piece !== undefined) shown.add(piece);
  for (const { badges = [] } of [...places, ...stacks, ...counters]) for (const { badge } of badges) shown.add(badge);
  for (const { emphasis } of places) if (emphasis !== undefined) shown.add(emphasis);
  for (const { look } of marks) shown.add(look);
  if (panels.some((panel) => panel.kind === 'roster' && panel.rows.some(({ state }) => state === 'done')))
    shown.add('done');
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
