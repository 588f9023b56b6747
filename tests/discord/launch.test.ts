import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { CALLBACK } from './fake/interactions.js';
import { buttonsOf } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

const OPEN = 'Open the table';
const inside = { pageAddress: 'https://table.example', onChanged: () => undefined };

/** A game of two in a new channel, and its pinned status. */
async function begun(stage: GameStage, name: string) {
  const channel = stage.channel(name);
  const [ann, bob] = [stage.discord.user('Ann'), stage.discord.user('Bob')];
  await ann.slash(channel, 'game create', { system: 'dice-race' });
  for (const person of [ann, bob]) await person.slash(channel, 'game join');
  await ann.slash(channel, 'game start');
  await stage.posted();
  const isMore = (message: FakeMessage) => message.pinned && buttonsOf(message).some(({ label }) => label === 'More…');
  const { world } = stage.discord;
  const pinned = await world.until('the pinned status', () => world.messagesIn(channel.id).find(isMore));
  return { channel, ann, pinned };
}

describe('the table as an Activity', () => {
  let stage: GameStage;
  let channel: FakeChannel;
  let ann: FakeUser;
  let pinned: FakeMessage;

  beforeAll(async () => {
    stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory', image: await testImage() }, inside });
    stage.discord.activities.enabled = true;
    stage.discord.commands.addEntryPoint('launch', 1);
    ({ channel, ann, pinned } = await begun(stage, 'table'));
  });
  afterAll(() => stage.close());
  afterEach(() => {
    expect(stage.discord.violations).toEqual([]);
    for (const instance of [...stage.discord.activities.open]) stage.discord.activities.close(instance);
  });

  /** Where Discord has opened it, and for whom. */
  const openIn = () => stage.discord.activities.open.map(({ channelId, users }) => [channelId, ...users]);
  const wayOut = ({ text, isPrivate }: Answered) => [
    isPrivate,
    /could not be opened here/.test(text),
    /#key=s\./.test(text),
  ];

  test('opens in the channel by the button of the pinned status', async () => {
    const { interaction, messages } = await ann.click(pinned, OPEN);
    expect([interaction.callback, messages]).toEqual([CALLBACK.launch, []]);
    expect(openIn()).toEqual([[channel.id, ann.id]]);
  });

  test('opens by the button behind More, and for onlookers', async () => {
    const cy = stage.discord.user('Cy');
    const more = await cy.click(pinned, 'More…');
    const [message] = more.messages;
    if (message === undefined) throw new Error('nothing behind More');
    expect((await cy.click(message, OPEN)).interaction.callback).toBe(CALLBACK.launch);
    expect(openIn()).toEqual([[channel.id, cy.id]]);
  });

  test('opens by the Entry Point command, also where no game is', async () => {
    const empty = stage.channel('empty');
    expect((await ann.opens(empty)).interaction.callback).toBe(CALLBACK.launch);
    expect(openIn()).toEqual([[empty.id, ann.id]]);
  });

  test('gives the private link where Discord opens nothing', async () => {
    for (const trouble of [
      { kind: 'status', status: 400, code: 50035 },
      { kind: 'status', status: 403, code: 50013 },
    ] as const) {
      stage.discord.faults.add({ method: 'POST', path: /callback$/, trouble });
      expect(wayOut(await ann.click(pinned, OPEN))).toEqual([true, true, true]);
      stage.discord.faults.add({ method: 'POST', path: /callback$/, trouble });
      expect(wayOut(await ann.opens(channel))).toEqual([true, true, true]);
    }
    stage.discord.activities.enabled = false;
    expect(wayOut(await ann.click(pinned, OPEN))).toEqual([true, true, true]);
    stage.discord.activities.enabled = true;
    expect(openIn()).toEqual([]);
    expect(stage.faults.map(({ doing }) => doing)).toEqual(Array(5).fill('launch'));
    // The log has the cause, but not the address with the interaction's token.
    for (const { fault } of stage.faults.splice(0)) expect(String(fault)).toMatch(/^Error: Discord 40[03] code/);
  });

  // The last: the bot’s second try may come after the test has its answer, and would take another test’s trouble.
  test('opens once when the answer to the launch is lost', async () => {
    stage.discord.faults.add({ method: 'POST', path: /callback$/, trouble: { kind: 'drop-after' } });
    const { interaction, messages } = await ann.click(pinned, OPEN);
    expect([interaction.callback, messages]).toEqual([CALLBACK.launch, []]);
    expect(openIn()).toEqual([[channel.id, ann.id]]);
    expect(stage.faults).toEqual([]);
  });
});

test('without an Activity there is no such button, and the Entry Point command is answered', async () => {
  const stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory', image: await testImage() } });
  stage.discord.commands.addEntryPoint('launch', 1);
  const { channel, ann, pinned } = await begun(stage, 'plain');
  expect(buttonsOf(pinned).map(({ label }) => label)).not.toContain(OPEN);
  const answered = await ann.opens(channel);
  expect([answered.interaction.callback, answered.isPrivate]).toEqual([CALLBACK.message, true]);
  expect(answered.text).toMatch(/page/);
  expect([stage.faults, stage.discord.violations]).toEqual([[], []]);
  await stage.close();
});
