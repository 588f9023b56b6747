import { describe, expect, test } from 'vitest';
import { attack, siege } from '../../src/games/hispania-draco/battle/contest.js';
import { fieldOf } from '../../src/games/hispania-draco/state/reading.js';
import { inCampaign, newCampaign } from './campaign.js';

const HOME = { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'tarraco' };

describe('Ingenivm', () => {
  const options = { variants: ['ingenivm'] };

  test('roads may be kept at set-up [10.1.1]', () => {
    let campaign = newCampaign({ ingenivm: 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5])
      .act('keep')
      .act('keep')
      .act('keep')
      .act('keep');
    expect(campaign.owed).toBe('stations');
    expect(campaign.state.pieces.reserve.roads).toBe(4);
    campaign = newCampaign({}, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5]);
    expect(campaign.refusal('keep')).toBe('not-offered');
  });

  test('and laid from where a general stands alone, for 1 a segment [10.1.2] [10.1.3]', () => {
    const reserve = {
      revolts: 22,
      armies: { normal: 3, special: 0 },
      garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
      legion: null,
      roads: 1,
    };
    const before = inCampaign({ options, pieces: { commanders: HOME, reserve } });
    expect(before.choices('lay')).toEqual(['onuba', 'emerita']);
    expect(before.cost('lay', 'emerita')).toBe(2);
    const after = before.act('lay', { to: 'emerita' });
    expect(after.state.pieces.roads).toEqual(['emerita/gades']);
    expect(after.state.pieces.reserve.roads).toBe(0);
    expect(after.state.turn.denarii).toBe(4);
    expect(after.refusal('lay')).toBe('not-offered');
    // From the end that is not served yet, towards one that is.
    const outside = inCampaign({
      options,
      pieces: { commanders: { ...HOME, 'praetor-ulterior': 'emerita' }, reserve },
    });
    expect(outside.choices('lay')).toEqual(['gades']);
    const poor = inCampaign({ options, turn: { denarii: 1 }, pieces: { commanders: HOME, reserve } });
    expect(poor.choices('lay')).toEqual(['onuba']);
    expect(inCampaign({ pieces: { commanders: HOME, reserve } }).refusal('lay')).toBe('not-offered');
  });
});

describe('Imperivm', () => {
  const options = { variants: ['imperivm'] };

  test('Ulterior moves free along one connection when his Hispanic phase is over [10.2.1]', () => {
    const campaign = inCampaign({
      options,
      turn: { denarii: 1 },
      pieces: { commanders: HOME, revolts: { onuba: 1 }, fleets: ['mare-gaditanum'] },
    });
    const free = campaign.act('done', {}, [3, 3]);
    expect(free.owed).toBe('free-move');
    expect(free.choices('move')).toEqual(
      expect.arrayContaining(['corduba', 'castulo', 'basti', 'emerita', 'mare-gaditanum']),
    );
    expect(free.choices('move')).not.toContain('onuba');
    expect(free.choices('move')).not.toContain('regina');
    const after = free.act('move', { to: 'emerita' });
    expect(after.state.pieces.commanders['praetor-ulterior']).toBe('emerita');
    expect(after.told('moved')).toMatchObject({ free: true, cost: 0 });
    expect(after.state.turn.general).toBe('praetor-citerior');
    expect(free.act('done').state.pieces.commanders['praetor-ulterior']).toBe('gades');
  });

  test('nobody else does, and nobody without the variant [10.2.1]', () => {
    const citerior = inCampaign({ options, turn: { general: 'praetor-citerior' }, pieces: { commanders: HOME } });
    expect(citerior.act('done', {}, [3, 3]).owed).toBe('roman-phase');
    expect(inCampaign({ pieces: { commanders: HOME } }).act('done', {}, [3, 3]).owed).toBe('roman-phase');
  });

  test('Citerior adds 1 to the die of his sieges, before doubling [10.2.2]', () => {
    const pieces = {
      commanders: { 'praetor-citerior': 'segontia', consul: 'abula', 'praetor-ulterior': 'emerita' },
      revolts: { toletum: 1, numantia: 1 },
      armies: [{ at: 'numantia' }],
    };
    const field = fieldOf(inCampaign({ options, pieces }).state);
    const parts = siege(field, 'praetor-citerior', 'toletum', 1).attacker.parts;
    expect(parts).toContainEqual({ what: 'siege-craft', count: 1 });
    expect(siege(field, 'consul', 'toletum', 1).attacker.parts).not.toContainEqual({ what: 'siege-craft', count: 1 });
    expect(attack(field, 'praetor-citerior', 'numantia', 1).attacker.parts).not.toContainEqual({
      what: 'siege-craft',
      count: 1,
    });
    const without = fieldOf(inCampaign({ pieces }).state);
    expect(siege(without, 'praetor-citerior', 'toletum', 1).attacker.parts).not.toContainEqual({
      what: 'siege-craft',
      count: 1,
    });
  });

  test('the consul moves the praetors at the usual cost, and nothing else with them [10.2.3]', () => {
    const campaign = inCampaign({
      options,
      turn: { general: 'consul' },
      pieces: { commanders: HOME, revolts: { onuba: 1 } },
    });
    expect(campaign.choices('move')).toEqual(['praetor-ulterior', 'praetor-citerior', 'consul']);
    const after = campaign.act('move', { figure: 'praetor-ulterior', to: 'emerita' });
    expect(after.state.pieces.commanders['praetor-ulterior']).toBe('emerita');
    expect(after.state.turn.denarii).toBe(4);
    expect(campaign.verbs).not.toContain('siege');
    const other = inCampaign({ options, turn: { general: 'praetor-citerior' }, pieces: { commanders: HOME } });
    expect(other.ask('move')).toMatchObject({ slot: 'to' });
  });
});

