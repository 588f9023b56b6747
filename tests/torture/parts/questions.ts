import { setTimeout as sleep } from 'node:timers/promises';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import type { Answered, FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { BotHouse, build } from '../../operation/bot-process.js';
import { askAtOnce, HARD, withTable } from './asking.js';
import { ranFor } from './loop.js';
import type { Parts } from './part.js';

const ASKERS = 300;
const FLOOD = 50;
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

async function oneFloods(discord: FakeDiscord, channel: FakeChannel, pid: number): Promise<readonly string[]> {
  const flood = discord.user('Flood');
  const all = asked(
    Array.from({ length: FLOOD }, () => flood),
    channel,
  );
  const other = discord.user('Other');
  const times: number[] = [];
  const own: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const [began, before] = [performance.now(), ranFor(pid)];
    await other.slash(channel, 'game status');
    times.push(performance.now() - began);
    own.push(ranFor(pid) - before);
    await sleep(50);
  }
  const { answers, lost } = await all;
  const refused = answers.filter(({ text }) => text.includes('I listen again')).length;
  const worst = Math.max(...times);
  console.log(`  ${FLOOD} of one person: another is answered after ${told(times)}; ${refused} sent away, ${lost} lost`);
  console.log(`  of which the bot worked ${told(own)}`);
  return [
    ...(worst > OTHERS_MS ? [`another person had his answer after ${Math.round(worst)} ms`] : []),
    ...(lost > 0 ? [`${lost} answers of one person were lost`] : []),
  ];
}

async function asked(askers: readonly FakeUser[], channel: FakeChannel) {
  const settled = await Promise.allSettled(askers.map((asker) => asker.slash(channel, 'odds', HARD)));
  const answers = settled.flatMap((one): Answered[] => (one.status === 'fulfilled' ? [one.value] : []));
  const given = answers.filter(({ text }) => text.length > 0);
  return { answers: given, lost: askers.length - given.length };
}

function told(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `${at(0.5)} ms (half), ${at(0.95)} ms (95 %), ${at(1)} ms (all)`;
}
