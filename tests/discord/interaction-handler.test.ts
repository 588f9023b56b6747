import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/table/ports/message.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, isContainer, textIn } from './fake/shown.js';
import { PIXEL, PuppetStage } from './puppet-stage.js';
import { button, line, menu, said } from './puppet-table.js';

let stage: PuppetStage;
let ann: FakeUser;
let bob: FakeUser;

beforeEach(async () => {
  stage = await PuppetStage.open();
  ann = stage.discord.user('Ann', 'fr');
  bob = stage.discord.user('Bob', 'es-419');
});
afterEach(async () => {
  await stage.close();
  expect(stage.discord.violations).toEqual([]);
});

const REFERENCE = /`([A-Z2-9]{6})`/;
const CALLBACK = /^\/interactions\/.*\/callback$/;

/** Work that ends after its announcement. */
const slowly = () => sleep(50);

const play = (user: FakeUser, what = 'x') => user.slash(stage.channel, 'play', { what });

describe('requests', () => {
  test('a command reaches the table with everything that was typed', async () => {
    ann.record.manages = true;
    await ann.slash(stage.channel, 'play', { what: 'one', who: bob.id, file: '{"a":1}' });
    const thread = stage.discord.world.addThread('the war', stage.channel);
    await ann.slash(thread, 'game mine');
    expect(stage.table.executed[0]).toMatchObject({
      command: 'play',
      options: { what: 'one', who: bob.id, file: '{"a":1}' },
      userId: ann.id,
      userName: 'Ann',
      channelId: stage.channel.id,
      guildId: stage.guild.id,
      locale: 'fr',
      moderator: true,
    });
    expect(stage.table.executed[1]).toMatchObject({ command: 'game', subcommand: 'mine', parentId: stage.channel.id });
  });

  test('a file that is too large is refused in words, and is no fault of ours', async () => {
    const answer = await ann.slash(stage.channel, 'play', { what: 'one', file: 'x'.repeat(25 * 1024 * 1024 + 1) });
    expect([answer.text, answer.isPrivate]).toEqual([
      'Ce fichier est trop grand : 8 Mo au plus. Rien n’a été changé.',
      true,
    ]);
    expect(stage.table.executed).toEqual([]);
    expect(stage.faults).toEqual([]);
  });

  test('a long work tells how far it is, until its answer stands there instead', async () => {
    stage.patience.announceAfterMs = 1;
    let finish = (): void => undefined;
    stage.table.onExecute = async (request) => {
      const done = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const telling = setInterval(() => request.progress?.(line('half of it')), 100);
      await done;
      clearInterval(telling);
      return said('all of it');
    };
    const first = await play(ann);
    expect([first.text, first.isPrivate, first.deferred]).toEqual(['half of it', true, true]);
    finish();
    await stage.discord.world.until('the answer', () => first.text === 'all of it');
    expect(first.messages).toHaveLength(1);
    expect(stage.faults).toEqual([]);
  });

  test('of many files at once a few are held in memory, some wait, and the rest is sent away', async () => {
    let held = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    stage.table.onExecute = async () => {
      most = Math.max(most, ++held);
      await new Promise<void>((resolve) => finish.push(resolve));
      held--;
      return said('read');
    };
    const people = Array.from({ length: 20 }, (_, at) => stage.discord.user(`Sender ${at}`, 'en'));
    const sent = people.map((person) => person.slash(stage.channel, 'play', { what: 'one', file: '{}' }));
    const answers: string[] = [];
    for (const one of sent) void one.then(({ text }) => answers.push(text));
    await stage.discord.world.until('those sent away', () => answers.length >= 5);
    // Reading a file takes its time: only now is anybody let go on.
    await stage.discord.world.until('those held', () => held === 3);
    while (answers.length < sent.length) {
      finish.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(answers.filter((text) => text === 'read')).toHaveLength(15);
    expect(most).toBe(3);
  });

  test('one person waits for his own: what hangs of him keeps nobody from an answer, nor does what hangs of many', async () => {
    const finish: (() => void)[] = [];
    stage.table.onExecute = async ({ userId }) => {
      if (userId !== bob.id) await new Promise<void>((resolve) => finish.push(resolve));
      return said('there');
    };
    const hanging = Array.from({ length: 36 }, () => ann.slash(stage.channel, 'play', { what: 'x' }));
    expect((await play(bob)).text).toBe('there');
    expect(finish).toHaveLength(2);
    const crowd = Array.from({ length: 40 }, (_, at) => play(stage.discord.user(`Hanger ${at}`, 'en')));
    while (finish.length < 42) await sleep(5);
    expect((await play(bob)).text).toBe('there');
    let answered = 0;
    for (const one of [...hanging, ...crowd]) void one.then(() => answered++);
    while (answered < 76) {
      finish.shift()?.();
      await sleep(5);
    }
  });

  test('films are made one after the other for each person, a few wait, and nobody waits for them', async () => {
    const finish: (() => void)[] = [];
    let most = 0;
    stage.onDraw = () =>
      new Promise((resolve) => {
        most = Math.max(
          most,
          finish.push(() => resolve({ bytes: PIXEL, type: 'image/gif', width: 1, height: 1, alt: 'A film' })),
        );
      });
    stage.table.onExecute = async ({ userId }) =>
      userId === bob.id ? said('there') : { ...said('shown'), film: async () => ({ scenes: [], alt: 'A film' }) };
    const films = Array.from({ length: 36 }, () => play(ann));
    const answers: string[] = [];
    for (const one of films) void one.then(({ text }) => answers.push(text));
    expect((await play(bob)).text).toBe('there');
    while (answers.length < 32) await sleep(5);
    expect(answers.filter((text) => text.startsWith('4 de vos films'))).toHaveLength(32);
    expect((await play(bob)).text).toBe('there');
    while (answers.length < 36) {
      finish.shift()?.();
      await sleep(5);
    }
    expect(answers.filter((text) => text === 'shown')).toHaveLength(4);
    expect(most).toBe(1);
    expect(stage.faults).toEqual([]);
  });

  test('each is answered in private, in the language they chose, else in that of their Discord', async () => {
    stage.table.onExecute = async () => said('$locale');
    stage.languages.set(ann.id, 'es');
    const german = stage.discord.user('Gert', 'de');
    expect((await play(ann)).text).toBe('es');
    expect((await play(bob)).text).toBe('es');
    expect((await play(german)).text).toBe('en');
    stage.languages.set(ann.id, 'fr');
    const last = await play(ann);
    expect([last.text, last.isPrivate]).toEqual(['fr', true]);
  });

  test('a language that was changed is spoken at once, also while the answer to the change is on its way', async () => {
    stage.languages.set(ann.id, 'es');
    stage.table.onExecute = async () => {
      stage.languages.set(ann.id, 'fr');
      return said('$locale');
    };
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    stage.discord.faults.add({ path: CALLBACK, trouble: { kind: 'held', until } });
    const first = play(ann);
    while (stage.discord.faults.waiting > 0) await sleep(5);
    expect((await play(ann)).text).toBe('fr');
    release();
    expect((await first).text).toBe('es');
  });

  test('an interaction that leaves out what may be left out, with an id that tells no time, is answered at once', async () => {
    const { interactions, world, gateway, applicationId } = stage.discord;
    const interaction = interactions.open(ann.id, stage.channel.id, null, '77');
    gateway.dispatch(
      'INTERACTION_CREATE',
      {
        id: interaction.id,
        application_id: applicationId,
        type: 2,
        token: interaction.token,
        version: 1,
        channel_id: stage.channel.id,
        channel: { id: stage.channel.id, type: 0 },
        entitlements: [],
        user: { id: ann.id, username: 'ann', discriminator: '0', avatar: null },
        data: { id: '1', name: 'game', type: 1, options: [{ type: 1, name: 'mine' }] },
      },
      null,
    );
    await world.until('an answer', () => interaction.settled);
    expect(interaction.original && textIn(interaction.original)).toBe('done');
    expect(stage.table.executed[0]).toMatchObject({ userName: 'ann', guildId: null, locale: 'en', subcommand: 'mine' });
    expect(interaction.callback).toBe(4);
  });

  test('what the gateway says twice is done once', async () => {
    await play(ann);
    stage.discord.gateway.repeat();
    await play(bob);
    expect(stage.table.executed.map((request) => request.userName)).toEqual(['Ann', 'Bob']);
  });

  test('suggestions keep to 25 and to a hundred characters', async () => {
    stage.table.onComplete = async (request) =>
      Array.from({ length: 40 }, (_, at) => ({ name: `${request.focused} ${at} ${'x'.repeat(120)}`, value: `${at}` }));
    const suggestions = await ann.complete(stage.channel, 'play', { what: 'a' }, 'what');
    expect(suggestions).toHaveLength(25);
    expect(suggestions[3]?.name).toMatch(/^what 3 x+…$/);
  });

  test('slow or failing suggestions give an empty list in time', async () => {
    stage.patience.suggestWithinMs = 1;
    stage.table.onComplete = () => new Promise(() => undefined);
    expect(await ann.complete(stage.channel, 'play', { what: 'a' }, 'what')).toEqual([]);
    stage.table.onComplete = () => Promise.reject(new Error('no store'));
    expect(await ann.complete(stage.channel, 'play', { what: 'a' }, 'what')).toEqual([]);
  });
});

describe('the three seconds', () => {
  test('a quick answer is given at once, a slow one is announced and comes later', async () => {
    expect((await play(ann)).deferred).toBe(false);
    stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => slowly().then(() => said('at last'));
    const slow = await play(ann);
    expect(slow.deferred).toBe(true);
    expect([slow.text, slow.isPrivate]).toEqual(['at last', true]);
  });

  test('a slow answer looks like a quick one', async () => {
    const asks = said('choose', [[button('go', 'Go')]]);
    stage.table.onExecute = async () => asks;
    const quick = (await play(ann)).message;
    stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => slowly().then(() => asks);
    const slow = await play(ann);
    if (quick === null || slow.message === null) throw new Error('nothing shown');
    expect([slow.deferred, isContainer(slow.message), slow.isPrivate]).toEqual([true, true, true]);
    expect([textIn(slow.message), buttonsOf(slow.message)]).toEqual([textIn(quick), buttonsOf(quick)]);
  });

  test('an interaction that arrives late is only done when Discord still takes an answer', async () => {
    // Said ten seconds ago, and told to the bot only now.
    stage.discord.clock.advance(-10_000);
    const interaction = ann.send(stage.channel, 'play', { what: 'x' });
    stage.discord.clock.advance(10_000);
    await stage.discord.world.until('the attempt', () => stage.firsts.length === 1);
    expect(stage.firsts[0]?.outcome).toBe('late');
    expect(stage.table.executed).toEqual([]);
    expect(interaction.callback).toBe(null);
  });

  test('an answer that Discord finds too late comes as a direct message', async () => {
    stage.table.onExecute = async () => {
      stage.discord.clock.advance(3_100);
      return said('it counts');
    };
    ann.send(stage.channel, 'play', { what: 'x' });
    const direct = stage.discord.world.directChannel(ann.id);
    await stage.discord.world.until('the direct message', () => stage.discord.world.messagesIn(direct.id).length === 2);
    expect(stage.discord.world.messagesIn(direct.id).at(-1)?.content).toBe('it counts');
  });
});

describe('a crowd', () => {
  test('is told at once that its answers come, however slow they are, and all of them come', async () => {
    stage.table.onExecute = async () => {
      await sleep(150);
      return said('done');
    };
    const people = Array.from({ length: 80 }, (_, at) => stage.discord.user(`One${at}`));
    const answers = await Promise.all(people.map((person) => play(person)));
    expect(answers.every(({ text }) => text === 'done')).toBe(true);
    // All but the first are announced before the work on most of them begins.
    expect(answers.filter(({ deferred }) => deferred).length).toBeGreaterThan(60);
  });
});

describe('what Discord refuses for good is not sent again', () => {
  test.each([
    ['the interaction is unknown', /callback$/, 404, 10062],
    ['it was answered already', /callback$/, 400, 40060],
    ['its token is over', /callback$/, 401, 50027],
    ['the bot has lost its access', /callback$/, 403, 50001],
    ['its token is over by the time of the answer', /@original$/, 401, 50027],
    ['its webhook is gone by the time of the answer', /@original$/, 404, 10015],
    ['the bot has lost its access by the time of the answer', /@original$/, 403, 50001],
  ])('%s: asked once, then told directly', async (_what, path, status, code) => {
    const later = path.test('@original');
    if (later) stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => (later ? slowly() : sleep(0)).then(() => said('it counts'));
    stage.discord.faults.add({ path, times: 9, trouble: { kind: 'status', status, code } });
    ann.send(stage.channel, 'play', { what: 'x' });
    const direct = stage.discord.world.directChannel(ann.id);
    await stage.discord.world.until('the direct message', () => stage.discord.world.messagesIn(direct.id).length === 2);
    expect(stage.discord.world.messagesIn(direct.id).at(-1)?.content).toBe('it counts');
    expect(stage.discord.exchanges.filter((exchange) => path.test(exchange.path))).toHaveLength(1);
    stage.discord.faults.clear();
  });

  test('a message that was dismissed before it was filled is written anew', async () => {
    stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => slowly().then(() => said('it counts'));
    stage.discord.faults.add({ path: /@original$/, trouble: { kind: 'status', status: 404, code: 10008 } });
    expect((await play(ann)).text).toContain('it counts');
    expect(stage.faults).toEqual([]);
  });

  test('a list of suggestions that comes too late is no fault', async () => {
    stage.discord.faults.add({ path: /callback$/, trouble: { kind: 'status', status: 404, code: 10062 } });
    stage.table.onComplete = async () => [{ name: 'a', value: 'a' }];
    void ann.complete(stage.channel, 'play', { what: 'a' }, 'what').catch(() => undefined);
    await stage.discord.world.until('the attempt', () => stage.firsts.length === 1);
    expect([stage.firsts[0]?.outcome, stage.faults]).toEqual(['late', []]);
  });
});

describe('buttons and menus', () => {
  const panel: Reply = said('choose', [[button('go', 'Go'), button('stop', 'Stop')], [menu('where', ['a', 'b'])]]);

  test('on a private message they change it; on a public one they answer beside it', async () => {
    stage.table.onExecute = async () => panel;
    stage.table.onPress = async (request) => said(`${request.token} ${request.values?.join() ?? ''}`, [[button('on')]]);
    const answer = await play(ann);
    const shown = answer.message;
    const [where] = answer.selects;
    if (shown === null || where === undefined) throw new Error('nothing shown');
    const after = await ann.choose(shown, where, ['b']);
    expect(after.message?.id).toBe(shown.id);
    expect(textIn(shown)).toBe('where b');
    expect(after.buttons.map((known) => known.label)).toEqual(['on']);
  });

  test('what is refused without anything to choose leaves the buttons where they are', async () => {
    stage.table.onExecute = async () => panel;
    stage.table.onPress = async () => ({ lines: [line('not now')], refused: { code: 'stale' } });
    const shown = (await play(ann)).message;
    if (shown === null) throw new Error('nothing shown');
    const after = await ann.click(shown, 'Go');
    expect(after.message?.id).not.toBe(shown.id);
    expect([after.text, after.isPrivate, textIn(shown)]).toEqual(['not now', true, 'choose']);
  });

  test('a slow press on a private message is announced and changes it later', async () => {
    stage.table.onExecute = async () => panel;
    stage.table.onPress = () => slowly().then(() => said('gone'));
    const shown = (await play(ann)).message;
    stage.patience.announceAfterMs = 1;
    if (shown === null) throw new Error('nothing shown');
    const after = await ann.click(shown, 'Go');
    expect([after.deferred, after.text, after.buttons]).toEqual([true, 'gone', []]);
  });

  test('words become a container when a press brings something to press', async () => {
    stage.table.onExecute = async () => said('a word', []);
    const shown = (await play(ann)).message;
    if (shown === null) throw new Error('nothing shown');
    expect(isContainer(shown)).toBe(false);
    shown.components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];
    stage.table.onPress = async () => panel;
    const after = await ann.click(shown, 'Go');
    expect([after.message?.id, isContainer(shown), shown.content]).toEqual([shown.id, true, '']);
  });

  test('what is to be written opens a form; the text comes back to the private message', async () => {
    stage.table.onExecute = async () =>
      said('a word?', [[{ kind: 'field', token: 'word', label: line('Your word'), maxLength: 40 }]]);
    stage.table.onPress = async (request) => said(`${request.token}: ${request.values?.join()}`);
    const shown = (await play(ann)).message;
    if (shown === null) throw new Error('nothing shown');
    const form = await ann.click(shown, /Your word/);
    const after = await ann.submit(form, stage.channel, { text: 'alea' });
    expect([after.message?.id, after.text]).toEqual([shown.id, 'word: alea']);
  });

  test('a menu and a button of one token can stand together', async () => {
    stage.table.onExecute = async () => said('page two', [[menu('list', ['a', 'b'])], [button('list', 'Back')]]);
    const answer = await play(ann);
    const [list] = answer.selects;
    if (answer.message === null || list === undefined) throw new Error('nothing shown');
    await ann.choose(answer.message, list, ['a']);
    stage.table.onPress = async () => said('x', [[menu('list', ['a', 'b'])], [button('list', 'Back')]]);
    const again = await play(ann);
    if (again.message !== null) await ann.click(again.message, 'Back');
    expect(stage.table.pressed.map(({ token, values }) => [token, values])).toEqual([
      ['list', ['a']],
      ['list', undefined],
    ]);
  });

  test('a menu of 60 choices becomes three, thirty buttons become menus; all come back as they were', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `v${at}`);
    stage.table.onExecute = async () => said('many', [[menu('where', many)], [button('ok', 'OK')]]);
    const answer = await play(ann);
    const third = answer.selects[2];
    if (answer.message === null || third === undefined) throw new Error('nothing shown');
    expect(answer.selects).toHaveLength(3);
    await ann.choose(answer.message, third, ['v55']);
    expect(stage.table.pressed.at(-1)).toMatchObject({ token: 'where', values: ['v55'] });

    stage.table.onExecute = async () =>
      said(
        'many',
        many.slice(0, 30).map((token) => [button(token)]),
      );
    const crowded = await play(ann);
    const second = crowded.selects[1];
    if (crowded.message === null || second === undefined) throw new Error('nothing shown');
    await ann.choose(crowded.message, second, ['v29']);
    expect(stage.table.pressed.at(-1)).toMatchObject({ token: 'v29' });
    expect(stage.table.pressed.at(-1)?.values).toBeUndefined();
  });
});

