import { describe, expect, it } from 'vitest';
import type { Asker } from '../../src/table/request.js';
import { tableFixture } from './fixture.js';

async function raceIn(guildId: string | null) {
  const t = tableFixture();
  const as = (user: string, channelId: string, more: Partial<Asker> = {}) => ({
    ...t.asker(user, channelId),
    guildId,
    ...more,
  });
  const game = (user: string, subcommand: string, channelId: string, options = {}, more: Partial<Asker> = {}) =>
    t.table.execute({ ...as(user, channelId, more), command: 'game', subcommand, options });
  await game('red', 'create', 'old', { name: 'Race' });
  for (const user of ['red', 'blue']) await game(user, 'join', 'old');
  await game('red', 'start', 'old');
  return { ...t, as, game };
}

describe('a game whose channel is gone', () => {
  it('is taken by its game master to the channel where he types, with its buttons, for all to see', async () => {
    const t = await raceIn('club');
    const id = (await t.store.inChannel('old'))?.id;
    const moved = await t.game('red', 'move', 'new');
    expect(moved.refused).toBeUndefined();
    expect(t.textOf(moved)).toBe('red has moved **Race** here.');
    expect(t.textOf(moved, 'fr')).toBe('red a déplacé **Race** ici.');
    expect([(await t.store.inChannel('new'))?.id, await t.store.inChannel('old')]).toEqual([id, null]);
    const post = t.memory.posts.findLast(({ to }) => to.kind === 'channel');
    expect(post?.mentions).toEqual(['blue']);
    const shown = post && (await t.table.resolve(post));
    expect(shown?.controls.flat().length).toBeGreaterThan(0);
    const bid = { ...t.as('blue', 'new'), command: 'bid', options: { amount: 3 } };
    expect((await t.table.execute(bid)).refused).toBeUndefined();
    expect((await t.game('red', 'move', 'new')).refused?.code).toBe('move-none');
    expect((await t.game('red', 'move', 'new', { game: id })).refused?.code).toBe('moved-already');
  });

  it('is for nobody else, but whoever manages the server; not to another server, nor on top of another game', async () => {
    const t = await raceIn('club');
    const id = (await t.store.inChannel('old'))?.id;
    expect((await t.game('blue', 'move', 'new')).refused?.code).toBe('move-none');
    expect((await t.game('blue', 'move', 'new', { game: id })).refused?.code).toBe('not-master');
    expect((await t.game('blue', 'move', 'new', { game: id }, { moderator: true })).refused?.code).toBe('not-master');
    const stranger = { administrator: true, guildId: 'elsewhere' };
    expect((await t.game('blue', 'move', 'new', { game: id }, stranger)).refused?.code).toBe('not-master');
    expect((await t.game('red', 'move', 'new', { game: id }, { guildId: 'elsewhere' })).refused?.code).toBe(
      'move-server',
    );
    await t.game('green', 'create', 'taken', { name: 'Other' });
    expect((await t.game('red', 'move', 'taken', { game: 'race' })).refused?.code).toBe('channel-taken');
    const which = await t.game('boss', 'move', 'new', {}, { administrator: true });
    expect(t.textOf(which)).toBe('Which game? `game:` takes one of: Race and Other.');
    const asked = { ...t.as('boss', 'new', { administrator: true }), command: 'game', subcommand: 'move' };
    const suggested = await t.table.complete({ ...asked, focused: 'game', options: { game: 'rac' } });
    expect(suggested).toEqual([{ name: 'Race', value: id }]);
    expect(
      await t.table.complete({ ...asked, userId: 'blue', administrator: false, focused: 'game', options: {} }),
    ).toEqual([]);
    expect((await t.game('boss', 'move', 'new', { game: id }, { administrator: true })).refused).toBeUndefined();
    expect((await t.store.inChannel('new'))?.id).toBe(id);
  });
});