describe('Proconsvl', () => {
  const options = { variants: ['proconsvl'] };
  const CALLABLE = { options, proconsul: 'waiting', pieces: { commanders: HOME, fleets: ['mare-balearicum'] } };

  test('for 3 denarii on a fleet without a general in Mare Balearicum, once [10.3.1]', () => {
    const after = inCampaign(CALLABLE).act('call');
    expect(after.state.pieces.commanders.proconsul).toBe('mare-balearicum');
    expect(after.state.turn.denarii).toBe(3);
    expect(after.state.proconsul).toBe('called');
    expect(after.refusal('call')).toBe('not-offered');
    expect(inCampaign({ ...CALLABLE, turn: { denarii: 2 } }).refusal('call')).toBe('not-offered');
    expect(inCampaign({ ...CALLABLE, proconsul: 'none' }).refusal('call')).toBe('not-offered');
    const elsewhere = { ...CALLABLE, pieces: { commanders: HOME, fleets: ['mare-ibericum'] } };
    expect(inCampaign(elsewhere).refusal('call')).toBe('not-offered');
    const taken = {
      ...CALLABLE,
      pieces: { commanders: { ...HOME, consul: 'mare-balearicum' }, fleets: ['mare-balearicum'] },
    };
    expect(inCampaign(taken).refusal('call')).toBe('not-offered');
    expect(newCampaign({ proconsvl: 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5]).state.proconsul).toBe('waiting');
  });

  const WITH = {
    options,
    proconsul: 'called',
    pieces: {
      commanders: { 'praetor-ulterior': 'gades', consul: 'corduba', proconsul: 'segobriga' },
      armies: [{ at: 'puciala' }],
      revolts: { toletum: 1, puciala: 2 },
      garrisons: { segobriga: ['consul'], valentia: ['praetor-citerior'] },
    },
  };

  test('denarii are spent with him too, but he has no garrisons and no +1 [10.3.2]', () => {
    const campaign = inCampaign(WITH);
    expect(campaign.choices('move')).toEqual(['praetor-ulterior', 'proconsul']);
    expect(campaign.choices('siege')).toEqual(['toletum']);
    expect(campaign.verbs).toContain('place');
    const contest = siege(fieldOf(campaign.state), 'proconsul', 'toletum', 2);
    expect(contest.attacker.parts).toEqual([{ what: 'denarii', count: 2 }]);
    const moved = campaign.act('move', { figure: 'proconsul', to: 'bilbilis' });
    expect(moved.state.pieces.commanders).toMatchObject({ proconsul: 'bilbilis', 'praetor-ulterior': 'gades' });
    expect(moved.state.turn.denarii).toBe(4);
  });

  test('if he loses he dies, with the garrisons of his space, and the phase is over [10.3.3]', () => {
    const after = inCampaign(WITH).actAndGoOn('attack', { target: 'puciala', denarii: 1 }, [1, 6]);
    expect(after.state.pieces.commanders.proconsul).toBeNull();
    expect(after.state.proconsul).toBe('dead');
    expect(after.state.pieces.garrisons.segobriga).toBeUndefined();
    // The phase is over; he blocks no denarius of the next one.
    expect(after.state.turn).toMatchObject({ general: 'praetor-citerior', denarii: 6 });
    expect(after.refusal('call')).toBe('not-offered');
  });

  test('he supports, guards and is attacked like a general [10.3.4]', () => {
    const campaign = inCampaign({
      ...WITH,
      pieces: { ...WITH.pieces, commanders: { ...WITH.pieces.commanders, consul: 'abula' } },
    });
    expect(siege(fieldOf(campaign.state), 'consul', 'toletum', 1).attacker.doublers).toContainEqual({
      who: 'proconsul',
    });
    const guarded = campaign.actAndGoOn('done', {}, [2, 5]);
    expect(guarded.told('city-guarded')).toMatchObject({ at: 'segobriga' });
    const pieces = { ...WITH.pieces, revolts: { puciala: 2, numantia: 1, segontia: 1, bilbilis: 1, cauca: 1 } };
    const attacked = inCampaign({ ...WITH, pieces }).actAndGoOn('done', {}, [2, 5]);
    expect(attacked.told('fought')).toMatchObject({
      contest: 'army-attack',
      commander: 'proconsul',
      target: 'segobriga',
    });
  });
});

