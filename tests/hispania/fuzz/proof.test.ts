import { describe, expect, it } from 'vitest';
import { type Action, isTally } from '../../../src/core/action.js';
import { misfitOf } from '../../../src/core/offer.js';
import { ask, offers, PROCEDURE } from '../../../src/games/hispania/engine/steps.js';
import { AREA_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from './player.js';
import { KINDS, withOptions } from './setups.js';

// Moves, purchases and the like are proved legal by a way of their own, quicker than walking the offers (decision 5).
// It must come to what the walk comes to: for what was offered, and for what is nearly that.

function isOffered(state: Hispania, seat: string, action: Action): boolean {
  const open = offers(state, seat);
  return misfitOf(open, (who, verb, filled) => ask(state, who, verb, filled), seat, action) === null;
}

function isProved(state: Hispania, seat: string, action: Action): boolean | null {
  const here = PROCEDURE.here(state);
  if (here === null) return null;
  return PROCEDURE.rulesOf(here).proves?.(state, here, seat, action) ?? null;
}

/** A unit, perhaps one that has moved already. */
function piece(chance: Chance): string {
  const kind = chance.one(['infantry', 'elite', 'cavalry', 'knight']);
  return chance.happens(0.5) ? kind : `${kind}/${chance.between(1, 3)}/`;
}

/** One thing about it otherwise: a unit more or fewer, another place, another Leader, a slot more or less. */
function nearly(action: Action, chance: Chance): Action {
  const slots = Object.keys(action).filter((slot) => slot !== 'verb');
  const slot = slots.length === 0 ? 'via' : chance.one(slots);
  const value = action[slot];
  const { [slot]: _gone, ...without } = action;
  const { units, along } = action;
  if (isTally(units) && isTally(along) && chance.happens(0.5))
    return { ...action, units: { ...along, ...units }, along: {} };
  if (isTally(units) && chance.happens(0.2)) return { ...action, units: { ...units, [piece(chance)]: 1 } };
  if (chance.happens(0.15)) return { ...without, verb: action.verb };
  if (chance.happens(0.15)) return { ...action, via: chance.one(AREA_IDS) };
  if (isTally(value) && Object.keys(value).length > 0) {
    const id = chance.one(Object.keys(value));
    const count = (value[id] ?? 0) + (chance.happens(0.5) ? 1 : -1);
    const { [id]: _fewer, ...others } = value;
    return { ...action, [slot]: count > 0 ? { ...others, [id]: count } : others };
  }
  return { ...action, [slot]: typeof value === 'number' ? value + 1 : chance.one(AREA_IDS) };
}

describe('the quick proof of an action', () => {
  it.each(KINDS.map((kind, index) => [JSON.stringify(kind), kind, index + 1] as const))(
    'comes to what the walk of the offers comes to: %s',
    (_name, kind, seed) => {
      const chance = new Chance(seed);
      const started = HISPANIA.setup.begin(withOptions(kind, new Chance(seed * 3)), ['p1', 'p2', 'p3', 'p4'], chance);
      if (!started.ok) throw new Error(started.rejection.code);
      let { state } = started.value;
      const met = { moves: 0, refused: 0 };
      for (let step = 0; step < 1500 && HISPANIA.outcome(state) === null; step++) {
        const { seat, action } = choose(state, chance);
        const tried = [action, ...Array.from({ length: action.verb === 'move' ? 4 : 1 }, () => nearly(action, chance))];
        for (const one of tried) {
          const proved = isProved(state, seat, one);
          if (proved === null) continue;
          const offered = isOffered(state, seat, one);
          const where = () => `${seat} ${JSON.stringify(one)} at ${JSON.stringify(state.stage)}`;
          if (proved && !offered) throw new Error(`proved and not offered: ${where()}`);
          if (one.verb !== 'move' || state.frames.length > 0 || state.stage.phase !== 'move') continue;
          if (offered && !proved) throw new Error(`offered and not proved: ${where()}`);
          met[offered ? 'moves' : 'refused'] += 1;
        }
        const done = HISPANIA.apply(state, seat, action, chance.branch());
        if (!done.ok) throw new Error(JSON.stringify(done.rejection));
        ({ state } = done.value);
      }
      expect(met.moves).toBeGreaterThan(100);
      expect(met.refused).toBeGreaterThan(100);
    },
  );
});
