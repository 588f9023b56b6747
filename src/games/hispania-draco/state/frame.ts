import type { ContestKind } from '../battle/contest.js';
import type { Verdict } from '../battle/verdict.js';
import type { ArmyKind, CityId, CommanderId, GeneralId, HispanicProvince, SpaceId } from '../facts/ids.js';

type Numbered = { readonly id: number };

/** A siege or an attack, by either side, from its declaration to its result. */
export type CombatFrame = Numbered & {
  readonly kind: 'combat';
  readonly contest: ContestKind;
  /** The general or the proconsul who attacks or is attacked; null where garrisons alone are besieged. */
  readonly commander: CommanderId | null;
  /** Where the army stands; null in a siege by a general. */
  readonly army: CityId | null;
  /** What is besieged or attacked. */
  readonly target: SpaceId;
  readonly denarii: number;
  /** What Hispano adds. */
  readonly raise: number;
  readonly stage: 'raise' | 'throw' | 'again' | 'result';
  readonly roman: number | null;
  readonly hispanic: number | null;
  readonly verdict: Verdict | null;
};

/** The roll of a Hispanic phase, or that of a failed attempt on the special army (10.6.6). */
export type RevoltRollFrame = Numbered & {
  readonly kind: 'revolt-roll';
  readonly roman: number | null;
  readonly hispanic: number | null;
};

/** One army on its way; `to`: where Hispano has it go. */
export type MarchFrame = Numbered & { readonly kind: 'march'; readonly at: CityId; readonly to: CityId | 'die' | null };

export type Frame =
  /** What the dice decide of the set-up. */
  | (Numbered & { readonly kind: 'draw' })
  /** Hispano chooses the cities that revolt at set-up, province by province. */
  | (Numbered & { readonly kind: 'uprising'; readonly provinces: readonly HispanicProvince[] })
  /** And where the armies of the start stand; which of them comes next is drawn before. */
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
