import type { FakeChannel } from '../fake/world.js';
import type { GameStage } from '../game-stage.js';
import { type Figure, number, plain } from './figures.js';

const COUNT = 300;
/** What people look up while they wait: pictures, words, what has to be reckoned. */
const QUESTIONS = ['map', 'score', 'game status', 'log', 'dice', 'game seats', 'help', 'rules'] as const;

/** So many people ask something in the same moment: when each heard that he is heard, and whether all were answered. */
export async function questionsAtOnce(stage: GameStage, channel: FakeChannel): Promise<readonly Figure[]> {
  const people = Array.from({ length: COUNT }, (_, index) => stage.discord.user(`asker ${index}`, 'en-US'));
  const asked = people.map((user, index) => user.send(channel, QUESTIONS[index % QUESTIONS.length] ?? 'map'));
  const settled = () => asked.every((one) => one.settled);
  await stage.discord.world.until('all answers', settled).catch(() => null);
  const acks = asked.map(({ ackedAfterMs }) => ackedAfterMs ?? Number.POSITIVE_INFINITY);
  const lost = asked.filter((one) => !one.settled).length;
  return [
    plain('questions at once', COUNT),
    number('acknowledged, worst (ms)', Math.round(Math.max(...acks)), 3_000),
    number('never answered', lost, 0),
  ];
}
