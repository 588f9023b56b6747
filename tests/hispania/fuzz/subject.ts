import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import { mayRead } from '../../../src/core/seat.js';
import { type NationId, SCENARIO_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { must } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import {
  checkBoard,
  checkLimits,
  checkPurchases,
  checkSecrets,
  checkTiming,
  withAnotherHand,
  withAnotherSecret,
  withOtherHands,
} from './checks.js';
import { seeHispania } from './coverage.js';
import { laidOut } from './laid-out.js';
import { missing } from './missing.js';
import { tasteOf } from './player.js';
import { KINDS, withOptions } from './setups.js';
import { checkUnits } from './unit-ledger.js';

/** Costly checks are made at every so many actions. */
const EVERY = 151;

/** Hispania for the fuzzer: every scenario and version, great nations now and then, and its rules told anew. */
export const HISPANIA_SUBJECT: Subject<Hispania> = {
  module: HISPANIA,
  start(seed, only) {
    const laid = laidOut(seed);
    if (laid !== null) return { ...startOf(laid.setup, seed), name: 'from a position', position: laid.position };
    const kinds = KINDS.filter(({ scenario }) => only === undefined || scenario === only);
    const kind = kinds[seed % kinds.length];
    if (kind === undefined) throw new Error(`no such scenario: ${only}; ${SCENARIO_IDS.join(', ')}`);
    return { ...startOf(withOptions(kind, new Chance(seed)), seed), name: `${kind.scenario} ${kind.version}` };
  },
  taste: (state, seat, seed) => tasteOf(state, seat, favouriteOf(seed)),
  dice: (chance, seed) => favoured(chance, favouriteOf(seed)),
  check({ before: state, seat, action, events, after, count, seed, aside }) {
    checkUnits(state, events, after);
    checkLimits(events, after);
    checkPurchases(events, after);
    const over = after.stage.phase === 'over';
    if (count % EVERY === seed % EVERY || over) checkSecrets(after, aside);
    if (count % 5 === 0 || over) checkBoard(after);
    if (after.options.events && count % 13 === 0) {
      checkTiming(after, aside);
      const drawn = events.some(({ type }) => type === 'counters-drawn');
      if (!drawn) checkSilence(state, seat, action, aside);
    }
  },
  holdingElse: withAnotherHand,
  secretsElse: withAnotherSecret,
  see: seeHispania,
  missing,
  place: ({ turn, stage, frames }) => JSON.stringify({ turn, stage, frame: frames.at(-1) }),
};

/** Four at the table, or five in every other game of the advanced version. */
export function startOf(setup: Start['setup'], seed: number): Start {
  const most = setup.version === 'advanced' && seed % 2 === 1 ? 5 : 4;
  return { name: '', setup, seats: ['p1', 'p2', 'p3', 'p4', 'p5'].slice(0, most) };
}

function favouriteOf(seed: number): NationId | null {
  const nations: readonly (NationId | null)[] = [null, null, null, ...FAVOURED];
  return nations[seed % nations.length] ?? null;
}

/** In many games one nation has luck, so that it comes to do what great nations do. */
const FAVOURED: readonly NationId[] = ['carthage', 'vandale', 'wisigoth', 'omeyyad', 'seville-nation', 'almohade'];
function favoured(dice: Chance, nation: NationId | null): Dice {
  if (nation === null) return dice;
  return {
    roll(sides, { what, values }) {
      const face = dice.roll(sides);
      if (what !== 'attack' && what !== 'defence') return face;
      const by = values?.nation;
      const lucky = typeof by === 'object' && 'id' in by && by.id === nation;
      return lucky ? Math.max(face, dice.roll(sides), dice.roll(sides)) : Math.min(face, dice.roll(sides));
    },
  };
}

/**
 * What somebody does looks the same to him whatever the others hold, and the same to everybody whatever he holds himself,
 * unless he plays it: what happens, what is told of it and who is awaited next.
 */
function checkSilence(before: Hispania, seat: string, action: Action, chance: Chance): void {
  mustLookAlike(before, withOtherHands(before, seat, chance), seat, action, seat);
  if (action.verb !== 'event') mustLookAlike(before, withOtherHands(before, null, chance), seat, action, null);
}

function mustLookAlike(one: Hispania, other: Hispania, seat: string, action: Action, viewer: string | null): void {
  const here = HISPANIA.apply(one, seat, action, new Chance(one.wait));
  const there = HISPANIA.apply(other, seat, action, new Chance(one.wait));
  must(here.ok && there.ok, () => 'an action is refused for what is held in secret');
  if (!here.ok || !there.ok) return;
  // A draw is another from another bag.
  if (here.value.events.some(({ type }) => type === 'counters-drawn')) return;
  const [seen, otherwise] = [here.value, there.value].map(({ state, events }) =>
    JSON.stringify([
      HISPANIA.view(state, viewer),
      HISPANIA.obligations(state),
      events.filter(({ audience }) => mayRead(audience ?? 'all', viewer)),
    ]),
  );
  must(seen === otherwise, () => `what happens tells ${viewer ?? 'everybody'} what is held in secret`);
}
