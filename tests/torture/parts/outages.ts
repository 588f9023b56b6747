import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import { Answered, type FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeInteraction } from '../../discord/fake/interactions.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { BotHouse, type BotProcess, build } from '../../operation/bot-process.js';
import { answeringServer, onServer } from '../../support/databases.js';
import { LossyProxy } from '../../support/lossy-proxy.js';
import type { Parts } from './part.js';

/** The whole bot, as a process, loses its database for a minute while people go on: with a real Discord's manners. */
export const OUTAGE_PARTS: Parts = {
  unreachable: () => outage('refused'),
  'black-hole': () => outage('black-hole'),
};

const TABLES = 20;
/** Each table sends one a second. */
const SECONDS = { before: 5, away: 60, after: 20 };
/** A command waits for a minute, and what it was told must reach Discord. */
const ANSWERED_WITHIN_MS = 75_000;
/** So long direct messages are tried. */
const LATE_WITHIN_MS = 45_000;
const HELP_WITHIN_MS = 3_000;
const HEALTH_WITHIN_MS = 4_000;

interface Sent {
  readonly table: number;
  readonly interaction: FakeInteraction;
  readonly at: number;
  answeredAfter: number | null;
}

async function outage(how: 'refused' | 'black-hole'): Promise<readonly string[]> {
  const server = await answeringServer();
  if (server === null) {
    console.log('  no PostgreSQL server answers on 127.0.0.1:5432: nothing to lose');
    return [];
  }
  build();
  const { place, drop } = await onServer(server).make();
  if (place.kind !== 'server') throw new Error('not a server');
  const line = await LossyProxy.before(place.url);
  const discord = await FakeDiscord.start({ realDeadlines: true });
  const house = new BotHouse();
  try {
    const bot = house.start({ ...discord.environment, DATABASE_URL: line.url });
    await bot.said('at the table');
    const stage = await seated(discord);
    const sent: Sent[] = [];
    const broken: string[] = [];
    const began = performance.now();
    await commandsFor(SECONDS.before, stage, sent);
    await line.set(how);
    const lookers = lookOn(bot, discord, stage, broken);
    await commandsFor(SECONDS.away, stage, sent);
    const worst = await lookers();
    // The server was there all the time, or the cable is plugged in again: but nobody knows the old connections.
    if (how === 'black-hole') await line.forget();
    else await line.set('open');
    const back = performance.now();
    await commandsFor(SECONDS.after, stage, sent);
    await until(ANSWERED_WITHIN_MS, () => sent.every((one) => one.answeredAfter !== null || isLate(one)));
    const healed = sent.filter(({ at }) => at > back).map(({ at, answeredAfter }) => at - back + (answeredAfter ?? 0));
    await until(LATE_WITHIN_MS, () => sent.every((one) => one.answeredAfter !== null || isToldDirectly(discord, one)));
    broken.push(...(await judged(place.url, discord, sent)));
    const waits = sent.flatMap(({ answeredAfter }) => (answeredAfter === null ? [] : [answeredAfter]));
    const done = sent.filter(isDone).length;
    const late = sent.filter(isLate).length;
    const sentAway = sent.filter(isSentAway).length;
    console.log(
      `  ${sent.length} commands in ${Math.round((performance.now() - began) / 1000)} s: ${done} done, ${sent.length - done - late - sentAway} told that the database is away, ${sentAway} sent away for too many at once, ${late} answered by direct message; ` +
        `longest wait ${seconds(Math.max(...waits))}, first done after it was back ${seconds(Math.min(...healed))}; ` +
        `/help at most ${seconds(worst.help)}, /healthz and /metrics at most ${seconds(worst.health)}`,
    );
    bot.signal('SIGTERM');
    if ((await bot.exited) !== 0) broken.push('the bot did not stop in order');
    return [...broken, ...discord.violations];
  } finally {
    await house.close();
    await discord.close();
    await line.close();
    await drop();
  }
}

interface Stage {
  readonly tables: readonly { readonly channel: FakeChannel; readonly master: FakeUser }[];
}

async function seated(discord: FakeDiscord): Promise<Stage> {
  const guild = discord.world.addGuild('club');
  const tables = Array.from({ length: TABLES }, (_, at) => ({
    channel: discord.world.addChannel(`table-${at}`, guild),
    master: discord.user(`master-${at}`),
  }));
  for (const { channel, master } of tables) await master.slash(channel, 'game create', { system: 'hispania' });
  return { tables };
}

