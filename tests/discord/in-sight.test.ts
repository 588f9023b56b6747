import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
let club: FakeChannel;
let [ann, bob, cai]: readonly FakeUser[] = [];

beforeAll(async () => {
  stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.discord.violations).toEqual([]);
  expect(stage.faults).toEqual([]);
});
beforeEach(() => {
  club = stage.channel('club');
  [ann, bob, cai] = ['Ann', 'Bob', 'Cai'].map((name) => stage.discord.user(name, 'en-GB'));
});

async function gameIn(channel: FakeChannel, name: string): Promise<void> {
  await ann?.slash(channel, 'game create', { system: 'dice-race', name });
  await stage.posted();
}

const listed = async (user: FakeUser | undefined, where = club) => (await user?.slash(where, 'game open'))?.text ?? '';

test('open games are named to whoever sees their channel, and to nobody else', async () => {
  const { world } = stage.discord;
  const mine = [ann?.id ?? ''];
  const hidden = world.addHidden('council', stage.guild, mine);
  const shared = world.addHidden('staff', stage.guild, [...mine, bob?.id ?? '']);
  const games: readonly (readonly [FakeChannel, string])[] = [
    [stage.channel('open'), 'Public race'],
    [hidden, 'Council race'],
    [shared, 'Staff race'],
    [world.addThread('thread', club), 'Thread race'],
    [world.addThread('secret thread', hidden), 'Council thread race'],
    [world.addPrivateThread('two of us', club, mine), 'Private race'],
  ];
  for (const [channel, name] of games) await gameIn(channel, name);
  const names = games.map(([, name]) => name);
  const seen = async (user: FakeUser | undefined, where?: FakeChannel) => {
    const text = await listed(user, where);
    return names.filter((name) => text.includes(`**${name}**`));
  };
  expect(await seen(bob)).toEqual(['Public race', 'Staff race', 'Thread race']);
  expect(await seen(cai)).toEqual(['Public race', 'Thread race']);
  expect(await seen(ann)).toEqual(names);
});

test('that there are others nobody learns: with none in sight there are none', async () => {
  const { world } = stage.discord;
  const guild = world.addGuild('other');
  const lobby = world.addChannel('lobby', guild);
  await gameIn(world.addHidden('council', guild, [ann?.id ?? '']), 'Hidden');
  const text = await listed(bob, lobby);
  expect(text).not.toContain('Hidden');
  // Word for word what a server without any says.
  expect(text).toBe(await listed(bob, world.addChannel('empty', world.addGuild('empty'))));
  expect((await bob?.slash(lobby, 'game open'))?.buttons).toEqual([]);
});

test('a channel that is gone is not seen', async () => {
  const gone = stage.channel('gone');
  await gameIn(gone, 'Gone race');
  gone.deleted = true;
  expect(await listed(bob)).not.toContain('Gone race');
});
