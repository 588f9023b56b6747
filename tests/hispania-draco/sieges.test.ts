import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { type Contest, siege } from '../../src/games/hispania-draco/battle/contest.js';
import { FACES, verdict } from '../../src/games/hispania-draco/battle/verdict.js';
import type { CommanderId } from '../../src/games/hispania-draco/facts/ids.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { chancesOf } from '../../src/games/hispania-draco/odds/chances.js';
import { fieldOf } from '../../src/games/hispania-draco/state/reading.js';
import { type Campaign, inCampaign } from './campaign.js';

/** Example 3: both generals next to Toletum, an army in Numantia next to the praetor alone. */
const EXAMPLE_3 = {
  turn: { general: 'praetor-citerior', denarii: 6 },
  pieces: {
    commanders: { 'praetor-citerior': 'segontia', consul: 'abula' },
    armies: [{ at: 'numantia' }],
    revolts: { numantia: 1, toletum: 1 },
    garrisons: { bilbilis: ['praetor-citerior'], salduba: ['praetor-citerior'], cauca: ['consul'] },
  },
};

function siegeOf(campaign: Campaign, who: CommanderId, denarii = 1): Contest {
  return siege(fieldOf(campaign.state), who, 'toletum', denarii);
}
function withPieces(change: JsonObject, turn: JsonObject = EXAMPLE_3.turn) {
  return inCampaign({ turn, pieces: { ...EXAMPLE_3.pieces, ...change } });
}

