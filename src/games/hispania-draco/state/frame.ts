import type { ContestKind } from '../battle/contest.js';
import type { Verdict } from '../battle/verdict.js';
import type { ArmyKind, CityId, CommanderId, GeneralId, HispanicProvince, SpaceId } from '../facts/ids.js';

type Numbered = { readonly id: number };

/** A siege or an attack, by either side, from declaration to result. */
export type CombatFrame = Numbered & {
  readonly kind: 'combat';
  readonly contest: ContestKind;
  /** The attacking or attacked general or proconsul; null if only garrisons are besieged. */
  readonly commander: CommanderId | null;
  /** The army's space; null in a general's siege. */
  readonly army: CityId | null;
  /** The besieged or attacked space. */
  readonly target: SpaceId;
  readonly denarii: number;
  /** Hispano's addition. */
  readonly raise: number;
  readonly stage: 'raise' | 'throw' | 'again' | 'result';
  readonly roman: number | null;
  readonly hispanic: number | null;
  readonly verdict: Verdict | null;
};

/** The roll of a Hispanic phase, or of a failed attempt on the special army (10.6.6). */
export type RevoltRollFrame = Numbered & {
  readonly kind: 'revolt-roll';
  readonly roman: number | null;
  readonly hispanic: number | null;
};

/** One moving army; `to`: Hispano's choice. */
export type MarchFrame = Numbered & { readonly kind: 'march'; readonly at: CityId; readonly to: CityId | 'die' | null };

export type Frame =
  /** The set-up by dice. */
  | (Numbered & { readonly kind: 'draw' })
  /** Hispano chooses the cities that revolt at set-up, province by province. */
  | (Numbered & { readonly kind: 'uprising'; readonly provinces: readonly HispanicProvince[] })
  /** Hispano places the first armies; the next one's kind is drawn before. */
  | (Numbered & { readonly kind: 'muster'; readonly army: ArmyKind | null })
  | (Numbered & { readonly kind: 'roads'; readonly general: GeneralId; readonly left: number })
  | (Numbered & { readonly kind: 'stations'; readonly general: GeneralId })
  | (Numbered & { readonly kind: 'ready' })
  | (Numbered & { readonly kind: 'round'; readonly left: readonly GeneralId[]; readonly skipRoman: boolean })
  | (Numbered & { readonly kind: 'turn'; readonly general: GeneralId; readonly skipRoman: boolean })
  | (Numbered & { readonly kind: 'return'; readonly general: GeneralId })
  | (Numbered & { readonly kind: 'roman' })
  | (Numbered & { readonly kind: 'hispanic' })
  | (Numbered & { readonly kind: 'strike'; readonly when: 'before' | 'between' | 'after' })
  | RevoltRollFrame
  | (Numbered & { readonly kind: 'marches' })
  | MarchFrame
  | CombatFrame
  | (Numbered & { readonly kind: 'free-move' })
  | (Numbered & { readonly kind: 'turn-end' })
  | (Numbered & { readonly kind: 'round-end' });
