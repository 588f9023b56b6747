import type { Play } from '../engine/play.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { BattleFrame, Hits, Side, TargetType, Units } from '../state/battle.js';
import { addUnits, lessUnits, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { CASTLE_HITS, crossedRiver, kindOf, stackOfSide, TARGET_ORDER } from './targets.js';

/** Hits that have not felled anything yet, and Knights that fall to the first hit by Indiscipline. */
export type Hurt = {
  readonly woundedKnights: number;
  readonly castleHits: number;
  readonly frailKnights: number;
};
/** One side's losses in a round (6.1, 6.2). */
export type Toll = Hurt & { readonly lost: Units };

/**
 * One hit removes one unit of the type aimed at (6.2.3); hits beyond its number are lost (6.1.2). A Knight takes two
 * (6.2.4), the wounded one first (6.2.19); a Castle three (6.2.5). Events make them fall to the first (10.3.12,
 * 10.3.22).
 */
export function afterHitsOn(
  kind: UnitKind,
  hits: number,
  most: number,
  hurt: Hurt,
  frailCastle: boolean,
): { readonly dead: number; readonly hurt: Hurt } {
  if (kind === 'castle') {
    const castleHits = Math.min(CASTLE_HITS, hurt.castleHits + hits);
    const dead = castleHits === CASTLE_HITS || frailCastle ? Math.min(1, most) : 0;
    return { dead, hurt: { ...hurt, castleHits: dead === 1 ? 0 : castleHits } };
  }
  if (kind !== 'knight') return { dead: Math.min(hits, most), hurt };
  let { woundedKnights, frailKnights } = hurt;
  let dead = 0;
  for (let hit = 0; hit < hits && dead < most; hit++) {
    if (frailKnights > 0) frailKnights -= 1;
    else if (woundedKnights > 0) woundedKnights -= 1;
    else {
      woundedKnights += 1;
      continue;
    }
    dead += 1;
  }
  return { dead, hurt: { ...hurt, woundedKnights, frailKnights } };
}

/** All hits of a round on a side, type by type. */
export function tollOf(state: Hispania, battle: BattleFrame, side: Side, hits: Hits): Toll {
  const stack = stackOfSide(state, battle, side);
  const { woundedKnights, castleHits } = battle[side];
  const { frailKnights, frailCastle } = battle.effects;
  let hurt: Hurt = { woundedKnights, castleHits, frailKnights: frailKnights[side] };
  const lost: { -readonly [U in UnitKind]?: number } = {};
  const allowed = side === 'defender' ? battle.hire?.targets : undefined;
  for (const [type, count] of hitsInOrder(hits)) {
    const [kind, across] = [kindOf(type), crossedRiver(type)];
    const wet = side === 'attacker' && battle.round <= 1 ? ofKind(battle.crossed, kind) : 0;
    const here = onTarget(stack, kind, wet, across);
    const most = allowed === undefined ? here : Math.min(here, ofKind(allowed, kind));
    // Units across the river are a separate type (6.4.2), with their own wounds.
    const dry = across ? hurt.woundedKnights : 0;
    const before = { ...hurt, woundedKnights: hurt.woundedKnights - dry };
    const { dead, hurt: after } = afterHitsOn(kind, count, most, before, frailCastle[side]);
    hurt = { ...after, woundedKnights: after.woundedKnights + dry };
    if (dead > 0) lost[kind] = (lost[kind] ?? 0) + dead;
  }
  return { lost, ...hurt };
}

function hitsInOrder(hits: Hits): readonly (readonly [TargetType, number])[] {
  const list: [TargetType, number][] = [];
  for (const type of TARGET_ORDER) {
    const count = hits[type] ?? 0;
    if (count > 0) list.push([type, count]);
  }
  return list;
}

/** How many units of the type stand there: in the first round attackers across the river count separately. */
function onTarget(stack: Units, kind: UnitKind, wet: number, across: boolean): number {
  const all = ofKind(stack, kind);
  return across ? Math.min(all, wet) : all - Math.min(all, wet);
}
/** Crusaders are targeted as Knights (11 ARAGON). */
function ofKind(units: Units, kind: UnitKind): number {
  return (units[kind] ?? 0) + (kind === 'knight' ? (units.crusader ?? 0) : 0);
}

/** Crusaders leave anyway, so they fall before other Knights. */
export function crusadersFirst(lost: Units, stack: Units): Units {
  const crusaders = Math.min(lost.knight ?? 0, stack.crusader ?? 0);
  return addUnits(lost, { knight: -crusaders, crusader: crusaders });
}

export function takeLosses(play: Play, battle: BattleFrame, side: Side, toll: Toll): Units {
  const lost = crusadersFirst(toll.lost, stackOfSide(play.state, battle, side));
  for (const unit of UNIT_KINDS) {
    const count = lost[unit] ?? 0;
    if (count > 0) play.destroy(battle.province, battle[side].nation, unit, count);
  }
  return lost;
}

/** The side's units still alive before the others fire (Bravoure). */
export function survivors(state: Hispania, battle: BattleFrame, side: Side, hits: Hits): Units {
  const stack = stackOfSide(state, battle, side);
  return lessUnits(stack, crusadersFirst(tollOf(state, battle, side, hits).lost, stack));
}

/**
 * An army without units is destroyed if any fell, or before enemy troops: its Leaders with it (3.3.3, 6.2.8, 6.2.16).
 */
export function isDestroyed(left: number, lost: Units, enemiesLeft: number): boolean {
  return left === 0 && (unitCount(lost) > 0 || enemiesLeft > 0);
}
