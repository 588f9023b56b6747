/**
 * A picture of the table before it is drawn: plain data, made by a game from a filtered view, drawn by the renderer
 * from the map's folder in assets/maps. Every text in it is already in the reader's language.
 */
export interface Scene {
  /** The folder in assets/maps: geometry, styles of nations, silhouettes. */
  readonly map: string;
  readonly locale: string;
  readonly title: string;
  /** Under the title: the years of the turn, what the picture shows. */
  readonly subtitle?: string;
  readonly areas: readonly SceneArea[];
  readonly stacks: readonly SceneStack[];
  readonly marks: readonly SceneMark[];
  readonly track?: SceneTrack;
  readonly order?: readonly SceneNation[];
  readonly battle?: SceneBattle;
  /** What the symbols mean, shown where there is no battle to show. */
  readonly legend?: readonly SceneLegend[];
  /** Areas to zoom on; the whole board without it. */
  readonly focus?: readonly string[];
  /** The position in words, for those who do not see the picture. */
  readonly alt: string;
}

export interface SceneArea {
  readonly id: string;
  readonly name: string;
  /** The nation whose colour and pattern tint the area. */
  readonly owner?: string;
  readonly income?: string;
  readonly stacking?: string;
  /** The area's part in what is shown: reachable, attackable, chosen, contested. */
  readonly emphasis?: 'reach' | 'attack' | 'source' | 'contested';
}

export interface SceneStack {
  readonly area: string;
  readonly nation: string;
  readonly nationName: string;
  readonly capital?: boolean;
  readonly submittedTo?: string;
  readonly counters: readonly SceneCounter[];
}
export interface SceneCounter {
  /** The silhouette: infantry, elite, cavalry, knight, castle, ruin, fort, leader, berber. */
  readonly unit: string;
  readonly count: number;
  /** Hits taken by the first of them. */
  readonly wounds?: number;
  /** A leader's name. */
  readonly label?: string;
}

/** What changed: arrows for moves, crosses for losses. */
export type SceneMark =
  | { readonly kind: 'move'; readonly path: readonly string[]; readonly nation: string; readonly count: number }
  | { readonly kind: 'retreat'; readonly path: readonly string[]; readonly nation: string; readonly count: number }
  | { readonly kind: 'loss'; readonly area: string; readonly nation: string; readonly count: number }
  | { readonly kind: 'battle'; readonly area: string };

export interface SceneTrack {
  readonly turn: number;
  readonly turns: readonly { readonly turn: number; readonly label: string; readonly scoring: boolean }[];
}
export interface SceneNation {
  readonly nation: string;
  readonly name: string;
  readonly player: string;
  readonly active: boolean;
  readonly done: boolean;
  readonly gold?: string;
  readonly score: string;
}
/** A symbol of the board with its meaning; a unit's id stands for its silhouette. */
export interface SceneLegend {
  readonly symbol: LegendSymbol | (string & {});
  readonly text: string;
}
export const LEGEND_SYMBOLS = [
  'income',
  'stacking',
  'capital',
  'vassal',
  'wound',
  'move',
  'retreat',
  'loss',
  'battle',
  'reach',
  'attack',
  'source',
  'contested',
  'scoring',
] as const;
export type LegendSymbol = (typeof LEGEND_SYMBOLS)[number];

export interface SceneBattle {
  readonly area: string;
  readonly sides: readonly {
    readonly nation: string;
    readonly role: 'attacker' | 'defender';
    readonly dice: readonly { readonly unit: string; readonly face: number; readonly needed: number }[];
  }[];
}

/** A line chart: victory points over the turns. */
export interface Chart {
  readonly map: string;
  readonly locale: string;
  readonly title: string;
  readonly x: readonly string[];
  readonly lines: readonly {
    readonly nation?: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
  readonly alt: string;
}

/** What a reader asks to see. */
export type SceneRequest =
  | { readonly show: 'board' }
  | { readonly show: 'region'; readonly areas: readonly string[] }
  /** With the events of the battle its last throw is shown too. */
  | { readonly show: 'battle'; readonly area: string; readonly events?: readonly import('./event.js').GameEvent[] }
  | { readonly show: 'reach'; readonly area: string; readonly units?: string }
  | { readonly show: 'changes'; readonly events: readonly import('./event.js').GameEvent[] };
