import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Post, PostTarget } from '../../src/table/ports/post.js';
import { buttonsOf, isContainer, partsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { PuppetStage } from './puppet-stage.js';
import { button, GAME, line, resolved } from './puppet-table.js';

let stage: PuppetStage;
const GALLERY = 12;

beforeEach(async () => {
  stage = await PuppetStage.open();
  stage.table.onResolve = async (post) => resolved(post, { game: gameOf(post) });
});
afterEach(async () => {
  await stage.close();
  expect(stage.discord.violations).toEqual([]);
});

const homes = new Map<string, FakeChannel>();
const gameOf = (post: Post) => ({ ...GAME, id: post.gameId, version: post.version, channelId: home(post.gameId).id });

function home(gameId: string): FakeChannel {
  return homes.get(gameId) ?? stage.channel;
}
beforeEach(() => homes.clear());

function post(id: string, over: Partial<Post> = {}): Post {
  const made: Post = {
    id,
    gameId: 'g1',
    version: 1,
    to: { kind: 'channel' },
    lines: [line(`text ${id}`)],
    mentions: [],
    ...over,
  };
  stage.outbox.add(made, home(made.gameId).id);
  return made;
}

const shown = (channel = stage.channel): FakeMessage[] =>
  stage.discord.world.messagesIn(channel.id).filter((message) => !message.system);
const texts = (channel = stage.channel) => shown(channel).map(textIn);

async function gone(...ids: readonly string[]): Promise<void> {
  stage.bot.ring();
  await stage.discord.world.until(`${ids.join()} gone`, () =>
    ids.every((id) => stage.outbox.stateOf(id) !== 'waiting'),
  );
}

describe('posts', () => {
  test('leave in order, each once, and call each person once', async () => {
    const ann = stage.discord.user('Ann');
    for (let at = 0; at < 8; at++) post(`p${at}`, at === 7 ? { mentions: [ann.id] } : {});
    await gone('p7');
    expect(texts()).toEqual([...Array.from({ length: 7 }, (_, at) => `text p${at}`), `text p7\n${ann.mention}`]);
    expect(shown().at(-1)?.allowedMentions).toEqual({ parse: [], users: [ann.id] });
    expect(shown()[0]?.allowedMentions).toEqual({ parse: [], users: [] });
  });

  test('an answer that got lost shows nothing twice, not even a part of a long text', async () => {
    stage.discord.faults.add({ path: /messages$/, trouble: { kind: 'drop-after' } });
    const long = { lines: [line('one '.repeat(450).trim()), line('two '.repeat(450).trim())] };
    post('long', long);
    await gone('long');
    expect(texts().map((text) => text.slice(0, 3))).toEqual(['one', 'two']);
  });

  test('one game waiting for Discord does not hold up another', async () => {
    homes.set('g2', stage.discord.world.addChannel('peace', stage.guild));
    stage.discord.faults.add({
      path: new RegExp(`^/channels/${stage.channel.id}/messages$`),
      trouble: { kind: 'rate-limit', retryAfterMs: 6_000 },
    });
    post('slow');
    post('quick', { gameId: 'g2' });
    await gone('quick');
    expect(stage.outbox.stateOf('slow')).toBe('waiting');
    expect(texts(home('g2'))).toEqual(['text quick']);
  });

  test.each([
    ['failing servers', { kind: 'status', status: 500 } as const, 9],
    ['a lost permission', { kind: 'status', status: 403, code: 50013 } as const, 2],
    ['a refused token', { kind: 'status', status: 401 } as const, 1],
  ])('%s only make it later', async (_what, trouble, times) => {
    stage.discord.faults.add({ path: /messages$/, times, trouble });
    post('a');
    post('b');
    await gone('a', 'b');
    expect(texts()).toEqual(['text a', 'text b']);
  });

  test('a channel that is gone lets the others go on; who takes no messages is spoken to in the channel', async () => {
    const ann = stage.discord.user('Ann');
    ann.record.takesDirect = false;
    homes.set('g2', stage.discord.world.addChannel('gone', stage.guild));
    home('g2').deleted = true;
    post('nowhere', { gameId: 'g2' });
    post('to ann', { to: { kind: 'direct', userId: ann.id } });
    post('here');
    await gone('nowhere', 'to ann', 'here');
    expect(['nowhere', 'to ann', 'here'].map((id) => stage.outbox.stateOf(id))).toEqual(['abandoned', 'sent', 'sent']);
    expect(texts().some((text) => text.includes(ann.mention))).toBe(true);
  });

  test('where the bot may not write, the master is told once, and the posts wait', async () => {
    const master = stage.discord.user('Mia', 'es-ES');
    stage.masterId = master.id;
    stage.channel.denied.add('send');
    post('a');
    stage.bot.ring();
    const direct = stage.discord.world.directChannel(master.id);
    await stage.discord.world.until('the complaint', () => shown(direct).length === 2);
    expect(texts(direct)[0]).toContain(`<#${stage.channel.id}>`);
    stage.channel.denied.clear();
    await gone('a');
    expect(texts()).toEqual(['text a']);
    expect(shown(direct)).toHaveLength(2);
  });

  test('what the table cannot resolve is tried again, then left, and the next goes on', async () => {
    stage.table.onResolve = async (claimed) => {
      if (claimed.id === 'broken') throw new Error('no words');
      return resolved(claimed, { game: gameOf(claimed) });
    };
    post('broken');
    post('next');
    await gone('broken', 'next');
    expect([stage.outbox.stateOf('broken'), texts()]).toEqual(['abandoned', ['text next']]);
  });

  test('a picture goes along with its alternative text; when it cannot be drawn the words go alone', async () => {
    const picture = () =>
      ({ kind: 'chart', chart: { map: '', locale: 'en', title: '', x: [], lines: [], alt: '' } }) as const;
    stage.table.onResolve = async (claimed) => resolved(claimed, { game: gameOf(claimed), picture });
    post('drawn');
    await gone('drawn');
    expect(shown()[0]?.attachments[0]).toMatchObject({ filename: 'chart.png', description: 'One point', width: 1 });
    stage.onDraw = () => Promise.reject(new Error('no fonts'));
    post('undrawn');
    await gone('undrawn');
    expect([texts()[1], shown()[1]?.attachments]).toEqual(['text undrawn', []]);
    stage.onDraw = async () => ({ bytes: new Uint8Array(9), type: 'image/png', width: 1, height: 1, alt: 'x' });
    stage.channel.denied.add('attach');
    post('unattached');
    await gone('unattached');
    expect(texts()[2]).toBe('text unattached');
  });

  test('one that takes longer than a lease is not sent by another meanwhile', async () => {
    const { outbox, discord } = stage;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    discord.faults.add({ path: /messages$/, trouble: { kind: 'held', until: arrived } });
    let [time, kept, taken] = [0, 0, 0];
    outbox.now = () => time;
    outbox.onKeep = () => {
      kept += 1;
      time += 200; // of a lease of 300
      void outbox.claim(5, 60_000).then((posts) => {
        taken += posts.length;
        if (kept === 5) arrive();
      });
    };
    const slow = post('slow');
    stage.bot.ring();
    await discord.world.until('it is there', () => outbox.stateOf(slow.id) === 'sent');
    expect([kept >= 5, taken, texts()]).toEqual([true, 0, ['text slow']]);
  });

  test('a stop finishes what is under way; the rest waits for the next start', async () => {
    stage.discord.faults.add({ path: /messages$/, trouble: { kind: 'delay', milliseconds: 300 } });
    post('a');
    post('b');
    stage.bot.ring();
    await sleep(100);
    await stage.bot.stop();
    expect([stage.outbox.stateOf('a'), stage.outbox.stateOf('b')]).toEqual(['sent', 'waiting']);
  });
});

describe('the status message', () => {
  const status: PostTarget = { kind: 'status' };

  test('is one, pinned and edited; written anew when somebody deleted it', async () => {
    post('s1', { to: status });
    await gone('s1');
    post('s2', { to: status, version: 2, lines: [line('now two')] });
    await gone('s2');
    expect(shown().map((message) => [textIn(message), message.pinned])).toEqual([['now two', true]]);
    const [first] = shown();
    if (first !== undefined) first.deleted = true;
    post('s3', { to: status, version: 3 });
    await gone('s3');
    expect(shown().map((message) => [textIn(message), message.pinned])).toEqual([['text s3', true]]);
  });

  test('one that is newer already is not written over', async () => {
    post('new', { to: status, version: 5 });
    await gone('new');
    post('old', { to: status, version: 4 });
    await gone('old');
    expect(texts()).toEqual(['text new']);
  });

  test('goes on unpinned where the bot may not pin', async () => {
    stage.channel.denied.add('pin');
    post('s1', { to: status });
    await gone('s1');
    expect(shown().map((message) => message.pinned)).toEqual([false]);
  });
});

describe('panels', () => {
  let over = false;
  beforeEach(() => {
    over = false;
  });
  const withPanel = async (claimed: Post) =>
    resolved(claimed, {
      game: { ...gameOf(claimed), phase: over ? 'over' : 'playing' },
      controls: over || claimed.panel === undefined ? [] : [[button(`t${claimed.version}`, `Go ${claimed.version}`)]],
    });
  const panel = (version: number) => ({ version, panel: { gameId: 'g1', version } });
  const state = () =>
    shown().flatMap((message) => buttonsOf(message).map((known) => `${known.label} ${known.disabled}`));

  test('only the newest can be pressed, none once the game is over', async () => {
    stage.table.onResolve = withPanel;
    post('a', panel(1));
    await gone('a');
    post('b', panel(2));
    post('word', { version: 2 });
    await gone('b', 'word');
    expect(state()).toEqual(['Go 1 true', 'Go 2 false']);
    // A game that ends without buttons (its rules may be gone) takes those of the play away with its status.
    over = true;
    post('over', { version: 3 });
    post('over-status', { to: { kind: 'status' }, version: 3 });
    await gone('over', 'over-status');
    expect(state()).toEqual(['Go 1 true', 'Go 2 true']);
  });

  test('one of which nothing is left to say goes, with its message', async () => {
    stage.table.onResolve = async (claimed) => ({
      ...(await withPanel(claimed)),
      // What it told stands in the next one.
      lines: claimed.id === 'a' && shown().length > 1 ? [] : [line(`text ${claimed.id}`)],
      live: { drawn: false, told: { from: 0, to: 1 } },
    });
    post('a', panel(1));
    await gone('a');
    post('b', panel(2));
    post('word', { version: 2 });
    await gone('b', 'word');
    expect(shown().map(textIn)).toEqual(['text b', 'text word']);
    expect(state()).toEqual(['Go 2 false']);
  });

  test('a deleted one is forgotten; one that cannot be reached now is disabled later', async () => {
    stage.table.onResolve = withPanel;
    post('a', panel(1));
    await gone('a');
    const [first] = shown();
    if (first !== undefined) first.deleted = true;
    post('b', panel(2));
    await gone('b');
    stage.discord.faults.add({
      method: 'PATCH',
      path: /messages\/\d+$/,
      times: Number.POSITIVE_INFINITY,
      trouble: { kind: 'status', status: 500 },
    });
    post('c', panel(3));
    await gone('c');
    expect(state()).toEqual(['Go 2 false', 'Go 3 false']);
    stage.discord.faults.clear();
    post('d', panel(4));
    await gone('d');
    expect(state()).toEqual(['Go 2 true', 'Go 3 true', 'Go 4 false']);
  });
});

describe('messages from before there were containers', () => {
  const written = (kind: 'status' | 'panel', content: string): FakeMessage => {
    const button = { type: 2, style: 1, label: 'Old', custom_id: `old ${kind}` };
    const message = stage.discord.world.post({
      channelId: stage.channel.id,
      authorId: stage.discord.bot.id,
      privateTo: null,
      token: null,
      nonce: null,
      system: false,
      thinking: false,
      content,
      embeds: [],
      components: [{ type: 1, components: [button] }],
      attachments: [],
      allowedMentions: null,
      flags: 0,
    });
    const key = kind === 'panel' ? '1' : '';
    void stage.outbox.pin({ gameId: 'g1', kind, key, channelId: stage.channel.id, messageId: message.id, version: 1 });
    return message;
  };
  const shows = async (claimed: Post) =>
    resolved(claimed, { game: gameOf(claimed), controls: [[button(`t${claimed.version}`, `Go ${claimed.version}`)]] });

  test('become containers when they are edited', async () => {
    stage.table.onResolve = shows;
    const status = written('status', 'it was so');
    post('s2', { to: { kind: 'status' }, version: 2, lines: [line('it is so')] });
    await gone('s2');
    expect([isContainer(status), status.content, textIn(status)]).toEqual([true, '', 'it is so']);
    expect(buttonsOf(status).map(({ label }) => label)).toEqual(['Go 2']);
    expect(shown()).toHaveLength(1);
  });

  test('and new ones are containers, edited as such', async () => {
    stage.table.onResolve = shows;
    post('s1', { to: { kind: 'status' }, lines: [line('so')] });
    await gone('s1');
    post('s2', { to: { kind: 'status' }, version: 2, lines: [line('anew')] });
    await gone('s2');
    const [fresh] = shown();
    expect(fresh && [isContainer(fresh), fresh.content, textIn(fresh)]).toEqual([true, '', 'anew']);
  });

  test('become containers with their story when a post that is known goes on', async () => {
    post('p1', { panel: { gameId: 'g1', version: 1 } });
    await gone('p1');
    const [known] = shown();
    if (known === undefined) throw new Error('nothing posted');
    expect([isContainer(known), known.content]).toEqual([false, 'text p1']);
    await stage.outbox.pin({
      gameId: 'g1',
      kind: 'panel',
      key: '1',
      channelId: stage.channel.id,
      messageId: known.id,
      version: 1,
    });
    stage.table.onResolve = async (claimed) => ({
      ...(await shows(claimed)),
      live: { drawn: false, told: { from: 0, to: 1 } },
    });
    post('s2', { to: { kind: 'status' }, version: 2 });
    await gone('s2');
    expect([isContainer(known), known.content, textIn(known)]).toEqual([true, '', 'text p1']);
    expect(buttonsOf(known).map(({ disabled }) => disabled)).toEqual([false]);
  });

  test('have their buttons renewed and taken away as before', async () => {
    stage.table.onResolve = shows;
    const old = written('panel', 'a turn');
    post('s2', { to: { kind: 'status' }, version: 2 });
    await gone('s2');
    expect([old.content, old.flags, buttonsOf(old).map(({ label }) => label)]).toEqual(['a turn', 0, ['Go 2']]);
    post('p3', { version: 3, panel: { gameId: 'g1', version: 3 } });
    await gone('p3');
    expect([old.content, buttonsOf(old).map(({ disabled }) => disabled)]).toEqual(['a turn', [true]]);
    const newest = shown().at(-1);
    expect(newest && [isContainer(newest), buttonsOf(newest).map(({ disabled }) => disabled)]).toEqual([true, [false]]);
  });
});

describe('a picture in a container', () => {
  const picture = () =>
    ({ kind: 'chart', chart: { map: '', locale: 'en', title: '', x: [], lines: [], alt: '' } }) as const;

  test('stays when the words around it change, and when its buttons are taken away', async () => {
    let words = 'one';
    stage.table.onResolve = async (claimed) =>
      resolved(claimed, {
        game: { ...gameOf(claimed), phase: 'gathering' },
        lines: [line(words)],
        controls: [[button(`t${claimed.version}`)]],
        ...(claimed.to.kind === 'status' ? {} : { picture }),
      });
    post('p1', { panel: { gameId: 'g1', version: 1 } });
    await gone('p1');
    const [first] = shown();
    const drawn = first?.attachments[0]?.id;
    words = 'two';
    post('s2', { to: { kind: 'status' }, version: 2 });
    await gone('s2');
    expect(first && [textIn(first), first.attachments.map(({ id }) => id), first.edits]).toEqual(['two', [drawn], 1]);
    post('p3', { version: 3, panel: { gameId: 'g1', version: 3 } });
    await gone('p3');
    expect(
      first && [first.attachments.map(({ id }) => id), buttonsOf(first).every(({ disabled }) => disabled)],
    ).toEqual([[drawn], true]);
    expect(first && partsOf(first, GALLERY)).toHaveLength(1);
  });
});

describe('battle threads', () => {
  const battle = (key: string): Partial<Post> => ({
    to: { kind: 'battle-thread', key, title: line(`Battle of ${key}`) },
  });
  const threads = () => [...stage.discord.world.channels.values()].filter((channel) => channel.kind === 'thread');

  test('each battle has one, under a message of its own', async () => {
    post('a', battle('toledo'));
    post('b', battle('toledo'));
    post('c', battle('leon'));
    await gone('a', 'b', 'c');
    expect(texts()).toEqual(['**Battle of toledo**', '**Battle of leon**']);
    expect(threads().map((thread) => [thread.name, texts(thread)])).toEqual([
      ['Battle of toledo', ['text a', 'text b']],
      ['Battle of leon', ['text c']],
    ]);
  });

  test('a beginning whose answer got lost is found again', async () => {
    stage.discord.faults.add({ path: /threads$/, trouble: { kind: 'drop-after' } });
    post('a', battle('toledo'));
    await gone('a');
    expect(threads()).toHaveLength(1);
    expect(texts(threads()[0])).toEqual(['text a']);
  });

  test('where there can be none, the battle is told in the channel', async () => {
    stage.channel.denied.add('thread');
    post('a', battle('toledo'));
    post('b', battle('toledo'));
    await gone('a', 'b');
    expect(texts()).toEqual(['**Battle of toledo**', 'text a', 'text b']);
  });
});
