import { openWindow } from '../counters/windows.js';
import type { Play } from '../engine/play.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Aims, BattleFrame, Hits, Side, Units } from '../state/battle.js';
import { addUnits, lessUnits, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { survivors, type Toll, takeLosses, tollOf } from './losses.js';
import { addHits, braveShots, fire, type Shots, shotsOf, type Volley } from './shooting.js';
import { diceOf, stackOfSide, targetsFor } from './targets.js';

/** A round's dice and losses: both sides throw before anything is removed (6.0.4). */
export function throwDice(play: Play, battle: BattleFrame): 'again' {
  if (battle.step === 'before-dice') {
    play.replace({ ...battle, step: 'dice' });
    openWindow(play, 'before-dice');
    return 'again';
  }
  const { brave } = battle.effects;
  const first = brave === null ? null : fire(play, battle, brave.side, braveShots(play.state, battle));
  const attack = volley(play, battle, 'attacker', first);
  const defence = volley(play, battle, 'defender', first);
  play.replace({
    ...battle,
    step: 'after-dice',
    attacker: { ...battle.attacker, hits: attack.hits },
    defender: { ...battle.defender, hits: defence.hits },
  });
  play.emit({
    type: 'dice-rolled',
    province: battle.province,
    round: battle.round,
    by: battle.attacker.nation,
    against: battle.defender.nation,
    attacker: attack.shots,
    defender: defence.shots,
  });
  return 'again';
}

/** One side's dice of the round, Bravoure's before the others. */
function volley(play: Play, battle: BattleFrame, side: Side, first: Volley | null): Volley {
  const rest = fire(play, battle, side, shotsFired(play.state, battle, side, first?.hits ?? null));
  if (first === null || battle.effects.brave?.side !== side) return rest;
  return { shots: [...first.shots, ...rest.shots], hits: addHits(first.hits, rest.hits) };
}

/** With Bravoure one unit has fired already, and its victims do not fire (10.3.5). */
export function shotsFired(state: Hispania, battle: BattleFrame, side: Side, first: Hits | null): readonly Shots[] {
  return shotsOf(state, battle, side, aimsFired(state, battle, side, first));
}

function aimsFired(state: Hispania, battle: BattleFrame, side: Side, first: Hits | null): Aims {
  const { brave } = battle.effects;
  const aims = ofThosePresent(state, battle, side, battle[side].aims ?? {});
  if (brave === null || first === null) return aims;
  if (brave.side === side) return without(aims, brave.unit, 1);
  return limitedTo(state, battle, side, aims, survivors(state, battle, side, first));
}

/** Moving a capital after the targets are named removes units (4.3): they throw no dice. */
function ofThosePresent(state: Hispania, battle: BattleFrame, side: Side, aims: Aims): Aims {
  const dice = diceOf(state, battle, side);
  return UNIT_KINDS.reduce((kept: Aims, unit) => {
    const targets = kept[unit];
    if (targets === undefined) return kept;
    const named = Object.values(targets).reduce((sum, count) => sum + count, 0);
    const gone = named - (dice.get(unit) ?? 0);
    return gone > 0 ? without(kept, unit, gone) : kept;
  }, aims);
}

/** Removes dice of one kind, last targets first. */
function without(aims: Aims, unit: UnitKind, dice: number): Aims {
  let gone = dice;
  const kept: [string, number][] = [];
  for (const [target, count] of Object.entries(aims[unit] ?? {}).reverse()) {
    const taken = Math.min(gone, count);
    gone -= taken;
    if (count > taken) kept.unshift([target, count - taken]);
  }
  return { ...aims, [unit]: Object.fromEntries(kept) };
}

function limitedTo(state: Hispania, battle: BattleFrame, side: Side, aims: Aims, left: Units): Aims {
  const stack = stackOfSide(state, battle, side);
  let limited = aims;
  for (const unit of UNIT_KINDS) {
    const dead = (stack[unit] ?? 0) - (left[unit] ?? 0);
    if (dead > 0 && unit !== 'castle') limited = without(limited, unit, dead);
  }
  return limited;
}

export function applyLosses(play: Play, battle: BattleFrame): 'again' {
  if (battle.step === 'after-dice') {
    play.replace({ ...battle, step: 'losses' });
    openWindow(play, 'after-dice');
    return 'again';
  }
  if (battle.effects.again) {
    // Dé or the Sign of God: the round is thrown again, its result discarded, each time one is used (10.2.2, 10.2.3,
    // 10.3.8).
    play.replace({ ...battle, step: 'dice', effects: { ...battle.effects, again: false } });
    return 'again';
  }
  const attackerToll = tollOf(play.state, battle, 'attacker', battle.defender.hits ?? {});
  const defenderToll = tollOf(play.state, battle, 'defender', battle.attacker.hits ?? {});
  const attackerLost = takeLosses(play, battle, 'attacker', attackerToll);
  const defenderLost = takeLosses(play, battle, 'defender', defenderToll);
  tell(play, battle, 'attacker', attackerToll, attackerLost);
  tell(play, battle, 'defender', defenderToll, defenderLost);
  const after: BattleFrame = {
    ...battle,
    step: 'submission',
    attacker: { ...battle.attacker, ...hurt(attackerToll), lost: addUnits(battle.attacker.lost, attackerLost) },
    defender: { ...battle.defender, ...hurt(defenderToll), lost: addUnits(battle.defender.lost, defenderLost) },
    effects: {
      ...battle.effects,
      tactic: { attacker: false, defender: false },
      brave: null,
      frailKnights: { attacker: attackerToll.frailKnights, defender: defenderToll.frailKnights },
    },
    hire: battle.hire === null ? null : { ...battle.hire, targets: lessUnits(battle.hire.targets, defenderLost) },
  };
  play.replace(isBattleOver(play.state, after) ? { ...after, step: 'over' } : after);
  return 'again';
}

function hurt(toll: Toll): { readonly woundedKnights: number; readonly castleHits: number } {
  return { woundedKnights: toll.woundedKnights, castleHits: toll.castleHits };
}

function tell(play: Play, battle: BattleFrame, side: Side, toll: Toll, lost: Units): void {
  if (unitCount(lost) === 0 && toll.woundedKnights + toll.castleHits === 0) return;
  const { woundedKnights, castleHits } = toll;
  play.emit({
    type: 'units-lost',
    province: battle.province,
    nation: battle[side].nation,
    lost,
    woundedKnights,
    castleHits,
  });
}

/** One army is gone (6.0.3), or nothing is left to attack. */
export function isBattleOver(state: Hispania, battle: BattleFrame): boolean {
  return (
    unitCount(stackOfSide(state, battle, 'attacker')) === 0 ||
    unitCount(stackOfSide(state, battle, 'defender')) === 0 ||
    targetsFor(state, battle, 'attacker').size === 0
  );
}
