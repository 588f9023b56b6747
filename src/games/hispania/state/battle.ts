import type { SeatId } from '../../../core/seat.js';
import type { AreaId, NationId, ProvinceId, UnitKind } from '../facts/ids.js';

/** The boxes of a round (6, 6.2): a battle stands in one of them. */
export const BATTLE_STEPS = [
  /** Events before the first round (10.3): Embuscade, Ruse, Traîtrise, Indiscipline, Retraite. */
  'opening',
  /** Lone Castles that surrender, then whoever has a choice of targets: the attacker first (6.1). */
  'round',
  'aim-attacker',
  'aim-defender',
  /** Events before the dice: Tactique, Bravoure. */
  'before-dice',
  'dice',
  /** Another throw: the event Dé, the Sign of God (10.2). */
  'after-dice',
  'losses',
  /** Does the attacked nation submit (9.6); the attacking one (10.4)? */
  'submission',
  'submission-attacker',
  'retreat-attacker',
  'retreat-defender',
  'over',
] as const;
type BattleStep = (typeof BATTLE_STEPS)[number];
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export type BattleFrame = {
  readonly kind: 'battle';
  readonly id: number;
  readonly province: ProvinceId;
  readonly step: BattleStep;
  readonly round: number;
  readonly attacker: Army;
  readonly defender: Army;
  /** Attackers that crossed a river with their last step: another type of target in the first round (6.4). */
  readonly crossed: Units;
  /** Where attackers came from: no retreat there for the defender (6.6). */
  readonly came: readonly AreaId[];
  readonly effects: BattleEffects;
  /** A lone Castle gave itself up to OMEYYAD (11). */
  readonly surrendered: boolean;
  /** EL CID in somebody's pay (11). */
  readonly hire: Hire | null;
  /** Who lets every event pass until it is over; known to each of them alone. */
  readonly letPass?: readonly SeatId[];
};

export type Units = { readonly [U in UnitKind]?: number };

export type Army = {
  readonly nation: NationId;
  /** Who decides and rolls for it. */
  readonly seat: SeatId | null;
  /** Units at the start of the battle, for standing orders. */
  readonly strength: number;
  /** At the start of the battle, for the report. */
  readonly leaders: readonly string[];
  /** Knights that took one hit; hits taken by the Castle. Healed when the battle ends (6.2). */
  readonly woundedKnights: number;
  readonly castleHits: number;
  /** Targets of this round by kind of shooter; null until they are named. */
  readonly aims: Aims | null;
  /** Hits of this round by kind of target, before they are applied. */
  readonly hits: Hits | null;
  readonly lost: Units;
  readonly leadersLost: readonly string[];
  readonly retreated: Units;
  /** It stands without being asked, and aims at what it hits most easily; known to whoever leads it. */
  readonly stands?: StandsUntil;
  /** Where to when half are lost, if he said so; known to him as well. */
  readonly leavesFor?: AreaId | 'aside';
};

/** What everybody may know of it. */
export function withoutPlan({ stands: _, leavesFor: __, ...army }: Army): Army {
  return army;
}

/** To the end, or until half of the units are lost. */
export const STANDS_UNTIL = ['end', 'half'] as const;
export type StandsUntil = (typeof STANDS_UNTIL)[number];

/** A type of target: a kind, or (round 1) those of it that crossed the river. A Crusader is a Knight here. */
export type TargetType = UnitKind | `${UnitKind}~river`;
/** By kind of shooter, how many of its dice go to which type of target. */
export type Aims = { readonly [U in UnitKind]?: { readonly [T in TargetType]?: number } };
export type Hits = { readonly [T in TargetType]?: number };

/** What events have done to this battle (10.3). */
export type BattleEffects = {
  /** Embuscade or Ruse: both sides fight as if on this ground. */
  readonly ground: 'plain' | 'mountain' | null;
  /** Tactique: +2 in this round. */
  readonly tactic: { readonly attacker: boolean; readonly defender: boolean };
  /** Indiscipline: so many Knights of this side fall to the first hit. */
  readonly frailKnights: { readonly attacker: number; readonly defender: number };
  /** Traîtrise: the Castle of this side falls to the first hit. */
  readonly frailCastle: { readonly attacker: boolean; readonly defender: boolean };
  /** Bravoure: this unit of this side fires twice, first, its hits at once. */
  readonly brave: {
    readonly side: Side;
    readonly unit: UnitKind;
    readonly targets: readonly [TargetType, TargetType];
  } | null;
  /** Retraite: this side may leave before the first round; both, the attacker first. */
  readonly leaves: Side | 'both' | null;
  /** The attacked nation has left that way: this combat does not submit it. */
  readonly spared: boolean;
  /** Dé or Sign of God: the dice of this round are thrown again. */
  readonly again: boolean;
};
export const NO_EFFECTS: BattleEffects = {
  ground: null,
  tactic: { attacker: false, defender: false },
  frailKnights: { attacker: 0, defender: 0 },
  frailCastle: { attacker: false, defender: false },
  brave: null,
  leaves: null,
  spared: false,
  again: false,
};

/** EL CID fights for a recruiter: only these units, as far as his gold goes. */
export type Hire = { readonly recruiter: NationId; readonly targets: Units; readonly purse: number };
