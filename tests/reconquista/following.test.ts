import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { pointsOf } from '../../src/games/reconquista/closing/points.js';
import { Play } from '../../src/games/reconquista/engine/play.js';
import { PLACE_IDS, type PlaceId } from '../../src/games/reconquista/facts/ids.js';
import { bookOf } from '../../src/games/reconquista/facts/override.js';
import { revenueOf } from '../../src/games/reconquista/income/revenue.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { resolveSiege } from '../../src/games/reconquista/siege/siege.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { oneIn } from '../../src/kit/index.js';
import { Chance } from '../kit/fuzz/chance.js';
import { valueFrom } from '../kit/fuzz/player.js';
import { expectForetold } from '../support/foretold.js';
import { atNight, SEED } from '../support/portion.js';
import { laid } from './board.js';
import { positionOf } from './campaigns.js';

const POSITIONS = atNight(100, 6);
const TRIALS = atNight(20_000, 1_500);
const SEEDS = Array.from({ length: POSITIONS }, (_, index) => SEED * 1_000 + index);
/** Percentages are told whole, those of a battle with one decimal. */
const WHOLE = 0.005;
const TENTH = 0.0005;

const pointsIn = (state: Reconquista) => pointsOf(state, bookOf(state.overrides)).total;

/** An action of this verb by chance; null: it is not offered. */
function anyOf(state: Reconquista, verb: string, chance: Chance): Action | null {
  if (!RECONQUISTA.offers(state, 'p1').some((offer) => offer.verb === verb)) return null;
  const action: Record<string, Exclude<Action[string], undefined>> = {};
  for (;;) {
    const domain = RECONQUISTA.ask(state, 'p1', verb, action);
    if (domain.kind === 'done') return { verb, ...action };
    action[domain.slot] = valueFrom(domain, verb, chance, { choice: () => 1 });
  }
}

function foretold(state: Reconquista, action: Action) {
  return RECONQUISTA.foresee.action(state, 'p1', action)?.values ?? {};
}

/** "<1 %" is somewhere below. */
function shareOf(said: unknown): number {
  const text = String(said);
  return text.startsWith('<') ? WHOLE : text.startsWith('>') ? 1 - WHOLE : Number.parseFloat(text) / 100;
}

function points({ gain, fewer }: Readonly<Record<string, unknown>>): number {
  return Number(gain ?? 0) - Number(fewer ?? 0);
}

describe('an attack ends as often so as its preview says', () => {
  it.each(SEEDS)('position %i', (seed) => {
    const state = positionOf(seed);
    const chance = new Chance(seed);
    const action = anyOf(state, 'attack', chance);
    if (action === null) return;
    const told = foretold(state, action);
    const at = oneIn(PLACE_IDS, action.to) ?? 'oviedo';
    const dice = new SeededDice(seed + 3);
    const count = (trials: number) => {
      const times = new Map<string, number>();
      let fought = 0;
      for (let trial = 0; trial < trials; trial++) {
        const done = RECONQUISTA.apply(state, 'p1', action, dice);
        if (!done.ok) throw new Error(done.rejection.code);
        const end = done.value.events.find(({ type }) => type === 'battle-ended')?.end;
        // Prudent Muslims stay in.
        if (end === undefined) continue;
        fought += 1;
        const how = ['defender-gone', 'defender-back', 'defender-in'].includes(String(end)) ? 'won' : 'worse';
        times.set(how, (times.get(how) ?? 0) + 1);
        const after = done.value.state;
        const place = after.places[at];
        if (end === 'defender-gone' && place.inside?.side === 'christian' && place.outside === null)
          expect(pointsIn(after) - pointsIn(state)).toBe(points(told));
      }
      return { trials: fought, times };
    };
    expectForetold({ won: Number(told.percent) / 100, worse: Number(told.worse) / 100 }, TRIALS, count, TENTH);
  });
});

