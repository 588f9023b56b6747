import { describe, expect, test } from 'vitest';
import { CHAPTER_ENDED } from '../../src/core/chronicle.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { tell } from '../../src/i18n/index.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage, type GameStageOptions } from './game-stage.js';

const server = await answeringServer();
type Made = { place: GameStageOptions['place']; drop: () => Promise<void> };
const DATABASES: readonly { name: string; make: () => Promise<Made> }[] = [
  {
    name: 'the embedded database',
    make: async () => ({ place: { kind: 'memory', image: await testImage() }, drop: async () => undefined }),
  },
  ...(server === null ? [] : [{ name: 'a PostgreSQL server', make: () => onServer(server).make() }]),
];

describe.each(DATABASES)('one person against three bots on $name', ({ name, make }) => {
  test('is awaited after each of their turns, also when the bot was restarted in one', async () => {
    const { place, drop } = await make();
    const stage = await GameStage.open({ games: [HISPANIA], place });
    const channel = stage.channel('peninsula');
    const ann = stage.discord.user('Ann', 'en-GB');
    try {
      await ann.slash(channel, 'game create', { system: 'hispania', scenario: 'A', bots: 'middle' });
      await ann.slash(channel, 'game start');
      await stage.posted();
      await passesOn(stage, channel, ann, 4);
      // In the midst of what they think of: nothing is left but the database.
      if (name !== 'the embedded database') await stage.restart();
      await passesOn(stage, channel, ann, 8);
      await stage.posted();
      const game = await stage.gameIn(channel);
      const log = await stage.opened.store.log(game.id);
      const played = log.filter(({ userId }) => userId === 'autopilot');
      expect(new Set(played.map(({ seat }) => seat))).toEqual(new Set(['p2', 'p3', 'p4']));
      expect(await stage.awaited(channel, [ann])).toEqual([ann]);
      const posts = stage.discord.world.messagesIn(channel.id).filter((one) => one.privateTo === null && !one.system);
      // Nobody else is ever called, and there is a post a nation's turn, or for whoever is called.
      const called = stage.discord.world.shown.flatMap(({ text }) => text.match(/<@\d+>/g) ?? []);
      expect(new Set(called)).toEqual(new Set([ann.mention]));
      const chapters = log.flatMap(({ events }) => events).filter(({ type }) => type === CHAPTER_ENDED).length;
      expect(posts.length).toBeLessThanOrEqual(chapters + called.length + 6);
      const advised = await ann.slash(channel, 'advice');
      const message = advised.messages.at(-1);
      if (message === undefined) throw new Error('no advice');
      expect(advised.text).toContain('I would:');
      await surely(ann, await ann.click(message, 'Do that'));
      expect((await stage.gameIn(channel)).version).toBeGreaterThan(game.version);
      expect(stage.faults).toEqual([]);
    } finally {
      await stage.close();
      await drop();
    }
  });
});

/** Ann ends whatever she is asked, so many times. */
async function passesOn(stage: GameStage, channel: FakeChannel, ann: FakeUser, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await stage.botsPlayed();
    await surely(ann, await ann.slash(channel, 'done'));
  }
}

/** Says yes where she is asked whether she means it. */
async function surely(ann: FakeUser, asked: Answered): Promise<void> {
  const message = asked.messages.at(-1);
  const really = asked.buttons.find(({ label }) => label === tell('en', 'panel.confirm'));
  if (message !== undefined && really !== undefined) await ann.click(message, really.label);
}
