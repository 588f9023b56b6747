import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/persistence/open-store.js';
import { markOf } from '../../src/table/controls/mark.js';
import type { Reply } from '../../src/table/ports/message.js';
import { testDatabases } from '../support/databases.js';
import { tableFixture } from './fixture.js';

/** As a person in front of buttons, who is asked before anything is lost. */
function person(t: ReturnType<typeof tableFixture>, user: string) {
  return async (command: string, options: Readonly<Record<string, string | boolean>> = {}, more: object = {}) => {
    const [name = '', subcommand] = command.split(' ');
    const asked = { ...t.asker(user, t.channel), command: name, options, careful: true, ...more };
    return t.table.execute(subcommand === undefined ? asked : { ...asked, subcommand });
  };
}

let t: ReturnType<typeof tableFixture>;
beforeEach(async () => {
  t = tableFixture();
  await t.racing(['red', 'blue', 'green']);
});
const yes = (user: string, reply: Reply) => t.press(user, reply.confirm ?? '');
const seat = async (id: string) => (await t.game()).seats.find((one) => one.seat === id);
const codeOf = (reply: Reply) => reply.refused?.code;

describe('a seat', () => {
  test('changes hands when its giver said so twice and its taker took it, and not before', async () => {
    const asked = await person(t, 'blue')('substitute', { user: 'sue' });
    expect(t.textOf(asked)).toContain('Hand seat p2 over');
    expect((await t.game()).requests).toEqual([]);
    const done = await yes('blue', asked);
    // Whoever asks is told what was asked, in no words that are meant for whoever is asked.
    expect(t.textOf(done)).toContain('is offered seat p2');
    expect(t.textOf(done)).not.toMatch(/you are offered|yours/);
    expect(await seat('p2')).toMatchObject({ userId: 'blue' });
    expect(t.memory.posts.some(({ mentions }) => mentions.includes('sue'))).toBe(true);
    for (const other of ['red', 'green', 'blue', 'eve']) {
      const token = (await t.table.panel((await t.game()).id, 'sue')).flat()[0]?.token ?? '';
      expect(codeOf(await t.press(other, token))).toBe('request-not-yours');
    }
    await t.answers('sue', 'Take seat p2');
    expect(await seat('p2')).toMatchObject({ userId: 'sue', userName: 'sue' });
    expect((await t.game()).requests).toEqual([]);
  });

  test('is never given to a bot, nor twice at a time', async () => {
    expect(codeOf(await person(t, 'blue')('substitute', { user: 'robot' }, { bots: ['robot'] }))).toBe('user-bot');
    expect(codeOf(await person(t, 'red')('game settings', { master: 'robot' }, { bots: ['robot'] }))).toBe('user-bot');
    await t.does('blue', 'substitute', { user: 'sue' });
    expect(codeOf(await t.does('blue', 'substitute', { user: 'tom' }))).toBe('request-open');
    expect((await t.game()).requests).toMatchObject([{ what: 'hand', to: 'sue' }]);
  });

  test('stays when the taker does not want it, the giver takes it back, or two days go by', async () => {
    await t.does('blue', 'substitute', { user: 'sue' });
    await t.answers('sue', 'Seat p2: no');
    await t.does('blue', 'substitute', { user: 'sue' });
    await t.answers('blue', 'Seat p2: no');
    expect((await t.game()).requests).toEqual([]);
    await t.does('blue', 'substitute', { user: 'sue' });
    const token = (await t.table.panel((await t.game()).id, 'sue')).flat()[0]?.token ?? '';
    t.wait(48);
    expect(codeOf(await t.press('sue', token))).toBe('request-over');
    await t.does('red', 'shout', { words: 'on' });
    expect((await t.game()).requests).toEqual([]);
    expect(await seat('p2')).toMatchObject({ userId: 'blue' });
  });

  test('of a running game is a stranger’s by the game master’s word alone, unless the table is open', async () => {
    await t.does('green', 'game leave');
    expect(t.textOf(await t.does('eve', 'game join'))).toContain('the game master is asked');
    expect(codeOf(await t.does('eve', 'game join'))).toBe('request-open');
    expect(await seat('p3')).toMatchObject({ userId: null });
    const token = (await t.table.panel((await t.game()).id, 'red')).flat()[0]?.token ?? '';
    expect(codeOf(await t.press('eve', token))).toBe('not-master');
    expect(codeOf(await t.press('blue', token))).toBe('not-master');
    await t.press('red', token);
    expect(await seat('p3')).toMatchObject({ userId: 'eve', userName: 'eve' });
    await t.does('eve', 'game leave');
    await t.does('red', 'game settings', { open: true });
    await t.does('zoe', 'game join');
    expect(await seat('p3')).toMatchObject({ userId: 'zoe' });
  });

  test('can be asked for again when two days went by in which nobody did anything', async () => {
    await t.does('blue', 'substitute', { user: 'sue' });
    t.wait(48);
    expect(codeOf(await t.does('blue', 'substitute', { user: 'tom' }))).toBeUndefined();
    expect((await t.game()).requests).toMatchObject([{ what: 'hand', to: 'tom' }]);
    await t.does('green', 'game leave');
    await t.does('eve', 'game join');
    t.wait(48);
    expect(codeOf(await t.does('eve', 'game join'))).toBeUndefined();
  });

  test('goes to a substitute when its holder leaves, by the name of whoever sits there now', async () => {
    await t.does('blue', 'substitute', { user: 'sue', when: 'absent' });
    await t.answers('sue', 'Take seat p2');
    const { posts } = t.memory;
    const before = posts.length;
    await yes('blue', await person(t, 'blue')('game leave'));
    expect(await seat('p2')).toMatchObject({ userId: 'sue', userName: 'sue', substituteId: null });
    const said = posts.slice(before).flatMap(({ lines }) => lines);
    expect(said).toContainEqual(expect.objectContaining({ key: 'substitute.now' }));
    expect(said).not.toContainEqual(expect.objectContaining({ key: 'seat.left-open' }));
    expect(posts.slice(before).some(({ mentions }) => mentions.includes('sue'))).toBe(true);
  });

  test('never gives one person two seats, however often he was named for the absent', async () => {
    for (const [giver, id] of [
      ['blue', 'p2'],
      ['green', 'p3'],
    ] as const) {
      await t.does(giver, 'substitute', { user: 'sue', when: 'absent' });
      await t.answers('sue', `Take seat ${id}`);
    }
    expect((await t.game()).seats.map(({ substituteId }) => substituteId)).toEqual([null, 'sue', 'sue']);
    for (const giver of ['blue', 'green']) await yes(giver, await person(t, giver)('game leave'));
    expect((await t.game()).seats.map(({ userId }) => userId)).toEqual(['red', 'sue', null]);
  });

  test('is left in a running game only by whoever was asked, also by the button of an old message', async () => {
    const { version, id } = await t.game();
    const old = `t.${id}.0..leave`;
    const asked = await t.press('blue', old);
    expect([t.textOf(asked), asked.confirm]).toEqual([
      'Leave the running game? Your seat (p2) is then free for somebody else.',
      `t.${id}.${markOf(await t.game(), version).toString(36)}..leave:sure`,
    ]);
    expect(await seat('p2')).toMatchObject({ userId: 'blue' });
    // What was asked at another moment of the game is asked again.
    await t.does('red', 'shout', { words: 'wait' });
    const again = await yes('blue', asked);
    expect(await seat('p2')).toMatchObject({ userId: 'blue' });
    await yes('blue', again);
    expect(await seat('p2')).toMatchObject({ userId: null, userName: 'blue' });
  });
});