describe('long and strange texts', () => {
  test('a text of 5,000 characters comes in parts, a very long one as a file', async () => {
    const paragraph = `${'word '.repeat(99)}\n`;
    stage.table.onExecute = async () => said(paragraph.repeat(10));
    const answer = await play(ann);
    await stage.discord.world.until('all parts', () => answer.followUps.length === 2);
    expect(answer.text.match(/word/g)).toHaveLength(990);
    stage.table.onExecute = async () => said(paragraph.repeat(40));
    const long = await play(ann);
    await stage.discord.world.until('the file', () =>
      long.messages.some((message) => message.attachments.length === 1),
    );
  });

  test("a person's own words neither mention nor format nor link", async () => {
    const nasty = '@everyone **b** <@1> [x](http://evil.example)\n# head';
    stage.table.onExecute = async () => ({ lines: [{ from: 'person', text: nasty }] });
    const { text } = await play(ann);
    expect(text).not.toMatch(/@everyone|(?<!\\)<@|[^\\]\*\*b|\]\(http:\/\/|\n#/);
    for (const message of stage.discord.world.messages.values())
      expect(message.allowedMentions).toMatchObject({ parse: [] });
  });

  test('nothing to say is still an answer', async () => {
    stage.table.onExecute = async () => ({ lines: [] });
    expect((await play(ann)).text).toBe('C’est fait.');
  });
});

describe('faults', () => {
  const referenceIn = (text: string) => REFERENCE.exec(text)?.[1];

  test.each([
    ['the command', () => (stage.table.onExecute = () => Promise.reject(new Error('boom')))],
    [
      'the store of settings',
      () =>
        (stage.onPreferences = () => {
          throw new Error('no database');
        }),
    ],
    [
      'the words',
      () =>
        (stage.table.onExecute = async () => ({
          get lines(): never {
            throw new Error('no words');
          },
        })),
    ],
  ])('in %s: a private answer with a reference that the log has too', async (_where, sabotage) => {
    sabotage();
    const answer = await play(ann);
    expect(answer.isPrivate).toBe(true);
    expect(stage.faults.map((fault) => fault.reference)).toContain(referenceIn(answer.text));
  });

  test('in a press, also after it was announced', async () => {
    stage.table.onExecute = async () => said('choose', [[button('go', 'Go')]]);
    stage.table.onPress = () => slowly().then(() => Promise.reject(new Error('boom')));
    const shown = (await play(ann)).message;
    stage.patience.announceAfterMs = 1;
    if (shown === null) throw new Error('nothing shown');
    const answer = await ann.click(shown, 'Go');
    await stage.discord.world.until('the answer', () => referenceIn(answer.text) !== undefined);
    expect(textIn(shown)).toBe('choose');
    expect(answer.followUps[0]?.privateTo).toBe(ann.id);
  });

  test('in the drawing: the words come without the picture', async () => {
    stage.onDraw = () => Promise.reject(new Error('no fonts'));
    stage.table.onExecute = async () => ({
      lines: [line('the board')],
      picture: () => ({ kind: 'chart', chart: { map: '', locale: 'en', title: '', x: [], lines: [], alt: '' } }),
    });
    const answer = await play(ann);
    await stage.discord.world.until('the excuse', () => answer.followUps.length === 1);
    expect(answer.text).toContain('the board');
    expect(stage.faults[0]?.reference).toBe(referenceIn(answer.text));
  });

  test('a picture comes with its alternative text, a too big one smaller', async () => {
    const widths: (number | undefined)[] = [];
    stage.onDraw = async (width) => {
      widths.push(width);
      const bytes = width === undefined ? new Uint8Array(11 * 1024 * 1024) : new Uint8Array(1000);
      return { bytes, type: 'image/png', width: width ?? 1600, height: 1200, alt: 'Red holds Rome' };
    };
    stage.table.onExecute = async () => ({
      lines: [line('the board')],
      picture: () => ({ kind: 'chart', chart: { map: '', locale: 'en', title: '', x: [], lines: [], alt: '' } }),
    });
    const answer = await play(ann);
    expect(answer.message?.attachments[0]).toMatchObject({ filename: 'chart.png', description: 'Red holds Rome' });
    expect(widths).toEqual([undefined, 800]);
  });

  test.each([
    ['servers failing', { kind: 'status', status: 503 } as const, 6],
    ['a broken connection', { kind: 'drop' } as const, 2],
    ['a rate limit', { kind: 'rate-limit', retryAfterMs: 200 } as const, 1],
    ['a request that hangs', { kind: 'delay', milliseconds: 2_600 } as const, 1],
    ['an answer that got lost', { kind: 'drop-after' } as const, 1],
  ])('in the first answer, %s: it comes all the same', async (_what, trouble, times) => {
    stage.discord.faults.add({ path: CALLBACK, times, trouble });
    if (trouble.kind === 'delay') stage.patience.attemptMs = 1_200;
    expect((await play(ann)).text).toBe('done');
    expect(stage.table.executed).toHaveLength(1);
  });

  test('an announcement of which nobody knows whether it arrived is filled in all the same', async () => {
    stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => slowly().then(() => said('done'));
    stage.patience.lastMomentMs = 100;
    stage.discord.faults.add({ path: CALLBACK, trouble: { kind: 'drop-after' } });
    stage.discord.faults.add({ path: CALLBACK, times: 200, trouble: { kind: 'drop' } });
    const answer = await play(ann);
    expect([answer.text, answer.deferred]).toEqual(['done', true]);
  });

  test('an answer that got through though its response was lost is not written again over what was pressed since', async () => {
    stage.discord.faults.add({ path: CALLBACK, trouble: { kind: 'drop-after' } });
    const answer = await play(ann);
    await stage.discord.world.until('the second attempt', () => stage.firsts.length === 1);
    expect([answer.text, stage.firsts[0]?.outcome]).toEqual(['done', 'at-once']);
    const edits = stage.discord.exchanges.filter(({ method, path }) => method === 'PATCH' && /@original$/.test(path));
    expect(edits).toEqual([]);
  });

  test('in what follows: the answer is sent again', async () => {
    stage.patience.announceAfterMs = 1;
    stage.table.onExecute = () => slowly().then(() => said('done'));
    stage.discord.faults.add({ path: /@original$/, times: 5, trouble: { kind: 'status', status: 500 } });
    expect((await play(ann)).text).toBe('done');
  });

  test('a message that Discord refuses: a reference instead', async () => {
    stage.discord.faults.add({ path: CALLBACK, trouble: { kind: 'status', status: 400, code: 50035 } });
    const answer = await play(ann);
    expect(stage.faults.map((fault) => fault.reference)).toContain(referenceIn(answer.text));
    const logged = JSON.stringify(stage.faults.map(({ fault }) => ({ ...Object(fault), message: String(fault) })));
    expect(logged).toContain('50035');
    for (const secret of [answer.interaction.token, 'done', 'requestBody']) expect(logged).not.toContain(secret);
  });

  test('no answer is taken at all: it comes as a direct message', async () => {
    stage.patience.lastMomentMs = 100;
    stage.discord.faults.add({ path: CALLBACK, times: 500, trouble: { kind: 'status', status: 500 } });
    ann.send(stage.channel, 'play', { what: 'x' });
    const direct = stage.discord.world.directChannel(ann.id);
    await stage.discord.world.until('the direct message', () =>
      stage.discord.world.messagesIn(direct.id).some((message) => message.content === 'done'),
    );
  });
});

test('a stop waits for what was begun', async () => {
  stage.table.onExecute = () => slowly().then(() => said('finished'));
  const pending = play(ann);
  await expect.poll(() => stage.table.executed.length, { interval: 1 }).toBe(1);
  await stage.bot.stop();
  expect((await pending).text).toBe('finished');
});
