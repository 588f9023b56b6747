import { afterAll, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
let ann: FakeUser;
let bob: FakeUser;

beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA], place: { kind: 'memory', image: await testImage() } });
  [ann, bob] = [stage.discord.user('Ann', 'en-GB'), stage.discord.user('Bob', 'en-GB')];
});
afterAll(() => stage.close());

/** CASTILLE (Ann) is to move; Bob has ARAGON. */
async function table(name: string): Promise<FakeChannel> {
  const channel = stage.channel(name);
  await stage.table.setPosition({
    requestId: `laid-${name}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      turn: 5,
      nation: 'castille',
      phase: 'move',
      provinces: { calatayud: { castille: ['infantry'] }, denia: { aragon: ['infantry'] } },
      seats: { [ann.id]: ['castille'], [bob.id]: ['aragon'] },
    },
  });
  await stage.posted();
  return channel;
}

function posts(channel: FakeChannel): readonly FakeMessage[] {
  return stage.discord.world
    .messagesIn(channel.id)
    .filter(({ privateTo, system, pinned }) => privateTo === null && !system && !pinned);
}

function newest(channel: FakeChannel): FakeMessage {
  const last = posts(channel).at(-1);
  if (last === undefined) throw new Error('nothing was posted');
  return last;
}

const pressable = (message: FakeMessage) =>
  buttonsOf(message).flatMap(({ label, disabled }) => (disabled ? [] : [label]));

async function ended(channel: FakeChannel): Promise<FakeMessage> {
  const asked = (await ann.slash(channel, 'game end')).messages.at(-1);
  if (asked === undefined) throw new Error('nothing is asked');
  await ann.click(asked, 'Yes, confirm');
  await stage.posted();
  return newest(channel);
}

test('what ends a game by hand has buttons, one of them to play on, if all agree', async () => {
  const channel = await table('by-hand');
  const end = await ended(channel);
  expect(pressable(end)).toEqual([
    'Score',
    'Map',
    'Log',
    'Replay',
    'Rules',
    'Play on',
    'Rematch',
    'Check the dice',
    'What if',
  ]);
  await ann.click(end, 'Play on');
  await stage.posted();
  const asked = newest(channel);
  expect(textIn(asked)).toContain(`<@${bob.id}>`);
  // It is asked once; the buttons of the end go on with the question.
  expect(pressable(asked)).toEqual([
    'Play on',
    'Do not play on',
    'Score',
    'Map',
    'Log',
    'Replay',
    'Rules',
    'Rematch',
    'Check the dice',
    'What if',
  ]);
  expect(pressable(end)).toEqual([]);
  await bob.click(asked, 'Do not play on');
  await stage.posted();
  expect(pressable(newest(channel))).toContain('Play on');
  await bob.click(newest(channel), 'Play on');
  await stage.posted();
  await ann.click(newest(channel), 'Play on');
  await stage.posted();
  expect((await stage.gameIn(channel)).phase).toBe('paused');
  expect(posts(channel).flatMap(pressable)).toEqual(['Go on with the game']);
});

test('a button of the play that Discord fails to take away at the end is taken away all the same', async () => {
  const channel = await table('failing');
  const old = newest(channel);
  expect(pressable(old)).toContain('My turn');
  const path = new RegExp(`messages/${old.id}$`);
  stage.discord.faults.add({ method: 'PATCH', path, times: 10, trouble: { kind: 'status', status: 502 } });
  await ended(channel);
  expect(stage.discord.faults.waiting).toBe(0);
  expect(pressable(old)).toEqual([]);
});
