import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemEntropy } from '../../src/operation/system.js';
import { createReminders, type Reminders } from '../../src/reminders/round.js';
import { DEFAULT_PREFERENCES } from '../../src/table/ports/preferences.js';
import { diceRace } from '../games/dice-race/index.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';

/** Reminders all the way to Discord: two games of the same two people. */
const HOUR = 3_600_000;

describe('reminders in Discord', () => {
  let stage: GameStage;
  let reminders: Reminders;
  let ann: FakeUser;
  let bob: FakeUser;
  let channels: FakeChannel[];

  beforeAll(async () => {
    stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory' } });
    ann = stage.discord.user('Ann');
    bob = stage.discord.user('Bob');
    channels = [];
    for (const name of ['north', 'south']) {
      const channel = stage.channel(name);
      channels.push(channel);
      // In the south it is Ann who is seated second.
      const [first, second] = name === 'north' ? [ann, bob] : [bob, ann];
      await first.slash(channel, 'game create', { system: 'dice-race', name: `Race of the ${name}` });
      await first.slash(channel, 'game join');
      await second.slash(channel, 'game join');
      await first.slash(channel, 'game start');
      await stage.posted();
    }
    reminders = createReminders({
      store: stage.opened.reminders,
      table: stage.table,
      clock: { now: () => new Date(stage.discord.clock.now()) },
      entropy: systemEntropy,
      outboxSignal: { ring: () => stage.bot.ring() },
    });
  });
  afterAll(() => stage.close());

  async function later(days = 1): Promise<readonly { readonly channelId: string; readonly text: string }[]> {
    const before = new Set(stage.discord.world.messages.keys());
    stage.discord.clock.advance(days * 24 * HOUR);
    await reminders.round();
    await stage.posted();
    return [...stage.discord.world.messages.values()]
      .filter((message) => !before.has(message.id))
      .map((message) => ({ channelId: message.channelId, text: textIn(message) }));
  }

  test('one direct message for both games, in the language of its reader, each with its own names', async () => {
    const direct = { ...DEFAULT_PREFERENCES, remindBy: 'direct' as const };
    await stage.opened.store.setPreferences(ann.id, { ...direct, locale: 'fr' });
    await stage.opened.store.setPreferences(bob.id, { ...DEFAULT_PREFERENCES, remindBy: 'none' });
    const told = await later();
    expect(told).toHaveLength(1);
    expect(told[0]?.channelId).toBe(stage.discord.world.directChannel(ann.id).id);
    const text = told[0]?.text ?? '';
    for (const channel of channels) expect(text).toContain(`<#${channel.id}>`);
    expect(text).not.toContain('Ann');
    expect(text).not.toContain('Bob');
    expect(text).toContain('Votre réponse');
  });

  test('who takes no direct messages is mentioned in the channel', async () => {
    ann.record.takesDirect = false;
    // The second reminder of a wait comes two days after the first.
    const told = await later(2);
    expect(told).toHaveLength(1);
    expect(channels.map((channel) => channel.id)).toContain(told[0]?.channelId);
    expect(told[0]?.text).toContain(ann.mention);
    expect(stage.discord.violations).toEqual([]);
  });

  test('a direct message about one game brings its buttons, and they are answered there', async () => {
    const [north, south] = channels;
    if (north === undefined || south === undefined) throw new Error('no channels');
    await bob.slash(south, 'game pause');
    await stage.opened.store.setPreferences(bob.id, { ...DEFAULT_PREFERENCES, remindBy: 'direct', locale: 'en' });
    await stage.opened.store.setPreferences(ann.id, { ...DEFAULT_PREFERENCES, remindBy: 'none' });
    await ann.slash(north, 'bid', { amount: 4 });
    await stage.posted();
    await later();
    const direct = stage.discord.world.directChannel(bob.id).id;
    const message = stage.discord.world.messagesIn(direct).findLast((one) => buttonsOf(one).length > 0);
    if (message === undefined) throw new Error('no buttons');
    const opened = await bob.click(message, 'Bid');
    expect(opened.text).toContain('Bid');
    expect(opened.isPrivate).toBe(true);
    await bob.slash(south, 'game resume');
    expect(stage.discord.violations).toEqual([]);
  });
});
