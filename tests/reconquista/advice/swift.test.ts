import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import { quickly } from '../../../src/games/reconquista/advice/foresight.js';
import { carryOut, deedFrom } from '../../../src/games/reconquista/advice/swift/deeds.js';
import { positionOf } from '../../../src/games/reconquista/advice/swift/from-state.js';
import { BATTLE, type Luck, SIEGE } from '../../../src/games/reconquista/advice/swift/luck.js';
import type { Position } from '../../../src/games/reconquista/advice/swift/position.js';
import { openTurn } from '../../../src/games/reconquista/advice/swift/turn.js';
import { pointsOf } from '../../../src/games/reconquista/closing/points.js';
import { ENGINE } from '../../../src/games/reconquista/engine/engine.js';
import { PLACE_IDS, type PlaceId } from '../../../src/games/reconquista/facts/ids.js';
import { bookOf } from '../../../src/games/reconquista/facts/override.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { besiegedStrength } from '../../../src/games/reconquista/siege/strength.js';
import { isSheltered } from '../../../src/games/reconquista/state/reading.js';
import type { Reconquista } from '../../../src/games/reconquista/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { playerNamed } from '../../selfplay/players.js';

/** The purposes of swift luck, as the real dice are told them. */
const PURPOSES = [
  'rebellion-region',
  'rebellion-kind',
  'rebellion-place',
  'event',
  'event-count',
  'french',
  'bands',
  'el-cid',
  'reaction-region',
  'reaction-force',
  'reaction-place',
  'port',
  'siege-retreat',
];
const nameOf = (purpose: number) => (purpose >= SIEGE ? 'siege' : purpose >= BATTLE ? 'battle' : PURPOSES[purpose]);

interface Thrown {
  readonly what: string;
  readonly face: number;
}

/** Writes down what was thrown. */
class Written implements Dice {
  readonly faces: Thrown[] = [];
  private readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  roll(sides: number, { what }: { readonly what: string }): number {
    const face = this.chance.roll(sides);
    this.faces.push({ what, face });
    return face;
  }
}

/** The same faces again, each for the same purpose. */
function again(faces: readonly Thrown[]): Luck & { readonly left: () => number } {
  let next = 0;
  return {
    nextTurn: () => undefined,
    left: () => faces.length - next,
    roll(purpose) {
      const thrown = faces[next++];
      expect(nameOf(purpose)).toBe(thrown?.what);
      return thrown?.face ?? 0;
    },
  };
}

function said(position: Position) {
  const { city, fort, inSide, outSide, inside, outside, fresh, force, forceCid, ways, approaches } = position;
  const lists = [city, fort, inSide, outSide, inside, outside, approaches];
  const campaign = position.isCampaign ? [fresh, force, forceCid, ways] : [];
  const { turn, revolt, purse, income, mercenaries, crusaders, corruption, jihad, cidSide, cidAt } = position;
  const { marching, cidFresh } = position.isCampaign ? position : { marching: -1, cidFresh: false };
  return {
    lists: [...lists, ...campaign].map((list) => list.join('')),
    rest: {
      turn,
      revolt,
      purse,
      income,
      mercenaries,
      crusaders,
      corruption,
      jihad,
      cidSide,
      cidAt,
      marching,
      cidFresh,
    },
  };
}

/** What swift play chooses where it is not asked: the strongest walls to go back to, the usual for all else. */
function between(state: Reconquista): Action {
  const here = state.frames.at(-1);
  const [owed] = ENGINE.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  if (here?.kind !== 'retreat') return ENGINE.fallback(state, owed);
  const domain = ENGINE.ask(state, 'ann', 'retreat', {});
  const open = domain.kind === 'one' ? domain.choices.map(({ id }) => id) : [];
  const walls = (at: PlaceId) => (isSheltered(state.places[at]) ? 1 + besiegedStrength(state.places[at]) : 0);
  const ways = PLACE_IDS.filter((at) => open.includes(at));
  const [first, ...others] = ways;
  if (first === undefined) throw new Error('no way back');
  return { verb: 'retreat', to: others.reduce((best, at) => (walls(at) > walls(best) ? at : best), first) };
}

const random = playerNamed('random');

test.each(['1', '5', '8', '12', '14', '17', '20'])(
  'games from start %s go the same way on numbers as by the rules',
  (scenario) => {
    const chance = new Chance(Number(scenario));
    let [turns, ended] = [0, 0];
    for (let game = 0; game < 8; game++) {
      const started = RECONQUISTA.setup.begin({ scenario }, ['ann'], chance);
      if (!started.ok) throw new Error(started.rejection.code);
      let { state } = started.value;
      let swift: Position | null = null;
      while (state.ending === null) {
        const real = positionOf(state);
        if (real === null) {
          const done = ENGINE.apply(state, 'ann', between(state), chance);
          if (!done.ok) throw new Error(done.rejection.code);
          ({ state } = done.value);
          continue;
        }
        swift ??= real;
        expect(said(swift)).toEqual(said(real));
        const [owed] = ENGINE.obligations(state);
        if (owed === undefined) throw new Error('nobody is awaited');
        const action = chance.roll(3) === 1 ? random(RECONQUISTA, state, owed, chance).action : quickly(state, owed)[0];
        const dice = new Written(chance);
        const done = ENGINE.apply(state, 'ann', action, dice);
        if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.rejection.code}`);
        ({ state } = done.value);
        while (state.ending === null && positionOf(state) === null) {
          const next = ENGINE.apply(state, 'ann', between(state), dice);
          if (!next.ok) throw new Error(next.rejection.code);
          ({ state } = next.value);
        }
        const luck = again(dice.faces);
        const deed = deedFrom(action);
        if (deed === null) throw new Error(JSON.stringify(action));
        const wasCampaign = swift.isCampaign;
        expect(carryOut(swift, deed, luck), JSON.stringify(action)).toBe(true);
        if (wasCampaign && deed.verb === 'done' && !swift.ended) {
          turns += 1;
          openTurn(swift, luck);
        }
        expect(luck.left(), JSON.stringify(action)).toBe(0);
        expect(swift.ended).toBe(state.ending !== null);
        if (swift.ended) expect(swift.points()).toBe(pointsOf(state, bookOf(state.overrides)).total);
      }
      ended += 1;
    }
    expect(ended).toBe(8);
    expect(turns).toBeGreaterThan(Number(scenario) === 20 ? -1 : 8);
  },
);
