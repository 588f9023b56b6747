import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { altOf } from '../../src/table/ports/message.js';
import type { Picturer } from '../../src/table/ports/world.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';
import { PIXEL } from './puppet-stage.js';

let stage: GameStage;
const drawn: Parameters<Picturer['draw']>[0][] = [];

/** Remembers what it was asked to draw: a fake Discord shows a point whatever it is. */
const NOTING: Picturer = {
  async draw(picture) {
    drawn.push(picture);
    const alt = altOf(picture);
    return { bytes: PIXEL, type: 'image/png', width: 1, height: 1, alt };
  },
};

beforeAll(async () => {
  const place = { kind: 'memory', image: await testImage() } as const;
  stage = await GameStage.open({ games: [HISPANIA], place, picturer: NOTING });
});
afterAll(() => stage.close());

interface Table {
  readonly channel: FakeChannel;
  readonly ann: FakeUser;
  readonly bob: FakeUser;
  readonly cai: FakeUser;
}

/** CASTILLE (Ann) comes upon SÉVILLE (Bob) in two places and takes an empty one; ARAGON (Cai) looks on. */
async function overrun(name: string): Promise<Table> {
  const channel = stage.channel(name);
  const [ann, bob, cai] = ['Ann', 'Bob', 'Cai'].map((who) => stage.discord.user(who, 'en-GB'));
  if (ann === undefined || bob === undefined || cai === undefined) throw new Error('nobody');
  await stage.table.setPosition({
    requestId: `position ${name}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      system: 'hispania',
      turn: 16,
      nation: 'castille',
      phase: 'move',
      provinces: {
        calatayud: { castille: ['infantry', 'infantry', 'infantry'] },
        leon: { castille: ['infantry', 'infantry'] },
        segovie: { 'seville-nation': ['infantry', 'infantry'] },
        tolede: { 'seville-nation': ['infantry'] },
        'tierra-de-campos': { 'seville-nation': ['infantry'] },
        denia: { aragon: ['infantry'] },
      },
      seats: { [ann.id]: ['castille'], [bob.id]: ['seville-nation'], [cai.id]: ['aragon'] },
    },
  });
  await ann.slash(channel, 'move', { from: 'calatayud', to: 'segovie', units: '3 infantry' });
  await ann.slash(channel, 'move', { from: 'leon', to: 'tierra-de-campos', units: '2 infantry' });
  // Nobody hits for a while: the battles are long, and much is to be told.
  stage.table.load(Array.from({ length: 40 }, () => 2));
  await ann.slash(channel, 'done');
  await ann.slash(channel, 'battle', { province: 'segovie' });
  await ann.slash(channel, 'stand');
  await stage.posted();
  return { channel, ann, bob, cai };
}

function short(answer: Answered): readonly string[] {
  const lines = answer.text.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(answer.isPrivate).toBe(true);
  return lines;
}

test('/log since:turn: six lines, first what touched me first, and one picture with arrows', async () => {
  const { channel, ann, bob, cai } = await overrun('since');
  // Cai has never acted: to him it is the whole game, and none of it touched him.
  const looking = await cai.slash(channel, 'log', { since: 'turn' });
  expect(short(looking)[0]).toContain('Nothing has happened to you');

  drawn.length = 0;
  const answer = await bob.slash(channel, 'log', { since: 'turn' });
  const lines = short(answer);
  expect(lines[0]).toMatch(/Segovia.*CASTILE|CASTILE.*Segovia/);
  expect(answer.images).toHaveLength(1);
  const scenes = drawn.flatMap((picture) => (picture.kind === 'scene' ? [picture.scene] : []));
  expect(scenes).toHaveLength(1);
  const arrows = scenes.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'arrow'));
  expect(arrows).toContainEqual(expect.objectContaining({ path: ['calatayud', 'segovie'] }));

  // However much happens after he has answered, it stays as short.
  await bob.slash(channel, 'stand');
  for (let round = 0; round < 8; round++) {
    await ann.slash(channel, 'stand');
    await stage.posted();
    short(await bob.slash(channel, 'log', { since: 'turn' }));
    await bob.slash(channel, 'stand');
  }
});

test('the button under the newest post tells the same', async () => {
  const { channel, bob } = await overrun('pressed');
  const typed = await bob.slash(channel, 'log', { since: 'turn' });
  const post = stage.discord.world
    .messagesIn(channel.id)
    .filter((message) => message.privateTo === null && !message.system && !message.pinned)
    .at(-1);
  if (post === undefined) throw new Error('no post');
  const pressed = await bob.click(post, 'Since my last turn');
  expect(short(pressed)).toEqual(short(typed));
  expect(pressed.images).toHaveLength(1);
});
