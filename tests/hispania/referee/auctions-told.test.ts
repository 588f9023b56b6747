import { expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { chapterHeads } from '../../../src/table/film/chapters.js';
import type { Post } from '../../../src/table/ports/post.js';
import type { PostUse } from '../../../src/table/service.js';
import { plainStyle, sayAll } from '../../../src/table/words/words.js';
import { tableFixture } from '../../table/fixture.js';

const PEOPLE = ['red', 'blue', 'green', 'yellow'];

/** The auctions of scenario B's first turn, as four people bid: everybody passes but who needs the nation. */
async function auctioned(acts: number) {
  const t = tableFixture({ games: [HISPANIA] });
  await t.begun(PEOPLE, 'hispania', { scenario: 'B', version: 'advanced' });
  const majors = ['wisigoth', 'rome', 'omeyyad', 'castille'];
  for (const [index, choice] of majors.entries()) await t.does(PEOPLE[index] ?? '', 'choose', { choice });
  for (let act = 0; act < acts; act++) {
    const { id, seats } = await t.game();
    const [owed] = await t.store.obligations(id);
    const user = seats.find(({ seat }) => seat === owed?.seats[0])?.userId ?? '';
    if (owed?.what === 'claim') await t.does(user, 'choose', { choice: 'waive' });
    else if (owed?.what !== 'bid') break;
    else if (act % 7 !== 0 || (await t.does(user, 'bid', { count: 50 + act })).refused !== undefined)
      await t.does(user, 'bid');
  }
  const told = async (post: Post, as: PostUse) => {
    const resolved = await t.table.resolve(post, as);
    return resolved === null ? [] : sayAll(t.say, resolved.lines, plainStyle('en', resolved.people)).split('\n');
  };
  const posts = t.memory.posts.filter(({ to, story, live }) => to.kind === 'channel' && (story ?? live) !== undefined);
  return { ...t, told, posts };
}

it('a chapter ends with each nation sold: no post retells the auctions before, and nothing is told twice', async () => {
  const t = await auctioned(60);
  const left: string[] = [];
  for (const [at, post] of t.posts.entries()) {
    const told = await t.told(post, at === t.posts.length - 1 ? 'newest' : 'superseded');
    left.push(...told);
    expect(told.filter((line) => line.startsWith('Auction of')).length).toBeLessThanOrEqual(2);
    expect(post.picture?.request.show).not.toBe('changes');
  }
  const { id, version } = await t.game();
  const events = (await t.store.log(id, 1, version)).flatMap((entry) => entry.events);
  const happened = (...types: string[]) => events.filter(({ type }) => types.includes(type)).length;
  const said = (what: RegExp) => left.filter((line) => what.test(line)).length;
  expect(happened('auction-opened')).toBeGreaterThan(4);
  expect(said(/^Auction of/)).toBe(happened('auction-opened'));
  expect(said(/ passes \(| bids? /)).toBe(happened('bid-made', 'bid-passed'));
  expect(said(/by lot|: to |costs \d+ VP|for \d+ VP/)).toBe(happened('nation-assigned'));
});

it('no film shows the board anew because something was sold', async () => {
  const t = await auctioned(30);
  const game = await t.game();
  const heads = chapterHeads(HISPANIA, await t.store.log(game.id, 1, game.version));
  expect(heads).toHaveLength(1);
});
