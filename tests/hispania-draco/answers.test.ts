import { describe, expect, test } from 'vitest';
import { CITY, MAP } from '../../src/games/hispania-draco/answers/city.js';
import { ODDS } from '../../src/games/hispania-draco/answers/odds.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { threatOf } from '../../src/games/hispania-draco/revolt/threat.js';
import { inCampaign, newCampaign, wrongPosition } from './campaign.js';

const HERE = {
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'segontia', consul: 'abula' },
    revolts: { toletum: 1, numantia: 1 },
    armies: [{ at: 'numantia' }],
    garrisons: { bilbilis: ['praetor-citerior'] },
  },
  turn: { general: 'praetor-citerior', denarii: 6 },
};

describe('questions', () => {
  test('what a city is, and who is there', () => {
    const { state } = inCampaign(HERE);
    const of = (city: string) => {
      const answer = CITY(state, 'ann', { city });
      return answer.ok && answer.value.kind === 'answer' ? answer.value.lines[0]?.values?.there : null;
    };
    expect(of('Osca')).toEqual([{ kind: 'there', id: 'empty' }]);
    expect(of('Bilbilis')).toEqual([[1, { kind: 'garrison', id: 'praetor-citerior' }]]);
    expect(of('Segontia')).toEqual([{ kind: 'commander', id: 'praetor-citerior' }]);
    expect(CITY(state, 'ann', { city: 'Atlantis' })).toMatchObject({ ok: false, rejection: { code: 'city-unknown' } });
    expect(MAP(state, 'ann', {})).toMatchObject({ ok: true, value: { picture: { show: 'board' } } });
  });

  test('are asked by pressing too: what can be fought for, where somebody is, where armies may go', () => {
    const { state } = inCampaign(HERE);
    const asked = HISPANIA_DRACO.typing.questions?.(state, 'ann') ?? [];
    expect(asked.map(({ command, option }) => [command, option])).toEqual([
      ['odds', 'city'],
      ['city', 'city'],
      ['threat', undefined],
    ]);
    expect(asked[0]?.choices?.map(({ id }) => id)).toContain('toletum');
    expect(asked[1]?.choices?.map(({ id }) => id).toSorted()).toEqual([
      'abula',
      'gades',
      'numantia',
      'segontia',
      'toletum',
    ]);
    for (const { command, option, choices = [] } of asked) {
      const typed = option === undefined ? [{}] : choices.map(({ id }) => ({ [option]: id }));
      for (const options of typed)
        expect(HISPANIA_DRACO.typing.interpret(state, 'ann', command, options), command).toMatchObject({ ok: true });
    }
  });

  test('the odds of whoever can fight there, for each denarius, and of nobody else', () => {
    const { state } = inCampaign(HERE);
    const lines = (options: Readonly<Record<string, string | number>>) => {
      const answer = ODDS(state, 'ann', options);
      return answer.ok && answer.value.kind === 'answer' ? answer.value.lines.map(({ values }) => values) : [];
    };
    expect(lines({ city: 'Toletum', unit: 'citerior' })).toMatchObject([
      // (die + 1 + 1) x 2 against 6 x 2, and so on.
      { denarii: 1, wins: '33 %' },
      { denarii: 2, wins: '50 %' },
      { denarii: 3, wins: '67 %' },
    ]);
    expect(lines({ city: 'Toletum', denarii: 1 }).map((values) => values?.who)).toEqual([
      { kind: 'commander', id: 'praetor-citerior' },
      { kind: 'commander', id: 'consul' },
    ]);
    expect(ODDS(state, 'ann', { city: 'Gades' })).toMatchObject({ ok: false, rejection: { code: 'odds-nobody' } });
  });

  test('what threatens: where each army may go, and that the reserve runs out', () => {
    const { state } = inCampaign({
      pieces: {
        ...HERE.pieces,
        commanders: { consul: 'gades' },
        reserve: {
          revolts: 0,
          armies: { normal: 0, special: 0 },
          garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
          legion: null,
          roads: 0,
        },
      },
    });
    const { armies, lost } = threatOf(state);
    const [numantia] = armies;
    expect(numantia).toMatchObject({ at: 'numantia', there: expect.any(Number) });
    const sum = numantia?.ways.reduce((total, { chance }) => total + chance, 0) ?? 0;
    expect(sum).toBeCloseTo(1, 9);
    // Every roll that points to an unguarded quiet city ends it, and so does every march into one.
    expect(lost).toBeGreaterThan(0.8);
    expect(threatOf({ ...state, pieces: { ...state.pieces, armies: [] } }).armies).toEqual([]);
  });
});

describe('positions', () => {
  test('a proposal is read as it is written, and refused where it is none', () => {
    const proposal = {
      seat: 'ann',
      action: { verb: 'siege', slots: { target: 'toletum', denarii: 2 } },
      approvedBy: [],
    };
    expect(inCampaign({ ...HERE, proposal }).state.proposal).toEqual(proposal);
    const broken = { ...proposal, action: { verb: 'siege', slots: { denarii: [2] } } };
    expect(wrongPosition({ seats: { ann: [] }, ...HERE, proposal: broken })).toMatch(/denarii/);
  });
});

describe('set-up', () => {
  test('Hispano sees with how many discs each city would revolt [10.7.2]', () => {
    const domain = newCampaign({ hispano: 'on' }, ['ann', 'hanno']).ask('uprising');
    const discs = domain.kind === 'one' ? domain.choices.map(({ values }) => values?.discs) : [];
    expect(discs).toEqual([3, 3, 2, 2, 1, 1]);
  });
});