describe('sieges', () => {
  test('Toletum by the praetor: (die + 4) x 2 against 12, 3 or more, 67 % [5.3.2] [5.3.3] [6.1] [6.3] [6.6]', () => {
    const contest = siegeOf(inCampaign(EXAMPLE_3), 'praetor-citerior');
    expect(contest.attacker).toEqual({
      die: 'roman',
      parts: [
        { what: 'denarii', count: 1 },
        { what: 'garrisons', count: 2, spaces: ['bilbilis', 'salduba'] },
        { what: 'province', count: 1 },
      ],
      doublers: [{ who: 'consul' }],
    });
    expect(contest.defender).toEqual({
      die: null,
      parts: [{ what: 'shield', count: 6 }],
      doublers: [{ who: 'army', at: 'numantia' }],
    });
    expect(FACES.filter((roman) => verdict(contest, { roman, hispanic: null }) === 'greater')).toEqual([3, 4, 5, 6]);
    const { greater, of } = chancesOf(contest);
    expect(Math.round((100 * greater) / of)).toBe(67);
  });

  test('is luck for its general where it was won against the odds, and bad luck for Hispano', () => {
    const { state } = inCampaign(EXAMPLE_3);
    const siege = { type: 'fought', contest: 'siege', commander: 'praetor-citerior', army: null, target: 'toletum' };
    const won = { ...siege, sides: siegeOf(inCampaign(EXAMPLE_3), 'praetor-citerior'), verdict: 'greater' };
    const [seat] = state.seats;
    expect(HISPANIA_DRACO.meanings.fought?.(state, [won, { type: 'revolt-removed' }])).toEqual([
      { thread: 'toletum', by: seat, against: null, expected: 4 / 6, won: 1, fallen: 0, counted: 'victories' },
    ]);
    const lost = { ...won, contest: 'army-siege', verdict: 'less' };
    expect(HISPANIA_DRACO.meanings.fought?.(state, [lost])).toMatchObject([{ by: null, against: seat, won: 0 }]);
  });

  test('Toletum by the consul: (die + 2) x 2 against 6, 2 or more, 83 % [5.3.2] [6.6]', () => {
    const contest = siegeOf(inCampaign(EXAMPLE_3), 'consul');
    expect(contest.attacker.parts).toEqual([
      { what: 'denarii', count: 1 },
      { what: 'garrisons', count: 1, spaces: ['cauca'] },
    ]);
    expect(contest.attacker.doublers).toEqual([{ who: 'praetor-citerior' }]);
    expect(contest.defender.doublers).toEqual([]);
    expect(verdict(contest, { roman: 1, hispanic: null })).toBe('equal');
    const { greater, of } = chancesOf(contest);
    expect(Math.round((100 * greater) / of)).toBe(83);
  });

  test('a connected city in revolt without an army, for 1 to 3 denarii [5.3.1]', () => {
    const campaign = inCampaign(EXAMPLE_3);
    expect(campaign.choices('siege')).toEqual(['toletum']);
    expect(campaign.ask('siege', { target: 'toletum' })).toMatchObject({ kind: 'number', min: 1, max: 3 });
    expect(campaign.refusal('siege', { target: 'numantia', denarii: 1 })).toBe('slot-illegal');
    expect(
      withPieces({}, { general: 'praetor-citerior', denarii: 2 }).ask('siege', { target: 'toletum' }),
    ).toMatchObject({
      max: 2,
    });
  });

  test('greater: the top revolt returns to the reserve [5.3.4]', () => {
    const before = withPieces({ revolts: { numantia: 1, toletum: 2 } });
    const after = before.act('siege', { target: 'toletum', denarii: 1 }, [3]);
    expect(after.state.pieces.revolts.toletum).toBe(1);
    expect(after.state.pieces.reserve.revolts).toBe(20);
    expect(after.state.turn.denarii).toBe(5);
    expect(after.told('fought')).toMatchObject({ roman: 3, hispanic: 0, verdict: 'greater' });
    expect(after.told('revolt-removed')).toMatchObject({ at: 'toletum', left: 1 });
  });

  test('equal or less: nothing but the denarii [5.3.4]', () => {
    const equal = inCampaign(EXAMPLE_3).act('siege', { target: 'toletum', denarii: 1 }, [2]);
    expect(equal.state.pieces.revolts.toletum).toBe(1);
    expect(equal.state.turn.denarii).toBe(5);
    const less = inCampaign(EXAMPLE_3).act('siege', { target: 'toletum', denarii: 1 }, [1]);
    expect(less.state.pieces.revolts.toletum).toBe(1);
    expect(less.state.pieces.commanders['praetor-citerior']).toBe('segontia');
    expect(less.owed).toBe('roman-phase');
  });

  test('nobody advances [5.4.7]', () => {
    const after = inCampaign(EXAMPLE_3).act('siege', { target: 'toletum', denarii: 1 }, [6]);
    expect(after.state.pieces.revolts.toletum).toBeUndefined();
    expect(after.state.pieces.commanders['praetor-citerior']).toBe('segontia');
  });

  test('where the result is certain no die is thrown [5.4.9]', () => {
    const { revolts, ...pieces } = EXAMPLE_3.pieces;
    const sure = inCampaign({ ...EXAMPLE_3, pieces: { ...pieces, armies: [], revolts: { ...revolts, numantia: 1 } } });
    const won = sure.act('siege', { target: 'toletum', denarii: 1 }, []);
    expect(won.state.pieces.revolts.toletum).toBeUndefined();
    expect(won.told('fought')).toMatchObject({ roman: 0, verdict: 'greater' });
    const lone = inCampaign({
      turn: { general: 'consul', denarii: 1 },
      pieces: {
        commanders: { consul: 'segontia' },
        armies: [{ at: 'numantia' }],
        revolts: { numantia: 1, toletum: 1 },
      },
    });
    expect(lone.actAndGoOn('siege', { target: 'toletum', denarii: 1 }).told('fought')).toMatchObject({
      verdict: 'less',
      roman: 0,
    });
  });

  test('two supporters make four [6.7]', () => {
    const proconsul = withPieces({ commanders: { ...EXAMPLE_3.pieces.commanders, proconsul: 'emerita' } });
    expect(siegeOf(proconsul, 'consul').attacker.doublers).toHaveLength(2);
    // (1 + 2) x 4 beats any shield.
    expect(chancesOf(siegeOf(proconsul, 'consul'))).toMatchObject({ greater: 6, of: 6 });
  });

  test('a general beside his friend alone is worth nothing [6.6]', () => {
    const commanders = { ...EXAMPLE_3.pieces.commanders, 'praetor-ulterior': 'bilbilis' };
    const contest = siegeOf(withPieces({ commanders }), 'praetor-citerior');
    expect(contest.attacker.doublers).toEqual([{ who: 'consul' }]);
  });

  test('an army beside the city alone is worth nothing [6.6]', () => {
    const army = { armies: [{ at: 'emerita' }], revolts: { toletum: 1, emerita: 1 } };
    expect(siegeOf(withPieces(army), 'praetor-citerior').defender.doublers).toEqual([]);
  });
});

