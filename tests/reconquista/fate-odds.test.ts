import { describe, expect, it } from 'vitest';
import { neutralsMarch, randomEvent } from '../../src/games/reconquista/engine/phases.js';
import { Play } from '../../src/games/reconquista/engine/play.js';
import { PLACE_IDS } from '../../src/games/reconquista/facts/ids.js';
import { goesOn } from '../../src/games/reconquista/odds/answer-odds.js';
import { blowsOfFate, isTaken } from '../../src/games/reconquista/odds/fate-odds.js';
import { plagueStep, removeByPlague } from '../../src/games/reconquista/random-events/plague.js';
import { rollRebellion } from '../../src/games/reconquista/rebellion/rebellion.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { expectForetold } from '../support/foretold.js';
import { atNight, SEED } from '../support/portion.js';
import { laid } from './board.js';
import { positionOf } from './campaigns.js';

const POSITIONS = atNight(100, 3);
const TRIALS = atNight(20_000, 3_000);
/** What is drawn by lot is right to within a percent. */
const PROMISED = 0.01;

/** Phases 1 and 2 by the rules, with the first of all choices (8, 9). */
function befallen(state: Reconquista, dice: SeededDice): Reconquista {
  const play = new Play({ ...state, revolt: null, cid: null, turn: state.turn + 1, frames: [] }, dice);
  rollRebellion(play);
  randomEvent(play);
  for (;;) {
    const asked = play.state.frames.at(-1);
    if (asked === undefined) return play.state;
    const plague = asked.kind === 'plague' ? plagueStep(play.state, play.book, asked) : null;
    const [first] = plague?.places ?? [];
    if (asked.kind === 'plague' && plague !== null && first !== undefined)
      removeByPlague(play, asked, plague.kind, first);
    else if (asked.kind === 'neutrals') {
      play.pop();
      neutralsMarch(play, asked);
    } else goesOn(play, asked);
  }
}

describe('the next rebellion and event take places as often as foretold, within three errors', () => {
  it.each(Array.from({ length: POSITIONS }, (_, index) => SEED * 1_000 + index))('position %i', (seed) => {
    const state = positionOf(seed);
    const foretold = Object.fromEntries(blowsOfFate(state).map(({ at, chance }) => [at, chance]));
    const dice = new SeededDice(seed + 9);
    const count = (trials: number) => {
      const times = new Map<string, number>();
      for (let trial = 0; trial < trials; trial++) {
        const { places } = befallen(state, dice);
        for (const at of PLACE_IDS)
          if (at in foretold && isTaken(state.places[at], places[at])) times.set(at, (times.get(at) ?? 0) + 1);
      }
      return { trials, times };
    };
    expectForetold(foretold, TRIALS, count, PROMISED);
  });
});

it('after the last turn nothing follows any more [15.4]', () => {
  const lines = { oviedo: '[c]', leon: '[c] christian 1g', granada: '[m]' };
  expect(blowsOfFate(laid(lines, { turn: 20 }))).toEqual([]);
  expect(
    blowsOfFate(laid(lines, { turn: 19 }))
      .map(({ at }) => at)
      .sort(),
  ).toEqual(['leon', 'oviedo']);
});
