import { describe, expect, test } from 'vitest';
import { attack } from '../../src/games/hispania-draco/battle/contest.js';
import { strengths } from '../../src/games/hispania-draco/battle/verdict.js';
import type { CityId, CommanderId } from '../../src/games/hispania-draco/facts/ids.js';
import { chancesOf } from '../../src/games/hispania-draco/odds/chances.js';
import { fieldOf } from '../../src/games/hispania-draco/state/reading.js';
import { inCampaign } from './campaign.js';

/** Example 4: armies in Bracara and Conimbriga, three generals about them. */
const PIECES = {
  commanders: { consul: 'lucus', 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'asturica' },
  armies: [{ at: 'bracara' }, { at: 'conimbriga' }],
  revolts: { bracara: 2, brigantium: 1, conimbriga: 3 },
  garrisons: { noega: ['consul'], asturica: ['consul'], talabriga: ['praetor-ulterior'] },
  fleets: ['mare-atlanticum'],
};
const CONSUL = { turn: { general: 'consul', denarii: 6 }, pieces: PIECES };
const PRAETOR = { turn: { general: 'praetor-ulterior', denarii: 6 }, pieces: PIECES };

function contestOf(pieces: object, who: CommanderId, target: CityId, denarii = 2) {
  return attack(fieldOf(inCampaign({ pieces: { ...PIECES, ...pieces } }).state), who, target, denarii);
}
function shape({ attacker, defender }: ReturnType<typeof contestOf>) {
  const side = (one: typeof attacker) => ({
    adds: one.parts.reduce((sum, { count }) => sum + count, 0),
    times: 2 ** one.doublers.length,
  });
  return { roman: side(attacker), hispanic: side(defender) };
}

