import { describe, expect, test } from 'vitest';
import type { Setup } from '../../src/core/contract/setup.js';
import { ENGINE } from '../../src/games/hispania-draco/engine/steps.js';
import { CITY_IDS, COMMANDER_IDS, VARIANT_IDS } from '../../src/games/hispania-draco/facts/ids.js';
import { followingAll, followingOf, outcomesOf } from '../../src/games/hispania-draco/odds/following.js';
import { threatOf } from '../../src/games/hispania-draco/revolt/threat.js';
import { optionsOf, SETUP_OPTIONS } from '../../src/games/hispania-draco/setup/options.js';
import { beginCampaign } from '../../src/games/hispania-draco/setup/start.js';
import { garrisonsAt } from '../../src/games/hispania-draco/state/pieces.js';
import { activeSeat } from '../../src/games/hispania-draco/state/reading.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { Chance } from '../kit/fuzz/chance.js';
import { type Counted, expectForetold } from '../support/foretold.js';
import { atNight, SEED } from '../support/portion.js';
import { inCampaign } from './campaign.js';

const POSITIONS = atNight(100, 6);
const TRIALS = atNight(20_000, 1_200);

/** A Roman phase somewhere in a campaign by chance, of any scenario, level and variants without Hispano. */
function somewhere(chance: Chance): Draco | null {
  const setup: Record<string, string> = {};
  for (const { name, choices } of SETUP_OPTIONS) setup[name] = chance.one(choices);
  for (const id of VARIANT_IDS) if (chance.happens(0.5)) setup[id] = 'off';
  const wanted: Setup = { ...setup, hispano: 'off' };
  if (!optionsOf(wanted).ok) return null;
  const begun = beginCampaign(wanted, ['ann']);
  if (!begun.ok) return null;
  let { state } = ENGINE.begin(begun.value, chance);
  let left = chance.below(60);
  for (;;) {
    const [owed] = ENGINE.obligations(state);
    if (owed === undefined) return null;
    if (owed.what === 'roman-phase' && left <= 0) return state;
    left -= 1;
    // Nothing done spreads the revolt: positions near the end are wanted.
    const idle = owed.what === 'roman-phase' && chance.happens(0.3) && ENGINE.offers(state, 'ann').some(isDone);
    const done = ENGINE.apply(state, 'ann', idle ? { verb: 'done' } : ENGINE.fallback(state, owed), chance);
    if (!done.ok) throw new Error(done.rejection.code);
    state = done.value.state;
  }
}

const isDone = ({ verb }: { readonly verb: string }) => verb === 'done';

/** Until somebody acts again, or the game is over; null where a turn without a Roman phase follows too. */
function thrown(state: Draco, chance: Chance): Draco | null {
  const done = ENGINE.apply(state, activeSeat(state), { verb: 'done' }, chance);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value.events.filter(({ type }) => type === 'revolt-rolled').length > 1 ? null : done.value.state;
}

/** How often the game was lost, generals beaten and garrisons lost, in so many phases ended in the same position. */
function cameOf(state: Draco, most: number, chance: Chance): Counted {
  const times = new Map<string, number>();
  const count = (what: string) => times.set(what, (times.get(what) ?? 0) + 1);
  let trials = 0;
  for (let trial = 0; trial < most; trial++) {
    const after = thrown(state, chance);
    if (after === null) continue;
    trials += 1;
    if (after.ending === 'revolt') count('lost');
    if (after.ending === 'time') count('time');
    for (const id of COMMANDER_IDS)
      if (state.pieces.commanders[id] !== null && after.pieces.commanders[id] === null) count(id);
    for (const city of CITY_IDS)
      if (garrisonsAt(after.pieces, city).length < garrisonsAt(state.pieces, city).length) count(city);
  }
  return { trials, times };
}

describe('what follows a phase', () => {
  test('comes as often as it is foretold: a lost game, beaten generals, lost garrisons', () => {
    const chance = new Chance(SEED * 7_919);
    let [positions, lostSomewhere] = [0, 0];
    while (positions < POSITIONS) {
      const state = somewhere(chance);
      if (state === null || !ENGINE.offers(state, 'ann').some(isDone)) continue;
      positions += 1;
      const { beaten, taken } = threatOf(state);
      const { lost, time } = followingOf(state);
      if (lost > 0) lostSomewhere += 1;
      const foretold: Readonly<Record<string, number>> = { lost, time, ...beaten, ...taken };
      expectForetold(foretold, TRIALS, (trials) => cameOf(state, trials, chance));
    }
    expect(POSITIONS < 50 || lostSomewhere > 10).toBe(true);
  });

  const LAST = {
    pieces: {
      commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'abula' },
      revolts: { toletum: 1 },
      reserve: {
        revolts: 0,
        armies: { normal: 0, special: 0 },
        garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
        legion: null,
        roads: 0,
      },
    },
    turn: { general: 'praetor-citerior', denarii: 1 },
  };

  test('with an empty reserve every roll on an unguarded quiet city loses the game [1.3]', () => {
    const { state } = inCampaign(LAST);
    // Abula is guarded by the consul, Toletum in revolt: a second disc is not there either.
    expect(followingOf(state)).toEqual({ lost: expect.closeTo(35 / 36, 9), time: 0 });
    const consul = inCampaign({ ...LAST, turn: { general: 'consul', denarii: 1 } }).state;
    expect(followingOf(consul)).toEqual({ lost: expect.closeTo(1, 9), time: 0 });
  });

  test('of a siege with the last denarius it is that of both outcomes [5.3.4] [4.3]', () => {
    const { state } = inCampaign({ ...LAST, turn: { general: 'consul', denarii: 1 } });
    const outcomes = outcomesOf(state, 'ann', { verb: 'siege', target: 'toletum', denarii: 1 });
    expect(outcomes.map(({ chance }) => chance).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    // Won on a 6 (6 + 1 against 6): one revolt back in the reserve, for the roll or for the end of the round.
    const { lost } = followingAll(outcomes);
    expect(lost).toBeLessThan(1);
    expect(lost).toBeGreaterThan(5 / 6);
  });

  test('of an action that leaves denarii, or wins the game, nothing follows at once', () => {
    const { state } = inCampaign({ ...LAST, turn: { general: 'consul', denarii: 3 } });
    expect(followingAll(outcomesOf(state, 'ann', { verb: 'place' }))).toEqual({ lost: 0, time: 0 });
  });
});
