import { setTimeout as sleep } from 'node:timers/promises';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import { textIn } from '../../discord/fake/shown.js';
import { BotHouse, type BotProcess, build } from '../../operation/bot-process.js';
import { answeringServer, onServer } from '../../support/databases.js';
import type { Parts } from './part.js';

const ROUNDS = 5;
/** So long after a kill the next post has left. */
const MOST_MS = 10_000;

/** The bot is killed while Discord still reads a post of its: whoever comes after sends it, once. */
export const POST_PARTS: Parts = {
  'posts-after-kill-embedded': () => rounds({}, 'restarts'),
  'posts-after-kill-server': async () => {
    const server = await answeringServer();
    if (server === null) return [];
    const { place, drop } = await onServer(server).make();
    if (place.kind !== 'server') return [];
    const broken = await rounds({ DATABASE_URL: place.url }, 'another is there');
    await drop();
    return broken;
  },
};

async function rounds(
  database: Readonly<Record<string, string>>,
  after: 'restarts' | 'another is there',
): Promise<readonly string[]> {
  build();
  const discord = await FakeDiscord.start({ shards: 1 });
  const house = new BotHouse();
  const broken: string[] = [];
  const took: number[] = [];
  const start = () => house.start({ ...discord.environment, ...database });
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const channel = discord.world.addChannel(`round-${round}`, discord.world.addGuild(`club ${round}`));
      const bot = start();
      await bot.said('at the table');
      const other: BotProcess | null = after === 'restarts' ? null : start();
      await other?.said('at the table');
      discord.faults.add({ method: 'POST', path: /messages$/, trouble: { kind: 'delay', milliseconds: 30_000 } });
      await discord.user(`Ann ${round}`).slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
      while (discord.faults.waiting > 0) await sleep(5);
      // Whoever of the two has it.
      for (const each of [bot, other]) if (each !== null && round % 2 === 1) each.signal('SIGKILL');
      if (round % 2 === 0) bot.signal('SIGKILL');
      const killedAt = performance.now();
      await bot.exited;
      const next = other !== null && round % 2 === 0 ? other : start();
      await discord.world.until('the post', () => discord.world.messagesIn(channel.id).length > 0);
      took.push(performance.now() - killedAt);
      await next.said('at the table');
      next.signal('SIGTERM');
      await next.exited;
      const posts = discord.world.messagesIn(channel.id).filter((message) => textIn(message).includes('/game start'));
      if (posts.length > 1) broken.push(`round ${round}: the post came ${posts.length} times`);
    }
  } finally {
    await house.close();
    await discord.close();
  }
  const worst = Math.max(...took);
  console.log(`  the next post left after ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`);
  if (worst > MOST_MS) broken.push(`a post left ${(worst / 1000).toFixed(1)} s after the kill`);
  return broken;
}
