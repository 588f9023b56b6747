import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { buttonsOf, textIn } from '../discord/fake/shown.js';
import { GameStage } from '../discord/game-stage.js';
import { testImage } from '../support/databases.js';
import { buying } from './support/acts.js';
import { SEATS, world } from './support/world.js';

let stage: GameStage;
beforeAll(async () => {
  stage = await GameStage.open({ games: [MEDIOEVO], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

const WORDS = 'two hundred if you look the other way';

/** A channel in which all are at their purchases. */
async function allBuy(name: string, surname = '') {
  const channel = stage.channel(name);
  const users = SEATS.map((seat) => stage.discord.user(`${seat}${surname}`, 'en-US'));
  const [host] = users;
  await host?.slash(channel, 'game create', { system: 'medioevo' });
  for (const user of users) await user.slash(channel, 'game join');
  await host?.slash(channel, 'game start');
  const { seats } = await stage.gameIn(channel);
  const nameOf = (seat: string) =>
    users.find(({ id }) => id === seats[(SEATS as readonly string[]).indexOf(seat)]?.userId)?.record.name ?? seat;
  await stage.table.setPosition({
    requestId: `all-buy ${name}`,
    channelId: channel.id,
    locale: 'en',
    system: 'medioevo',
    position: MEDIOEVO.position.write(buying(world()), nameOf),
  });
  return { channel, users };
}

test('two come to a secret pact without leaving the bot, and nobody else sees anything of it', async () => {
  const { channel, users } = await allBuy('table');
  const [ann, bob, ...others] = users;
  if (ann === undefined || bob === undefined) throw new Error('nobody plays');
  await stage.posted();
  const before = stage.discord.world.messagesIn(channel.id).length;
  const offered = await ann.slash(channel, 'pact', {
    with: bob.record.name,
    articles: 'passage (given), florins that you receive, words of your own',
    toll: 10,
    receives: 50,
    until: 4,
    known: 'secret',
    words: WORDS,
  });
  expect(offered.isPrivate).toBe(true);
  expect(offered.text).toContain(WORDS);
  await stage.posted();

  // He is told by a direct message what it says, and finds it in his own status.
  const call = stage.discord.seenBy(bob);
  expect(call).toContain('passage (received)');
  const status = await bob.slash(channel, 'game status');
  expect(status.text).toContain(`“${WORDS}”`);
  expect(status.text).toContain('you pay 50');
  const asked = await bob.slash(channel, 'approve');
  expect(asked.text).toContain(`“${WORDS}”`);
  const sure = asked.messages.at(-1);
  if (sure === undefined) throw new Error('no answer');
  const signed = await bob.click(sure, buttonsOf(sure)[0]?.label ?? '');
  expect(signed.isPrivate).toBe(true);
  await stage.posted();
  expect(await stage.table.state(channel.id)).toMatchObject({ pacts: [{ secret: true, until: 4 }] });

  for (const other of others) {
    for (const line of ['pacts', 'game status', 'kingdom', 'log']) await other.slash(channel, line);
    const seen = stage.discord.seenBy(other);
    for (const secret of [WORDS, 'passage', 'the offer of']) expect(seen).not.toContain(secret);
  }
  const after = stage.discord.world.messagesIn(channel.id).filter(({ privateTo }) => privateTo === null);
  // The invitation says that there are pacts at all.
  const [, ...told] = after;
  expect(told.map(textIn).join('\n')).not.toContain('pact');
  expect(
    stage.discord.world.messagesIn(channel.id).filter(({ privateTo }) => privateTo === null).length,
  ).toBeLessThanOrEqual(before);
  expect(stage.discord.violations).toEqual([]);
});

test('[11.22] whom a pact is offered to, and whose is accepted, is typed by name', async () => {
  const { channel, users } = await allBuy('typed', ' the typist');
  const [ann, bob, cid] = users;
  if (ann === undefined || bob === undefined || cid === undefined) throw new Error('nobody plays');
  const pact = { with: bob.record.name, articles: 'non-aggression, with others too', until: 4, known: 'public' };
  const wrong = await ann.slash(channel, 'pact', { ...pact, others: 'nobody here' });
  expect(wrong.text).toContain('nobody here');
  const offered = await ann.slash(channel, 'pact', { ...pact, others: cid.record.name });
  expect(offered.text).toContain(`${bob.record.name} and ${cid.record.name}`);
  // Peace is in it already, and is not named again.
  expect(offered.text).not.toContain('peace');
  const suggested = await cid.complete(channel, 'approve', { pact: ann.record.name.slice(0, 4) }, 'pact');
  expect(suggested.map(({ name }) => name)).toEqual([expect.stringContaining(ann.record.name)]);
  for (const user of [bob, cid]) {
    const asked = await user.slash(channel, 'approve', { pact: ann.record.name });
    const sure = asked.messages.at(-1);
    if (sure === undefined) throw new Error('no answer');
    await user.click(sure, buttonsOf(sure)[0]?.label ?? '');
  }
  expect(await stage.table.state(channel.id)).toMatchObject({ pacts: [{ articles: [{ kind: 'non-aggression' }] }] });
});
