import { expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { tableFixture } from '../../table/fixture.js';

/** SEVILLE (red) attacks CASTILLE (blue) with events in all hands; the two others have nothing to do with it. */
async function attacked() {
  const t = tableFixture({ games: [HISPANIA] });
  await t.lay({
    turn: 18,
    nation: 'seville-nation',
    phase: 'move',
    options: { events: 'on' },
    seats: { red: ['seville-nation'], blue: ['castille'], green: ['aragon'], yellow: ['galicien'] },
    provinces: {
      tolede: { 'seville-nation': ['infantry', 'infantry'] },
      avila: { castille: ['infantry', 'infantry'] },
      huesca: { aragon: ['infantry'] },
      galice: { galicien: ['infantry'] },
    },
    hands: { red: ['ruse'], blue: ['nul'], green: ['nul'], yellow: ['nul'] },
  });
  await t.does('red', 'move', { from: 'tolede', to: 'avila' });
  await t.does('red', 'done');
  const calls = () => t.memory.posts.filter(({ to, mentions }) => to.kind === 'channel' && mentions.length > 0);
  return { ...t, calls };
}

it('a question about a Null names everybody who is asked, whoever was called in this battle already', async () => {
  const t = await attacked();
  expect(t.calls().at(-1)?.mentions).toContain('blue');
  expect((await t.does('red', 'event', { event: 'ruse' })).refused).toBeUndefined();
  expect((await t.store.obligations((await t.game()).id)).map(({ what }) => what)).toEqual(['nul']);
  const call = t.calls().at(-1);
  expect([...(call?.mentions ?? [])].sort()).toEqual(['blue', 'green', 'yellow']);
});

it('what stands under a name that was called is never for others alone', async () => {
  const t = await attacked();
  await t.does('red', 'event', { event: 'ruse' });
  const call = t.calls().at(-1);
  if (call === undefined) throw new Error('nobody was called');
  const named = async () => [...((await t.table.resolve(call, 'newest'))?.mentions ?? [])].sort();
  expect(await named()).toEqual(['blue', 'green', 'yellow']);
  await t.does('green', 'done');
  expect(await named()).toEqual(['blue', 'yellow']);
  await t.does('yellow', 'done');
  await t.does('blue', 'done');
  const { id, seats } = await t.game();
  const awaited = (await t.store.obligations(id)).flatMap((owed) => owed.seats);
  const people = seats.filter(({ seat }) => awaited.includes(seat)).map(({ userId }) => userId);
  for (const person of await named()) expect(people).toContain(person);
});
