import { expect, it } from 'vitest';
import { plainStyle } from '../../src/table/words/words.js';
import { FRONTIER } from '../games/frontier/index.js';
import { tableFixture } from './fixture.js';

it('a chapter stands above its picture, and what the next one has done since stands below it', async () => {
  const t = tableFixture({ games: [FRONTIER] });
  await t.begun(['red', 'blue'], FRONTIER.id);
  const turns = async () => {
    const [owed] = await t.store.obligations((await t.game()).id);
    const { seats } = await t.game();
    return seats.find(({ seat }) => owed?.seats.includes(seat))?.userId ?? '';
  };
  const first = await turns();
  await t.does(first, 'muster', { area: first === 'red' ? 'mill' : 'hill' });
  await t.does(first, 'done');
  const second = await turns();
  expect(second).not.toBe(first);
  await t.does(second, 'muster', { area: second === 'red' ? 'mill' : 'hill' });
  const post = t.memory.posts.findLast(
    ({ to, live, picture }) => to.kind === 'channel' && live !== undefined && picture !== undefined,
  );
  const shown = post === undefined ? null : await t.table.resolve(post);
  if (shown === null) throw new Error('nothing is shown');
  const said = shown.lines.map((line) => t.say(line, plainStyle('en', shown.people)));
  const at = said.findLastIndex((line) => line.includes('a man more'));
  expect(shown.picture).not.toBeNull();
  expect(at).toBeGreaterThan(0);
  expect(shown.asks).toBeLessThanOrEqual(at);
});
