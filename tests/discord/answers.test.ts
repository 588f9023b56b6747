import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, selectsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

/** ROME attacks the two Infantry of GALICIEN in León; nobody is hit: GALICIEN may submit (9.6.3). */
const ATTACK = {
  turn: 4,
  nation: 'rome',
  phase: 'move',
  provinces: {
    leon: { galicien: ['infantry', 'infantry'] },
    galice: { galicien: ['infantry'] },
    duero: { rome: ['elite', 'elite'] },
  },
};

let stage: GameStage;
let channel: FakeChannel;
let rome: FakeUser;
let galicien: FakeUser;

beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});
beforeEach(async () => {
  channel = stage.channel('hispania');
  rome = stage.discord.user('Ann', 'en-GB');
  galicien = stage.discord.user('Bob', 'fr');
});

async function attacked(): Promise<void> {
  await stage.table.setPosition({
    requestId: `laid-${channel.id}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: { ...ATTACK, seats: { [rome.id]: ['rome'], [galicien.id]: ['galicien'] } },
  });
  stage.table.load([2, 2, 2, 2, 2, 2, 2, 2]);
  await rome.slash(channel, 'move', { from: 'duero', to: 'leon', units: '2 elite' });
  await rome.slash(channel, 'done');
  await stage.posted();
  expect(await awaited()).toBe('submit');
}

async function awaited(): Promise<string | undefined> {
  const game = await stage.gameIn(channel);
  return (await stage.opened.store.obligations(game.id))[0]?.what;
}

function question(): FakeMessage {
  const posts = stage.discord.world.messagesIn(channel.id).filter((message) => message.privateTo === null);
  const panel = posts.findLast((message) => buttonsOf(message).some((button) => !button.disabled));
  if (panel === undefined) throw new Error('no panel');
  return panel;
}

/** What can be done; what can only be looked at stands beside it and below. */
const LOOKS = ['My turn', 'More…', 'Status', 'Map', 'Since my last turn', 'Rules', 'Undo', 'What are these?'];
const labels = (message: FakeMessage) =>
  buttonsOf(message)
    .map((button) => button.label)
    .filter((label) => !LOOKS.includes(label));

test('a question of yes or no has its answers under the post: no press before, for whom it asks, once', async () => {
  await attacked();
  const asked = question();
  expect(textIn(asked)).toContain('to play: submit to ROME? (GALICIANS, León)');
  expect(labels(asked)).toEqual(['yes', 'no']);
  const yes = buttonsOf(asked).find(({ label }) => label === 'yes')?.id ?? '';
  const before = (await stage.gameIn(channel)).version;
  expect((await rome.click(asked, 'yes')).text).toBe('This button is for somebody else.');
  expect((await stage.gameIn(channel)).version).toBe(before);
  const really = await galicien.click(asked, 'yes');
  expect(really.isPrivate).toBe(true);
  expect(really.text).toContain('GALICIEN se soumettrait à ROME');
  expect((await stage.gameIn(channel)).version).toBe(before);
  // A refusal binds nobody: one press.
  const no = await galicien.click(asked, 'no');
  expect(no.isPrivate).toBe(true);
  expect(await awaited()).toBe('retreat');
  const { version } = await stage.gameIn(channel);
  const late = await galicien.settled(galicien.press(asked, yes), 'the old yes');
  expect(late.text).toContain('Ce bouton n’est plus valable : rien n’a été fait.');
  expect((await stage.gameIn(channel)).version).toBe(version);
});

test('and in the private panel; not beside another question that is answered by yes or no', async () => {
  await attacked();
  const mine = async () => (await galicien.slash(channel, 'game status')).buttons.map((button) => button.label);
  expect((await mine()).slice(0, 2)).toEqual(['oui', 'non']);
  await rome.slash(channel, 'undo');
  await stage.posted();
  // Then the menu says what its yes and no answer.
  expect(labels(question())).toEqual(['Agree', 'Do not agree']);
  expect(selectsOf(question()).map(({ placeholder }) => placeholder)).toEqual(['Answer: submit? – Your answer']);
  expect((await mine()).slice(0, 2)).toEqual(['D’accord', 'Pas d’accord']);
});
