import type { SeatId } from '../../../core/seat.js';
import type { CaptainUse } from '../battle/abilities.js';
import type { Battery, Protection } from '../battle/fire.js';
import type { UnitType } from '../facts/kinds.js';
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
  'fire',
  'archers',
  'melee',
  'attacker-roll',
  'attacker-reroll',
  'defender-plan',
  'defender-roll',
  'defender-reroll',
  'compare',
  'surrender',
] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

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
  readonly crews: BySide<readonly Crew[]>;
  readonly captain: BySide<readonly CaptainUse[]>;
  readonly sacrificed: BySide<number>;
  readonly dice: BySide<readonly number[]>;
  /** Who uses heavy infantry and cavalry in this round, settled when the melee begins. */
  readonly heavy: BySide<number>;
  readonly cavalry: BySide<number>;
  readonly bonuses: readonly BattleBonus[];
  /** The attacker fights to the end and is not asked again. */
  readonly toTheEnd: boolean;
  /** All that each side has lost and taken in it. */
  readonly lost: BySide<Units>;
  readonly taken: BySide<Units>;
};

/** How somebody fights who is not asked: his battle order (6.12). */
export type BattleOrder = {
  /** He wants to be asked for each decision himself. */
  readonly ask: boolean;
  readonly losses: readonly UnitType[];
  /** Light infantry sacrificed: as many as are needed to win, or none. */
  readonly sacrifice: 'none' | 'to-win';
  readonly reroll: 'usual' | 'none';
  readonly crews: 'usual' | 'none';
  readonly crushing: 'spare' | 'deal';
  /** He takes prisoners with this ratio or more; 0: never. */
  readonly captureFrom: number;
};

export const USUAL_BATTLE_ORDER: BattleOrder = {
  ask: false,
  losses: ['light-infantry', 'cavalry', 'heavy-infantry', 'archer', 'captain'],
  sacrifice: 'none',
  reroll: 'usual',
  crews: 'usual',
  crushing: 'spare',
  captureFrom: 0,
};

export function sideOf(battle: Pick<Battle, 'attacker'>, owner: SeatId): Side {
  return owner === battle.attacker ? 'attacker' : 'defender';
}
export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
