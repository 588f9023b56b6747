import { shareOf } from '../../../kit/chance/hits.js';
import type { Play } from '../engine/play.js';
import { type NationId, type ProvinceId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Aims, BattleFrame, Hits, Side, TargetType } from '../state/battle.js';
import type { Shot } from '../state/events.js';
import { cardOf, isMountain } from '../state/reading.js';
import { hasLeader } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { baseNumber } from './table.js';
import { crossedRiver, kindOf, otherSide, stackOfSide, TARGET_ORDER } from './targets.js';

/** Never below 2: a natural 1 always misses (6.2.2). */
const LEAST = 2;
/** One or several Leaders (6.2.15). */
const LEADER = 2;
const ZEAL = 1;
const TACTIC = 2;
const RIVER = 2;

/**
 * The lowest face that hits (6.2.1): the table, less Leader (6.2.15), zeal (6.2.18), Tactique (10.3.21), river (6.4.1).
 */
export function neededFace(
  state: Hispania,
  battle: BattleFrame,
  side: Side,
  unit: UnitKind,
  target: TargetType,
): number {
  const army = battle[side];
  const base = baseNumber(
    side,
    { unit, nation: army.nation },
    { unit: kindOf(target), nation: battle[otherSide(side)].nation },
    battle.effects.ground ?? (isMountain(state, battle.province) ? 'mountain' : 'plain'),
  );
  let bonus = 0;
  if (hasLeader(stackOfSide(state, battle, side))) bonus += LEADER;
  if (side === 'attacker' && zealous(state, army.nation)) bonus += ZEAL;
  if (battle.effects.tactic[side]) bonus += TACTIC;
  if (crossedRiver(target)) bonus += RIVER;
  return Math.max(LEAST, base - bonus);
}

/** +1 in every round of the Invasion's first combat phase (6.2.18, 9.3.2). */
function zealous(state: Hispania, nation: NationId): boolean {
  const { invasion } = cardOf(state, nation);
  return (
    state.stage.nation === nation &&
    state.stage.pass === 1 &&
    invasion?.turn === state.turn &&
    invasion.unlimitedFirst?.because === 'zeal'
  );
}

/** One kind's dice against one type of target. */
export interface Shots {
  readonly unit: UnitKind;
  readonly at: TargetType;
  readonly needed: number;
  readonly dice: number;
}

/** A side's dice in the fixed order: play throws them, the odds compute with them. */
export function shotsOf(state: Hispania, battle: BattleFrame, side: Side, aims: Aims): readonly Shots[] {
  return UNIT_KINDS.flatMap((unit) =>
    TARGET_ORDER.flatMap((at) => {
      const dice = aims[unit]?.[at] ?? 0;
      return dice === 0 ? [] : [{ unit, at, dice, needed: neededFace(state, battle, side, unit, at) }];
    }),
  );
}

/** Bravoure: one unit fires twice before all others (10.3.5). */
export function braveShots(state: Hispania, battle: BattleFrame): readonly Shots[] {
  const { brave } = battle.effects;
  if (brave === null) return [];
  const { side, unit, targets } = brave;
  return targets.map((at) => ({ unit, at, dice: 1, needed: neededFace(state, battle, side, unit, at) }));
}

export type Volley = { readonly shots: readonly Shot[]; readonly hits: Hits };

export function fire(play: Play, battle: BattleFrame, side: Side, shots: readonly Shots[]): Volley {
  const thrown = shots.flatMap((shot) => Array.from({ length: shot.dice }, () => shoot(play, battle, side, shot)));
  const hits = thrown.filter(isHit).reduce<Hits>((sum, { at }) => addHits(sum, { [at]: 1 }), {});
  return { shots: thrown, hits };
}

/** One die of ten faces (0.9). */
const FACES = 10;

function shoot(play: Play, battle: BattleFrame, side: Side, { unit, at, needed }: Shots): Shot {
  const face = play.dice.roll(FACES, {
    what: side === 'attacker' ? 'attack' : 'defence',
    values: rollValues(battle.province, battle[side].nation, unit, kindOf(at)),
    needed,
  });
  return { unit, at, face, needed };
}

function rollValues(province: ProvinceId, nation: NationId, unit: UnitKind, target: UnitKind) {
  return {
    province: { kind: 'province', id: province },
    nation: { kind: 'nation', id: nation },
    unit: { kind: 'unit', id: unit },
    target: { kind: 'unit', id: target },
  };
}

/** A natural 1 misses whatever the number (6.2.2). */
function isHit({ face, needed }: Pick<Shot, 'face' | 'needed'>): boolean {
  return face >= needed && face > 1;
}

/** The share of hitting faces, by the lowest hitting face. */
export const HIT_SHARES: readonly number[] = Array.from({ length: 2 * FACES }, (_, needed) =>
  shareOf(FACES, (face) => isHit({ face, needed })),
);

export function addHits(left: Hits, right: Hits): Hits {
  let sum = left;
  for (const target of TARGET_ORDER) {
    const more = right[target] ?? 0;
    if (more > 0) sum = { ...sum, [target]: (sum[target] ?? 0) + more };
  }
  return sum;
}