describe('Legio Hispana', () => {
  const options = { variants: ['legio-hispana'] };
  const PIECES = { commanders: { ...HOME, consul: 'salduba' } };

  test('the violet disc begins with the consul [10.4.1]', () => {
    const { reserve } = newCampaign({ 'legio-hispana': 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5]).state.pieces;
    expect(reserve.legion).toBe('consul');
    const campaign = inCampaign({ options, turn: { general: 'consul' }, pieces: PIECES });
    expect(campaign.choices('place')).toEqual(['consul', 'legion']);
    const after = campaign.act('place', { garrison: 'legion' });
    expect(after.state.pieces.garrisons.salduba).toEqual(['legion']);
    expect(after.state.pieces.reserve).toMatchObject({ legion: null, garrisons: { consul: 4 } });
    expect(inCampaign({ options, pieces: PIECES }).ask('place').kind).toBe('done');
  });

  test('on the board it is everybody’s: any general takes it back and places it again [10.4.2]', () => {
    const pieces = { commanders: { ...HOME, 'praetor-citerior': 'salduba' }, garrisons: { salduba: ['legion'] } };
    const taken = inCampaign({ options, turn: { general: 'praetor-citerior' }, pieces }).act('remove');
    expect(taken.state.pieces.reserve.legion).toBe('praetor-citerior');
    expect(taken.choices('place')).toEqual(['praetor-citerior', 'legion']);
    expect(taken.act('place', { garrison: 'legion' }).state.pieces.garrisons.salduba).toEqual(['legion']);
  });

  test('it supports each general, not the proconsul [10.4.2]', () => {
    const pieces = {
      commanders: { 'praetor-ulterior': 'segontia', proconsul: 'bilbilis' },
      garrisons: { bilbilis: ['legion'] },
      revolts: { toletum: 1, numantia: 1 },
    };
    const field = fieldOf(inCampaign({ options, pieces }).state);
    expect(siege(field, 'praetor-ulterior', 'toletum', 1).attacker.parts).toContainEqual({
      what: 'garrisons',
      count: 1,
      spaces: ['bilbilis'],
    });
    expect(siege(field, 'proconsul', 'numantia', 1).attacker.parts).toEqual([{ what: 'denarii', count: 1 }]);
  });

  test('removed by an army it goes to the consul [10.4.3]', () => {
    const pieces = {
      ...PIECES,
      commanders: HOME,
      armies: [{ at: 'calagurris' }],
      revolts: { calagurris: 3 },
      garrisons: { salduba: ['legion'] },
    };
    const after = inCampaign({ options, pieces }).actAndGoOn('done', {}, [3, 3, 6]);
    expect(after.told('garrison-lost')).toMatchObject({ garrison: 'legion' });
    expect(after.state.pieces.reserve.legion).toBe('consul');
  });
});

