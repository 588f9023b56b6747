import { setTimeout as sleep } from 'node:timers/promises';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import type { Answered, FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { BotHouse, build } from '../../operation/bot-process.js';
import { askAtOnce, HARD, type Question, withTable } from './asking.js';
import { ranFor } from './loop.js';
import type { Parts } from './part.js';

const ASKERS = 300;
const FLOOD = 200;
/** Discord waits so long for an acknowledgement. */
const ACKNOWLEDGED_MS = 3_000;
/** So long for somebody else's answer while one floods. */
const OTHERS_MS = 1_000;

/** Until an answer is called lost: on a busy machine all of them come, but late. */
const PATIENCE_MS = 300_000;

/** Questions that reckon, many at once, asked of the bot as a process. */
export const QUESTION_PARTS: Parts = {
  questions: async () => {
    build();
    const discord = await FakeDiscord.start({ shards: 1 });
    discord.world.patienceMs = PATIENCE_MS;
    const house = new BotHouse();
    try {
      const bot = house.start(discord.environment);
      await bot.said('at the table');
      const channel = await withTable(discord);
      return [...(await manyAtOnce(discord, channel, bot.pid)), ...(await oneFloods(discord, channel, bot.pid))];
    } finally {
      await house.close();
      await discord.close();
    }
  },
};

async function manyAtOnce(discord: FakeDiscord, channel: FakeChannel, pid: number): Promise<readonly string[]> {
  const questions = [{ line: 'odds', typed: HARD }];
  const { acks, own, direct, lost } = await askAtOnce(discord, channel, pid, ASKERS, questions);
  const worst = Math.max(0, ...acks);
  console.log(`  ${ASKERS} at once: acknowledged after ${told(acks)}, ${direct} by direct message, ${lost} lost`);
  console.log(`  of which the bot worked ${Math.round(own)} ms until the last of them`);
  return [
    ...(worst > ACKNOWLEDGED_MS ? [`an acknowledgement came after ${Math.round(worst)} ms`] : []),
    ...(direct > 0 ? [`${direct} answers came too late for Discord, as direct messages`] : []),
    ...(lost > 0 ? [`${lost} answers were lost`] : []),
  ];
}

/** Two hundred things at once by one person: what reckons, what is drawn, what is looked up, what is typed. */
async function oneFloods(discord: FakeDiscord, channel: FakeChannel, pid: number): Promise<readonly string[]> {
  const flood = discord.user('Flood');
  const all = asked(flood, channel);
  const other = discord.user('Other');
  const times: number[] = [];
  const own: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const [began, before] = [performance.now(), ranFor(pid)];
    if (at % 2 === 0) await other.slash(channel, 'game status');
    else await other.complete(channel, 'odds', { province: 'cas' }, 'province');
    times.push(performance.now() - began);
    own.push(ranFor(pid) - before);
    await sleep(50);
  }
  const { answers, lost, latest } = await all;
  const refused = answers.filter(({ text }) => text.includes('I listen again')).length;
  const worst = Math.max(...times);
  console.log(
    `  ${FLOOD} things of one person: another is answered after ${told(times)}; ${refused} sent away, ${lost} lost, the last acknowledged after ${Math.round(latest)} ms`,
  );
  console.log(`  of which the bot worked ${told(own)}`);
  return [
    ...(worst > OTHERS_MS ? [`another person had his answer after ${Math.round(worst)} ms`] : []),
    ...(latest > ACKNOWLEDGED_MS ? [`whoever floods was acknowledged after ${Math.round(latest)} ms`] : []),
    ...(lost > 0 ? [`${lost} answers of one person were lost`] : []),
  ];
}

const THINGS: readonly Question[] = [
  { line: 'odds', typed: HARD },
  { line: 'map' },
  { line: 'map', typed: { reach: 'castille' } },
  { line: 'score' },
  { line: 'log', typed: { count: 40 } },
  { line: 'replay' },
  { line: 'game status' },
];

async function asked(flood: FakeUser, channel: FakeChannel) {
  const typing = Array.from({ length: FLOOD / 4 }, () =>
    flood.complete(channel, 'odds', { province: 'c' }, 'province'),
  );
  const sent = Array.from({ length: FLOOD - typing.length }, (_, at) => {
    const { line, typed = {} } = THINGS[at % THINGS.length] ?? { line: 'map' };
    return flood.send(channel, line, typed);
  });
  const settled = await Promise.allSettled(sent.map((one, at) => flood.settled(one, `thing ${at}`)));
  const listed = await Promise.allSettled(typing);
  const answers = settled.flatMap((one): Answered[] => (one.status === 'fulfilled' ? [one.value] : []));
  const given = answers.filter(({ text, messages }) => text.length > 0 || messages.length > 0);
  const lost = FLOOD - given.length - listed.filter(({ status }) => status === 'fulfilled').length;
  const latest = Math.max(0, ...sent.map(({ ackedAfterMs }) => ackedAfterMs ?? Number.POSITIVE_INFINITY));
  return { answers: given, lost, latest };
}

function told(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `${at(0.5)} ms (half), ${at(0.95)} ms (95 %), ${at(1)} ms (all)`;
}
