import { expect, test } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { Dice } from '../../../src/core/dice.js';
import { endTurn } from '../../../src/games/hispania-draco/advice/swift/campaign.js';
import { carryOut, DEEDS, deedOf } from '../../../src/games/hispania-draco/advice/swift/deeds.js';
import type { Luck } from '../../../src/games/hispania-draco/advice/swift/luck.js';
import { type Position, positionOf } from '../../../src/games/hispania-draco/advice/swift/position.js';
import { ENGINE } from '../../../src/games/hispania-draco/engine/steps.js';
import { GENERAL_IDS, SPACE_IDS } from '../../../src/games/hispania-draco/facts/ids.js';
import { levelFrom } from '../../../src/games/hispania-draco/facts/level.js';
import { placeOfSpace } from '../../../src/games/hispania-draco/movement/network.js';
import { fleetsThatSail } from '../../../src/games/hispania-draco/roman/moving.js';
import { beginCampaign } from '../../../src/games/hispania-draco/setup/start.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import { everyAction } from '../../../src/kit/advice/every-action.js';
import { Chance } from '../../kit/fuzz/chance.js';

/** The purposes of swift luck, as the real dice are told them. */
const PURPOSES = ['', 'revolt-province', 'revolt-city', 'march', 'roman', 'hispanic'];

/** Writes down what was thrown. */
class Written implements Dice {
  readonly faces: { readonly what: string; readonly face: number }[] = [];
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
function again(
  faces: readonly { readonly what: string; readonly face: number }[],
): Luck & { readonly left: () => number } {
  let next = 0;
  return {
    nextTurn: () => undefined,
    left: () => faces.length - next,
    roll(purpose) {
      const thrown = faces[next++];
      expect(thrown?.what).toBe(PURPOSES[purpose]);
      return thrown?.face ?? 0;
    },
  };
}

function said(position: Position) {
  const { discs, armed, height, owned, fleet, at, reserve, revolts, rounds, general, denarii } = position;
  const armies = [...position.armies].sort();
  const lists = [discs, armed, height, owned, fleet, at, reserve].map((list) => list.join(''));
  return { lists, armies, revolts, rounds, general, denarii };
}

function begun(code: string, chance: Chance): Draco {
  const setup = Object.entries(levelFrom(code) ?? {}).map(([setting, value]) => [setting, String(value)]);
  const start = beginCampaign(Object.fromEntries(setup), ['ann']);
  if (!start.ok) throw new Error(start.rejection.code);
  return ENGINE.begin(start.value, chance).state;
}

function deed({ verb, to, target, denarii }: Action): number {
  const space = SPACE_IDS.find((id) => id === (to ?? target));
  const paid = verb === 'place' || verb === 'remove' ? 1 : Number(denarii ?? 0);
  return deedOf(DEEDS.indexOf(verb), space === undefined ? 0 : placeOfSpace(space), paid);
}

/** The general himself, and the fleet he is on: other fleets stay where they are. */
function isSwift(state: Draco, { verb, fleet }: Action): boolean {
  return verb !== 'sail' || (fleet ?? fleetsThatSail(state)[0]) === state.pieces.commanders[state.turn.general];
}

test.each(['75451', '64342', '53233'])('campaigns of %s go the same way on numbers as by the rules', (code) => {
  const chance = new Chance(Number(code));
  let [turns, ended] = [0, 0];
  for (let campaign = 0; campaign < 8; campaign++) {
    let state = begun(code, chance);
    let swift: Position | null = null;
    while (state.ending === null) {
      const [owed] = ENGINE.obligations(state);
      if (owed === undefined) throw new Error('nobody is awaited');
      const real = positionOf(state);
      if (real === null) {
        // Set-up, or a general comes back: to where the numbers have him.
        const usual = ENGINE.fallback(state, owed);
        const back = swift?.at[GENERAL_IDS.indexOf(state.turn.general)];
        const at = back === undefined ? undefined : SPACE_IDS[back];
        const action = owed.what === 'return' && at !== undefined ? { verb: 'return', at } : usual;
        const done = ENGINE.apply(state, 'ann', action, chance);
        if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.rejection.code}`);
        ({ state } = done.value);
        continue;
      }
      if (swift === null) swift = real;
      expect(said(swift)).toEqual(said(real));
      const all = everyAction(
        ENGINE.offers(state, 'ann'),
        (verb, filled) => ENGINE.ask(state, 'ann', verb, filled),
        500,
      );
      const usual = ENGINE.fallback(state, owed);
      const action = chance.roll(3) !== 1 ? usual : chance.one(all.filter((one) => isSwift(state, one)));
      const dice = new Written(chance);
      const done = ENGINE.apply(state, 'ann', action, dice);
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.rejection.code}`);
      const luck = again(dice.faces);
      expect(carryOut(swift, deed(action), luck), JSON.stringify(action)).toBe(true);
      while (swift.denarii === 0 && swift.ended === null) {
        endTurn(swift, luck);
        turns += 1;
      }
      expect(luck.left(), JSON.stringify(action)).toBe(0);
      ({ state } = done.value);
      expect(swift.ended).toBe(state.ending);
    }
    ended += 1;
  }
  expect(ended).toBe(8);
  expect(turns).toBeGreaterThan(30);
});
