import { describe, expect, test } from 'vitest';
import { inCampaign } from './campaign.js';

/** The praetor of Ulterior passes; the turn of Citerior begins with one who was beaten before. */
function turnOfCiterior(pieces: object) {
  return inCampaign({ pieces: { fleets: ['mare-balearicum', 'mare-ibericum'], ...pieces } }).act('done', {}, [1, 1]);
}

describe('generals who are beaten', () => {
  test('a praetor returns free, to any city of his province without a revolt [7.1]', () => {
    const campaign = turnOfCiterior({
      commanders: { 'praetor-ulterior': 'gades', consul: 'mare-ibericum' },
      revolts: { tarraco: 1 },
    });
    expect(campaign.owed).toBe('return');
    expect(campaign.choices('return')).toEqual(['dertosa', 'valentia', 'carthago-nova']);
    const after = campaign.act('return', { at: 'valentia' });
    expect(after.state.pieces.commanders['praetor-citerior']).toBe('valentia');
    expect(after.state.turn.denarii).toBe(6);
    expect(after.owed).toBe('roman-phase');
  });

  test('the consul returns to any fleet [7.1]', () => {
    const campaign = inCampaign({
      turn: { general: 'praetor-citerior' },
      pieces: {
        commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia' },
        fleets: ['mare-balearicum', 'mare-gaditanum'],
      },
    }).act('done', {}, [1, 1]);
    expect(campaign.choices('return')).toEqual(['mare-balearicum', 'mare-gaditanum']);
  });

  test('each other general off the board blocks a denarius [7.2] [7.3]', () => {
    expect(
      turnOfCiterior({ commanders: { 'praetor-citerior': 'valentia', 'praetor-ulterior': 'gades' } }).state.turn
        .denarii,
    ).toBe(5);
    expect(turnOfCiterior({ commanders: { 'praetor-citerior': 'valentia' } }).state.turn.denarii).toBe(4);
    expect(
      turnOfCiterior({ commanders: { 'praetor-ulterior': 'gades', consul: 'mare-ibericum' } }).state.turn.denarii,
    ).toBe(6);
  });

  test('beside another general he may return, and must leave before anything else [7.4] [5.1.10]', () => {
    const commanders = { 'praetor-ulterior': 'valentia', consul: 'mare-ibericum' };
    const campaign = turnOfCiterior({ commanders, revolts: { gerunda: 1, segobriga: 1 } });
    expect(campaign.choices('return')).toContain('valentia');
    const there = campaign.act('return', { at: 'valentia' });
    expect(there.verbs).toEqual(['move']);
    const away = there.act('move', { to: 'dertosa' });
    expect(away.verbs).toEqual(expect.arrayContaining(['move', 'place', 'done']));
  });

  test('not where he could not pay a way out [7.4]', () => {
    // Carthago Nova leads to Valentia, Basti and Puciala; none of them is left open, nor a fleet.
    const pieces = {
      commanders: { 'praetor-ulterior': 'carthago-nova', consul: 'mare-gaditanum' },
      revolts: { valentia: 1, basti: 1, puciala: 1, dertosa: 1, tarraco: 1 },
      fleets: ['mare-gaditanum'],
    };
    const campaign = inCampaign({ pieces }).actAndGoOn('done');
    expect(campaign.told('stays-away')).toMatchObject({ general: 'praetor-citerior' });
    expect(campaign.state.pieces.commanders['praetor-citerior']).toBeNull();
  });

  test('with no space left his turn goes on with its Hispanic phase [7.5]', () => {
    const before = inCampaign({
      pieces: {
        commanders: { 'praetor-ulterior': 'gades', consul: 'mare-ibericum' },
        revolts: { valentia: 1, dertosa: 1, tarraco: 1, 'carthago-nova': 1 },
        fleets: ['mare-ibericum'],
      },
    });
    const after = before.act('done', {}, [1, 1, 1, 2]);
    expect(after.told('stays-away')).toMatchObject({ general: 'praetor-citerior' });
    expect(after.toldAll('revolt-rolled')).toHaveLength(2);
    expect(after.state.turn).toMatchObject({ general: 'consul', denarii: 5 });
  });

  test('a consul without a fleet to return to stays off the board [7.5]', () => {
    const after = inCampaign({
      turn: { general: 'praetor-citerior' },
      pieces: { commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia' }, fleets: [] },
    }).act('done', {}, [1, 1, 1, 2]);
    expect(after.state.turn.general).toBe('praetor-ulterior');
    expect(after.told('stays-away')).toMatchObject({ general: 'consul' });
  });
});
