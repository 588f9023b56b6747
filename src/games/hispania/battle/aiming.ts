import type { Action, Tally } from '../../../core/action.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import { targetOrder } from '../orders/following.js';
import type { Aims, BattleFrame, Side, TargetType } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { neededFace } from './shooting.js';
import { standsFirm } from './standing.js';
import { aimedAt, crossedRiver, diceOf, isTargetType, kindOf, obviousAims, targetsFor } from './targets.js';

/** Targets are named per kind of shooter before the dice, the attacker's first (6.1.1). */

export function aim(play: Play, battle: BattleFrame, side: Side): 'wait' | 'again' {
  if (battle[side].aims === null) {
    const aims = obviousAims(play.state, battle, side) ?? orderedAims(play.state, battle, side);
    if (aims === null && battle[side].seat !== null && !standsFirm(play.state, battle, side)) return 'wait';
    setAims(play, battle, side, aims ?? likelyAims(play.state, battle, side));
    return 'again';
  }
  play.replace({ ...battle, step: side === 'attacker' ? 'aim-defender' : 'before-dice' });
  return 'again';
}

/**
 * A slot per kind of shooter, in the fixed order: its dice, including a Castle's (6.1.4), spread over the types of
 * target.
 */
export function askAim(state: Hispania, battle: BattleFrame, side: Side, filled: Filled): Domain {
  const types = [...targetsFor(state, battle, side).keys()];
  for (const [unit, dice] of diceOf(state, battle, side)) {
    if (filled[unit] !== undefined) continue;
    const choices = types.map(
      (type): CountedChoice => ({
        id: type,
        name: { kind: 'unit', id: kindOf(type) },
        count: dice,
        values: { needed: neededFace(state, battle, side, unit, type) },
        note: crossedRiver(type) ? 'river' : 'aim',
      }),
    );
    return { kind: 'some', slot: unit, choices, min: dice, max: dice };
  }
  return DONE;
}

export function actAim(play: Play, battle: BattleFrame, side: Side, action: Action): void {
  let aims: Aims = {};
  for (const unit of UNIT_KINDS) {
    const tally = tallyIn(action[unit]);
    if (tally !== null) aims = { ...aims, [unit]: targetTally(tally) };
  }
  setAims(play, battle, side, aims);
}

function targetTally(tally: Tally): { readonly [T in TargetType]?: number } {
  return Object.fromEntries(Object.entries(tally).filter(([type]) => isTargetType(type)));
}

function setAims(play: Play, battle: BattleFrame, side: Side, aims: Aims): void {
  const army = { ...battle[side], aims };
  play.replace({ ...battle, [side]: army });
  const told: { unit: UnitKind; at: TargetType; dice: number }[] = [];
  for (const unit of UNIT_KINDS) {
    const targets = aims[unit];
    if (targets === undefined) continue;
    for (const [at, dice] of Object.entries(targets)) if (isTargetType(at)) told.push({ unit, at, dice });
  }
  const chosen = targetsFor(play.state, battle, side).size > 1;
  play.emit({ type: 'aimed', side, chosen, nation: army.nation, aims: told });
}

/** A standing order: everything at that kind, if present; first those that crossed the river. */
function orderedAims(state: Hispania, battle: BattleFrame, side: Side): Aims | null {
  const { nation, seat } = battle[side];
  if (side === 'attacker') return null;
  const wanted = targetOrder(state, seat, nation);
  if (wanted === null) return null;
  const types = [...targetsFor(state, battle, side).keys()];
  const type =
    types.find((one) => kindOf(one) === wanted && crossedRiver(one)) ?? types.find((one) => kindOf(one) === wanted);
  return type === undefined ? null : aimedAt(diceOf(state, battle, side), () => type);
}

/** The default: each kind at its easiest target. */
export function likelyAims(state: Hispania, battle: BattleFrame, side: Side): Aims {
  const types = [...targetsFor(state, battle, side).keys()];
  return aimedAt(
    diceOf(state, battle, side),
    (unit) => easiestTarget(types, (type) => neededFace(state, battle, side, unit, type)) ?? 'infantry',
  );
}

/** The first target with the lowest needed face. */
export function easiestTarget<Target>(
  targets: readonly Target[],
  needed: (target: Target) => number,
): Target | undefined {
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const face = needed(target);
    if (face < least) [best, least] = [target, face];
  }
  return best;
}

export function defaultAims(state: Hispania, battle: BattleFrame, side: Side): { readonly [slot: string]: Tally } {
  const slots: Record<string, Tally> = {};
  for (const [unit, targets] of Object.entries(likelyAims(state, battle, side))) slots[unit] = { ...targets };
  return slots;
}
