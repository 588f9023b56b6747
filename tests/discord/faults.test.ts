import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DescribedOption } from '../../src/table/service.js';
import { diceRace } from '../games/dice-race/index.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser, Typed } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { FaultyStore, type Sabotage } from './faulty-store.js';
import { GameStage } from './game-stage.js';
import { PIXEL } from './puppet-stage.js';

const REFERENCE = /`([A-Z2-9]{6})`/;
const games = [diceRace()];

let stage: GameStage;
let faulty: FaultyStore;
let drawing: 'works' | 'fails' = 'works';

beforeAll(async () => {
  stage = await GameStage.open({
    games,
    place: { kind: 'memory', image: await testImage() },
    picturer: {
      draw: async () => {
        if (drawing === 'fails') throw new Error('no fonts');
        return { bytes: PIXEL, type: 'image/png', width: 1, height: 1, alt: 'a race' };
      },
    },
    wrap: (opened) => {
      faulty = new FaultyStore(opened.store);
      return { ...opened, store: faulty.store };
    },
  });
});
afterAll(() => stage.close());
afterEach(() => {
  drawing = 'works';
  faulty.arm(null);
  stage.discord.faults.clear();
  expect(stage.discord.violations).toEqual([]);
});

let tables = 0;

/** A race of two in a channel of its own; its first bid is made, so that one is awaited for the other. */
async function table(): Promise<{ channel: FakeChannel; ann: FakeUser; bob: FakeUser }> {
  const channel = stage.channel(`race-${++tables}`);
  const [ann, bob] = [stage.discord.user(`Ann${tables}`), stage.discord.user(`Bob${tables}`, 'fr')];
  await ann.slash(channel, 'game create', { system: 'dice-race' });
  await ann.slash(channel, 'game join');
  await bob.slash(channel, 'game join');
  await ann.slash(channel, 'game start');
  await bob.slash(channel, 'bid', { amount: 1 });
  await stage.posted();
  return { channel, ann, bob };
}

const VALUES: Readonly<Record<DescribedOption['type'], string | number | boolean>> = {
  text: 'x',
  integer: 1,
  number: 1,
  boolean: true,
  user: '',
  seat: 'p1',
  attachment: '{}',
};

/** Every command with what it must have. */
function everyCommand(userId: string): { line: string; typed: Typed }[] {
  return stage.table.commands().flatMap((command) => {
    const forms = command.subcommands.length > 0 ? command.subcommands : [{ name: '', options: command.options }];
    return forms.map((form) => ({
      line: `${command.name} ${form.name}`.trim(),
      typed: Object.fromEntries(
        form.options
          .filter((option) => option.required === true)
          .map((option) => [
            option.name,
            option.type === 'user' ? userId : (option.choices[0]?.id ?? VALUES[option.type]),
          ]),
      ),
    }));
  });
}

/** Told in private, with a reference that the log has; and the game is either as it was or wholly one further. */
async function check(channel: FakeChannel, before: number, answer: Answered): Promise<void> {
  expect(answer.isPrivate).toBe(true);
  expect(answer.text.length).toBeGreaterThan(3);
  const reference = REFERENCE.exec(answer.text)?.[1];
  if (faulty.failures > 0 && reference !== undefined)
    expect(stage.faults.map((fault) => fault.reference)).toContain(reference);
  faulty.arm(null);
  await stage.posted();
  const game = await stage.opened.store.inChannel(channel.id);
  if (game === null) return;
  const log = await stage.opened.store.log(game.id);
  expect(log.at(-1)?.version ?? 0).toBe(game.version);
  // The command is one entry; what follows it is the autopilot's.
  const own = log.filter((entry) => entry.version > before && entry.userId !== 'autopilot');
  expect(own.length).toBeLessThanOrEqual(1);
}

