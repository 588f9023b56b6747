import { castleGivesUp } from '../battle/opening.js';
import { neededFace } from '../battle/shooting.js';
import { CASTLE_HITS, otherSide } from '../battle/targets.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { CASTLE, type Force, KNIGHT, TYPES } from './force.js';
import { hitChances, type Shots } from './hits.js';

/** What stays the same from the second round of a battle on. */
export interface Duel {
  /** The least face that hits, by shooter and target. */
  readonly needed: { readonly [S in Side]: readonly (readonly number[])[] };
  readonly frailCastle: { readonly [S in Side]: boolean };
  /** EL CID in pay destroys these and no others (11). */
  readonly hire: { readonly from: Force; readonly targets: readonly number[] } | null;
  /** A Castle left alone surrenders (11 OMEYYAD). */
  readonly surrenders: boolean;
}

/** `from` is the defender when the second round begins, `battle` the same as it stands then; who is not there now never comes. */
export function duelOf(
  state: Hispania,
  battle: BattleFrame,
  here: { readonly [S in Side]: Force },
): Omit<Duel, 'hire'> {
  const table = (side: Side) => {
    const [shooters, targets] = [here[side].counts, here[otherSide(side)].counts];
    return TYPES.map((shooter, from) =>
      shooters[from] === 0
        ? NOBODY
        : TYPES.map((target, at) => (targets[at] === 0 ? 0 : neededFace(state, battle, side, shooter, target))),
    );
  };
  return {
    needed: { attacker: table('attacker'), defender: table('defender') },
    frailCastle: battle.effects.frailCastle,
    surrenders: castleGivesUp(state, battle),
  };
}

const NOBODY: readonly number[] = [];

/** What may still be destroyed of each type; everything where nobody is paid for it. */
export function mayFall(duel: Duel, side: Side, force: Force, type: number): number {
  const here = force.counts[type] ?? 0;
  if (duel.hire === null || side === 'attacker') return here;
  const fallen = (duel.hire.from.counts[type] ?? 0) - here;
  return Math.max(0, Math.min(here, (duel.hire.targets[type] ?? 0) - fallen));
}

/** The dice of a round of one side at the other, by type of target: each shooter at what it hits most easily. */
export function volley(
  duel: Duel,
  side: Side,
  shooters: Force,
  targets: Force,
): ReadonlyMap<number, readonly number[]> {
  const present = TYPES.map((_, type) => mayFall(duel, otherSide(side), targets, type) > 0);
  const shots = new Map<number, Shots[]>();
  for (const [shooter, count] of shooters.counts.entries()) {
    if (count === 0) continue;
    const needed = duel.needed[side][shooter] ?? [];
    let best = -1;
    for (const [type, here] of present.entries())
      if (here && (best < 0 || (needed[type] ?? 0) < (needed[best] ?? 0))) best = type;
    if (best < 0) continue;
    const dice = shooter === CASTLE ? count * CASTLE_HITS - shooters.castleHits : count;
    const list = shots.get(best) ?? [];
    list.push({ needed: needed[best] ?? 0, dice });
    shots.set(best, list);
  }
  return new Map([...shots].map(([type, list]) => [type, hitChances(list)]));
}

/** The side after so many hits on one type (6.1, 6.2): the same reckoning as `tollOf`, for a force. */
export function afterHits(duel: Duel, side: Side, force: Force, type: number, hits: number): Force {
  if (hits === 0) return force;
  const most = mayFall(duel, side, force, type);
  let { woundedKnights, castleHits, frailKnights } = force;
  let dead = 0;
  if (type === CASTLE) {
    castleHits = Math.min(CASTLE_HITS, castleHits + hits);
    if (castleHits === CASTLE_HITS || duel.frailCastle[side]) dead = Math.min(1, most);
    if (dead === 1) castleHits = 0;
  } else if (type === KNIGHT) {
    for (let hit = 0; hit < hits && dead < most; hit++) {
      if (frailKnights > 0) {
        frailKnights -= 1;
        dead += 1;
      } else if (woundedKnights > 0) {
        woundedKnights -= 1;
        dead += 1;
      } else woundedKnights += 1;
    }
  } else dead = Math.min(hits, most);
  const counts = dead === 0 ? force.counts : force.counts.with(type, (force.counts[type] ?? 0) - dead);
  return { counts, woundedKnights, castleHits, frailKnights };
}
