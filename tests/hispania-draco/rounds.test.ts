import { describe, expect, test } from 'vitest';
import { outcome, scoreOf, standing, status } from '../../src/games/hispania-draco/tells/outcome.js';
import { inCampaign } from './campaign.js';

const CAPITALS = ['osca', 'numantia', 'toletum', 'olisipo', 'brigantium'];
const held = Object.fromEntries(CAPITALS.map((city) => [city, ['consul']]));
/** One garrison from the end: the praetor of Citerior stands in Flaviobriga. */
const NEARLY = {
  options: { level: '75451' },
  turn: { general: 'praetor-citerior', denarii: 3 },
  pieces: {
    commanders: { 'praetor-citerior': 'flaviobriga', 'praetor-ulterior': 'gades', consul: 'valentia' },
    garrisons: held,
  },
};

describe('victory', () => {
  test('at once with garrisons in all six capitals [1.1]', () => {
    const campaign = inCampaign(NEARLY).act('place');
    expect(campaign.state.ending).toBe('conquered');
    expect(campaign.owed).toBeNull();
    expect(outcome(campaign.state)).toMatchObject({
      ranking: [{ seats: ['ann'], result: 'won' }],
      verdict: { key: 'conquered' },
    });
    expect(campaign.told('campaign-ended')).toMatchObject({ won: true });
    expect(campaign.refusal('done', {}, 'ann')).toBe('game-over');
  });

  test('not while a city of a Roman province is in revolt [1.1]', () => {
    const campaign = inCampaign({ ...NEARLY, pieces: { ...NEARLY.pieces, revolts: { basti: 1 } } }).act('place');
    expect(campaign.state.ending).toBeNull();
  });

  test('a revolt in a Hispanic province undoes nothing [1.2]', () => {
    const campaign = inCampaign({ ...NEARLY, pieces: { ...NEARLY.pieces, revolts: { salmantica: 2, cauca: 1 } } }).act(
      'place',
    );
    expect(campaign.state.ending).toBe('conquered');
  });

  test('when the last revolt of a Roman province falls, in whichever phase [1.2]', () => {
    const garrisons = { ...held, flaviobriga: ['praetor-citerior'] };
    const roman = inCampaign({
      ...NEARLY,
      pieces: {
        ...NEARLY.pieces,
        garrisons,
        commanders: { 'praetor-citerior': 'carthago-nova' },
        revolts: { basti: 1 },
      },
    });
    expect(roman.act('siege', { target: 'basti', denarii: 1 }).state.ending).toBe('conquered');
    // The army of Basti attacks Castulo, and the general there beats it.
    const hispanic = inCampaign({
      ...NEARLY,
      pieces: {
        ...NEARLY.pieces,
        garrisons: { ...garrisons, corduba: ['praetor-ulterior', 'praetor-ulterior', 'praetor-ulterior'] },
        commanders: { 'praetor-ulterior': 'castulo' },
        armies: [{ at: 'basti' }],
        revolts: { basti: 1 },
      },
    }).act('done', {}, [1, 6, 6, 1]);
    expect(hispanic.told('army-destroyed')).toMatchObject({ at: 'basti' });
    expect(hispanic.state.ending).toBe('conquered');
  });
});

/** A roll of 1 and 6 finds a garrison. */
const QUIET = { revolts: { beseda: 3 }, garrisons: { osca: ['consul'] } };

