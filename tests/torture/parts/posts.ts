import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tell } from '../../../src/i18n/index.js';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import { textIn } from '../../discord/fake/shown.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { BotHouse, type BotProcess, build } from '../../operation/bot-process.js';
import { answeringServer, onServer } from '../../support/databases.js';
import type { Parts } from './part.js';

/** So long after a kill the next post has left. */
const MOST_MS = 10_000;
/** A bot's turn takes seconds to think of: it is killed within the first of them. */
const THINKS_MS = 1_500;
/** With two processes both are killed at once every so many times, and one begins anew. */
const BOTH_EVERY = 6;

/** What the bot is killed in: a post that Discord still reads, or what a seated bot thinks of. */
const KINDS = ['post', 'thought'] as const;
type Kind = (typeof KINDS)[number];
const SHARDS = ['0/2', '1/2'] as const;
type Shard = (typeof SHARDS)[number];

/** Whoever is left, or comes after, sends what is owed, once and soon. */
export function postParts(kills: number): Parts {
  return {
    'posts-after-kill-embedded': () => rounds(kills, {}, null),
    'posts-after-kill-server': async () => {
      const server = await answeringServer();
      if (server === null) return [];
      const { place, drop } = await onServer(server).make();
      if (place.kind !== 'server') return [];
      const broken = await rounds(kills, { DATABASE_URL: place.url }, place.url);
      await drop();
      return broken;
    },
  };
}

/** `url`: of the server that two processes share, each with a shard; null: one process on a database of its own. */
async function rounds(
  kills: number,
  database: Readonly<Record<string, string>>,
  url: string | null,
): Promise<readonly string[]> {
  build();
  const discord = await FakeDiscord.start({ shards: url === null ? 1 : 2 });
  discord.world.patienceMs = 90_000;
  const house = new BotHouse();
  const broken: string[] = [];
  const took: Record<Kind, number[]> = { post: [], thought: [] };
  const bots = new Map<Shard, BotProcess>();
  const start = async (shard: Shard) => {
    const shards = url === null ? {} : { SHARDS: shard };
    const bot = house.start({ ...discord.environment, ...database, ...shards });
    bots.set(shard, bot);
    await bot.said('at the table');
  };
  try {
    for (let round = 0; round < kills; round += 1) {
      for (const shard of url === null ? SHARDS.slice(0, 1) : SHARDS) if (!bots.has(shard)) await start(shard);
      const kind = url === null ? 'post' : (KINDS[round % KINDS.length] ?? 'post');
      const shard = SHARDS[url === null ? 0 : Math.floor(round / 2) % 2] ?? '0/2';
      const channel = channelOn(discord, shard, round);
      const owed =
        kind === 'post' || url === null
          ? await postInHand(discord, channel, round)
          : await thoughtOf(discord, channel, round, url);
      const both = round % BOTH_EVERY === BOTH_EVERY - 1;
      const holder = kind === 'post' && url !== null ? await holderOf(url) : (bots.get(shard)?.pid ?? 0);
      const killed = [...bots].filter(([, bot]) => both || bot.pid === holder);
      if (killed.length === 0) throw new Error(`round ${round}: nobody has the post`);
      for (const [, bot] of killed) bot.signal('SIGKILL');
      const killedAt = performance.now();
      for (const [gone, bot] of killed) {
        bots.delete(gone);
        await bot.exited;
      }
      // Of two one is left; where nobody is, one comes again.
      let back = '';
      const begun =
        bots.size === 0
          ? start(shard).then(() => {
              back = `, at the table again after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`;
            })
          : Promise.resolve();
      await discord.world.until('the next post', () => owed(postsIn(discord, channel).length));
      const ms = performance.now() - killedAt;
      took[kind].push(ms);
      const who = both || url === null ? 'all were killed' : `of two the one on ${killed.map(([gone]) => gone).join()}`;
      console.log(`  ${round + 1}: ${kind}, ${who}: ${(ms / 1000).toFixed(1)} s${back}`);
      if (ms > MOST_MS)
        broken.push(`round ${round + 1}, ${kind}: a post left ${(ms / 1000).toFixed(1)} s after the kill`);
      await begun;
      const posts = postsIn(discord, channel).filter((message) => textIn(message).includes('/game start'));
      if (posts.length > 1) broken.push(`round ${round + 1}: the post came ${posts.length} times`);
    }
  } finally {
    await house.close();
    await discord.close();
  }
  for (const kind of KINDS) {
    if (took[kind].length === 0) continue;
    const times = took[kind].map((ms) => ms / 1000);
    console.log(`  ${kind}: ${times.length} kills, longest ${Math.max(...times).toFixed(1)} s`);
  }
  return broken;
}

/** What everybody sees, answers left out. */
function postsIn(discord: FakeDiscord, channel: FakeChannel) {
  return discord.world.messagesIn(channel.id).filter(({ privateTo, system }) => privateTo === null && !system);
}

type Owed = (messages: number) => boolean;

/** A channel whose server is that shard's. */
function channelOn(discord: FakeDiscord, shard: Shard, round: number): FakeChannel {
  const [wanted] = shard.split('/').map(Number);
  for (;;) {
    const guild = discord.world.addGuild(`club ${round}`);
    if (Number((BigInt(guild.id) >> 22n) % 2n) === wanted) return discord.world.addChannel(`round-${round}`, guild);
  }
}

/** A game is set up, and Discord reads what tells of it for longer than anybody waits. */
async function postInHand(discord: FakeDiscord, channel: FakeChannel, round: number): Promise<Owed> {
  discord.faults.add({ method: 'POST', path: /messages$/, trouble: { kind: 'delay', milliseconds: 120_000 } });
  await discord.user(`Ann ${round}`).slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
  while (discord.faults.waiting > 0) await sleep(5);
  return (messages) => messages > 0;
}

/** A person plays against three bots that think, and at least one of them is awaited. */
async function thoughtOf(discord: FakeDiscord, channel: FakeChannel, round: number, url: string): Promise<Owed> {
  const ann = discord.user(`Ann ${round}`);
  await ann.slash(channel, 'game create', { system: 'hispania', scenario: 'A', bots: 'strong' });
  await ann.slash(channel, 'game start');
  for (;;) {
    await sleep(Math.random() * THINKS_MS);
    const before = postsIn(discord, channel).length;
    if ((await awaitedIn(url, channel)).some((seat) => seat !== 'p1')) return (messages) => messages > before;
    const ended = await ann.slash(channel, 'done');
    const message = ended.messages.at(-1);
    const really = ended.buttons.find(({ label }) => label === tell('en', 'panel.confirm'));
    if (message !== undefined && really !== undefined) await ann.click(message, really.label);
  }
}

async function awaitedIn(url: string, channel: FakeChannel): Promise<readonly string[]> {
  const rows = await ask<{ seats: readonly string[] }>(
    url,
    'SELECT o.seats FROM obligations o JOIN games g ON g.id = o.game_id WHERE g.channel_id = $1',
    [channel.id],
  );
  return rows.flatMap(({ seats }) => seats);
}

/** The process that has the post in hand, as the database says it. */
async function holderOf(url: string): Promise<number> {
  const rows = await ask<{ lease_owner: string }>(
    url,
    'SELECT lease_owner FROM posts WHERE sent_at IS NULL AND lease_until > now()',
  );
  return Number(rows[0]?.lease_owner.split(':')[1]);
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly string[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
