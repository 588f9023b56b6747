import { describe, expect, test } from 'vitest';
import { inCampaign } from './campaign.js';

const SENSIBLE = { raise: 'sensible', again: 'sensible', choose: 'sensible', strike: 'sensible' };
const ASKED = { raise: 'ask', again: 'ask', choose: 'ask', strike: 'ask' };
const HERE = {
  seats: { ann: [], hanno: [] },
  hispano: 'hanno',
  options: { variants: ['hispano'] },
  turn: { general: 'praetor-citerior', denarii: 6, hispano: 2 },
  orders: SENSIBLE,
};
const AWAY = { 'praetor-ulterior': 'gades', 'praetor-citerior': 'tarraco', consul: 'corduba' };

describe('what Hispano leaves to good sense [12.3]', () => {
  test('a die that pointed to a city under guard is thrown again, one that raised an army is not', () => {
    const pieces = { commanders: AWAY, garrisons: { cauca: ['consul'] }, revolts: { beseda: 1 } };
    const guarded = inCampaign({ ...HERE, pieces }).act('done', {}, [2, 3, 5]);
    expect(guarded.toldAll('thrown-again')).toEqual([expect.objectContaining({ die: 'hispanic', face: 5 })]);
    expect(guarded.state.turn.general).toBe('consul');
    const risen = inCampaign({ ...HERE, pieces: { ...pieces, armies: [] } }).actAndGoOn('done', {}, [1, 1]);
    expect(risen.told('army-rose')).toMatchObject({ at: 'beseda' });
    expect(risen.told('thrown-again')).toBeUndefined();
  });

  test('where the province has no quiet city left the Roman die is thrown again', () => {
    const full = { beseda: 3, gerunda: 3, calagurris: 3, salduba: 3, ilerda: 3, osca: 3 };
    const pieces = { commanders: { consul: 'gades' }, revolts: full, armies: [{ at: 'osca' }] };
    const again = inCampaign({ ...HERE, pieces }).actAndGoOn('done', {}, [1, 1, 4]);
    expect(again.told('thrown-again')).toMatchObject({ die: 'roman', face: 4 });
  });

  test('an army is sent against a general whom it beats rather than left to the die', () => {
    const pieces = {
      commanders: { ...AWAY, 'praetor-citerior': 'abula' },
      armies: [{ at: 'toletum' }],
      revolts: { toletum: 3 },
      garrisons: {},
    };
    const sent = inCampaign({ ...HERE, orders: { ...SENSIBLE, strike: 'never', again: 'never' }, pieces });
    const after = sent.actAndGoOn('done', {}, [6, 1]);
    expect(after.told('army-chose')).toMatchObject({ at: 'toletum', to: 'abula', chosen: true });
  });

  test('but not where the die serves as well: every city about it is quiet and empty', () => {
    const pieces = { commanders: { consul: 'gades' }, armies: [{ at: 'numantia' }], revolts: { numantia: 1 } };
    const left = inCampaign({ ...HERE, pieces }).actAndGoOn('done', {}, [6, 1]);
    expect(left.told('army-chose')).toMatchObject({ at: 'numantia', chosen: false });
  });

  test('it strikes where that brings more than it costs, and spares its denarii where it would only lose', () => {
    const weak = {
      commanders: { ...AWAY, 'praetor-citerior': 'segontia' },
      armies: [{ at: 'numantia' }],
      revolts: { numantia: 3 },
    };
    const struck = inCampaign({ ...HERE, pieces: weak }).actAndGoOn('done', {}, [6, 1]);
    expect(struck.told('declared')).toMatchObject({ contest: 'army-attack', target: 'segontia', denarii: 1 });
    const strong = {
      ...weak,
      commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'segontia', consul: 'bilbilis' },
      revolts: { numantia: 1 },
      garrisons: { segontia: ['praetor-citerior', 'praetor-citerior', 'praetor-citerior'] },
    };
    const spared = inCampaign({ ...HERE, orders: { ...SENSIBLE, choose: 'never', again: 'never' }, pieces: strong });
    const quiet = spared.actAndGoOn('done', {}, [6, 1]).toldAll('declared');
    expect(quiet.filter(({ denarii }) => denarii !== 0)).toEqual([]);
  });

  test('of two targets it strikes the capital, with as few denarii as do', () => {
    const pieces = {
      commanders: { consul: 'gades' },
      armies: [{ at: 'segontia' }],
      revolts: { segontia: 3 },
      garrisons: { numantia: ['consul'], bilbilis: ['consul'] },
    };
    const struck = inCampaign({ ...HERE, pieces }).actAndGoOn('done', {}, [6]);
    expect(struck.told('declared')).toMatchObject({ target: 'numantia', denarii: 1 });
  });
});

describe('the rest of a turn [12.4]', () => {
  const pieces = {
    commanders: { ...AWAY, 'praetor-citerior': 'segontia', consul: 'abula' },
    armies: [{ at: 'numantia' }],
    revolts: { numantia: 1, toletum: 1 },
    garrisons: { bilbilis: ['praetor-citerior'], cauca: ['consul'] },
  };
  const here = { ...HERE, orders: ASKED, pieces };

  test('is left with one word at any question, and he is asked no more in it', () => {
    const rested = inCampaign(here).act('siege', { target: 'toletum', denarii: 1 }).act('rest', {}, [1]);
    expect(rested.told('rested')).toBeDefined();
    expect(rested.state.turn.hispano).toBe(0);
    const over = rested.act('done', {}, [6, 1, 4]);
    expect(over.state.turn).toMatchObject({ general: 'consul', hispano: 2 });
    expect(over.owed).toBe('roman-phase');
  });

  test('at a strike, at the roll of revolt and on the way of an army too', () => {
    const strike = inCampaign(here).act('done');
    expect(strike.owed).toBe('strike');
    expect(strike.act('rest', {}, [6, 1, 4]).state.turn.general).toBe('consul');
    const roll = strike.act('hold', {}, [6, 1]);
    expect(roll.owed).toBe('revolt-roll');
    expect(roll.act('rest', {}, [4]).state.turn.general).toBe('consul');
    const march = roll.act('hold').act('hold');
    expect(march.owed).toBe('march');
    const over = march.act('rest', {}, [4]);
    expect(over.told('army-chose')).toMatchObject({ face: 4, chosen: false });
    expect(over.state.turn.general).toBe('consul');
  });
});
