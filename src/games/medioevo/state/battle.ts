import type { SeatId } from '../../../core/seat.js';
import type { CaptainUse } from '../battle/abilities.js';
import type { Battery, Protection } from '../battle/throws/fire.js';
import type { Moment } from '../facts/card-moments.js';
import type { UnitType } from '../facts/kinds.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import type { Units } from './units.js';

/** The two sides of a battle. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = { readonly [One in Side]: Value };

export function bothSides<Value>(of: (side: Side) => Value): BySide<Value> {
  return { attacker: of('attacker'), defender: of('defender') };
}

/** The next stage in a round of battle (6.4). */
export const BATTLE_STAGES = [
  'plan',
  'word',
  'protect',
  'attacker-crews',
  'defender-crews',
  'fire',
  'captains',
  'archers',
  'melee',
  'attacker-sacrifice',
  'attacker-roll',
  'attacker-reroll',
  'defender-sacrifice',
  'defender-roll',
  'defender-reroll',
  'compare',
  'crush',
  'blows',
  'rest',
] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

/** Damage a side still has to take; the units' owner says which of them take it (6.4.9). */
export const BLOWS = ['siege', 'archers', 'melee', 'losses'] as const;
export type Wound = {
  readonly side: Side;
  readonly points: number;
  readonly by: (typeof BLOWS)[number];
  /** Units that leave the board by it are captured (6.9). */
  readonly captured: boolean;
};

/** The result of a round's dice, before any of it is taken (6.4.4). */
export type RoundResult = {
  readonly winner: Side | null;
  /** Points each side deals, without crushing superiority. */
  readonly dealt: BySide<number>;
  /** Points each side takes from its own dice. */
  readonly losses: BySide<number>;
  readonly crushing: number;
  /** How many of these the winner takes off his own losses; null: undecided. */
  readonly spared: number | null;
};

/** A side offers to surrender, or asks the other to; the other answers (6.8). */
export const PARLEYS = ['yield', 'demand'] as const;
export type Parley = { readonly by: Side; readonly kind: (typeof PARLEYS)[number] };

/** The die of a shot, or of a galley that may sink: it has an effect up to the needed face. */
export type Shot = { readonly side: Side; readonly face: number; readonly needed: number };

/** A siege engine in use, with its crew, who are out of the melee. */
export type Crew = Battery & { readonly vehicle: number; readonly units: Units };

/** Effects of cards and technologies on one side of a battle (8.1, 8.3). */
export const BATTLE_EFFECTS = [
  'attack',
  /** A type is usable with more of it than the enemy has (card 4). */
  'majority',
  /** Units that shoot as archers too (card 7), archers' dice show less (8), those that missed shoot again (9). */
  'archers',
  'archer-dice',
  'archer-reroll',
  /** Crews count double (10), or one more each (52). */
  'crew-double',
  'crew-extra',
  /** The first points of damage are ignored (27), those of fire and archers come at the end of the round (29). */
  'ignore',
  'delay',
  /** Losses may be bought back (28). */
  'rebuy',
  /** Units captured instead of destroyed (39); the capture penalty is reduced (41). */
  'take',
  'capture-penalty',
  /** Points with a chosen target (Tactics), points dealt before the melee (Strategy). */
  'tactics',
  'strategy',
] as const;
export type BattleEffect = (typeof BATTLE_EFFECTS)[number];

export type BattleBonus = {
  readonly side: Side;
  readonly what: BattleEffect;
  readonly points: number;
  readonly until: 'round' | 'battle';
  /** The type that Tactics aims at. */
  readonly type?: UnitType;
};

/** The sum of a side's points of an effect. */
export function bonusPoints({ bonuses }: Pick<Battle, 'bonuses'>, side: Side, what: BattleEffect): number {
  let sum = 0;
  for (const one of bonuses) if (one.side === side && one.what === what) sum += one.points;
  return sum;
}

/** A current battle. */
export type Battle = {
  readonly at: PlaceId;
  /** The holder before the attack: whoever defeats him conquers the place (6.10.1). */
  readonly held: SeatId | null;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly round: number;
  readonly stage: BattleStage;
  /** Each side's military units at the start: for great armies and capture ratios. */
  readonly began: BySide<number>;
  /** The side that declared a capture, and whether it halves its values (6.9). */
  readonly capture: BySide<'no' | 'full' | 'halved'>;
  /** Movement points left when the attacker stopped: for flight only. */
  readonly pointsLeft: number;
  readonly flight: { readonly to: PlaceId; readonly points: number } | null;
  readonly protection: Protection | null;
  /** At sea the fighting galleys that still have men aboard (6.6). */
  readonly galleys: readonly number[];
  readonly crews: BySide<readonly Crew[]>;
  readonly captain: BySide<readonly CaptainUse[]>;
  readonly sacrificed: BySide<number>;
  readonly dice: BySide<readonly number[]>;
  /** This stage's rolled dice, while those who could lower one are asked (46, 47). */
  readonly thrown?: readonly Shot[];
  /** The users of heavy infantry and cavalry this round, fixed when the melee begins. */
  readonly heavy: BySide<number>;
  readonly cavalry: BySide<number>;
  readonly bonuses: readonly BattleBonus[];
  readonly outcome: RoundResult | null;
  readonly wounds: readonly Wound[];
  readonly parley: Parley | null;
  /** The round in which each side last raised surrender: once a round. */
  readonly spoken: BySide<number>;
  /** The windows opened in this round (8.8). */
  readonly windows: readonly Moment[];
  /** Each side's trapped units: out of the battle, but still hit (card 18). */
  readonly trapped: BySide<Units>;
  /** Points of fire and archers dealt at the end of the round (card 29). */
  readonly delayed: BySide<number>;
  /** The attacker fights on by his order and is not asked again. */
  readonly toTheEnd: boolean;
  /** Each side's total losses and prisoners. */
  readonly lost: BySide<Units>;
  readonly taken: BySide<Units>;
  /** Each side's losses before this round, without prisoners (card 28). */
  readonly lostBefore: BySide<Units>;
};

export function sideOf(battle: Pick<Battle, 'attacker'>, owner: SeatId): Side {
  return owner === battle.attacker ? 'attacker' : 'defender';
}
export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