/** Every table's master changes its settings once a second: each an entry in its game's log. */
async function commandsFor(howLong: number, { tables }: Stage, sent: Sent[]): Promise<void> {
  for (let second = 0; second < howLong; second++) {
    for (const [table, { channel, master }] of tables.entries()) {
      const hours = 1 + (sent.length % 500);
      const one: Sent = {
        table,
        interaction: master.send(channel, 'game settings', { turn: hours }),
        at: performance.now(),
        answeredAfter: null,
      };
      sent.push(one);
      void settled(one);
      await sleep(1_000 / TABLES);
    }
  }
}

async function settled(one: Sent): Promise<void> {
  while (!one.interaction.settled) await sleep(50);
  one.answeredAfter = performance.now() - one.at;
}

async function until(within: number, isSo: () => boolean): Promise<void> {
  for (const began = performance.now(); !isSo() && performance.now() - began < within; ) await sleep(100);
}

/** Somebody asks for help, and somebody watches over the host, for as long as the database is away. */
function lookOn(bot: BotProcess, discord: FakeDiscord, { tables }: Stage, broken: string[]) {
  const worst = { help: 0, health: 0 };
  const [table] = tables;
  const guest = discord.user('guest', 'fr');
  let looking = true;
  const look = async () => {
    while (looking && table !== undefined) {
      const asked = performance.now();
      const help = await guest.slash(table.channel, 'help');
      worst.help = Math.max(worst.help, performance.now() - asked);
      if (!help.text.includes('/export')) broken.push(`/help said: ${help.text.slice(0, 100)}`);
      for (const page of ['healthz', 'metrics']) {
        const opened = performance.now();
        const { status } = await fetch(`${await bot.opsUrl()}/${page}`);
        worst.health = Math.max(worst.health, performance.now() - opened);
        if (status !== (page === 'healthz' ? 503 : 200)) broken.push(`/${page} answered ${status}`);
      }
      await sleep(1_000);
    }
  };
  const done = look();
  return async () => {
    looking = false;
    await done;
    if (worst.help > HELP_WITHIN_MS) broken.push(`/help took ${seconds(worst.help)}`);
    if (worst.health > HEALTH_WITHIN_MS) broken.push(`/healthz or /metrics took ${seconds(worst.health)}`);
    return worst;
  };
}

function textOf({ interaction }: Sent): string {
  return new Answered(interaction).text;
}
function isDone(one: Sent): boolean {
  return textOf(one).startsWith('New settings');
}
function isTold(one: Sent): boolean {
  return textOf(one).startsWith('The database does not answer');
}
/** Who goes on sending while forty of his wait is told that no more is taken of him. */
function isSentAway(one: Sent): boolean {
  return textOf(one).startsWith('You have sent more than');
}

/** On a busy machine the first answer may miss Discord's three seconds: then the person has it as a direct message. */
function isLate({ interaction }: Sent): boolean {
  return interaction.callback === null;
}
function isToldDirectly(discord: FakeDiscord, one: Sent): boolean {
  const late = discord.world.shown.filter(
    ({ to, text }) => to === one.interaction.userId && text.includes('did not take my answer in time'),
  );
  const mine = discord.interactions.all.filter(
    ({ userId, callback }) => userId === one.interaction.userId && callback === null,
  );
  return isLate(one) && late.length >= mine.length;
}

async function judged(url: string, discord: FakeDiscord, sent: readonly Sent[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ game_id: string; version: number; request_id: string }>(
    'SELECT game_id, version, request_id FROM entries ORDER BY game_id, version',
  );
  await client.end();
  const written = new Set(rows.map((row) => row.request_id));
  const broken: string[] = [];
  for (const one of sent) {
    const name = `table ${one.table}, command ${one.interaction.id}`;
    if (isToldDirectly(discord, one)) continue;
    if (one.answeredAfter === null)
      broken.push(`${name}: never answered, announced after ${one.interaction.ackedAfterMs ?? 'never'} ms`);
    else if (one.answeredAfter > ANSWERED_WITHIN_MS)
      broken.push(`${name}: answered after ${seconds(one.answeredAfter)}`);
    else if (isDone(one) && !written.has(one.interaction.id)) broken.push(`${name}: acknowledged, not in the log`);
    else if (isSentAway(one) && written.has(one.interaction.id)) broken.push(`${name}: sent away, but in the log`);
    else if (!isDone(one) && !isTold(one) && !isSentAway(one)) broken.push(`${name}: said ${textOf(one).slice(0, 80)}`);
  }
  const versions = new Map<string, number>();
  for (const { game_id, version } of rows) {
    if (version !== (versions.get(game_id) ?? 0) + 1)
      broken.push(`game ${game_id}: version ${version} does not follow`);
    versions.set(game_id, version);
  }
  return broken;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