describe('Pirates', () => {
  const options = { variants: ['pirates'] };

  test('in each sea without a fleet [10.5.1]', () => {
    const { pieces } = newCampaign({ pirates: 'on', fleets: '2' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5]).state;
    expect(pieces.revolts).toMatchObject({ 'mare-gaditanum': 1, 'mare-atlanticum': 1, 'mare-cantabricum': 1 });
    expect(pieces.reserve.revolts).toBe(22 - 11 - 3);
  });

  const AT_SEA = {
    commanders: { ...HOME, consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    revolts: { 'mare-gaditanum': 1, onuba: 1 },
  };

  test('no fleet enters or passes their sea [10.5.2]', () => {
    expect(inCampaign({ options, pieces: AT_SEA }).choices('sail')).toEqual(['mare-balearicum']);
  });

  test('they belong to groups of revolts, along every connection of their sea [10.5.3]', () => {
    const pieces = {
      ...AT_SEA,
      commanders: { 'praetor-ulterior': 'emerita' },
      armies: [{ at: 'onuba' }],
      revolts: { ...AT_SEA.revolts, 'mare-atlanticum': 1, bracara: 2, ebora: 1 },
    };
    const field = fieldOf(
      inCampaign({ options, pieces: { ...pieces, commanders: { 'praetor-ulterior': 'gades' } } }).state,
    );
    const [revolts] = attack(field, 'praetor-ulterior', 'onuba', 1).defender.parts;
    // Onuba, its sea, the next sea, Bracara beyond it; Ebora next to Onuba.
    expect(revolts).toMatchObject({ what: 'revolts', count: 6 });
  });

  test('a siege removes them: the number of the sea is their shield; they have no second disc [10.5.4] [10.5.5]', () => {
    const campaign = inCampaign({ options, turn: { general: 'consul' }, pieces: AT_SEA });
    expect(campaign.choices('siege')).toEqual(['mare-gaditanum']);
    const contest = siege(fieldOf(campaign.state), 'consul', 'mare-gaditanum', 1);
    expect(contest.defender.parts).toEqual([{ what: 'shield', count: 3 }]);
    const after = campaign.act('siege', { target: 'mare-gaditanum', denarii: 1 });
    expect(after.state.pieces.revolts['mare-gaditanum']).toBeUndefined();
    expect(after.state.pieces.reserve.revolts).toBe(21);
  });

  test('they keep no garrison out of a capital [10.5.5]', () => {
    const pieces = { ...AT_SEA, commanders: { 'praetor-ulterior': 'olisipo' }, revolts: { 'mare-atlanticum': 1 } };
    expect(inCampaign({ options, pieces }).verbs).toContain('place');
  });
});

describe('Terror', () => {
  const options = { variants: ['terror'], traitors: true };
  const SPECIAL = {
    commanders: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'tarraco' },
    armies: [{ kind: 'special', at: 'regina' }],
    revolts: { regina: 2 },
  };

  test('the special army is one of the three [10.6.1]', () => {
    // Both armies are drawn: 4 of 6 is no special one, 5 is.
    const { pieces } = newCampaign({ terror: 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 4, 5, 4]).state;
    expect(pieces.armies).toEqual([
      { kind: 'normal', at: 'segobriga' },
      { kind: 'special', at: 'asturica' },
    ]);
    expect(pieces.reserve.armies).toEqual({ normal: 1, special: 0 });
  });

  test('on 5 and 6 of three, on 4 to 6 of two, alone at once [10.6.2]', () => {
    const first = (face: number) =>
      newCampaign({ terror: 'on', armies: '1' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, face]).state.pieces.armies[0]?.kind;
    expect([first(4), first(5), first(6)]).toEqual(['normal', 'special', 'special']);
    const second = (face: number) =>
      newCampaign({ terror: 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 1, 5, face]).state.pieces.armies[1]?.kind;
    expect([second(3), second(4)]).toEqual(['normal', 'special']);
    const last = newCampaign({ terror: 'on', armies: '3' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 1, 5, 1, 1]).state.pieces
      .armies;
    expect(last.map(({ kind }) => kind)).toEqual(['normal', 'normal', 'special']);
    const none = newCampaign({ terror: 'on', armies: '3' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 5, 5, 1]).state.pieces
      .armies;
    expect(none.map(({ kind }) => kind)).toEqual(['special', 'normal', 'normal']);
  });

  test('it doubles itself when it attacks, besieges or is attacked; in support it doubles like any army [10.6.3]', () => {
    const field = fieldOf(inCampaign({ options, pieces: SPECIAL }).state);
    expect(attack(field, 'praetor-ulterior', 'regina', 1).defender.doublers).toEqual([{ who: 'terror' }]);
    const supporting = {
      ...SPECIAL,
      armies: [...SPECIAL.armies, { at: 'ebora' }],
      revolts: { regina: 2, ebora: 1 },
    };
    const beside = fieldOf(inCampaign({ options, pieces: supporting }).state);
    expect(attack(beside, 'praetor-ulterior', 'ebora', 1).defender.doublers).toEqual([{ who: 'army', at: 'regina' }]);
    const siegeOf = inCampaign({
      options,
      pieces: { ...SPECIAL, commanders: { consul: 'gades' }, garrisons: { toletum: ['consul'] } },
    });
    const after = siegeOf.actAndGoOn('done', {}, [5, 5]);
    expect(after.told('fought')).toMatchObject({
      contest: 'army-siege',
      sides: { attacker: { doublers: [{ who: 'terror' }] } },
    });
  });

  test('removed, it returns to the reserve [10.6.4]', () => {
    const garrisons = { ebora: ['praetor-ulterior', 'praetor-ulterior', 'praetor-ulterior'] };
    const after = inCampaign({ options, pieces: { ...SPECIAL, garrisons, revolts: { regina: 1 } } }).act(
      'attack',
      { target: 'regina', denarii: 3 },
      [6, 1],
    );
    expect(after.state.pieces.reserve.armies).toEqual({ normal: 2, special: 1 });
  });

  const BRIBABLE = { options, traitors: 'open', pieces: SPECIAL };

  test('traitors: on at most the denarii a normal army stands in its place, for good [10.6.5]', () => {
    const before = inCampaign(BRIBABLE);
    expect(before.ask('bribe')).toMatchObject({ kind: 'number', min: 1, max: 3 });
    const after = before.act('bribe', { denarii: 2 }, [2]);
    expect(after.state.pieces.armies).toEqual([{ kind: 'normal', at: 'regina' }]);
    expect(after.state.pieces.reserve.armies).toEqual({ normal: 2, special: 0 });
    expect(after.state.turn.denarii).toBe(4);
    expect(after.owed).toBe('roman-phase');
    expect(after.refusal('bribe')).toBe('not-offered');
  });

  test('if it fails the revolt spreads at once, and the phase goes on; there is no second try [10.6.6]', () => {
    const after = inCampaign(BRIBABLE).act('bribe', { denarii: 2 }, [3, 1, 1]);
    expect(after.told('revolt-spread')).toMatchObject({ at: 'beseda' });
    expect(after.toldAll('army-chose')).toEqual([]);
    expect(after.state.pieces.armies).toEqual([{ kind: 'special', at: 'regina' }]);
    expect(after.owed).toBe('roman-phase');
    expect(after.refusal('bribe')).toBe('not-offered');
  });

  test('the proconsul bribes like a general [10.6.7]', () => {
    const commanders = { 'praetor-ulterior': 'gades', proconsul: 'corduba' };
    const both = inCampaign({ ...BRIBABLE, pieces: { ...SPECIAL, commanders } });
    const after = both.act('bribe', { denarii: 3 }, [3]);
    expect(after.told('bribed')).toMatchObject({ commander: 'proconsul', won: true });
    expect(after.state.turn.denarii).toBe(3);
  });

  test('only next to it, only with the option [10.6.5]', () => {
    const away = { ...SPECIAL, commanders: { 'praetor-ulterior': 'gades' } };
    expect(inCampaign({ ...BRIBABLE, pieces: away }).refusal('bribe')).toBe('not-offered');
    expect(inCampaign({ ...BRIBABLE, traitors: 'none' }).refusal('bribe')).toBe('not-offered');
    expect(newCampaign({ terror: 'traitors' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 4, 5, 4]).state.traitors).toBe('open');
    expect(newCampaign({ terror: 'on' }, ['ann'], [4, 5, 2, 4, 3, 6, 2, 4, 5, 4]).state.traitors).toBe('none');
  });
});
