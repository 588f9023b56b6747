import type { Play } from '../engine/play.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { BattleFrame, Hits, Side, TargetType, Units } from '../state/battle.js';
import { addUnits } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { CASTLE_HITS, crossedRiver, kindOf, stackOfSide, TARGET_ORDER } from './targets.js';

/** What a round takes from one side (6.1, 6.2). */
export type Toll = {
  readonly lost: Units;
  readonly woundedKnights: number;
  readonly castleHits: number;
  /** Knights that Indiscipline still makes fall to the first hit. */
  readonly frailKnights: number;
};

/**
 * One hit removes one unit of the type aimed at (6.2.3); more than there are units of it are lost (6.1.2). A Knight
 * takes two (6.2.4), the wounded one first (6.2.19); a Castle three (6.2.5). Events make them fall at the first
 * (10.3.12, 10.3.22).
 */
export function tollOf(state: Hispania, battle: BattleFrame, side: Side, hits: Hits): Toll {
  const stack = stackOfSide(state, battle, side);
  const army = battle[side];
  let { woundedKnights, castleHits } = army;
  let frail = battle.effects.frailKnights[side];
  const lost: { -readonly [U in UnitKind]?: number } = {};
  const allowed = side === 'defender' ? battle.hire?.targets : undefined;
  for (const [type, count] of hitsInOrder(hits)) {
    const kind = kindOf(type);
    const wet = side === 'attacker' && battle.round <= 1 ? ofKind(battle.crossed, kind) : 0;
    const here = onTarget(stack, kind, wet, crossedRiver(type));
    const most = allowed === undefined ? here : Math.min(here, ofKind(allowed, kind));
    let dead = 0;
    if (kind === 'castle') {
      castleHits = Math.min(CASTLE_HITS, castleHits + count);
      if (castleHits === CASTLE_HITS || battle.effects.frailCastle[side]) {
        dead = Math.min(1, most);
        if (dead === 1) castleHits = 0;
      }
    } else if (kind === 'knight') {
      // Those across the river are another type (6.4.2): a wound of one is not a wound of the other.
      let wounded = crossedRiver(type) ? 0 : woundedKnights;
      woundedKnights -= wounded;
      for (let hit = 0; hit < count && dead < most; hit++) {
        if (frail > 0) {
          frail -= 1;
          dead += 1;
        } else if (wounded > 0) {
          wounded -= 1;
          dead += 1;
        } else wounded += 1;
      }
      woundedKnights += wounded;
    } else dead = Math.min(count, most);
    if (dead > 0) lost[kind] = (lost[kind] ?? 0) + dead;
  }
  return { lost, woundedKnights, castleHits, frailKnights: frail };
}

function hitsInOrder(hits: Hits): readonly (readonly [TargetType, number])[] {
  const list: [TargetType, number][] = [];
  for (const type of TARGET_ORDER) {
    const count = hits[type] ?? 0;
    if (count > 0) list.push([type, count]);
  }
  return list;
}

/** How many units of the type stand there: in the first round attackers across the river apart from the others. */
function onTarget(stack: Units, kind: UnitKind, wet: number, across: boolean): number {
  const all = ofKind(stack, kind);
  return across ? Math.min(all, wet) : all - Math.min(all, wet);
}
/** Crusaders are Knights to those who aim (11 ARAGON). */
function ofKind(units: Units, kind: UnitKind): number {
  return (units[kind] ?? 0) + (kind === 'knight' ? (units.crusader ?? 0) : 0);
}

/** Takes the units off; Crusaders, who leave anyway, fall before other Knights. */
export function takeLosses(play: Play, battle: BattleFrame, side: Side, toll: Toll): Units {
  const { nation } = battle[side];
  let removed: Units = {};
  for (const unit of UNIT_KINDS) {
    let count = toll.lost[unit] ?? 0;
    if (unit === 'knight' && count > 0) {
      const crusaders = Math.min(count, stackOfSide(play.state, battle, side).crusader ?? 0);
      if (crusaders > 0) play.destroy(battle.province, nation, 'crusader', crusaders);
      removed = addUnits(removed, { crusader: crusaders });
      count -= crusaders;
    }
    if (count === 0) continue;
    play.destroy(battle.province, nation, unit, count);
    removed = addUnits(removed, { [unit]: count });
  }
  return removed;
}

/** Which of the side's units are dead before the others fire (Bravoure). */
export function survivors(state: Hispania, battle: BattleFrame, side: Side, hits: Hits): Units {
  const stack = stackOfSide(state, battle, side);
  const { lost } = tollOf(state, battle, side, hits);
  const crusaders = Math.min(lost.knight ?? 0, stack.crusader ?? 0);
  const dead: Units = { ...lost, crusader: crusaders, knight: (lost.knight ?? 0) - crusaders };
  const left: { -readonly [U in UnitKind]?: number } = {};
  for (const unit of UNIT_KINDS) {
    const count = (stack[unit] ?? 0) - (dead[unit] ?? 0);
    if (count > 0) left[unit] = count;
  }
  return left;
}