describe('defeat', () => {
  const EMPTY = {
    garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
    revolts: 0,
    armies: { normal: 0, special: 0 },
    legion: null,
    roads: 0,
  };
  const full = { beseda: 3, gerunda: 3, calagurris: 3, puciala: 3, segontia: 3, abula: 3, regina: 3, talabriga: 1 };
  const LAST = {
    pieces: {
      commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia' },
      revolts: full,
      reserve: EMPTY,
    },
  };

  test('a revolt must be placed and none is left [1.3]', () => {
    const campaign = inCampaign(LAST).act('done', {}, [3, 3]);
    expect(campaign.state.ending).toBe('revolt');
    expect(outcome(campaign.state)).toMatchObject({ ranking: [{ result: 'lost' }], verdict: { key: 'revolt' } });
  });

  test('a second disc too; not where three lie, nor where a guard stands [1.4]', () => {
    expect(inCampaign(LAST).act('done', {}, [4, 1]).state.ending).toBe('revolt');
    expect(inCampaign(LAST).act('done', {}, [1, 1]).state.ending).toBeNull();
    const guarded = { ...LAST, pieces: { ...LAST.pieces, garrisons: { capara: ['consul'] } } };
    expect(inCampaign(guarded).act('done', {}, [3, 3]).state.ending).toBeNull();
  });

  test('an army that must place one and cannot [1.4]', () => {
    const pieces = { ...LAST.pieces, armies: [{ at: 'talabriga' }] };
    const campaign = inCampaign({ pieces }).act('done', {}, [1, 1]);
    expect(campaign.state.ending).toBe('revolt');
    expect(campaign.told('army-marched')).toBeUndefined();
  });

  test('the end of a round takes a revolt out of the game, or ends it [9.1]', () => {
    const turn = { general: 'consul', denarii: 1 };
    const before = inCampaign({ turn, pieces: { commanders: { consul: 'gades' }, ...QUIET } });
    const after = before.act('done', {}, [1, 6]);
    expect(after.state.track[0]).toBe(1);
    expect(after.state.pieces.reserve.revolts).toBe(18);
    const army = { ...LAST.pieces, commanders: { consul: 'gades' } };
    expect(inCampaign({ turn, pieces: army }).act('done', {}, [1, 1]).state.ending).toBe('revolt');
  });

  test('when the box 18 is covered the time is over; else the praetor of Ulterior begins anew [1.5] [9.2]', () => {
    const turn = { general: 'consul', denarii: 1 };
    const pieces = { commanders: { 'praetor-ulterior': 'gades', consul: 'valentia' }, ...QUIET };
    const track = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];
    const last = inCampaign({ turn, pieces, track, round: 11 }).act('done', {}, [1, 6]);
    expect(last.state.ending).toBe('time');
    expect(last.told('years-passed')).toMatchObject({ year: 18, left: 0 });
    expect(outcome(last.state)).toMatchObject({ ranking: [{ result: 'lost' }], verdict: { key: 'time' } });
    const next = inCampaign({ turn, pieces, track: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], round: 2 }).act(
      'done',
      {},
      [1, 6],
    );
    expect(next.state).toMatchObject({ round: 3, turn: { general: 'praetor-ulterior', denarii: 5 } });
    expect(next.state.track.slice(0, 3)).toEqual([1, 1, 0]);
    expect(next.told('years-passed')).toMatchObject({ year: 180, left: 9 });
  });

  test('eleven rounds and no more [1.5]', () => {
    const rounds = inCampaign({
      turn: { general: 'consul', denarii: 1 },
      pieces: { commanders: { consul: 'gades' }, ...QUIET },
    }).act('done', {}, [1, 6]);
    expect(rounds.told('years-passed')).toMatchObject({ year: 198, left: 10 });
  });
});

describe('turns', () => {
  const PIECES = { commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'tarraco' } };

  test('a Roman and a Hispanic phase of each general, in order, then the end [4.1] [4.2]', () => {
    let campaign = inCampaign({ pieces: PIECES });
    const began: unknown[] = [];
    for (const city of [1, 2, 3]) {
      campaign = campaign.act('done', {}, [4, city, ...(city === 1 ? [] : [])]);
      began.push(campaign.told('turn-began')?.general);
      expect(campaign.toldAll('revolt-rolled')).toHaveLength(1);
    }
    expect(began).toEqual(['praetor-citerior', 'consul', 'praetor-ulterior']);
    expect(campaign.told('years-passed')).toBeDefined();
    expect(campaign.state.round).toBe(2);
    expect(campaign.told('chapter-ended')).toMatchObject({ what: 'turn', general: 'consul' });
  });

  test('where the game is, and how far the Romans are', () => {
    const { state } = inCampaign({ pieces: { ...PIECES, garrisons: { osca: ['consul'] } } });
    expect(status(state)).toMatchObject({ key: 'turn', values: { round: 1, year: 198 } });
    expect(scoreOf(state, 'ann')).toBe(1);
    expect(standing(state, 'ann')).toEqual({ key: 'rome', values: { held: 1, all: 6, reserve: 22, left: 11 } });
    const over = inCampaign(NEARLY).act('place').state;
    expect(status(over)).toMatchObject({ key: 'over' });
    // Six capitals, and all eleven rounds to spare.
    expect(scoreOf(over, 'ann')).toBe(17);
  });
});
