import type { Action } from '../../../core/action.js';
import type { ObligationKind } from '../../../core/obligation.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { AreaId, NationId, UnitKind } from '../facts/ids.js';
import type { BattleReport } from '../state/events.js';
import type { Hispania, Stack } from '../state/state.js';
import type { Play } from './play.js';

/** Somebody is awaited; the engine gives it an id. */
type Owed = {
  readonly seat: SeatId;
  readonly kind: ObligationKind;
  readonly what: string;
  readonly values?: Terms;
};

/** Some verbs and what they do. `act` is called with an action that the offers allow, and with no other. */
export interface Verbs {
  offers(state: Hispania, seat: SeatId): readonly Offer[];
  ask(state: Hispania, seat: SeatId, verb: string, filled: Filled): Domain;
  act(play: Play, seat: SeatId, action: Action): void;
}

/** The innermost frame, or the phase where there is none: it alone is awaited. */
export interface Situation<Here> {
  owes(state: Hispania, here: Here): readonly Owed[];
  offers(state: Hispania, here: Here, seat: SeatId): readonly Offer[];
  ask(state: Hispania, here: Here, seat: SeatId, verb: string, filled: Filled): Domain;
  act(play: Play, here: Here, seat: SeatId, action: Action): void;
  fallback(state: Hispania, here: Here, seat: SeatId): Action;
  /** Carries on by itself as far as it can: `again` when something has changed, `wait` when somebody is awaited. */
  settle(play: Play, here: Here): 'wait' | 'again';
  /** A quicker proof than walking the offers, for the actions that are made most; false: walk. */
  proves?(state: Hispania, here: Here, seat: SeatId, action: Action): boolean;
}

/** One step of a phase that runs by itself; it may push frames. */
export type Task = (play: Play) => void;

export type MoveMade = { readonly units: Stack; readonly path: readonly AreaId[] };

/** What one nation alone does (11); called for that nation. */
interface Special {
  /** First thing in its own turn, when the Leaders due have left. */
  start?(play: Play): void;
  /** Just before its movement. */
  beforeMove?(play: Play, pass: 1 | 2): void;
  /** Its units have moved: the first area of the path is where from, the last where they are. */
  moved?(play: Play, move: MoveMade): void;
  /** It now holds an area alone: walked into it, or won it. */
  entered?(play: Play, area: AreaId): void;
  /** Its units have retreated into an area. */
  retreated?(play: Play, units: Stack, from: AreaId, to: AreaId): void;
  /** A battle that it took part in is over and scored. */
  fought?(play: Play, report: BattleReport): void;
  /** Leaders of its, alone, were killed without a battle. */
  leadersFell?(play: Play, leaders: readonly string[], by: NationId): void;
  /** It has rebuilt a Castle in its own turn (9.5). */
  rebuilt?(play: Play, province: AreaId): void;
  /** The end of its own turn. */
  finish?(play: Play): void;
  /** False: this unit never retreats from here. */
  mayRetreat?(state: Hispania, area: AreaId, unit: UnitKind | `leader:${string}`): boolean;
}
export type Specials = { readonly [N in NationId]?: Special };