describe('whoever is asked first', () => {
  test('gives his turn to the autopilot only when he says so again', async () => {
    const asked = await person(t, 'red')('autopilot', { on: true });
    expect(await seat('p1')).toMatchObject({ autopilot: false });
    await yes('red', asked);
    expect(await seat('p1')).toMatchObject({ autopilot: true });
    // Nobody waits for blue's answer to anything: no question.
    await t.does('red', 'autopilot', { on: false });
    expect((await person(t, 'green')('autopilot', { on: true })).confirm).toBeUndefined();
  });

  test('ends the game only when he says so again; it shows how it stands and how to play on', async () => {
    const asked = await person(t, 'red')('game end');
    expect((await t.game()).phase).toBe('playing');
    expect(codeOf(await yes('blue', asked))).toBe('not-master');
    await yes('red', asked);
    expect((await t.game()).phase).toBe('over');
    const told = await Promise.all(t.memory.posts.map((post) => t.post(post)));
    expect(told.findLast((text) => text.includes('has ended the game'))).toMatch(/red\*\*: \d[\s\S]*`\/game resume`/);
  });
});

describe('a game ended by hand', () => {
  test('is played on when all players agree, with other dice, and its file checks out', async () => {
    await t.does('red', 'game end');
    const ended = await t.game();
    expect(codeOf(await t.does('eve', 'game resume'))).toBe('not-seated');
    await t.does('blue', 'game resume');
    expect(codeOf(await t.does('red', 'game resume'))).toBe('request-open');
    await t.answers('red', 'Play on');
    expect((await t.game()).phase).toBe('over');
    // Who has agreed last is told what is still to be done.
    expect(t.textOf(await t.answers('green', 'Play on'))).toContain('`/game resume`');
    const open = await t.game();
    expect(open).toMatchObject({ phase: 'paused', requests: [], words: [] });
    expect(open.seed).not.toBe(ended.seed);
    await t.does('red', 'game resume');
    expect((await t.game()).phase).toBe('playing');
    await t.does('red', 'advance');
    expect(await t.store.obligations(open.id)).not.toEqual([]);
  });

  test('can be asked for again when two days went by without the others’ word', async () => {
    await t.does('red', 'game end');
    await t.does('blue', 'game resume');
    expect(codeOf(await t.does('green', 'game resume'))).toBe('request-open');
    t.wait(48);
    expect(codeOf(await t.does('green', 'game resume'))).toBeUndefined();
    expect((await t.game()).requests).toMatchObject([{ what: 'reopen', by: 'green' }]);
  });

  test('stays ended when one does not agree, or when it was played to its end', async () => {
    await t.does('red', 'game end');
    await t.does('blue', 'game resume');
    await t.answers('green', 'Do not play on');
    expect(await t.game()).toMatchObject({ phase: 'over', requests: [] });
    await t.does('blue', 'game resume');
    await t.does('red', 'game archive');
    expect((await t.store.find((await t.store.ofUser('red'))[0]?.id ?? ''))?.requests).toEqual([]);
  });
});