describe('attacks', () => {
  test('the consul on Bracara: (die + 4) x 2 against die + 3, without a throw [5.4.2] [5.4.3] [5.4.9] [6.2] [6.5]', () => {
    const contest = contestOf({}, 'consul', 'bracara');
    expect(shape(contest)).toEqual({ roman: { adds: 4, times: 2 }, hispanic: { adds: 3, times: 1 } });
    expect(contest.attacker.parts).toContainEqual({
      what: 'garrisons',
      count: 2,
      spaces: expect.arrayContaining(['noega', 'asturica']),
    });
    expect(contest.defender.parts).toContainEqual({
      what: 'revolts',
      count: 3,
      spaces: expect.arrayContaining(['bracara', 'brigantium']),
    });
    expect([...strengths(contest.attacker, [1]), ...strengths(contest.defender, [6])]).toEqual([10, 9]);
    const after = inCampaign(CONSUL).act('attack', { target: 'bracara', denarii: 2 }, []);
    expect(after.state.pieces.armies).toEqual([{ kind: 'normal', at: 'conimbriga' }]);
    expect(after.told('army-destroyed')).toMatchObject({ at: 'bracara', revolts: 2 });
  });

  test('greater: the army and all revolts of its space; nobody advances [5.4.4] [5.4.7]', () => {
    const before = inCampaign(CONSUL);
    const after = before.act('attack', { target: 'bracara', denarii: 2 }, []);
    expect(after.state.pieces.revolts.bracara).toBeUndefined();
    expect(after.state.pieces.reserve.revolts).toBe(before.state.pieces.reserve.revolts + 2);
    expect(after.state.pieces.reserve.armies.normal).toBe(before.state.pieces.reserve.armies.normal + 1);
    expect(after.state.pieces.commanders.consul).toBe('lucus');
    expect(after.state.turn.denarii).toBe(4);
  });

  test('the praetor on Bracara: (die + 3) x 2 against (die + 3) x 2 [6.6]', () => {
    const contest = contestOf({}, 'praetor-ulterior', 'bracara');
    expect(shape(contest)).toEqual({ roman: { adds: 3, times: 2 }, hispanic: { adds: 3, times: 2 } });
    expect(contest.attacker.doublers).toEqual([{ who: 'consul' }]);
    expect(contest.defender.doublers).toEqual([{ who: 'army', at: 'conimbriga' }]);
    expect(chancesOf(contest)).toEqual({ greater: 15, equal: 6, less: 15, of: 36 });
  });

  test('come out by the faces as often as the odds have it, and cost what those say [5.4.4] [5.4.5]', () => {
    const { of, ...chances } = chancesOf(contestOf({}, 'praetor-ulterior', 'bracara'));
    const counted = { greater: 0, equal: 0, less: 0 };
    const faces = [1, 2, 3, 4, 5, 6];
    for (const [roman, hispanic] of faces.flatMap((one) => faces.map((other) => [one, other] as const))) {
      const after = inCampaign(PRAETOR).actAndGoOn('attack', { target: 'bracara', denarii: 2 }, [roman, hispanic]);
      const destroyed = after.toldAll('army-destroyed').some((event) => event.at === 'bracara');
      const beaten = after.toldAll('commander-beaten').some((event) => event.commander === 'praetor-ulterior');
      counted[destroyed ? 'greater' : beaten ? 'less' : 'equal'] += 1;
    }
    expect(counted).toEqual(chances);
    expect(of).toBe(36);
  });

  test('from Mare Atlanticum: (die + 3) x 2 against die + 3 [5.4.8]', () => {
    const commanders = { ...PIECES.commanders, 'praetor-ulterior': 'mare-atlanticum' };
    const contest = contestOf({ commanders }, 'praetor-ulterior', 'bracara');
    expect(shape(contest)).toEqual({ roman: { adds: 3, times: 2 }, hispanic: { adds: 3, times: 1 } });
    const moved = inCampaign(PRAETOR).act('move', { to: 'mare-atlanticum' });
    expect(moved.choices('attack')).toEqual(['bracara']);
  });

  test('from Talabriga on Conimbriga: die + 3 against (die + 3) x 2 [6.6]', () => {
    const contest = contestOf({}, 'praetor-ulterior', 'conimbriga');
    expect(shape(contest)).toEqual({ roman: { adds: 3, times: 1 }, hispanic: { adds: 3, times: 2 } });
  });

  test('a praetor in Asturica strengthens none of these attacks [6.6]', () => {
    const away = { commanders: { ...PIECES.commanders, 'praetor-citerior': null } };
    for (const [who, target] of [
      ['consul', 'bracara'],
      ['praetor-ulterior', 'bracara'],
      ['praetor-ulterior', 'conimbriga'],
    ] as const) {
      expect(contestOf(away, who, target)).toEqual(contestOf({}, who, target));
    }
  });

  test('armies that are connected, for 1 to 3 denarii [5.4.1]', () => {
    const campaign = inCampaign(PRAETOR);
    expect(campaign.choices('attack')).toEqual(['conimbriga', 'bracara']);
    expect(campaign.ask('attack', { target: 'bracara' })).toMatchObject({ kind: 'number', min: 1, max: 3 });
    expect(inCampaign(CONSUL).choices('attack')).toEqual(['bracara']);
    expect(campaign.choices('siege')).toEqual([]);
  });

  test('less: the general and all garrisons of his space, and his phase is over [5.4.5]', () => {
    const garrisons = { talabriga: ['praetor-ulterior', 'consul', 'praetor-citerior'] };
    const before = inCampaign({ ...PRAETOR, pieces: { ...PIECES, garrisons } });
    const after = before.actAndGoOn('attack', { target: 'conimbriga', denarii: 1 }, [1, 6]);
    expect(after.state.pieces.commanders['praetor-ulterior']).toBeNull();
    expect(after.told('commander-beaten')).toMatchObject({ at: 'talabriga', garrisons: 3 });
    for (const id of ['praetor-ulterior', 'consul', 'praetor-citerior'] as const) {
      expect(after.state.pieces.reserve.garrisons[id]).toBe(4);
    }
    expect(after.state.turn.general).toBe('praetor-citerior');
    expect(after.toldAll('turn-began')).toHaveLength(1);
  });

  test('equal: nothing [5.4.6]', () => {
    const after = inCampaign(PRAETOR).act('attack', { target: 'bracara', denarii: 2 }, [4, 4]);
    expect(after.told('fought')).toMatchObject({ verdict: 'equal', roman: 4, hispanic: 4 });
    expect(after.state.pieces).toEqual(inCampaign(PRAETOR).state.pieces);
    expect(after.owed).toBe('roman-phase');
    expect(after.state.turn.denarii).toBe(4);
  });

  test('whoever is beaten at sea leaves the fleet there [5.4.8]', () => {
    const commanders = { ...PIECES.commanders, 'praetor-ulterior': 'mare-atlanticum' };
    const campaign = inCampaign({ ...PRAETOR, pieces: { ...PIECES, commanders, garrisons: {} } });
    const after = campaign.actAndGoOn('attack', { target: 'bracara', denarii: 1 }, [1, 6]);
    expect(after.state.pieces.commanders['praetor-ulterior']).toBeNull();
    expect(after.state.pieces.fleets).toEqual(['mare-atlanticum']);
  });
});
