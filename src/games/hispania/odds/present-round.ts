import { hitChances } from '../../../kit/chance/hits.js';
import { followed, type Spread, surely } from '../../../kit/chance/spread.js';
import { likelyAims } from '../battle/aiming.js';
import { tollOf } from '../battle/losses.js';
import { shotsFired } from '../battle/round.js';
import { addHits, braveShots, HIT_SHARES, type Shots } from '../battle/shooting.js';
import { obviousAims, otherSide, stackOfSide, TARGET_ORDER } from '../battle/targets.js';
import type { Aims, BattleFrame, Hits, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { type Force, type Forces, forceOf } from './force.js';

/**
 * The current round, from its present step: named targets and thrown dice stay. Rivers, Tactique and Bravoure count
 * only in this round, so it is computed separately.
 */
export function afterPresentRound(state: Hispania, battle: BattleFrame): Spread<Forces> {
  if (isThrown(battle)) {
    const left = (side: Side) => afterToll(state, battle, side, battle[otherSide(side)].hits ?? {});
    return surely({ attacker: left('attacker'), defender: left('defender') });
  }
  const aimed = withAims(state, battle);
  const brave = aimed.effects.brave?.side;
  return followed(brave === undefined ? surely(null) : hitSpread(braveShots(state, aimed), {}), (first) => {
    const fates = (side: Side) => {
      const by = otherSide(side);
      const hits = hitSpread(shotsFired(state, aimed, by, first), (brave === by && first) || {});
      return hits.map(({ value, chance }) => ({ value: afterToll(state, aimed, side, value), chance }));
    };
    const defenders = fates('defender');
    return followed(fates('attacker'), (attacker) =>
      defenders.map(({ value: defender, chance }) => ({ value: { attacker, defender }, chance })),
    );
  });
}

const PAST: readonly BattleFrame['step'][] = [
  'submission',
  'submission-attacker',
  'retreat-attacker',
  'retreat-defender',
];

/** Its losses are already taken, or it throws nothing: start with the next round. */
export function isRoundPast(battle: BattleFrame): boolean {
  return PAST.includes(battle.step);
}

function isThrown(battle: BattleFrame): boolean {
  return (battle.step === 'after-dice' || battle.step === 'losses') && !battle.effects.again;
}

export function presentForces(state: Hispania, battle: BattleFrame): Forces {
  return { attacker: afterToll(state, battle, 'attacker', {}), defender: afterToll(state, battle, 'defender', {}) };
}

/** A side without named targets uses the easiest ones. */
function withAims(state: Hispania, battle: BattleFrame): BattleFrame {
  const fresh = battle.step === 'opening' || battle.step === 'round';
  const here = { ...battle, round: Math.max(1, battle.round) };
  const aims = (side: Side): Aims =>
    (fresh ? null : battle[side].aims) ?? obviousAims(state, here, side) ?? likelyAims(state, here, side);
  return {
    ...here,
    attacker: { ...battle.attacker, aims: aims('attacker') },
    defender: { ...battle.defender, aims: aims('defender') },
  };
}

/** What these dice may hit, in addition to previous hits. */
function hitSpread(shots: readonly Shots[], already: Hits): Spread<Hits> {
  return TARGET_ORDER.reduce((before, target) => {
    const at = shots.filter((shot) => shot.at === target);
    if (at.length === 0) return before;
    const more = hitChances(at.map(({ dice, needed }) => ({ dice, chance: HIT_SHARES[needed] ?? 0 })));
    return followed(before, (hits) =>
      more.map((chance, count) => ({ value: addHits(hits, { [target]: count }), chance })),
    );
  }, surely(already));
}

function afterToll(state: Hispania, battle: BattleFrame, side: Side, hits: Hits): Force {
  const toll = tollOf(state, battle, side, hits);
  const lost = forceOf(toll.lost, toll);
  const before = forceOf(stackOfSide(state, battle, side), toll);
  return { ...before, counts: before.counts.map((count, type) => count - (lost.counts[type] ?? 0)) };
}
