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

/** What is done next in a round of battle (6.4). */
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

/** Damage that a side has still to take; whoever has the units says who takes it (6.4.9). */
export const BLOWS = ['siege', 'archers', 'melee', 'losses'] as const;
export type Wound = {
  readonly side: Side;
  readonly points: number;
  readonly by: (typeof BLOWS)[number];
  /** Whoever leaves the board by it is taken prisoner (6.9). */
  readonly captured: boolean;
};

/** What the dice of a round have come to, before any of it is taken (6.4.4). */
export type RoundResult = {
  readonly winner: Side | null;
  /** Points that each side deals, those of crushing superiority apart. */
  readonly dealt: BySide<number>;
  /** Points that each side takes by its own dice. */
  readonly losses: BySide<number>;
  readonly crushing: number;
  /** How many of these the winner takes off his own losses; null: not settled yet. */
  readonly spared: number | null;
};

/** Somebody offers to surrender, or asks the other to; the other answers (6.8). */
export const PARLEYS = ['yield', 'demand'] as const;
export type Parley = { readonly by: Side; readonly kind: (typeof PARLEYS)[number] };

/** A die of a shot, or of a galley that may sink: it does something when it shows no more than is needed. */
export type Shot = { readonly side: Side; readonly face: number; readonly needed: number };

/** A siege engine in use, with the units that serve it and are out of the melee. */
export type Crew = Battery & { readonly vehicle: number; readonly units: Units };

/** What a card or a technology may change in a battle for one of its sides (8.1, 8.3). */
export const BATTLE_EFFECTS = [
  'attack',
  /** A type is usable with more of it than the enemy has (card 4). */
  'majority',
  /** So many units shoot as archers too (card 7), archers' dice show less (8), those that missed shoot again (9). */
  'archers',
  'archer-dice',
  'archer-reroll',
  /** Crews count double (10), or one more each (52). */
  'crew-double',
  'crew-extra',
  /** The first points of damage are ignored (27), those of fire and archers come at the end of the round (29). */
  'ignore',
  'delay',
  /** What is lost may be bought again (28). */
  'rebuy',
  /** So many units are taken instead of destroyed (39); what a capture takes off is so much less (41). */
  'take',
  'capture-penalty',
  /** Points whose target is chosen (Tactics), points dealt before the melee (Strategy). */
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

/** All points of an effect for a side together. */
export function effectOf({ bonuses }: Pick<Battle, 'bonuses'>, side: Side, what: BattleEffect): number {
  let sum = 0;
  for (const one of bonuses) if (one.side === side && one.what === what) sum += one.points;
  return sum;
}

/** A battle under way. */
export type Battle = {
  readonly at: PlaceId;
  /** Who held the place before it was attacked: whoever wins it from him conquers it (6.10.1). */
  readonly held: SeatId | null;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly round: number;
  readonly stage: BattleStage;
  /** Military units of each when it began: great armies, ratios of capture. */
  readonly began: BySide<number>;
  /** Who declared to take prisoners, and whether his values are halved for it (6.9). */
  readonly capture: BySide<'no' | 'full' | 'halved'>;
  /** Points of movement left when the attacker stopped: kept for flight alone. */
  readonly pointsLeft: number;
  readonly flight: { readonly to: PlaceId; readonly points: number } | null;
  readonly protection: Protection | null;
  /** At sea the galleys that fight and still have men aboard (6.6). */
  readonly galleys: readonly number[];
  readonly crews: BySide<readonly Crew[]>;
  readonly captain: BySide<readonly CaptainUse[]>;
  readonly sacrificed: BySide<number>;
  readonly dice: BySide<readonly number[]>;
  /** The dice of this stage lie, and whoever could lower one is asked before anything comes of them (46, 47). */
  readonly thrown?: readonly Shot[];
  /** Who uses heavy infantry and cavalry in this round, settled when the melee begins. */
  readonly heavy: BySide<number>;
  readonly cavalry: BySide<number>;
  readonly bonuses: readonly BattleBonus[];
  readonly outcome: RoundResult | null;
  readonly wounds: readonly Wound[];
  readonly parley: Parley | null;
  /** The round in which each side last spoke of surrender: once a round. */
  readonly spoken: BySide<number>;
  /** The windows that have been opened in this round (8.8). */
  readonly windows: readonly Moment[];
  /** Units of each that are trapped: out of the battle, but hit like any other (card 18). */
  readonly trapped: BySide<Units>;
  /** Points of fire and archers that are dealt at the end of the round (card 29). */
  readonly delayed: BySide<number>;
  /** The attacker fights on by his order and is not asked again. */
  readonly toTheEnd: boolean;
  /** All that each side has lost and taken in it. */
  readonly lost: BySide<Units>;
  readonly taken: BySide<Units>;
  /** What each had lost when this round began, but for whoever was taken (card 28). */
  readonly lostBefore: BySide<Units>;
};

export function sideOf(battle: Pick<Battle, 'attacker'>, owner: SeatId): Side {
  return owner === battle.attacker ? 'attacker' : 'defender';
}
export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
