import { BotHouse, build } from '../../operation/bot-process.js';
import { askAtOnce, HARD, type Question, withTable } from '../../torture/parts/asking.js';
import { FakeDiscord } from '../fake/fake-discord.js';
import { type Figure, number, plain } from './figures.js';
import { quantile } from './tally.js';

const COUNT = 300;
/** What people look up while they wait: pictures, words, what has to be reckoned. */
const QUESTIONS: readonly Question[] = [
  ...['map', 'score', 'game status', 'log', 'dice', 'game seats', 'help', 'rules'].map((line) => ({ line })),
  { line: 'odds', typed: HARD },
];

/**
 * So many people ask something in the same moment, of the bot as a process of its own, as in earnest: when each heard
 * that he is heard, and whether all were answered.
 */
export async function questionsAtOnce(): Promise<readonly Figure[]> {
  build();
  const discord = await FakeDiscord.start({ shards: 1 });
  // Until an answer is called lost: on a busy machine all of them come, but late.
  discord.world.patienceMs = 300_000;
  const house = new BotHouse();
  try {
    const bot = house.start(discord.environment);
    await bot.said('at the table');
    const channel = await withTable(discord);
    const { acks, own, direct, lost } = await askAtOnce(discord, channel, bot.pid, COUNT, QUESTIONS);
    return [
      plain('questions at once', COUNT),
      plain('acknowledged, median (ms)', quantile(acks, 0.5)),
      number('acknowledged, worst (ms)', Math.round(Math.max(0, ...acks)), 3_000),
      plain('the bot’s own work until then (ms)', own),
      plain('too late for Discord, told in a direct message', direct),
      number('never answered', lost, 0),
    ];
  } finally {
    await house.close();
    await discord.close();
  }
}
