import { likelyAims } from '../battle/aiming.js';
import { tollOf } from '../battle/losses.js';
import { aimsFired } from '../battle/round.js';
import { addHits, neededFace } from '../battle/shooting.js';
import { obviousAims, stackOfSide, TARGET_ORDER } from '../battle/targets.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Aims, BattleFrame, Hits, Side, TargetType } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import type { Standing } from './fight.js';
import { type Force, forceOf } from './force.js';
import { hitChances, type Shots } from './hits.js';

/**
 * The round that the battle is in, from the very step it has come to: targets that were named stay named, dice that
 * were thrown stay thrown. Rivers, Tactique and Bravoure count in this round alone, so that it is reckoned apart.
 */
export function afterPresentRound(state: Hispania, battle: BattleFrame): readonly Standing[] {
  const { attacker, defender } = battle;
  if (isThrown(battle)) {
    const left = [
      afterToll(state, battle, 'attacker', defender.hits),
      afterToll(state, battle, 'defender', attacker.hits),
    ] as const;
    return [{ attacker: left[0], defender: left[1], chance: 1 }];
  }
  const aimed = withAims(state, battle);
  return braveOutcomes(state, aimed).flatMap(({ hits: first, chance }) => {
    const by = (side: Side) => hitsOf(state, aimed, side, first);
    const attack = fates(state, aimed, 'defender', by('attacker'));
    const defence = fates(state, aimed, 'attacker', by('defender'));
    return defence.flatMap((one) =>
      attack.map((other) => ({
        attacker: one.force,
        defender: other.force,
        chance: chance * one.chance * other.chance,
      })),
    );
  });
}

const PAST: readonly BattleFrame['step'][] = [
  'submission',
  'submission-attacker',
  'retreat-attacker',
  'retreat-defender',
];

/** Its losses are taken off already, or nothing is thrown in it: the next round is the first to reckon. */
export function isPast(battle: BattleFrame): boolean {
  return PAST.includes(battle.step);
}

function isThrown(battle: BattleFrame): boolean {
  return (battle.step === 'after-dice' || battle.step === 'losses') && !battle.effects.again;
}

export function presentForce(state: Hispania, battle: BattleFrame, side: Side): Force {
  const { woundedKnights, castleHits } = battle[side];
  return forceOf(stackOfSide(state, battle, side), {
    woundedKnights,
    castleHits,
    frailKnights: battle.effects.frailKnights[side],
  });
}

/** Whoever has not named his targets aims at what he hits most easily. */
function withAims(state: Hispania, battle: BattleFrame): BattleFrame {
  const fresh = battle.step === 'opening' || battle.step === 'round';
  const round = Math.max(1, battle.round);
  const here = { ...battle, round };
  const aims = (side: Side): Aims =>
    (fresh ? null : battle[side].aims) ?? obviousAims(state, here, side) ?? likelyAims(state, here, side);
  return {
    ...here,
    attacker: { ...battle.attacker, aims: aims('attacker') },
    defender: { ...battle.defender, aims: aims('defender') },
  };
}

interface Throw {
  readonly hits: Hits | null;
  readonly chance: number;
}

/** Bravoure (10.3): what the one unit that fires first may hit, before all the others. */
function braveOutcomes(state: Hispania, battle: BattleFrame): readonly Throw[] {
  const { brave } = battle.effects;
  if (brave === null) return [{ hits: null, chance: 1 }];
  return brave.targets.reduce<readonly { readonly hits: Hits; readonly chance: number }[]>(
    (before, target) => {
      const [miss = 0, hit = 0] = hitChances([
        { needed: neededFace(state, battle, brave.side, brave.unit, target), dice: 1 },
      ]);
      return before.flatMap(({ hits, chance }) => [
        { hits, chance: chance * miss },
        { hits: addHits(hits, { [target]: 1 }), chance: chance * hit },
      ]);
    },
    [{ hits: {}, chance: 1 }],
  );
}

/** What a side may hit in all, Bravoure's hits of its own included. */
function hitsOf(
  state: Hispania,
  battle: BattleFrame,
  side: Side,
  first: Hits | null,
): readonly { readonly hits: Hits; readonly chance: number }[] {
  const shots = new Map<TargetType, Shots[]>();
  const aims = aimsFired(state, battle, side, first);
  for (const unit of UNIT_KINDS) {
    for (const target of TARGET_ORDER) {
      const dice = aims[unit]?.[target] ?? 0;
      if (dice === 0) continue;
      const list = shots.get(target) ?? [];
      list.push({ needed: neededFace(state, battle, side, unit, target), dice });
      shots.set(target, list);
    }
  }
  const own = battle.effects.brave?.side === side ? (first ?? {}) : {};
  return [...shots].reduce<readonly { readonly hits: Hits; readonly chance: number }[]>(
    (before, [target, list]) =>
      before.flatMap(({ hits, chance }) =>
        hitChances(list).map((more, count) => ({ hits: addHits(hits, { [target]: count }), chance: chance * more })),
      ),
    [{ hits: own, chance: 1 }],
  );
}

function fates(
  state: Hispania,
  battle: BattleFrame,
  side: Side,
  hits: readonly { readonly hits: Hits; readonly chance: number }[],
): readonly { readonly force: Force; readonly chance: number }[] {
  return hits.map((one) => ({ force: afterToll(state, battle, side, one.hits), chance: one.chance }));
}

function afterToll(state: Hispania, battle: BattleFrame, side: Side, hits: Hits | null): Force {
  const toll = tollOf(state, battle, side, hits ?? {});
  const before = forceOf(stackOfSide(state, battle, side), toll);
  const lost = forceOf(toll.lost, toll);
  return { ...before, counts: before.counts.map((count, type) => count - (lost.counts[type] ?? 0)) };
}
