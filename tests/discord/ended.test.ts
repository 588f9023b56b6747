import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, isContainer, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
let channel: FakeChannel;
let ann: FakeUser;
let bob: FakeUser;
let eve: FakeUser;

/** CASTILLE (Ann) attacks ARAGON (Bob) in the last turn; then the game is over. */
beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA], place: { kind: 'memory', image: await testImage() } });
  channel = stage.channel('hispania');
  [ann, bob, eve] = [
    stage.discord.user('Ann', 'en-GB'),
    stage.discord.user('Bob', 'fr'),
    stage.discord.user('Eve', 'es-ES'),
  ];
  await stage.table.setPosition({
    requestId: 'laid',
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      turn: 21,
      nation: 'castille',
      phase: 'move',
      provinces: {
        calatayud: { castille: ['infantry', 'infantry'] },
        segovie: { aragon: ['infantry'] },
        denia: { aragon: ['infantry'] },
      },
      seats: { [ann.id]: ['castille'], [bob.id]: ['aragon'] },
    },
  });
  await stage.posted();
  stage.table.load([10, 2, 2]);
  await ann.slash(channel, 'move', { from: 'calatayud', to: 'segovie' });
  for (let step = 0; step < 40 && (await stage.gameIn(channel)).phase === 'playing'; step++) {
    const awaited = await stage.awaited(channel, [ann, bob]);
    for (const user of awaited) {
      const done = await user.slash(channel, 'done');
      const sure = done.messages.at(-1);
      const yes =
        sure === undefined
          ? undefined
          : buttonsOf(sure).find(({ label }) => /^(Yes, confirm|Oui, confirmer)$/.test(label));
      if (sure !== undefined && yes !== undefined) await user.settled(user.press(sure, yes.id), 'sure');
    }
  }
  await stage.posted();
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.discord.violations).toEqual([]);
  expect(stage.faults).toEqual([]);
});

function posts(): readonly FakeMessage[] {
  return stage.discord.world
    .messagesIn(channel.id)
    .filter(({ privateTo, system, pinned }) => privateTo === null && !system && !pinned);
}

function post(saying: RegExp): FakeMessage {
  const found = posts().findLast((message) => saying.test(textIn(message)));
  if (found === undefined) throw new Error(`nothing says ${saying} in:\n${posts().map(textIn).join('\n---\n')}`);
  return found;
}

const filesOf = ({ attachments }: FakeMessage) => attachments.map(({ filename }) => filename);

const pressable = (message: FakeMessage) =>
  buttonsOf(message).flatMap(({ label, disabled }) => (disabled ? [] : [label]));

test('the end tells the ranking, with points, and nothing of the play can be pressed any more', async () => {
  expect((await stage.gameIn(channel)).phase).toBe('over');
  const end = post(/is over/);
  expect(textIn(end)).toMatch(/1\. Ann: 2 points\n2\. .*: 0 points/);
  // What can be done with a game that is over.
  expect(textIn(end)).toMatch(/rematch.*replay/);
  // Neither the chart nor the film that follow it take its buttons from it.
  expect(pressable(end)).toEqual(['Score', 'Map', 'Log', 'Replay', 'Rules', 'Rematch', 'Check the dice', 'What if']);
  expect(posts().filter((message) => message.id !== end.id && pressable(message).length > 0)).toEqual([]);
  const status = stage.discord.world.messagesIn(channel.id).find(({ pinned }) => pinned);
  expect(status === undefined ? [] : pressable(status)).toEqual(pressable(end));
});

test('whoever looks at a game that is over has the buttons of its end, and each is answered', async () => {
  const end = post(/is over/);
  for (const [label, said] of [
    ['Score', /2/],
    ['Map', /./],
    ['Log', /./],
    ['Replay', /./],
    ['Rules', /./],
  ] as const) {
    const shown = await eve.click(end, label);
    await stage.discord.world.until(
      'an answer',
      () => said.test(shown.text) || shown.messages.flatMap(filesOf).length > 0,
    );
    expect(shown.isPrivate, label).toBe(true);
    expect(shown.text, label).not.toMatch(/earlier moment|do not know/);
  }
  // To play again is for who has played, and asked once more.
  expect((await eve.click(end, 'Rematch')).text).toMatch(/asiento/);
  expect((await ann.click(end, 'Rematch')).buttons.map(({ label }) => label)).toEqual(['Yes, confirm', 'No']);
  expect((await stage.gameIn(channel)).phase).toBe('over');
});

