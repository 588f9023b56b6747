import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { tableFixture } from './fixture.js';

// Ids as they stand under posts of former versions: whatever becomes of the code, they can be pressed.
const number = (version: number) => version.toString(36);

test('Buttons of a game that gathers: join, the panel, what is looked at, the setup by pages', async () => {
  const t = tableFixture({ games: GAMES });
  await t.gathered(['ann'], 'hispania');
  const { id, version } = await t.game();
  const pressed = (user: string, token: string, values?: readonly string[]) => t.press(user, token, values);
  expect((await pressed('bob', `t.${id}.${number(version)}..join`)).refused).toBeUndefined();
  expect((await t.game()).seats.map(({ userId }) => userId)).toContain('bob');
  expect((await pressed('ann', `m.${id}.${number(version)}..`)).controls).not.toEqual([]);
  expect((await pressed('ann', `c.${id}.${number(version)}..status`)).refused).toBeUndefined();
  expect((await pressed('ann', `o.${id}.${number(version)}..`)).refused).toBeUndefined();
  expect((await pressed('ann', `o.${id}.${number(version)}..~1`)).refused).toBeUndefined();
  const place = GAMES.find((game) => game.id === 'hispania')?.setup.options.findIndex(({ name }) => name === 'events');
  expect((await pressed('ann', `o.${id}.${number(version)}..${place}.1`)).refused).toBeUndefined();
  expect((await t.game()).setup.events).toBe('on');
});

test('Buttons of a question: to ask it, in a form, and answered, confirmed or not', async () => {
  const t = tableFixture();
  await t.begun(['ann', 'bob']);
  const { id, version, seats } = await t.game();
  const seatOf = (user: string) => seats.find(({ userId }) => userId === user)?.seat;
  const [ann, bob] = [seatOf('ann'), seatOf('bob')];
  const asked = await t.press('ann', `w.${id}.${number(version)}.${ann}.0`);
  expect(asked.refused).toBeUndefined();
  expect(asked.controls).not.toEqual([]);
  expect((await t.press('ann', `f.${id}.${number(version)}.${ann}.0`)).refused).toBeUndefined();
  expect((await t.press('ann', `w.${id}.${number(version)}.${ann}.0,5`)).refused).toBeUndefined();
  expect((await t.press('bob', `y.${id}.${number(version)}.${bob}.0,6`)).refused).toBeUndefined();
  const bids = (await t.store.log(id, 1, 99)).flatMap(({ actions }) => actions.filter(({ verb }) => verb === 'bid'));
  expect(bids).toHaveLength(2);
});
