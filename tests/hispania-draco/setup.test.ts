import { describe, expect, test } from 'vitest';
import { levelCode, levelFrom } from '../../src/games/hispania-draco/facts/level.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { optionsOf, SETUP_OPTIONS, seatsFor } from '../../src/games/hispania-draco/setup/options.js';
import { type Campaign, inCampaign, newCampaign } from './campaign.js';

/** The set-up example: level 64342, its dice 4-5-2-4-3-6 and II, V. */
const EXAMPLE = [4, 5, 2, 4, 3, 6, 2, 5];

function ready(seats: readonly string[], setup: Readonly<Record<string, string>> = {}): Campaign {
  let campaign = newCampaign(setup, seats, EXAMPLE);
  for (const road of ['emerita/gades', 'capara/emerita', 'ilerda/tarraco', 'basti/carthago-nova']) {
    campaign = campaign.act('lay', { road });
  }
  return campaign
    .act('station', { at: 'gades' })
    .act('station', { at: 'valentia' })
    .act('station', { at: 'mare-ibericum' });
}

describe('levels and players', () => {
  test('[2.1] tells what the figures of a level mean', () => {
    const began = { type: 'campaign-began', level: '75451', scenario: 'none' } as const;
    for (const [locale, told] of [
      ['en', /^The whole conquest, level 75451: 7 denarii a turn, 5 garrisons each, 4 fleets, 5 roads to lay, 1 army /],
      ['fr', /^Toute la conquête, niveau 75451 : 7 deniers par tour, 5 garnisons par général, 4 flottes, 5 voies à /],
      ['es', /^Toda la conquista, nivel 75451: 7 denarios por turno, 5 guarniciones cada uno, 4 flotas, 5 calzadas /],
    ] as const)
      expect(HISPANIA_DRACO.words.describe(locale, began, {})).toMatch(told);
  });

  test('243 levels, the middle one 64342 [2.1]', () => {
    const settings = SETUP_OPTIONS.filter(({ name }) =>
      ['denarii', 'garrisons', 'fleets', 'roads', 'armies'].includes(name),
    );
    expect(settings.map(({ choices }) => choices.join(' '))).toEqual(['7 6 5', '5 4 3', '4 3 2', '5 4 3', '1 2 3']);
    expect(settings.reduce((product, { choices }) => product * choices.length, 1)).toBe(243);
    expect(settings.map(({ fallback }) => fallback).join('')).toBe('64342');
    const level = levelFrom('75451');
    expect(level).toEqual({ denarii: 7, garrisons: 5, fleets: 4, roads: 5, armies: 1 });
    expect(level === null ? '' : levelCode(level)).toBe('75451');
    expect(levelFrom('74399')).toBeNull();
    expect(levelFrom('643421')).toBeNull();
  });

  test('one to three Romans, one more with Hispano [2.5]', () => {
    expect(seatsFor({})).toEqual({ ok: true, value: { min: 1, max: 3 } });
    expect(seatsFor({ hispano: 'on' })).toEqual({ ok: true, value: { min: 2, max: 4 } });
  });

  test('one player has all three generals, three have one each [2.2]', () => {
    const alone = newCampaign({}, ['ann'], EXAMPLE);
    expect(alone.state.commands).toEqual({ 'praetor-ulterior': 'ann', 'praetor-citerior': 'ann', consul: 'ann' });
    const three = newCampaign({}, ['ann', 'ben', 'cleo'], EXAMPLE);
    expect(three.state.commands).toEqual({ 'praetor-ulterior': 'ann', 'praetor-citerior': 'ben', consul: 'cleo' });
    expect(three.state.consulShared).toBe(false);
  });

  test('two have a praetor each; what the consul places, Ulterior decides [2.3] [2.4]', () => {
    let campaign = newCampaign({}, ['ann', 'ben'], EXAMPLE);
    const laid: string[] = [];
    for (const road of ['emerita/gades', 'capara/emerita', 'ilerda/tarraco', 'basti/carthago-nova']) {
      laid.push(campaign.awaited);
      campaign = campaign.act('lay', { road });
    }
    expect(laid).toEqual(['ann', 'ben', 'ann', 'ann']);
    campaign = campaign.act('station', { at: 'gades' });
    expect(campaign.awaited).toBe('ben');
    campaign = campaign.act('station', { at: 'valentia' });
    expect(campaign.awaited).toBe('ann');
  });

  test('in the consul’s turn Ulterior acts until he hands over, then Citerior to the end [2.4]', () => {
    let campaign = ready(['ann', 'ben']).actAndGoOn('done').actAndGoOn('done');
    expect(campaign.state.turn.general).toBe('consul');
    expect(campaign.awaited).toBe('ann');
    expect(campaign.verbs).toContain('hand-over');
    expect(campaign.verbs).not.toContain('done');
    // Whoever types the end that is not his yet is told of the other one.
    const typed = HISPANIA_DRACO.typing.interpret(campaign.state, 'ann', 'done', {});
    expect(typed).toMatchObject({ ok: false, rejection: { code: 'offered-beside', values: { command: 'hand-over' } } });
    campaign = campaign.act('move', { to: 'basti' }).act('hand-over');
    expect(campaign.awaited).toBe('ben');
    expect(campaign.verbs).toContain('done');
    expect(campaign.verbs).not.toContain('hand-over');
    expect(campaign.refusal('done', {}, 'ann')).toBe('not-your-turn');
  });

  test('the last denarius of a shared consul is the player of Citerior’s [2.6]', () => {
    const consul = ready(['ann', 'ben']).actAndGoOn('done').actAndGoOn('done');
    expect(consul.state.turn).toMatchObject({ general: 'consul', denarii: 5, kept: 1 });
    // Six denarii to the sea and back again: five are spent, and Ben has the last one without a word.
    const sea = consul.state.pieces.commanders.consul;
    let campaign = consul;
    while (campaign.awaited === 'ann')
      campaign = campaign.act('move', { to: campaign.state.pieces.commanders.consul === sea ? 'basti' : String(sea) });
    expect(campaign.awaited).toBe('ben');
    expect(campaign.state.turn).toMatchObject({ general: 'consul', denarii: 1, kept: 0, handedOver: true });
    // Whoever hands over sooner gives all that is left.
    expect(consul.act('hand-over').state.turn).toMatchObject({ denarii: 6, kept: 0 });
    // A praetor is one player's, and a player who has all three spends all.
    expect(ready(['ann', 'ben']).state.turn).toMatchObject({ denarii: 6, kept: 0 });
    expect(ready(['ann']).actAndGoOn('done').actAndGoOn('done').state.turn).toMatchObject({ denarii: 6, kept: 0 });
  });

  test('a shared consul who must leave a space may spend all of it on that [2.6] [7.4]', () => {
    const before = inCampaign({
      seats: { ann: [], ben: [] },
      commands: { 'praetor-ulterior': 'ann', 'praetor-citerior': 'ben', consul: 'ann' },
      consulShared: true,
      turn: { general: 'consul', denarii: 2 },
      pieces: { commanders: { consul: 'gades', 'praetor-ulterior': 'gades' } },
    });
    expect(before.cost('move', 'emerita')).toBe(2);
    // One is left of two on the road to Corduba: the other player's.
    expect(before.act('move', { to: 'corduba' }).awaited).toBe('ben');
  });
});

