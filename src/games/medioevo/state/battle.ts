import type { SeatId } from '../../../core/seat.js';
import type { CaptainUse } from '../battle/abilities.js';
import type { Battery, Protection } from '../battle/fire.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import type { Units } from './units.js';

/** The two sides of a battle. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = { readonly [One in Side]: Value };

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

/** What the dice of a round have come to, before any of it is taken (6.4.6). */
export type Outcome = {
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

/** A siege engine in use, with the units that serve it and are out of the melee. */
export type Crew = Battery & { readonly vehicle: number; readonly units: Units };

/** What a card or technology adds for a side, until the round or the battle is over. */
export type BattleBonus = {
  readonly side: Side;
  readonly what: 'attack' | 'losses' | 'damage';
  readonly points: number;
  readonly until: 'round' | 'battle';
};

/** A battle under way. */
export type Battle = {
  readonly at: PlaceId;
  /** Who held the place before it was attacked: whoever wins it from him conquers it (6.10). */
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
  /** Who uses heavy infantry and cavalry in this round, settled when the melee begins. */
  readonly heavy: BySide<number>;
  readonly cavalry: BySide<number>;
  readonly bonuses: readonly BattleBonus[];
  readonly outcome: Outcome | null;
  readonly wounds: readonly Wound[];
  readonly parley: Parley | null;
  /** The round in which each side last spoke of surrender: once a round. */
  readonly spoken: BySide<number>;
  /** The attacker fights on by his order and is not asked again. */
  readonly toTheEnd: boolean;
  /** All that each side has lost and taken in it. */
  readonly lost: BySide<Units>;
  readonly taken: BySide<Units>;
};

export function sideOf(battle: Pick<Battle, 'attacker'>, owner: SeatId): Side {
  return owner === battle.attacker ? 'attacker' : 'defender';
}
export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
