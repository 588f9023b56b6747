import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { PLACE_IDS } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { holds } from '../../src/games/reconquista/odds/answer-odds.js';
import { type Outlook, outlookFor, outlookOf } from '../../src/games/reconquista/odds/outlook.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { atNight, SEED } from '../support/portion.js';
import { laid } from './board.js';

const POSITIONS = atNight(100, 4);
const TRIALS = atNight(20_000, 1_500);
/** Chance alone goes beyond three of them once in 370 times. */
const MOST_ERRORS = 5;
/** Of the outlook itself, where it draws lots. */
const OWN_ERROR = 0.006;

function stepOf(state: Reconquista, dice: Dice, action = RECONQUISTA.fallback(state, owedIn(state))) {
  const done = RECONQUISTA.apply(state, 'p1', action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value;
}

function owedIn(state: Reconquista) {
  const [owed] = RECONQUISTA.obligations(state);
  if (owed === undefined) throw new Error('nothing is owed');
  return owed;
}

/** The board at the end of the turn, and the points, with no more moves. */
function played(state: Reconquista, dice: Dice) {
  let done = stepOf(state, dice, { verb: 'done' });
  for (;;) {
    const ended = done.events.find(({ type }) => type === 'turn-ended');
    const [board = done.state] = done.chapterEnds ?? [];
    if (ended !== undefined) return { places: board.places, points: Number(ended.points), over: done.state.ending };
    done = stepOf(done.state, dice);
  }
}

/** A campaign in the midst of a game by the default play. */
function positionOf(seed: number): Reconquista {
  const dice = new SeededDice(seed);
  const temper = seed % 3 === 0 ? 'prudent' : 'bold';
  const moves = seed % 4 === 1 ? 'dice' : 'numbers';
  const events = seed % 5 === 2 ? 'advanced' : 'standard';
  const setup = { scenario: String(1 + (seed % 19)), 'muslim-temper': temper, 'muslim-moves': moves };
  const begun = RECONQUISTA.setup.begin({ ...setup, 'event-table': events }, ['p1'], dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun.value;
  while (state.frames.at(-1)?.kind !== 'campaign') state = stepOf(state, dice).state;
  return state;
}

/** By how many errors what was said and what was counted differ, for each thing said. */
const FAR: number[] = [];

describe('what may follow is what does follow', () => {
  it.each(Array.from({ length: POSITIONS }, (_, index) => SEED * 1_000 + index))('position %i', (seed) => {
    const state = positionOf(seed);
    const said = outlookOf(state);
    const dice = new SeededDice(seed + 7);
    const [gone, taken] = [new Map<string, number>(), new Map<string, number>()];
    const count = (of: Map<string, number>, at: string) => of.set(at, (of.get(at) ?? 0) + 1);
    let [lost, sum, squares] = [0, 0, 0];
    for (let trial = 0; trial < TRIALS; trial++) {
      const { places, points, over } = played(state, dice);
      if (over === 'no-christian-city') lost += 1;
      sum += points;
      squares += points ** 2;
      for (const at of PLACE_IDS) {
        if (holds(state.places[at]) && !holds(places[at])) count(gone, at);
        if (places[at].inside?.side === 'christian') count(taken, at);
      }
    }
    const near = (told: number, counted: number, what: string) => {
      const error = Math.sqrt((told * (1 - told) + 1 / TRIALS) / TRIALS + OWN_ERROR ** 2);
      const off = Math.abs(told - counted / TRIALS) / error;
      FAR.push(off);
      expect(off, `${what}: ${told} for ${counted / TRIALS}`).toBeLessThan(MOST_ERRORS);
    };
    near(said.lost, lost, 'lost');
    for (const risk of said.places) near(risk.lost, gone.get(risk.at) ?? 0, risk.at);
    for (const siege of said.sieges) near(siege.taken, taken.get(siege.at) ?? 0, `siege of ${siege.at}`);
    const mean = sum / TRIALS;
    const error = Math.sqrt((squares / TRIALS - mean ** 2) / TRIALS + 0.03 ** 2);
    expect(Math.abs(said.points.mean - mean), `points ${said.points.mean} for ${mean}`).toBeLessThan(
      MOST_ERRORS * error,
    );
  });

  it('by three errors and more hardly ever', () => {
    const far = FAR.filter((off) => off > 3);
    expect(far.length).toBeLessThanOrEqual(1 + FAR.length / 100);
  });
});

describe('an outlook', () => {
  const riskOf = ({ places }: Outlook, at: string) => places.find((risk) => risk.at === at);

  it('is exact where no way is rare: a quiet board on which nobody meets anybody', () => {
    const state = laid({ oviedo: '[c][f] christian 9g 9o', granada: '[m]' }, { revolt: 'asturias' });
    const said = outlookFor(state, 1e-4);
    // A city, a majority, and four regions without Muslims [16.1] [16.2] [16.3].
    expect(said).toMatchObject({ exact: true, lost: 0, points: { now: 11, high: 11 } });
    expect(riskOf(said, 'oviedo')).toEqual({ at: 'oviedo', struck: 0, lost: 0 });
  });

  it('draws the same lots each time, and other ones tell nearly the same', () => {
    const state = positionOf(5);
    expect(outlookFor(state, 1e-3)).toEqual(outlookFor(state, 1e-3));
    const [one, other] = [outlookFor(state, 5e-4, 1), outlookFor(state, 5e-4, 2)];
    expect(one.exact).toBe(false);
    for (const { at, lost } of one.places) expect(Math.abs(lost - (riskOf(other, at)?.lost ?? 1))).toBeLessThan(0.03);
  });
});
