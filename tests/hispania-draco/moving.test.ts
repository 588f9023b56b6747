import { describe, expect, test } from 'vitest';
import { inCampaign } from './campaign.js';

/** Example 1: the praetor of Ulterior in Gades, with the roads of its picture. */
const EXAMPLE_1 = {
  turn: { general: 'praetor-ulterior', denarii: 6 },
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'abula', consul: 'mare-gaditanum' },
    revolts: { onuba: 1 },
    fleets: ['mare-gaditanum'],
    roads: ['corduba/regina', 'emerita/regina'],
  },
};

describe('moving', () => {
  test('costs a denarius a segment [5.1.1] [0.4]', () => {
    const { pieces, ...rest } = EXAMPLE_1;
    const before = inCampaign({ ...rest, pieces: { ...pieces, roads: [] } });
    expect(before.cost('move', 'emerita')).toBe(2);
    const after = before.act('move', { to: 'emerita' });
    expect(after.state.pieces.commanders['praetor-ulterior']).toBe('emerita');
    expect(after.state.turn.denarii).toBe(4);
    expect(after.told('moved')).toMatchObject({
      cost: 2,
      legs: [{ cost: 2, by: 'connection', path: ['gades', 'emerita'] }],
    });
  });

  test('a city in revolt is not entered [5.1.2] [0.7]', () => {
    const campaign = inCampaign(EXAMPLE_1);
    expect(campaign.cost('move', 'onuba')).toBeNull();
    expect(campaign.refusal('move', { to: 'onuba' })).toBe('slot-illegal');
  });

  test('a chain of roads is one connection of one segment [5.1.5]', () => {
    const campaign = inCampaign(EXAMPLE_1);
    expect(campaign.cost('move', 'emerita')).toBe(1);
    expect(campaign.act('move', { to: 'emerita' }).told('moved')).toMatchObject({
      legs: [{ cost: 1, by: 'roads', path: ['gades', 'corduba', 'regina', 'emerita'] }],
    });
  });

  test('any stretch of a chain costs 1, printed and laid roads alike [5.1.6]', () => {
    const campaign = inCampaign(EXAMPLE_1);
    for (const city of ['corduba', 'castulo', 'basti', 'regina']) expect(campaign.cost('move', city)).toBe(1);
  });

  test('a city in revolt cuts a chain, and the road stays [5.1.6]', () => {
    const { pieces, ...rest } = EXAMPLE_1;
    const cut = inCampaign({ ...rest, pieces: { ...pieces, revolts: { regina: 1 } } });
    // Straight over the two segments instead.
    expect(cut.cost('move', 'emerita')).toBe(2);
    expect(cut.state.pieces.roads).toContain('corduba/regina');
  });

  test('a chain leads past other generals [5.1.6] [5.1.7]', () => {
    const { pieces, ...rest } = EXAMPLE_1;
    const commanders = { ...pieces.commanders, 'praetor-citerior': 'corduba' };
    const campaign = inCampaign({ ...rest, pieces: { ...pieces, commanders } });
    expect(campaign.cost('move', 'emerita')).toBe(1);
    expect(campaign.cost('move', 'corduba')).toBeNull();
  });

  test('by sea past the consul, for half of what the land costs [5.1.7]', () => {
    const { pieces, ...rest } = EXAMPLE_1;
    const campaign = inCampaign(EXAMPLE_1);
    expect(campaign.cost('move', 'olisipo')).toBe(2);
    const legs = [
      { cost: 1, path: ['gades', 'mare-gaditanum'] },
      { cost: 1, path: ['mare-gaditanum', 'olisipo'] },
    ];
    expect(campaign.act('move', { to: 'olisipo' }).told('moved')).toMatchObject({ legs });
    const commanders = { ...pieces.commanders, consul: null };
    const byLand = inCampaign({ ...rest, pieces: { ...pieces, commanders, fleets: [] } });
    expect(byLand.cost('move', 'olisipo')).toBe(4);
    expect(byLand.act('move', { to: 'olisipo' }).told('moved')).toMatchObject({
      legs: [{ cost: 1, by: 'roads' }, { cost: 1 }, { cost: 2 }],
    });
  });

  test('nobody stops where another general is [5.1.7] [0.5]', () => {
    const campaign = inCampaign(EXAMPLE_1);
    expect(campaign.cost('move', 'mare-gaditanum')).toBeNull();
    expect(campaign.cost('move', 'abula')).toBeNull();
  });

  test('the whole way past another one is paid at once [5.1.8]', () => {
    // On our board Capara is a shorter way, if it is not in revolt (RULINGS.md, example 1).
    const { pieces, ...rest } = EXAMPLE_1;
    const revolts = { ...pieces.revolts, capara: 1 };
    const campaign = inCampaign({ ...rest, pieces: { ...pieces, revolts } });
    expect(inCampaign(EXAMPLE_1).cost('move', 'salmantica')).toBe(4);
    expect(campaign.cost('move', 'salmantica')).toBe(5);
    expect(campaign.act('move', { to: 'salmantica' }).told('moved')).toMatchObject({
      legs: [{ cost: 1 }, { cost: 3, path: ['emerita', 'abula'] }, { cost: 1 }],
    });
    const poor = inCampaign({ pieces: { ...pieces, revolts }, turn: { denarii: 4 } });
    expect(poor.cost('move', 'salmantica')).toBeNull();
  });

  test('a connection is not paid in parts [5.1.8]', () => {
    const { pieces } = EXAMPLE_1;
    const campaign = inCampaign({
      turn: { denarii: 1 },
      pieces: { ...pieces, revolts: {}, roads: [] },
    });
    expect(campaign.cost('move', 'emerita')).toBeNull();
    expect(campaign.cost('move', 'onuba')).toBe(1);
  });

  test('a sea is entered only where a fleet is [5.1.3]', () => {
    const { pieces, ...rest } = EXAMPLE_1;
    expect(inCampaign(EXAMPLE_1).cost('move', 'mare-atlanticum')).toBeNull();
    const fleets = [...pieces.fleets, 'mare-atlanticum'];
    const campaign = inCampaign({ ...rest, pieces: { ...pieces, fleets } });
    expect(campaign.cost('move', 'mare-atlanticum')).toBe(2);
  });

  test('a fleet takes along whoever is aboard, and the general of the turn moves it from afar [5.1.4] [5.1.9]', () => {
    const campaign = inCampaign(EXAMPLE_1);
    expect(campaign.choices('sail')).toEqual([
      'mare-ibericum',
      'mare-atlanticum',
      'mare-balearicum',
      'mare-cantabricum',
    ]);
    expect(campaign.cost('sail', 'mare-atlanticum')).toBe(1);
    const after = campaign.act('sail', { to: 'mare-atlanticum' });
    expect(after.state.pieces.fleets).toEqual(['mare-atlanticum']);
    expect(after.state.pieces.commanders.consul).toBe('mare-atlanticum');
    expect(after.state.turn.denarii).toBe(5);
    expect(after.told('sailed')).toMatchObject({ aboard: ['consul'] });
  });

  test('fleets pass each other, and never stop in one sea [5.1.7]', () => {
    const campaign = inCampaign({
      turn: { denarii: 2 },
      pieces: { ...EXAMPLE_1.pieces, fleets: ['mare-ibericum', 'mare-gaditanum'] },
    });
    const ways = campaign.choices('sail', { fleet: 'mare-ibericum' });
    expect(ways).toEqual(['mare-balearicum', 'mare-atlanticum']);
    expect(campaign.cost('sail', 'mare-atlanticum', { fleet: 'mare-ibericum' })).toBe(2);
  });

  test('an empty fleet sails without anybody [5.1.4]', () => {
    const campaign = inCampaign({
      pieces: { ...EXAMPLE_1.pieces, fleets: ['mare-balearicum', 'mare-gaditanum'] },
    });
    const after = campaign.act('sail', { fleet: 'mare-balearicum', to: 'mare-ibericum' });
    expect(after.state.pieces.commanders.consul).toBe('mare-gaditanum');
    expect(after.told('sailed')).toMatchObject({ aboard: [] });
  });

  test('what is not spent is lost, and one may pass at any time [4.3]', () => {
    const campaign = inCampaign(EXAMPLE_1).act('done', {}, [1, 1]);
    expect(campaign.told('phase-passed')).toMatchObject({ lost: 6 });
    expect(campaign.state.turn).toMatchObject({ general: 'praetor-citerior', denarii: 6 });
  });

  test('without a denarius the Roman phase is over by itself [4.3]', () => {
    const campaign = inCampaign({ ...EXAMPLE_1, turn: { denarii: 1 } }).act('move', { to: 'corduba' }, [1, 1]);
    expect(campaign.state.turn.general).toBe('praetor-citerior');
  });
});
