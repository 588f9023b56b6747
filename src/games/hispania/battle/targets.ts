import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Aims, BattleFrame, Side, TargetType, Units } from '../state/battle.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';

/** Who may fire at whom (6.1.1, 6.4.2). */

const RIVER = '~river';

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}
export function stackOfSide(state: Hispania, battle: BattleFrame, side: Side): Stack {
  return state.areas[battle.province][battle[side].nation] ?? {};
}

/** A Crusader is targeted as a Knight. */
function targetKind(unit: UnitKind): UnitKind {
  return unit === 'crusader' ? 'knight' : unit;
}
export function kindOf(type: TargetType): UnitKind {
  const plain = type.endsWith(RIVER) ? type.slice(0, -RIVER.length) : type;
  return isUnitKind(plain) ? plain : 'infantry';
}
export function crossedRiver(type: TargetType): boolean {
  return type.endsWith(RIVER);
}
export function acrossRiver(unit: UnitKind): TargetType {
  return `${unit}${RIVER}`;
}
export function isTargetType(text: string): text is TargetType {
  return isUnitKind(text.endsWith(RIVER) ? text.slice(0, -RIVER.length) : text);
}

/** Dice and losses follow the order of UNIT_KINDS; targets that crossed no river come first. */
export const TARGET_ORDER: readonly TargetType[] = UNIT_KINDS.flatMap((unit) => [unit, acrossRiver(unit)]);

/** Units by type of target, Crusaders as Knights. */
function asTargets(units: Units): Map<UnitKind, number> {
  const kinds = new Map<UnitKind, number>();
  for (const unit of UNIT_KINDS) {
    const count = units[unit] ?? 0;
    if (count > 0) kinds.set(targetKind(unit), (kinds.get(targetKind(unit)) ?? 0) + count);
  }
  return kinds;
}

/**
 * The types of target open to the side, with their numbers. In the first round the defender distinguishes attackers
 * that crossed the river (6.4.2, 6.4.4). A hired EL CID fires only at his paid targets.
 */
export function targetsFor(state: Hispania, battle: BattleFrame, side: Side): ReadonlyMap<TargetType, number> {
  const targets = new Map<TargetType, number>();
  const foes = asTargets(stackOfSide(state, battle, otherSide(side)));
  const crossed = side === 'defender' && battle.round <= 1 ? asTargets(battle.crossed) : new Map<UnitKind, number>();
  for (const [kind, count] of foes) {
    const wet = Math.min(count, crossed.get(kind) ?? 0);
    if (count > wet) targets.set(kind, count - wet);
    if (wet > 0) targets.set(acrossRiver(kind), wet);
  }
  if (side === 'attacker' && battle.hire !== null) {
    for (const [type] of [...targets])
      if ((asTargets(battle.hire.targets).get(kindOf(type)) ?? 0) === 0) targets.delete(type);
  }
  return targets;
}

/**
 * A side's dice by kind of unit: a Castle one per hit it can still take (6.2.5), whether attacked or not (6.1.3),
 * Leaders none (6.0.5).
 */
export function diceOf(state: Hispania, battle: BattleFrame, side: Side): ReadonlyMap<UnitKind, number> {
  const dice = new Map<UnitKind, number>();
  const stack = stackOfSide(state, battle, side);
  for (const unit of UNIT_KINDS) {
    const count = stack[unit] ?? 0;
    if (count === 0) continue;
    dice.set(unit, diceFor(unit, count, battle[side].castleHits));
  }
  return dice;
}
export const CASTLE_HITS = 3;

export function diceFor(unit: UnitKind, count: number, castleHits: number): number {
  return unit === 'castle' ? count * CASTLE_HITS - castleHits : count;
}

/** No question if every unit has only one type of target. */
export function obviousAims(state: Hispania, battle: BattleFrame, side: Side): Aims | null {
  const [only, second] = targetsFor(state, battle, side).keys();
  if (only === undefined) return {};
  return second === undefined ? aimedAt(diceOf(state, battle, side), () => only) : null;
}

export function aimedAt(dice: ReadonlyMap<UnitKind, number>, choose: (unit: UnitKind) => TargetType): Aims {
  const aims: { -readonly [U in UnitKind]?: { readonly [T in TargetType]?: number } } = {};
  for (const [unit, count] of dice) if (count > 0) aims[unit] = { [choose(unit)]: count };
  return aims;
}