describe('set-up', () => {
  test('the example: eleven revolts in six cities, armies in Segobriga and Asturica [3.2] [3.3] [3.4]', () => {
    const { state } = newCampaign({}, ['ann'], EXAMPLE);
    expect(state.pieces.revolts).toEqual({
      salduba: 2,
      segobriga: 1,
      regina: 3,
      conimbriga: 2,
      asturica: 2,
      flaviobriga: 1,
    });
    expect(state.pieces.reserve.revolts).toBe(11);
    expect(state.pieces.armies).toEqual([
      { kind: 'normal', at: 'segobriga' },
      { kind: 'normal', at: 'asturica' },
    ]);
    expect(state.pieces.reserve.armies).toEqual({ normal: 1, special: 0 });
  });

  test('1 and 2 bring three discs, 3 and 4 two, 5 and 6 one [3.3]', () => {
    const { state } = newCampaign({ armies: '1' }, ['ann'], [1, 2, 3, 4, 5, 6, 1]);
    expect(Object.values(state.pieces.revolts)).toEqual([3, 3, 2, 2, 1, 1]);
  });

  test('where an army stands already the die is thrown again [3.4]', () => {
    const { state } = newCampaign({}, ['ann'], [4, 5, 2, 4, 3, 6, 2, 2, 2, 5]);
    expect(state.pieces.armies.map(({ at }) => at)).toEqual(['segobriga', 'asturica']);
  });

  test('fleets in seas with consecutive numbers from 1 on [3.1]', () => {
    expect(newCampaign({}, ['ann'], EXAMPLE).state.pieces.fleets).toEqual([
      'mare-balearicum',
      'mare-ibericum',
      'mare-gaditanum',
    ]);
    expect(newCampaign({ fleets: '2' }, ['ann'], EXAMPLE).state.pieces.fleets).toHaveLength(2);
  });

  test('roads one at a time, by the generals in their order [3.5]', () => {
    let campaign = newCampaign({}, ['ann', 'ben', 'cleo'], EXAMPLE);
    const laid: string[] = [];
    for (const road of ['emerita/gades', 'capara/emerita', 'ilerda/tarraco', 'basti/carthago-nova']) {
      laid.push(campaign.awaited);
      campaign = campaign.act('lay', { road });
    }
    expect(laid).toEqual(['ann', 'ben', 'cleo', 'ann']);
    expect(campaign.owed).toBe('stations');
    expect(campaign.state.pieces.roads).toEqual([
      'emerita/gades',
      'capara/emerita',
      'ilerda/tarraco',
      'basti/carthago-nova',
    ]);
    expect(campaign.state.pieces.reserve.roads).toBe(0);
  });

  test('a road extends the network, and reaches no revolt and no capital [3.6] [3.7]', () => {
    const campaign = newCampaign({}, ['ann'], EXAMPLE);
    const first = campaign.choices('lay');
    expect(first).toContain('emerita/gades');
    // Not from a city without a road; into a revolt; what is a road already; by sea.
    for (const road of [
      'capara/emerita',
      'dertosa/salduba',
      'corduba/regina',
      'segobriga/valentia',
      'corduba/gades',
      'mare-gaditanum/gades',
    ]) {
      expect(first).not.toContain(road);
    }
    expect(campaign.act('lay', { road: 'emerita/gades' }).choices('lay')).toContain('capara/emerita');
    const inLand = campaign.act('lay', { road: 'ilerda/tarraco' });
    expect(inLand.choices('lay')).not.toContain('ilerda/osca');
  });

  test('both ends may be served already [3.7]', () => {
    expect(newCampaign({}, ['ann'], EXAMPLE).choices('lay')).toContain('basti/carthago-nova');
  });

  test('each praetor in a city of his province, the consul on a fleet, in the order of their turns [3.8] [3.9]', () => {
    let campaign = newCampaign({}, ['ann'], EXAMPLE);
    for (const road of ['emerita/gades', 'capara/emerita', 'ilerda/tarraco', 'basti/carthago-nova']) {
      campaign = campaign.act('lay', { road });
    }
    expect(campaign.choices('station')).toEqual(['basti', 'castulo', 'corduba', 'gades']);
    campaign = campaign.act('station', { at: 'gades' });
    expect(campaign.choices('station')).toEqual(['dertosa', 'valentia', 'tarraco', 'carthago-nova']);
    campaign = campaign.act('station', { at: 'valentia' });
    expect(campaign.choices('station')).toEqual(['mare-balearicum', 'mare-ibericum', 'mare-gaditanum']);
    campaign = campaign.act('station', { at: 'mare-ibericum' });
    expect(campaign.state).toMatchObject({
      round: 1,
      turn: { general: 'praetor-ulterior', denarii: 6, phase: 'roman' },
    });
    expect(campaign.told('chapter-ended')).toMatchObject({ what: 'set-up' });
  });

  test('the pieces of the box [0.8]', () => {
    const { reserve } = newCampaign({ garrisons: '5', armies: '1' }, ['ann'], EXAMPLE.slice(0, 7)).state.pieces;
    expect(reserve.garrisons).toEqual({ 'praetor-ulterior': 5, 'praetor-citerior': 5, consul: 5 });
    expect(reserve.armies).toEqual({ normal: 2, special: 0 });
    expect(reserve.revolts).toBe(22 - 11);
  });

  test('a level outside the table falls back, a variant unknown is none [2.1]', () => {
    const options = optionsOf({ denarii: '9', terror: 'maybe' });
    expect(options).toMatchObject({ ok: true, value: { level: { denarii: 6 }, variants: [] } });
  });
});
