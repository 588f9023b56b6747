import { describe, expect, test } from 'vitest';
import { inCampaign } from './campaign.js';

/** Example 2: the praetor of Citerior in Salduba, the consul in Ilerda, three revolts in Beseda. */
const EXAMPLE_2 = {
  turn: { general: 'praetor-citerior', denarii: 6 },
  pieces: {
    commanders: { 'praetor-citerior': 'salduba', consul: 'ilerda' },
    garrisons: { salduba: ['praetor-citerior'], gerunda: ['consul'] },
    revolts: { beseda: 3 },
    roads: ['dertosa/salduba'],
  },
};

function withPieces(change: object) {
  return inCampaign({ ...EXAMPLE_2, pieces: { ...EXAMPLE_2.pieces, ...change } });
}

describe('garrisons', () => {
  test('taking one back costs 1 and fills the reserve [5.2.1]', () => {
    const before = inCampaign(EXAMPLE_2);
    const after = before.act('remove');
    expect(after.state.pieces.garrisons.salduba).toBeUndefined();
    expect(after.state.pieces.reserve.garrisons['praetor-citerior']).toBe(4);
    expect(after.state.turn.denarii).toBe(5);
    expect(after.verbs).not.toContain('remove');
  });

  test('placing one costs 1 and lays it on top [5.2.1] [5.2.2]', () => {
    const after = inCampaign(EXAMPLE_2).act('place');
    expect(after.state.pieces.garrisons.salduba).toEqual(['praetor-citerior', 'praetor-citerior']);
    expect(after.state.pieces.reserve.garrisons['praetor-citerior']).toBe(2);
    expect(after.state.turn.denarii).toBe(5);
  });

  test('to Calagurris and a garrison there: 1 and 1 [5.2.1]', () => {
    const after = inCampaign(EXAMPLE_2).act('move', { to: 'calagurris' }).act('place');
    expect(after.state.pieces.garrisons.calagurris).toEqual(['praetor-citerior']);
    expect(after.state.turn.denarii).toBe(4);
  });

  test('to Gerunda past Dertosa and Tarraco, and a garrison there: 1, 2 and 1 [5.1.5]', () => {
    const moved = inCampaign(EXAMPLE_2).act('move', { to: 'gerunda' });
    expect(moved.told('moved')).toMatchObject({
      legs: [
        { cost: 1, path: ['salduba', 'dertosa', 'tarraco'] },
        { cost: 2, path: ['tarraco', 'gerunda'] },
      ],
    });
    const after = moved.act('place');
    expect(after.state.pieces.garrisons.gerunda).toEqual(['consul', 'praetor-citerior']);
    expect(after.state.turn.denarii).toBe(2);
  });

  test('nobody takes back another’s disc [5.2.3]', () => {
    const there = inCampaign(EXAMPLE_2).act('move', { to: 'gerunda' });
    expect(there.refusal('remove')).toBe('not-offered');
  });

  test('nobody stops where the consul is, to place one [5.1.7]', () => {
    expect(inCampaign(EXAMPLE_2).cost('move', 'ilerda')).toBeNull();
  });

  test('a covered garrison may be taken back [5.2.2]', () => {
    const after = withPieces({ garrisons: { salduba: ['consul', 'praetor-citerior', 'consul'] } }).act('remove');
    expect(after.state.pieces.garrisons.salduba).toEqual(['consul', 'consul']);
  });

  test('no more than three in a city [5.2.2] [0.5]', () => {
    const full = withPieces({ garrisons: { salduba: ['consul', 'consul', 'consul'] } });
    expect(full.refusal('place')).toBe('not-offered');
    expect(withPieces({ garrisons: { salduba: ['consul', 'consul'] } }).verbs).toContain('place');
  });

  test('none is placed that is not in the reserve [5.2.1]', () => {
    const all = {
      salduba: ['praetor-citerior'],
      calagurris: ['praetor-citerior', 'praetor-citerior', 'praetor-citerior'],
    };
    expect(withPieces({ garrisons: all }).refusal('place')).toBe('not-offered');
  });

  test('a capital is entered freely, and garrisoned only when its province is quiet [5.2.4]', () => {
    const closed = inCampaign(EXAMPLE_2).act('move', { to: 'osca' });
    expect(closed.state.pieces.commanders['praetor-citerior']).toBe('osca');
    expect(closed.refusal('place')).toBe('not-offered');
    const open = withPieces({ revolts: {} }).act('move', { to: 'osca' });
    expect(open.act('place').state.pieces.garrisons.osca).toEqual(['praetor-citerior']);
  });

  test('a second disc is barred as the first is, taking back is free [5.2.5]', () => {
    const inOsca = withPieces({
      commanders: { 'praetor-citerior': 'osca' },
      garrisons: { osca: ['praetor-citerior'] },
    });
    expect(inOsca.refusal('place')).toBe('not-offered');
    expect(inOsca.verbs).toContain('remove');
  });

  test('revolts in another province bar nothing [5.2.4]', () => {
    const inOsca = withPieces({ commanders: { 'praetor-citerior': 'osca' }, revolts: { numantia: 2 } });
    expect(inOsca.verbs).toContain('place');
  });

  test('none is placed at sea [5.2.1]', () => {
    const atSea = withPieces({ commanders: { 'praetor-citerior': 'mare-balearicum' }, fleets: ['mare-balearicum'] });
    expect(atSea.verbs).not.toContain('place');
  });
});
