import type { AreaId, NationId } from '../facts/ids.js';
import type { BattleReport } from '../state/events.js';
import type { Stack } from '../state/state.js';

export type MoveMade = { readonly units: Stack; readonly path: readonly AreaId[] };

/** The rules of one nation (11), called for that nation. */
interface Special<Play> {
  /** First in its own turn, after due Leaders have left. */
  start?(play: Play): void;
  /** Just before its movement. */
  beforeMove?(play: Play, pass: 1 | 2): void;
  /** Its units moved along this path, from the first area to the last. */
  moved?(play: Play, move: MoveMade): void;
  /** It now holds an area alone: entered or won. */
  entered?(play: Play, area: AreaId): void;
  /** Its units have retreated into an area. */
  retreated?(play: Play, units: Stack, from: AreaId, to: AreaId): void;
  /** A battle it took part in is over and scored. */
  fought?(play: Play, report: BattleReport): void;
  /** Lone Leaders of its were killed without a battle. */
  leadersFell?(play: Play, leaders: readonly string[], by: NationId): void;
  /** It has rebuilt a Castle in its own turn (9.5). */
  rebuilt?(play: Play, province: AreaId): void;
  /** The end of its own turn. */
  finish?(play: Play): void;
}
export type Specials<Play> = { readonly [N in NationId]?: Special<Play> };
