import type { SeatId } from '../../../core/seat.js';
import type { AreaId, NationId, ProvinceId, UnitKind } from '../facts/ids.js';

/** The steps of a round (6, 6.2): a battle is in one of them. */
export const BATTLE_STEPS = [
  /** Events before the first round (10.3): Embuscade, Ruse, Traîtrise, Indiscipline, Retraite. */
  'opening',
  /** Lone Castles surrender, then targets are chosen: the attacker first (6.1). */
  'round',
  'aim-attacker',
  'aim-defender',
  /** Events before the dice: Tactique, Bravoure. */
  'before-dice',
  'dice',
  /** A reroll: the event Dé, the Sign of God (10.2). */
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
  /** Attackers whose last step crossed a river: a separate type of target in the first round (6.4). */
  readonly crossed: Units;
  /** Where attackers came from: the defender may not retreat there (6.6). */
  readonly came: readonly AreaId[];
  readonly effects: BattleEffects;
  /** A lone Castle surrendered to OMEYYAD (11). */
  readonly surrendered: boolean;
  /** EL CID in somebody's pay (11). */
  readonly hire: Hire | null;
  /** Seats that pass on every event until it is over; each is private. */
  readonly letPass?: readonly SeatId[];
};

export type Units = { readonly [U in UnitKind]?: number };

export type Army = {
  readonly nation: NationId;
  /** Decides and rolls for it. */
  readonly seat: SeatId | null;
  /** Units at the start, for standing orders. */
  readonly strength: number;
  /** At the start, for the report. */
  readonly leaders: readonly string[];
  /** Knights that took one hit; hits taken by the Castle. Healed when the battle ends (6.2). */
  readonly woundedKnights: number;
  readonly castleHits: number;
  /** This round's targets by kind of shooter; null until named. */
  readonly aims: Aims | null;
  /** This round's hits by type of target, before they are applied. */
  readonly hits: Hits | null;
  readonly lost: Units;
  readonly leadersLost: readonly string[];
  readonly retreated: Units;
  /** Stands without questions, at the easiest targets; known only to its leader. */
  readonly stands?: StandsUntil;
  /** The named refuge for when half are lost, if any; also private. */
  readonly leavesFor?: AreaId | 'aside';
};

/** The public part. */
export function withoutPlan({ stands: _, leavesFor: __, ...army }: Army): Army {
  return army;
}

/** To the end, or until half of the units are lost. */
export const STANDS_UNTIL = ['end', 'half'] as const;
export type StandsUntil = (typeof STANDS_UNTIL)[number];

/** A type of target: a kind, or in round 1 its units that crossed the river. A Crusader counts as a Knight. */
export type TargetType = UnitKind | `${UnitKind}~river`;
/** By kind of shooter, the number of dice at each type of target. */
export type Aims = { readonly [U in UnitKind]?: { readonly [T in TargetType]?: number } };
export type Hits = { readonly [T in TargetType]?: number };

/** The effects of events on this battle (10.3). */
export type BattleEffects = {
  /** Embuscade or Ruse: both sides fight as if on this ground. */
  readonly ground: 'plain' | 'mountain' | null;
  /** Tactique: +2 in this round. */
  readonly tactic: { readonly attacker: boolean; readonly defender: boolean };
  /** Indiscipline: this many Knights of this side fall to the first hit. */
  readonly frailKnights: { readonly attacker: number; readonly defender: number };
  /** Traîtrise: this side's Castle falls to the first hit. */
  readonly frailCastle: { readonly attacker: boolean; readonly defender: boolean };
  /** Bravoure: this unit of this side fires twice, first, with immediate hits. */
  readonly brave: {
    readonly side: Side;
    readonly unit: UnitKind;
    readonly targets: readonly [TargetType, TargetType];
  } | null;
  /** Retraite: this side may leave before the first round; if both, the attacker first. */
  readonly leaves: Side | 'both' | null;
  /** The attacked nation left that way: this combat does not submit it. */
  readonly spared: boolean;
  /** Dé or Sign of God: this round's dice are rerolled. */
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

/** EL CID fights for a recruiter: only these units, within his gold. */
export type Hire = { readonly recruiter: NationId; readonly targets: Units; readonly purse: number };