describe('a siege ends as often so as the preview of the move says', () => {
  it.each(SEEDS)('position %i', (seed) => {
    const state = positionOf(seed);
    const chance = new Chance(seed);
    // A move that besieges, among many.
    const moves = Array.from({ length: 60 }, () => anyOf(state, 'move', chance));
    const action = moves.find((one) => one !== null && RECONQUISTA.foresee.action(state, 'p1', one)?.key === 'siege');
    if (action === undefined || action === null) return;
    const told = foretold(state, action);
    const at: PlaceId = oneIn(PLACE_IDS, action.to) ?? 'oviedo';
    const moved = RECONQUISTA.apply(state, 'p1', action, new SeededDice(1));
    if (!moved.ok) throw new Error(moved.rejection.code);
    const before = moved.value.state;
    expect(before.places[at].outside?.side).toBe('christian');
    const dice = new SeededDice(seed + 5);
    const count = (trials: number) => {
      const times = new Map<string, number>();
      for (let trial = 0; trial < trials; trial++) {
        const play = new Play({ ...before }, dice);
        resolveSiege(play, at);
        const ended = play.events.find(({ type }) => type === 'siege-ended');
        const end = ended?.type === 'siege-ended' ? ended.end : '';
        if (['stormed', 'sacked', 'surrendered'].includes(end)) times.set('taken', (times.get('taken') ?? 0) + 1);
        if (end === 'sacked') times.set('sacked', (times.get('sacked') ?? 0) + 1);
        if (end === 'stormed') expect(pointsOf(play.state, play.book).total - pointsIn(state)).toBe(points(told));
      }
      return { trials, times };
    };
    const sacked = told.sacked === undefined ? {} : { sacked: shareOf(told.sacked) };
    expectForetold({ taken: shareOf(told.taken), ...sacked }, TRIALS, count, WHOLE);
  });
});

describe('a purchase brings what its preview says', () => {
  it.each(SEEDS)('position %i', (seed) => {
    const state = positionOf(seed, 'spending');
    const chance = new Chance(seed);
    const income = (one: Reconquista) => revenueOf(one, bookOf(one.overrides)).points;
    for (let tried = 0; tried < 30; tried++) {
      const action = anyOf(state, 'buy', chance);
      if (action === null) return;
      const told = foretold(state, action);
      const done = RECONQUISTA.apply(state, 'p1', action, new SeededDice(1));
      if (!done.ok) throw new Error(done.rejection.code);
      const after = done.value.state;
      expect([after.purse, pointsIn(after) - pointsIn(state), income(after) - income(state)]).toEqual([
        told.left,
        points(told),
        told.income ?? 0,
      ]);
    }
  });
});

describe('what is told before', () => {
  const said = (state: Reconquista, action: Action) => {
    const preview = RECONQUISTA.foresee.action(state, 'p1', action);
    return RECONQUISTA.words.say('en', `preview.${preview?.key}`, preview?.values);
  };

  it('of a relief: the besieged fight along [12.9]', () => {
    const state = laid({ oviedo: '[c] christian 1g / muslim 1a', leon: 'christian 2a', granada: '[m]' });
    const action = { verb: 'attack', from: 'leon', to: 'oviedo', units: { army: 2 } };
    expect(said(state, action)).toContain('The besieged of Oviedo fight along, and are free if it is won.');
  });

  it('of prudent Muslims before more than twice as many: that they may stay in [17.2.4]', () => {
    const options = { events: 'standard', ages: 'dates', moves: 'numbers', temper: 'prudent', dice: 'order' };
    const state = laid({ seville: 'christian 5a', badajoz: '[m] muslim 2a', granada: '[m]' }, { options });
    const action = { verb: 'attack', from: 'seville', to: 'badajoz', units: { army: 5 } };
    expect(said(state, action)).toContain('At 67 % they stay behind their walls and are besieged instead.');
    expect(said(state, { ...action, units: { army: 4 } })).not.toContain('stay behind');
  });

  it('of a siege: when it is fought, and at what odds [14.2] [14.3]', () => {
    const state = laid({ seville: 'christian 1a', badajoz: '[m]', granada: '[m]' });
    const action = { verb: 'move', from: 'seville', to: 'badajoz', units: { army: 1 } };
    // 26 throws of 36 take it, 12 of them destroy the city.
    expect(said(state, action)).toContain('it falls at 72 % (city destroyed: 33 %)');
  });

  it('of El Cid, who goes along with the last unit without being told to [9.12] [14.2]', () => {
    const lines = { seville: 'christian 1a', badajoz: '[m]', granada: '[m]' };
    const state = laid(lines, { cid: { side: 'christian', at: 'seville' } });
    const action = { verb: 'move', from: 'seville', to: 'badajoz', units: { army: 1 } };
    // 4 and 1 are added: 33 throws of 36.
    expect(said(state, action)).toContain('it falls at 92 %');
  });

  it('of what is not bought: points that are lost, and Mercenaries for the other side [10.3] [9.8]', () => {
    const fortune = { event: 'mercenaries', income: 0, mercenaries: 3, crusaders: 0, corruption: false, jihad: false };
    const state = laid({ oviedo: '[c] christian 1a', granada: '[m]' }, { phase: 'spending', purse: 2, fortune });
    expect(said(state, { verb: 'done' })).toBe(
      '2 points would be lost: income is not kept. 3 Mercenaries who are not hired join the Muslims.',
    );
  });
});
