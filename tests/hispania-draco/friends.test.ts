import { describe, expect, test } from 'vitest';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { inCampaign } from './campaign.js';

const TABLE = {
  seats: { ann: [], ben: [], cleo: [] },
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'tarraco' },
    revolts: { onuba: 2 },
  },
};

describe('friends', () => {
  test('a general is lent until the end of his turn, and may be taken back [12.1]', () => {
    const lent = inCampaign(TABLE).actAs('ben', 'lend', { general: 'praetor-citerior', to: 'cleo' });
    expect(lent.told('lent')).toMatchObject({ seat: 'ben', friend: 'cleo' });
    const turn = lent.act('done', {}, [3, 1]);
    expect(turn.awaited).toBe('cleo');
    expect(turn.refusal('done', {}, 'ben')).toBe('not-your-turn');
    const over = turn.act('done', {}, [3, 3]);
    expect(over.state.lent).toEqual({});
    const back = lent.actAs('ben', 'recall', { general: 'praetor-citerior' }).act('done', {}, [3, 1]);
    expect(back.awaited).toBe('ben');
  });

  const playsOf = (state: Parameters<typeof HISPANIA_DRACO.view>[0], seat: string) =>
    HISPANIA_DRACO.seats(HISPANIA_DRACO.view(state, null)).find((one) => one.seat === seat)?.plays ?? null;

  test('it is told who leads whom', () => {
    const { state } = inCampaign(TABLE);
    const led = (seat: string) => playsOf(state, seat);
    expect(led('cleo')).toEqual({ key: 'generals', values: { generals: [{ kind: 'commander', id: 'consul' }] } });
    const two = inCampaign({ ...TABLE, seats: { ann: [], ben: [] } }).state;
    const said = ['ann', 'ben'].map((seat) => playsOf(two, seat)?.values);
    expect(said.every((values) => JSON.stringify(values).includes('consul'))).toBe(two.consulShared);
    const one = inCampaign({ ...TABLE, seats: { ann: [] } }).state;
    expect(playsOf(one, 'ann')).toEqual({ key: 'all' });
  });

  test('nobody lends another’s, himself, or a shared consul [12.1]', () => {
    const campaign = inCampaign(TABLE);
    expect(campaign.choices('lend', {}, 'ben')).toEqual(['praetor-citerior']);
    expect(campaign.choices('lend', { general: 'praetor-citerior' }, 'ben')).toEqual(['ann', 'cleo']);
    expect(campaign.verbsOf('ben')).not.toContain('recall');
    const two = inCampaign({ ...TABLE, seats: { ann: [], ben: [] } });
    expect(two.choices('lend', {}, 'ann')).toEqual(['praetor-ulterior']);
    expect(inCampaign({ ...TABLE, seats: { ann: [] } }).verbsOf('ann')).not.toContain('lend');
  });

  test('an action is proposed, approved, and carried out with one word [12.2]', () => {
    const proposed = inCampaign(TABLE).act('propose', { what: 'siege', target: 'onuba', denarii: 2 });
    expect(proposed.state.proposal).toMatchObject({
      seat: 'ann',
      action: { verb: 'siege', slots: { target: 'onuba', denarii: 2 } },
    });
    expect(proposed.verbsOf('ben')).toContain('approve');
    expect(proposed.verbsOf('ann')).not.toContain('approve');
    const approved = proposed.actAs('ben', 'approve');
    expect(approved.told('approved')).toMatchObject({ seat: 'ben', by: 'ann' });
    expect(approved.verbsOf('ben')).not.toContain('approve');
    expect(approved.verbsOf('cleo')).toContain('approve');
    const done = approved.act('proceed', {}, []);
    expect(done.state.pieces.revolts.onuba).toBe(1);
    expect(done.state.proposal).toBeNull();
  });

  test('it binds nobody: anything else closes it [12.2]', () => {
    const proposed = inCampaign(TABLE).act('propose', { what: 'move', to: 'corduba' });
    const other = proposed.act('place');
    expect(other.state.proposal).toBeNull();
    expect(other.verbsOf('ben')).not.toContain('approve');
    expect(other.verbs).not.toContain('proceed');
    expect(proposed.act('done', {}, [3, 1]).state.proposal).toBeNull();
  });

  test('only what is possible is proposed, by whoever is in his phase [12.2]', () => {
    const campaign = inCampaign(TABLE);
    expect(campaign.choices('propose')).toEqual(['move', 'place', 'siege']);
    expect(campaign.choices('propose', { what: 'siege' })).toEqual(['onuba']);
    expect(campaign.verbsOf('ben')).not.toContain('propose');
    expect(inCampaign({ ...TABLE, seats: { ann: [] } }).verbs).not.toContain('propose');
  });

  test('each seat is known by its general', () => {
    const view = HISPANIA_DRACO.view(inCampaign(TABLE).state, 'ann');
    expect(HISPANIA_DRACO.seats(view).find(({ seat }) => seat === 'cleo')?.role).toEqual({
      kind: 'commander',
      id: 'consul',
    });
  });
});