test('then what is left of it: the chart, the fiercest battles, the luck of each seat in points', () => {
  const memory = post(/fiercest/i);
  expect(isContainer(memory)).toBe(true);
  expect(filesOf(memory)).toEqual(['chart.png']);
  expect(textIn(memory)).toMatch(/Segovia: CASTILE – ARAGON \(turn 21\): one fell/);
  expect(textIn(memory)).toMatch(/Ann: .*(than|as) expected/);
  expect(textIn(memory)).toMatch(/(\d+|Bob): .*(than|as) expected/);
});

test('and the whole of it as a moving picture, posted by itself, once', () => {
  const films = posts().filter((message) => filesOf(message).includes('replay.gif'));
  expect(films).toHaveLength(1);
  const [film] = films;
  expect(film?.attachments[0]?.description).toMatch(/CASTIL/);
  // In this order: how it ended, what it was, the whole again.
  const order = [post(/is over/), post(/fiercest/i), film].map((one) => posts().findIndex(({ id }) => id === one?.id));
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
});

test('/replay shows it again to whoever asks, in private: all, a turn, a nation; what there is not is said', async () => {
  for (const typed of [{}, { turn: 21 }, { of: 'Castille' }]) {
    const shown = await eve.slash(channel, 'replay', typed);
    await stage.discord.world.until('a picture', () =>
      shown.messages.some((one) => filesOf(one).includes('replay.gif')),
    );
    expect(shown.isPrivate).toBe(true);
  }
  const none = await eve.slash(channel, 'replay', { turn: 3 });
  expect(none.messages.flatMap(filesOf)).toEqual([]);
  expect(none.text).toContain('3');
});

test('the hall has it, with who won', async () => {
  const hall = await eve.slash(channel, 'game hall');
  const game = await stage.gameIn(channel);
  expect(hall.text).toContain(game.name);
  expect(hall.text).toMatch(/Ann|Bob/);
});

test('a rematch calls the same people to the same game; each sits down by a press of his own', async () => {
  const before = await stage.gameIn(channel);
  expect((await eve.slash(channel, 'game rematch')).text).not.toBe('');
  expect((await stage.gameIn(channel)).id).toBe(before.id);
  const end = post(/is over/);
  const [, again] = buttonsOf(end).slice(-2);
  const sure = (await ann.click(end, 'Rematch')).messages.at(-1);
  if (sure === undefined || again === undefined) throw new Error('nothing is asked');
  await ann.click(sure, 'Yes, confirm');
  await stage.posted();
  // The old game is put away: what is pressed late there begins no third one, nor shows the new one.
  expect(pressable(end)).toEqual([]);
  const next = await stage.gameIn(channel);
  await bob.settled(bob.press(end, again.id), 'late');
  for (const { id, label } of buttonsOf(end).filter((one) => ['Score', 'Log'].includes(one.label)))
    expect((await bob.settled(bob.press(end, id), label)).text, label).toContain('plus valable');
  expect((await stage.gameIn(channel)).id).toBe(next.id);
  const game = await stage.gameIn(channel);
  expect([game.id === before.id, game.phase, game.setup]).toEqual([false, 'gathering', before.setup]);
  // The game put away leaves without a word.
  expect(posts().filter((message) => textIn(message) === 'Done.')).toEqual([]);
  const call = post(new RegExp(`<@${bob.id}>`));
  expect(call.allowedMentions?.users).toEqual([bob.id]);
  await bob.click(call, /Join|seat/i);
  await stage.posted();
  const seated = (await stage.gameIn(channel)).seats.map(({ userId }) => userId).filter((id) => id !== null);
  expect(seated.toSorted()).toEqual([ann.id, bob.id].toSorted());
});
