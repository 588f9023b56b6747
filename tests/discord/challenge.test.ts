import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { isObject } from '../../src/core/json.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { tell } from '../../src/i18n/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';

const SOLITAIRE: GameModule = RECONQUISTA;
let stage: GameStage;
beforeAll(async () => {
  stage = await GameStage.open({ games: [RECONQUISTA], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

const CHALLENGE = 'autumn';
const CONFIRM = tell('en', 'panel.confirm');

/** One friend in a channel of his own. */
interface Friend {
  readonly user: FakeUser;
  readonly channel: FakeChannel;
}

function friend(name: string): Friend {
  return { user: stage.discord.user(name, 'en-GB'), channel: stage.channel(name.toLowerCase()) };
}

async function takeUp({ user, channel }: Friend): Promise<void> {
  await user.slash(channel, 'game create', { system: 'reconquista', challenge: CHALLENGE, scenario: '20' });
  await user.slash(channel, 'game start');
  await stage.posted();
  expect((await stage.gameIn(channel)).challenge?.name).toBe(CHALLENGE);
}

/** Phase by phase to the end; whoever comes is put where he may be. */
async function playOn({ user, channel }: Friend): Promise<void> {
  for (let step = 0; step < 12 && (await stage.gameIn(channel)).phase === 'playing'; step++) {
    const comes = await whoComes(channel);
    const asked = await (comes === null ? user.slash(channel, 'done') : user.slash(channel, 'place', { place: comes }));
    const message = asked.messages.at(-1);
    if (message !== undefined && asked.buttons.some(({ label }) => label === CONFIRM)) {
      await user.click(message, CONFIRM);
    }
    await stage.posted();
  }
  expect((await stage.gameIn(channel)).phase).toBe('over');
}

/** Where a Military Order, El Cid or Crusaders would be put for whoever is away; null: nobody waits to be placed. */
async function whoComes(channel: FakeChannel): Promise<string | null> {
  const state = await stage.table.state(channel.id);
  if (!isObject(state)) throw new Error('no state');
  const [owed] = SOLITAIRE.obligations(state);
  if (owed === undefined) return null;
  const action = SOLITAIRE.fallback(state, owed);
  return action.verb === 'place' && typeof action.place === 'string' ? action.place : null;
}

test('friends take up a challenge: its tables when both have played, the one who looked at the dice on the open one', async () => {
  const [ann, bob] = [friend('Ann'), friend('Bob')];
  await takeUp(ann);
  await takeUp(bob);
  const { seed, seedHash } = await stage.gameIn(ann.channel);
  expect((await stage.gameIn(bob.channel)).seedHash).toBe(seedHash);

  const warned = await bob.user.slash(bob.channel, 'dice');
  expect(warned.text).toContain('`count:10` shows them all the same');
  const before = await ann.user.slash(ann.channel, 'challenge');
  expect(before.text).toContain(seedHash);
  await bob.user.slash(bob.channel, 'dice', { count: 5 });

  await playOn(ann);
  const alone = await ann.user.slash(ann.channel, 'challenge');
  expect(alone.text).toContain('1. Ann: ');
  expect(alone.text).not.toContain('Open table');
  const waiting = await bob.user.slash(bob.channel, 'challenge');
  expect(waiting.text).toContain('2 games begun, 1 played to the end');
  expect(waiting.text).not.toContain('Ann');

  await playOn(bob);
  const both = await ann.user.slash(ann.channel, 'challenge');
  const [first, open] = both.text.split('Open table');
  expect(first).toMatch(/At first sight\*\*\n1\. Ann: -?\d+ points? – /);
  expect(first).not.toContain('Bob');
  expect(open).toMatch(/1\. Bob: -?\d+ points? – /);
  expect(both.text).not.toContain(seed);

  stage.discord.clock.advance(8 * 24 * 3_600_000);
  expect((await bob.user.slash(bob.channel, 'challenge')).text).toContain(seed);
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});
