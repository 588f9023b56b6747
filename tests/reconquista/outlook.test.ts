import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { isChristian } from '../../src/games/reconquista/odds/answer-odds.js';
import { type Outlook, outlookFor, outlookOf } from '../../src/games/reconquista/odds/outlook.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { expectForetold } from '../support/foretold.js';
import { atNight, SEED } from '../support/portion.js';
import { laid } from './board.js';
import { positionOf, stepOf } from './campaigns.js';

const POSITIONS = atNight(100, 4);
const TRIALS = atNight(20_000, 1_500);
/** What an outlook that draws lots promises: to within a percent. */
const PROMISED = 0.01;

/** The board at the end of the turn, the points, and who was attacked or besieged, with no more moves. */
function played(state: Reconquista, dice: Dice) {
  let done = stepOf(state, dice, { verb: 'done' });
  const struck = new Set<string>();
  for (;;) {
    const at = done.events.findIndex(({ type }) => type === 'turn-ended');
    const ended = done.events[at];
    for (const event of done.events.slice(0, at < 0 ? undefined : at)) {
      if (event.type === 'battle-ended' && event.attacker !== 'christian' && event.defender === 'christian')
        struck.add(String(event.at));
      if (event.type === 'besieged' && event.side !== 'christian') struck.add(String(event.at));
    }
    const [board = done.state] = done.chapterEnds ?? [];
    if (ended !== undefined)
      return { places: board.places, points: Number(ended.points), over: done.state.ending, struck };
    done = stepOf(done.state, dice);
  }
}

describe('what may follow is what does follow, within three errors', () => {
  it.each(Array.from({ length: POSITIONS }, (_, index) => SEED * 1_000 + index))('position %i', (seed) => {
    const state = positionOf(seed);
    const said = outlookOf(state);
    const dice = new SeededDice(seed + 7);
    let [sum, squares, all] = [0, 0, 0];
    const foretold = Object.fromEntries([
      ['lost', said.lost],
      ...said.places.map(({ at, lost }) => [`${at} lost`, lost]),
      ...said.places.map(({ at, struck }) => [`${at} struck`, struck]),
      ...said.sieges.map(({ at, taken }) => [`${at} taken`, taken]),
    ]);
    const slack = said.exact ? 0 : PROMISED;
    const count = (trials: number) => {
      const times = new Map<string, number>();
      const came = (what: string) => times.set(what, (times.get(what) ?? 0) + 1);
      for (let trial = 0; trial < trials; trial++) {
        const { places, points, over, struck } = played(state, dice);
        if (over === 'no-christian-city') came('lost');
        all += 1;
        sum += points;
        squares += points ** 2;
        for (const { at } of said.places) if (!isChristian(places[at])) came(`${at} lost`);
        for (const { at } of said.places) if (struck.has(at)) came(`${at} struck`);
        for (const { at } of said.sieges) if (places[at].inside?.side === 'christian') came(`${at} taken`);
      }
      return { trials, times };
    };
    expectForetold(foretold, TRIALS, count, slack);
    const mean = sum / all;
    const error = Math.sqrt((squares / all - mean ** 2) / all);
    // A percent of the points there are.
    expect(Math.abs(said.points.mean - mean)).toBeLessThan(3.5 * error + 40 * slack);
  });
});

describe('an outlook', () => {
  const riskOf = ({ places }: Outlook, at: string) => places.find((risk) => risk.at === at);

  it('is exact where no way is rare: a quiet board on which nobody meets anybody', () => {
    const state = laid({ oviedo: '[c][f] christian 9g 9o', granada: '[m]' }, { revolt: 'asturias' });
    const said = outlookFor(state, 1e-4);
    // A city, a majority, and four regions without Muslims [16.1] [16.2] [16.3].
    expect(said).toMatchObject({ exact: true, lost: 0, points: { now: 11, high: 11 } });
    expect(riskOf(said, 'oviedo')).toEqual({ at: 'oviedo', struck: 0, lost: 0, sortie: null });
  });

  it('draws the same lots each time, and other ones tell nearly the same', () => {
    const state = positionOf(5);
    expect(outlookFor(state, 1e-3)).toEqual(outlookFor(state, 1e-3));
    const [one, other] = [outlookFor(state, 5e-4, 1), outlookFor(state, 5e-4, 2)];
    expect(one.exact).toBe(false);
    for (const { at, lost } of one.places) expect(Math.abs(lost - (riskOf(other, at)?.lost ?? 1))).toBeLessThan(0.03);
  });
});