test('of a game that is played on is a stranger’s by the game master’s word alone, also before it is resumed', async () => {
  await t.does('red', 'game end');
  await t.does('red', 'game resume');
  for (const user of ['blue', 'green']) await t.answers(user, 'Play on');
  expect((await t.game()).phase).toBe('paused');
  await t.does('green', 'game leave');
  const free = (await t.game()).seats.filter(({ userId }) => userId === null);
  expect(free).toHaveLength(1);
  for (const resume of [false, true]) {
    if (resume) await t.does('red', 'game resume');
    const who = resume ? 'zoe' : 'eve';
    await t.does(who, 'game join');
    expect((await t.game()).seats.filter(({ userId }) => userId === null)).toEqual(free);
    expect((await t.game()).requests.some(({ what, by }) => what === 'join' && by === who)).toBe(true);
  }
});

test('a second /undo changes nothing of the first request, whoever asks', async () => {
  await t.does('red', 'advance');
  await t.does('red', 'undo');
  const first = (await t.game()).undoAsked;
  expect(first).not.toBeNull();
  await t.does('red', 'game settings', { threads: true });
  const kept = (await t.game()).undoAsked;
  for (const user of ['red', 'blue', 'green']) {
    expect(codeOf(await t.does(user, 'undo'))).toBe('undo-asked-already');
    expect((await t.game()).undoAsked).toEqual(kept);
  }
});

describe.each(await testDatabases())('requests on the $name', ({ make }) => {
  test('are kept, answered once, and a reopened game keeps its new seed', async () => {
    const database = await make();
    const opened = await openStore(database.place);
    try {
      const kept = tableFixture({ store: opened.store });
      await kept.racing();
      await kept.does('blue', 'substitute', { user: 'sue' });
      expect((await kept.game()).requests).toMatchObject([{ what: 'hand', from: 'blue', to: 'sue', when: 'now' }]);
      const token = (await kept.table.panel((await kept.game()).id, 'sue')).flat()[0]?.token ?? '';
      const both = await Promise.all([kept.press('sue', token), kept.press('sue', token)]);
      expect(both.map(codeOf).sort()).toEqual(['request-over', undefined].sort());
      await kept.does('red', 'game end');
      const { seed } = await kept.game();
      await kept.does('red', 'game resume');
      await kept.answers('sue', 'Play on');
      const open = await kept.game();
      expect(open.seed).not.toBe(seed);
      await kept.does('red', 'game resume');
      await kept.does('red', 'advance');
      await kept.does('red', 'game end');
      const file = (await kept.does('red', 'export')).attachments?.[0]?.content ?? '';
      expect(JSON.parse(file)).toMatchObject({ seed: open.seed });
    } finally {
      await opened.close();
      await database.drop();
    }
  });
});
