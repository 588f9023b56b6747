import { setTimeout as sleep } from 'node:timers/promises';
import { FakeDiscord } from '../../discord/fake/fake-discord.js';
import type { Answered, FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { BotHouse, build } from '../../operation/bot-process.js';
import { ranFor } from './loop.js';
import type { Parts } from './part.js';

const ASKERS = 300;
const FLOOD = 50;
/** Discord waits so long for an acknowledgement. */
const ACKNOWLEDGED_MS = 3_000;
/** So long for somebody else's answer while one floods. */
const OTHERS_MS = 1_000;

const HARD = { province: 'castille', units: '12 infantry', against: '12 infantry', nation: 'carthage' } as const;

/** Questions that reckon, many at once, asked of the bot as a process. */
export const QUESTION_PARTS: Parts = {
  questions: async () => {
    build();
    const discord = await FakeDiscord.start({ shards: 1 });
    const house = new BotHouse();
    try {
      const bot = house.start(discord.environment);
      await bot.said('at the table');
      const channel = discord.world.addChannel('spain', discord.world.addGuild('club'));
      await begun(discord, channel);
      return [...(await manyAtOnce(discord, channel, bot.pid)), ...(await oneFloods(discord, channel, bot.pid))];
    } finally {
      await house.close();
      await discord.close();
    }
  },
};

async function begun(discord: FakeDiscord, channel: FakeChannel): Promise<void> {
  const people = ['Ann', 'Bob', 'Cai', 'Dai'].map((name) => discord.user(name));
  const [first] = people;
  await first?.slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
  for (const person of people) await person.slash(channel, 'game join');
  await first?.slash(channel, 'game start');
  const asked = await first?.slash(channel, 'odds', HARD);
  console.log(`  asked: ${asked?.text.slice(0, 100).replaceAll('\n', ' | ')}`);
}

async function manyAtOnce(discord: FakeDiscord, channel: FakeChannel, pid: number): Promise<readonly string[]> {
  const askers = Array.from({ length: ASKERS }, (_, at) => discord.user(`Asker ${at}`));
  const began = performance.now();
  const before = ranFor(pid);
  const ran: { readonly at: number; readonly ms: number }[] = [];
  const look = setInterval(() => ran.push({ at: performance.now() - began, ms: ranFor(pid) - before }), 10);
  const { answers, lost } = await asked(askers, channel);
  clearInterval(look);
  const acks = answers.map(({ ackMs }) => ackMs).sort((one, other) => one - other);
  const worst = acks.at(-1) ?? Number.POSITIVE_INFINITY;
  // What the bot itself took until then: a clock on the wall counts the other programs of the machine too.
  const own = ran.find(({ at }) => at >= worst)?.ms ?? Number.POSITIVE_INFINITY;
  console.log(`  ${ASKERS} at once: acknowledged after ${told(acks)}, ${lost} lost`);
  console.log(`  of which the bot worked ${Math.round(own)} ms until the last of them`);
  return [
    ...(worst > ACKNOWLEDGED_MS ? [`an acknowledgement came after ${Math.round(worst)} ms`] : []),
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
