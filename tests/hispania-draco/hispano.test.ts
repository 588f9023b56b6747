import { describe, expect, test } from 'vitest';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { inCampaign, newCampaign } from './campaign.js';

const SEATS = { seats: { ann: [], hanno: [] }, hispano: 'hanno', options: { variants: ['hispano'] } };
const TURN = { general: 'praetor-citerior', denarii: 6, hispano: 2 };
/** Both generals next to Toletum, an army in Numantia. */
const PIECES = {
  commanders: { 'praetor-citerior': 'segontia', consul: 'abula', 'praetor-ulterior': 'gades' },
  armies: [{ at: 'numantia' }],
  revolts: { numantia: 1, toletum: 1 },
  garrisons: { bilbilis: ['praetor-citerior'], salduba: ['praetor-citerior'], cauca: ['consul'] },
};
const HERE = { ...SEATS, turn: TURN, pieces: PIECES };

describe('Hispano', () => {
  test('the Romans have 6 denarii, and he is the last to join [10.7.1]', () => {
    const campaign = newCampaign({ hispano: 'on', denarii: '7' }, ['ann', 'ben', 'hanno']);
    expect(campaign.state.options.level.denarii).toBe(6);
    expect(campaign.state.hispano).toBe('hanno');
    expect(campaign.state.commands).toEqual({ 'praetor-ulterior': 'ann', 'praetor-citerior': 'ben', consul: 'ann' });
  });

  test('he chooses a city in each province, and where the armies stand [10.7.2]', () => {
    let campaign = newCampaign({ hispano: 'on' }, ['ann', 'hanno']);
    expect(campaign.owed).toBe('uprising');
    expect(campaign.choices('uprising')).toEqual(['beseda', 'gerunda', 'calagurris', 'salduba', 'ilerda', 'osca']);
    for (const city of ['beseda', 'cauca', 'salmantica', 'olisipo', 'noega', 'flaviobriga'])
      campaign = campaign.act('uprising', { city });
    expect(campaign.state.pieces.revolts).toEqual({
      beseda: 3,
      cauca: 2,
      salmantica: 1,
      olisipo: 1,
      noega: 3,
      flaviobriga: 1,
    });
    expect(campaign.owed).toBe('muster');
    campaign = campaign.act('muster', { city: 'cauca' });
    expect(campaign.choices('muster')).not.toContain('cauca');
    campaign = campaign.act('muster', { city: 'noega' });
    expect(campaign.state.pieces.armies.map(({ at }) => at)).toEqual(['cauca', 'noega']);
    expect(campaign.owed).toBe('roads');
    expect(campaign.awaited).toBe('ann');
  });

  test('with Terror it is drawn which army it is before he chooses [10.7.3]', () => {
    let campaign = newCampaign({ hispano: 'on', terror: 'on' }, ['ann', 'hanno']);
    for (const city of ['beseda', 'cauca', 'salmantica', 'olisipo', 'noega'])
      campaign = campaign.act('uprising', { city });
    campaign = campaign.act('uprising', { city: 'flaviobriga' }, [5]);
    expect(campaign.state.frames.at(-1)).toMatchObject({ kind: 'muster', army: 'special' });
  });

  test('2 denarii each turn, none kept [10.7.4]', () => {
    const campaign = inCampaign({ ...HERE, turn: { ...TURN, hispano: 0 }, pieces: { ...PIECES, armies: [] } });
    const after = campaign.act('done', {}, [3, 1]);
    expect(after.state.turn).toMatchObject({ general: 'consul', hispano: 2 });
  });

  test('he throws a die of the roll of revolt again, as often as he can pay; the last stands [10.7.5]', () => {
    const rolled = inCampaign({ ...HERE, pieces: { ...PIECES, armies: [] } }).act('done', {}, [1, 1]);
    expect(rolled.owed).toBe('revolt-roll');
    expect(rolled.awaited).toBe('hanno');
    const again = rolled.act('again', { die: 'roman' }, [4]);
    expect(again.state.turn.hispano).toBe(1);
    expect(again.owed).toBe('revolt-roll');
    const last = again.act('again', { die: 'hispanic' }, [6]);
    expect(last.told('revolt-rolled')).toMatchObject({ roman: 4, hispanic: 6, city: 'olisipo' });
    expect(rolled.act('hold').told('revolt-rolled')).toMatchObject({ city: 'beseda' });
  });

  test('he adds to the shield of a besieged city, before it is doubled [10.7.8]', () => {
    const declared = inCampaign(HERE).act('siege', { target: 'toletum', denarii: 1 });
    expect(declared.awaited).toBe('hanno');
    expect(declared.ask('raise')).toMatchObject({ kind: 'number', min: 1, max: 2 });
    const raised = declared.act('raise', { denarii: 2 }, [4]);
    // (4 + 4) x 2 against (6 + 2) x 2.
    expect(raised.told('fought')).toMatchObject({
      verdict: 'equal',
      sides: {
        defender: {
          parts: [
            { what: 'shield', count: 6 },
            { what: 'raise', count: 2 },
          ],
        },
      },
    });
    expect(raised.state.turn.hispano).toBe(0);
    expect(declared.act('hold', {}, [4]).told('fought')).toMatchObject({ verdict: 'greater' });
  });

  test('and to the die of an attacked army [10.7.8]', () => {
    const declared = inCampaign(HERE).act('attack', { target: 'numantia', denarii: 1 });
    const raised = declared.act('raise', { denarii: 1 }, [3, 6]);
    expect(raised.told('fought')).toMatchObject({
      roman: 3,
      hispanic: 6,
      sides: {
        defender: {
          parts: [
            { what: 'revolts', count: 1 },
            { what: 'raise', count: 1 },
          ],
        },
      },
    });
  });

  test('he throws the Hispanic die of an attack again [10.7.6]', () => {
    const thrown = inCampaign(HERE).act('attack', { target: 'numantia', denarii: 1 }).act('hold', {}, [3, 1]);
    expect(thrown.owed).toBe('combat');
    const again = thrown.act('again', {}, [6]);
    expect(again.state.turn.hispano).toBe(1);
    // 3 + 1 + 2 + 1 against 6 + 1: equal.
    expect(again.told('fought') ?? again.state.frames.at(-1)).toMatchObject({ verdict: 'equal' });
  });

  test('he is not asked where it could change nothing [10.7.6] [10.7.8]', () => {
    // Alone next to Toletum with the army beside him: no face wins, so no raise is needed.
    const hopeless = { ...PIECES, commanders: { 'praetor-citerior': 'segontia' }, garrisons: {} };
    const after = inCampaign({ ...HERE, pieces: hopeless }).act('siege', { target: 'toletum', denarii: 1 });
    expect(after.owed).toBe('roman-phase');
    const lost = inCampaign(HERE).act('attack', { target: 'numantia', denarii: 1 }).act('hold', {}, [1, 6]);
    expect(lost.owed).not.toBe('combat');
  });

  test('he chooses the way of an army before its die [10.7.7]', () => {
    const moving = inCampaign({
      ...HERE,
      pieces: { ...PIECES, garrisons: {}, commanders: { 'praetor-ulterior': 'gades' } },
    })
      .act('done', {}, [3, 1])
      .act('hold');
    expect(moving.owed).toBe('march');
    expect(moving.choices('choose')).toEqual(expect.arrayContaining(['bilbilis', 'segontia', 'cauca']));
    const chosen = moving.actAndGoOn('choose', { to: 'cauca' });
    expect(chosen.told('army-marched')).toMatchObject({ from: 'numantia', to: 'cauca' });
    expect(moving.actAndGoOn('hold', {}, [4]).told('army-marched')).toMatchObject({ to: 'bilbilis' });
  });

  test('an army strikes a held city next to it, of any province, not at sea, and moves all the same [10.7.9]', () => {
    const before = inCampaign(HERE).act('done');
    expect(before.owed).toBe('strike');
    expect(before.choices('strike')).toEqual(['numantia']);
    expect(before.choices('strike', { army: 'numantia' })).toEqual(
      expect.arrayContaining(['bilbilis', 'segontia', 'cauca']),
    );
    const struck = before.actAndGoOn('strike', { army: 'numantia', target: 'cauca', denarii: 2 }, [6]);
    // 6 + 1 + 2 against 3, doubled by the praetor next to the army.
    expect(struck.told('fought')).toMatchObject({
      contest: 'army-siege',
      verdict: 'greater',
      sides: {
        attacker: {
          parts: [
            { what: 'revolts', count: 1 },
            { what: 'raise', count: 2 },
          ],
        },
        defender: { doublers: [{ who: 'praetor-citerior' }] },
      },
    });
    expect(struck.state.pieces.garrisons.cauca).toBeUndefined();
    // Nothing is left to throw again with, and the army moves.
    expect(struck.told('army-chose')).toMatchObject({ at: 'numantia' });
    const between = before.act('hold', {}, [3, 1]).act('hold');
    expect(between.state.frames.at(-1)).toMatchObject({ kind: 'strike', when: 'between' });
    const fleet = {
      ...PIECES,
      commanders: { consul: 'mare-atlanticum' },
      fleets: ['mare-atlanticum'],
      garrisons: {},
      armies: [{ at: 'bracara' }],
      revolts: { bracara: 1 },
    };
    expect(inCampaign({ ...HERE, pieces: fleet }).act('done', {}, [3, 1]).owed).toBe('revolt-roll');
  });

  test('all of this can be settled in advance, and nobody else learns how [12.3]', () => {
    const campaign = inCampaign(HERE).actAs('hanno', 'order', { topic: 'raise', way: 'never' });
    expect(campaign.state.orders.raise).toBe('never');
    expect(campaign.told('ordered')).toMatchObject({ audience: ['hanno'] });
    const after = campaign.act('siege', { target: 'toletum', denarii: 1 }, [3]);
    expect(after.told('fought')).toMatchObject({ verdict: 'greater' });
    const sensible = inCampaign({
      ...HERE,
      orders: { raise: 'sensible', again: 'never', choose: 'never', strike: 'never' },
    });
    expect(sensible.act('siege', { target: 'toletum', denarii: 1 }, [3]).told('raised')).toMatchObject({ count: 2 });
    expect(HISPANIA_DRACO.view(campaign.state, 'ann').orders).toMatchObject({ raise: 'ask' });
    expect(HISPANIA_DRACO.view(campaign.state, 'hanno').orders).toMatchObject({ raise: 'never' });
    expect(campaign.verbsOf('ann')).not.toContain('order');
  });

  test('what the Romans say to each other is public [10.7.10]', () => {
    const proposed = inCampaign({ ...HERE, seats: { ann: [], ben: [], hanno: [] } }).act('propose', {
      what: 'siege',
      target: 'toletum',
      denarii: 1,
    });
    expect(proposed.told('proposed')?.audience).toBeUndefined();
    expect(HISPANIA_DRACO.view(proposed.state, 'hanno').proposal).not.toBeNull();
  });

  test('he wins where they lose', () => {
    const campaign = inCampaign({
      ...HERE,
      pieces: {
        ...PIECES,
        reserve: {
          revolts: 0,
          armies: { normal: 0, special: 0 },
          garrisons: { 'praetor-ulterior': 4, 'praetor-citerior': 4, consul: 4 },
          legion: null,
          roads: 0,
        },
      },
    });
    const lost = campaign.act('done').act('hold', {}, [3, 3]).act('hold');
    expect(HISPANIA_DRACO.outcome(lost.state)).toMatchObject({
      ranking: [
        { seats: ['hanno'], result: 'won' },
        { seats: ['ann'], result: 'lost' },
      ],
    });
  });
});