describe('support', () => {
  test('discs under the general himself count [6.2]', () => {
    const garrisons = { segontia: ['praetor-citerior', 'praetor-citerior'] };
    const contest = siegeOf(withPieces({ garrisons }), 'praetor-citerior');
    expect(contest.attacker.parts[1]).toEqual({ what: 'garrisons', count: 2, spaces: ['segontia'] });
  });

  test('the group ends where the colour ends [6.1]', () => {
    const garrisons = { bilbilis: ['consul'], salduba: ['praetor-citerior'] };
    const contest = siegeOf(withPieces({ garrisons }), 'praetor-citerior');
    expect(contest.attacker.parts).toEqual([{ what: 'denarii', count: 1 }]);
  });

  test('of a mixed stack only his own discs count, and they join the group [6.1]', () => {
    const garrisons = { bilbilis: ['consul', 'praetor-citerior', 'consul'], salduba: ['praetor-citerior'] };
    const contest = siegeOf(withPieces({ garrisons }), 'praetor-citerior');
    expect(contest.attacker.parts[1]).toMatchObject({ count: 2 });
  });

  test('the 1 of his province comes by a garrison, or by himself [6.3]', () => {
    const none = siegeOf(withPieces({ garrisons: { bilbilis: ['praetor-citerior'] } }), 'praetor-citerior');
    expect(none.attacker.parts.map(({ what }) => what)).not.toContain('province');
    const commanders = { 'praetor-citerior': 'segobriga', consul: 'abula' };
    const himself = siegeOf(withPieces({ commanders, garrisons: {} }), 'praetor-citerior');
    expect(himself.attacker.parts).toContainEqual({ what: 'province', count: 1 });
  });

  test('it counts once, for that praetor alone [6.4]', () => {
    const garrisons = {
      bilbilis: ['praetor-citerior'],
      salduba: ['praetor-citerior'],
      segobriga: ['praetor-citerior'],
    };
    const contest = siegeOf(withPieces({ garrisons }), 'praetor-citerior');
    expect(contest.attacker.parts.filter(({ what }) => what === 'province')).toHaveLength(1);
    const consul = withPieces({ commanders: { consul: 'segobriga' }, garrisons: {} });
    expect(siegeOf(consul, 'consul').attacker.parts).toEqual([{ what: 'denarii', count: 1 }]);
    const stranger = withPieces({ commanders: { 'praetor-ulterior': 'segobriga' }, garrisons: {} });
    expect(siegeOf(stranger, 'praetor-ulterior').attacker.parts).toEqual([{ what: 'denarii', count: 1 }]);
  });

  test('it counts when the Roman city is in revolt, and over a sea [6.4]', () => {
    const field = (pieces: JsonObject) => fieldOf(inCampaign({ pieces }).state);
    const inRevolt = field({
      commanders: { 'praetor-citerior': 'segobriga' },
      revolts: { valentia: 1, toletum: 1 },
    });
    expect(siege(inRevolt, 'praetor-citerior', 'toletum', 1).attacker.parts).toContainEqual({
      what: 'province',
      count: 1,
    });
    const atSea = field({
      commanders: { 'praetor-citerior': 'mare-balearicum' },
      fleets: ['mare-balearicum'],
      revolts: { gerunda: 1 },
    });
    expect(siege(atSea, 'praetor-citerior', 'gerunda', 1).attacker.parts).toContainEqual({
      what: 'province',
      count: 1,
    });
  });
});
