import type { FakeDiscord } from '../../discord/fake/fake-discord.js';
import type { Typed } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { ranFor } from './loop.js';

/** Takes long to reckon. */
export const HARD = { province: 'castille', units: '12 infantry', against: '12 infantry', nation: 'carthage' } as const;

export interface Question {
  readonly line: string;
  readonly typed?: Typed;
}

/** Four people begin a game. */
export async function withTable(discord: FakeDiscord): Promise<FakeChannel> {
  const channel = discord.world.addChannel('spain', discord.world.addGuild('club'));
  const people = ['Ann', 'Bob', 'Cai', 'Dai'].map((name) => discord.user(name));
  const [first] = people;
  await first?.slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
  for (const person of people) await person.slash(channel, 'game join');
  await first?.slash(channel, 'game start');
  const asked = await first?.slash(channel, 'odds', HARD);
  console.log(`  asked: ${asked?.text.slice(0, 100).replaceAll('\n', ' | ')}`);
  return channel;
}

interface Heard {
  /** When each heard that he is heard, in ms; of those whose answer Discord took. */
  readonly acks: readonly number[];
  /** What the bot itself worked until the last of them: a clock on the wall counts the other programs of the machine too. */
  readonly own: number;
  /** Answered by a direct message, since Discord took no answer any more. */
  readonly direct: number;
  /** Heard nothing at all. */
  readonly lost: number;
}

/** So many people ask in the same moment, each one of these questions in turn. */
export async function askAtOnce(
  discord: FakeDiscord,
  channel: FakeChannel,
  pid: number,
  count: number,
  questions: readonly Question[],
): Promise<Heard> {
  const people = Array.from({ length: count }, (_, at) => discord.user(`Asker ${at}`));
  const [began, before] = [performance.now(), ranFor(pid)];
  const ran: { readonly at: number; readonly ms: number }[] = [];
  const look = setInterval(() => ran.push({ at: performance.now() - began, ms: ranFor(pid) - before }), 10);
  const asked = people.map((person, at) => {
    const question = questions[at % questions.length] ?? { line: 'map' };
    return { person, interaction: person.send(channel, question.line, question.typed ?? {}) };
  });
  const told = (id: string) => discord.world.messagesIn(discord.world.directChannel(id).id).length > 0;
  const waits = () => asked.filter(({ person, interaction }) => !interaction.settled && !told(person.id));
  await discord.world.until('all answers', () => waits().length === 0).catch(() => null);
  clearInterval(look);
  const acks = asked.flatMap(({ interaction }) => interaction.ackedAfterMs ?? []);
  const worst = Math.max(0, ...acks);
  const lost = waits().length;
  const direct = asked.filter(({ person, interaction }) => !interaction.settled && told(person.id)).length;
  return { acks, own: ran.find(({ at }) => at >= worst)?.ms ?? ranFor(pid) - before, direct, lost };
}
