import { hitChances, type Shots } from '../../../kit/chance/hits.js';
import { easiestTarget } from '../battle/aiming.js';
import { afterHitsOn } from '../battle/losses.js';
import { castleGivesUp } from '../battle/opening.js';
import { HIT_SHARES, neededFace } from '../battle/shooting.js';
import { diceFor, otherSide } from '../battle/targets.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { type Force, type Forces, forceOf, TYPES, UNHURT } from './force.js';

/** The rules of a round, from the second on, computed once for all possible states of both sides. */
export interface Duel {
  /** The lowest hitting face, by shooter and target. */
  readonly needed: { readonly [S in Side]: readonly (readonly number[])[] };
  readonly frailCastle: { readonly [S in Side]: boolean };
  /** This many of each type are never hit: a hired EL CID is paid for the others (11). */
  readonly spared: readonly number[] | null;
  /** A Castle left alone surrenders (11 OMEYYAD). */
  readonly surrenders: boolean;
}

/** `from` is the battle as it stands; absent types never come. */
export function duelOf(state: Hispania, battle: BattleFrame, here: Forces): Duel {
  const lasting: BattleFrame = {
    ...battle,
    round: Math.max(1, battle.round) + 1,
    crossed: {},
    effects: { ...battle.effects, tactic: { attacker: false, defender: false }, brave: null },
  };
  const table = (side: Side) => {
    const [shooters, targets] = [here[side].counts, here[otherSide(side)].counts];
    return TYPES.map((shooter, from) =>
      shooters[from] === 0
        ? NOBODY
        : TYPES.map((target, at) => (targets[at] === 0 ? 0 : neededFace(state, lasting, side, shooter, target))),
    );
  };
  const paidFor = battle.hire === null ? null : forceOf(battle.hire.targets, UNHURT).counts;
  return {
    needed: { attacker: table('attacker'), defender: table('defender') },
    frailCastle: battle.effects.frailCastle,
    spared: paidFor && here.defender.counts.map((count, type) => Math.max(0, count - (paidFor[type] ?? 0))),
    surrenders: castleGivesUp(state, lasting),
  };
}

const NOBODY: readonly number[] = [];

/** What can still be destroyed of each type. */
export function destroyable({ spared }: Duel, side: Side, force: Force, type: number): number {
  const here = force.counts[type] ?? 0;
  return spared === null || side === 'attacker' ? here : Math.max(0, here - (spared[type] ?? 0));
}

/** The chances of a side's hits, by type of target: each shooter at its easiest target. */
export function volley(
  duel: Duel,
  side: Side,
  shooters: Force,
  targets: Force,
): ReadonlyMap<number, readonly number[]> {
  const present = [...TYPES.keys()].filter((type) => destroyable(duel, otherSide(side), targets, type) > 0);
  const shots = new Map<number, Shots[]>();
  for (const [from, unit] of TYPES.entries()) {
    const count = shooters.counts[from] ?? 0;
    const needed = duel.needed[side][from] ?? NOBODY;
    const at = count === 0 ? undefined : easiestTarget(present, (type) => needed[type] ?? 0);
    if (at === undefined) continue;
    const shot = { dice: diceFor(unit, count, shooters.castleHits), chance: HIT_SHARES[needed[at] ?? 0] ?? 0 };
    shots.set(at, [...(shots.get(at) ?? []), shot]);
  }
  return new Map([...shots].map(([type, list]) => [type, hitChances(list)]));
}

/** The side after this many hits on one type. */
export function afterHits(duel: Duel, side: Side, force: Force, type: number, hits: number): Force {
  const kind = TYPES[type];
  if (hits === 0 || kind === undefined) return force;
  const { dead, hurt } = afterHitsOn(kind, hits, destroyable(duel, side, force, type), force, duel.frailCastle[side]);
  const { woundedKnights, castleHits, frailKnights } = hurt;
  const counts = dead === 0 ? force.counts : force.counts.with(type, (force.counts[type] ?? 0) - dead);
  return { counts, woundedKnights, castleHits, frailKnights };
}