const SABOTAGES: readonly Sabotage[] = [
  { call: 1, when: 'before' },
  { call: 2, when: 'before' },
  { call: 3, when: 'before' },
  { call: 3, when: 'after' },
  { call: 4, when: 'before' },
];

describe('the store fails', () => {
  test.each(SABOTAGES)('$when its call $call, in every command', async (sabotage) => {
    let { channel, ann } = await table();
    let hit = 0;
    for (const { line, typed } of everyCommand(ann.id)) {
      const before = (await stage.gameIn(channel)).version;
      faulty.arm(sabotage);
      const answer = await ann.slash(channel, line, typed);
      if (faulty.failures > 0 && REFERENCE.test(answer.text)) hit++;
      await check(channel, before, answer);
      const game = await stage.opened.store.inChannel(channel.id);
      const isAsBefore = game?.phase === 'playing' && game.seats.filter((seat) => seat.userId !== null).length === 2;
      if (!isAsBefore) ({ channel, ann } = await table());
    }
    expect(hit).toBeGreaterThan(0);
  });

  test('in every button of a panel', async () => {
    const { channel, ann } = await table();
    const panel = (await ann.slash(channel, 'game status')).message;
    if (panel === null) throw new Error('no panel');
    for (const button of buttonsOf(panel)) {
      for (const sabotage of SABOTAGES) {
        const before = (await stage.gameIn(channel)).version;
        faulty.arm(sabotage);
        await check(channel, before, await ann.settled(ann.press(panel, button.id), button.label));
      }
    }
  });

  test('after the commit: it counts, and is posted', async () => {
    const { channel, mover, before } = await beforeDone();
    let committed = false;
    for (let call = 1; call < 8 && !committed; call++) {
      faulty.arm({ call, when: 'after' });
      const answer = await mover.slash(channel, 'done');
      committed = (await stage.gameIn(channel)).version > before;
      await check(channel, before, answer);
    }
    expect(committed).toBe(true);
    expect(movesTold(channel)).toBe(1);
    expect((await mover.slash(channel, 'done')).isPrivate).toBe(true);
    expect((await stage.gameIn(channel)).version).toBe(before + 1);
  });
});

/** The first turn is played but for its end, which posts what happened. */
async function beforeDone(): Promise<{ channel: FakeChannel; mover: FakeUser; before: number }> {
  const { channel, ann, bob } = await table();
  await ann.slash(channel, 'bid', { amount: 2 });
  const [mover] = await stage.awaited(channel, [ann, bob]);
  if (mover === undefined) throw new Error('nobody is awaited');
  await mover.slash(channel, 'sneak', { steps: 1 });
  await stage.posted();
  return { channel, mover, before: (await stage.gameIn(channel)).version };
}

const movesTold = (channel: FakeChannel) =>
  stage.discord.world
    .messagesIn(channel.id)
    .filter((message) => message.privateTo === null && textIn(message).includes('comes to 1')).length;

test('the renderer fails: the words come, with a reference; posts go out without their picture', async () => {
  const { channel, mover } = await beforeDone();
  drawing = 'fails';
  const map = await mover.slash(channel, 'map', { lane: 'lane-1' });
  await stage.discord.world.until('the excuse', () => REFERENCE.test(map.text));
  expect(map.isPrivate).toBe(true);
  await mover.slash(channel, 'done');
  await stage.posted();
  expect(movesTold(channel)).toBe(1);
});

test('Discord fails while a command is answered and posted: it counts once and comes out later', async () => {
  const { channel, mover, before } = await beforeDone();
  stage.discord.faults.add({ path: /callback$/, times: 3, trouble: { kind: 'status', status: 502 } });
  stage.discord.faults.add({ path: /messages/, times: 9, trouble: { kind: 'status', status: 502 } });
  const answer = await mover.slash(channel, 'done');
  expect(answer.isPrivate).toBe(true);
  await stage.posted();
  expect((await stage.gameIn(channel)).version).toBe(before + 1);
  expect(movesTold(channel)).toBe(1);
});
