import { describe, expect, it } from 'vitest';
import { plainStyle } from '../../src/table/words/words.js';
import { tableFixture } from './fixture.js';

describe('a game through the table', () => {
  it('gathers, starts, plays and ends, and tells the channel', async () => {
    const t = tableFixture();
    const created = await t.does('red', 'game create', { system: 'dice-race', name: 'Sunday' });
    expect(created.refused).toBeUndefined();
    expect(t.textOf(created)).toContain('Sunday');
    await t.does('blue', 'game join');
    const begun = await t.does('red', 'game start');
    expect(begun.refused).toBeUndefined();
    expect(t.textOf(begun)).toMatch(/You draw a card of [1-6]/);
    const game = await t.game();
    expect(game.seats.map((seat) => seat.userName)).toEqual(['red', 'blue']);
    expect(game.phase).toBe('playing');

    expect((await t.does('red', 'bid', { amount: 9 })).refused).toBeUndefined();
    expect((await t.does('blue', 'bid', { amount: 3 })).refused).toBeUndefined();
    for (let turns = 0; turns < 40 && (await t.game()).phase === 'playing'; turns++) {
      const [owed] = await t.store.obligations(game.id);
      const who = (await t.game()).seats.find(({ seat }) => owed?.seats.includes(seat))?.userName ?? '';
      if (owed?.what === 'meeting') await t.does(who, 'react', { how: 'yield' });
      else {
        await t.does(who, 'advance');
        await t.does(who, 'done');
      }
    }
    expect((await t.game()).phase).toBe('over');
    const last = t.memory.posts
      .filter((post) => post.to.kind === 'channel' && post.film !== true && post.retrospect !== true)
      .at(-1);
    expect(last && (await t.post(last))).toContain((await t.game()).seed);
    expect(last?.picture).toBeDefined();
  });

  it('refuses the wrong seat, the wrong moment and what was not offered, each with its sentence', async () => {
    const t = tableFixture();
    await t.begun();
    const early = await t.does('red', 'advance');
    expect(early.refused?.code).toBe('not-offered');
    expect(t.textOf(early)).toContain('“Roll” is not possible now.');
    expect(t.controlsOf(early).map(t.labelOf)).toContain('Bid');
    expect((await t.does('red', 'bid', { amount: 999 })).refused?.code).toBe('slot-illegal');
    expect((await t.does('green', 'bid', { amount: 1 })).refused?.code).toBe('not-seated');
    const { refused } = await t.does('red', 'nonsense');
    expect(refused?.code).toBe('command-unknown');
    expect(refused?.values?.commands).toEqual(expect.arrayContaining(['/help', '/bid']));
    expect(refused?.values?.commands).not.toContain('/recruit');
    expect((await t.does('red', 'game frobnicate')).refused?.code).toBe('subcommand-unknown');
    await t.does('red', 'bid', { amount: 9 });
    await t.does('blue', 'bid', { amount: 3 });
    const notYet = await t.does('blue', 'advance');
    expect(notYet.refused?.code).toBe('not-your-turn');
    expect(t.textOf(notYet)).toContain('It is red’s turn, not yours.');
    expect(t.textOf(notYet, 'fr')).toContain('C’est à red de jouer, pas à vous.');
    expect(t.textOf(notYet, 'es')).toContain('Le toca a red, no a ti.');
    // That somebody else holds a card is his secret.
    expect((await t.does('blue', 'boost')).refused?.code).toBe('not-offered');
    const before = await t.game();
    const packed = await t.does('red', 'pack', { goods: '2 gold' });
    expect(packed.refused?.code).toBe('slot-illegal-of');
    expect(t.textOf(packed)).toContain('water, bread and rope');
    expect(await t.game()).toEqual(before);
  });

  it('carries a request out once, however often it comes', async () => {
    const t = tableFixture();
    await t.racing();
    const first = await t.does('red', 'advance', {}, { requestId: 'same' });
    const at = (await t.game()).version;
    const second = await t.does('red', 'advance', {}, { requestId: 'same' });
    expect(first.refused).toBeUndefined();
    expect(t.textOf(second)).toBe('That was done already.');
    expect((await t.game()).version).toBe(at);
  });

  it('tells nobody what is secret', async () => {
    const t = tableFixture();
    await t.begun();
    const game = await t.game();
    const card = JSON.stringify(await t.table.view(t.channel, 'red'));
    expect(card).toContain('"cards":{"p1"');
    expect(await t.table.view(t.channel, 'spectator')).toMatchObject({ cards: {}, bids: {} });
    await t.does('red', 'bid', { amount: 33 });
    for (const post of t.memory.posts) expect(await t.post(post)).not.toMatch(/33|draw a card/);
    expect(t.textOf(await t.does('blue', 'log'))).not.toContain('33');
    expect(t.textOf(await t.does('red', 'log'))).toContain('You bid 33.');
    expect(t.textOf(await t.does('green', 'dice'))).toContain('secret until the end');
    const own = await t.does('blue', 'export');
    expect(own.attachments?.[0]?.content).not.toContain(game.seed);
    expect(own.attachments?.[0]?.content).not.toContain('33');
  });

  it('mentions each awaited player once, not himself, and posts the map at the end of a chapter', async () => {
    const t = tableFixture();
    await t.racing();
    t.memory.posts.length = 0;
    await t.does('red', 'sneak', { steps: 1 });
    expect(t.memory.posts.filter((post) => post.to.kind === 'channel')).toHaveLength(0);
    await t.does('red', 'done');
    const [post, ...more] = t.memory.posts.filter((entry) => entry.to.kind === 'channel');
    expect(more).toHaveLength(0);
    expect(post?.mentions).toEqual(['blue']);
    expect(post?.picture?.request.show).toBe('changes');
    expect(post && (await t.post(post))).toContain('red comes to 1.');
    expect(post && (await t.post(post))).toContain('**blue** to play: a turn');
    expect(post?.id.length).toBeLessThanOrEqual(25);
    const statuses = t.memory.posts.filter((entry) => entry.to.kind === 'status');
    expect(statuses).toHaveLength(2);
    expect(statuses[1] && (await t.post(statuses[1]))).toContain('Round 1, turn of blue');
    // A word of the table is no reason to say again who is awaited.
    t.memory.posts.length = 0;
    await t.does('red', 'game settings', { warn: 5 });
    const word = t.memory.posts.find((entry) => entry.to.kind === 'channel');
    expect(word && (await t.post(word))).not.toContain('to play');
    expect(word?.panel).toBeUndefined();
  });

  it('answers questions without changing anything, also for spectators', async () => {
    const t = tableFixture();
    await t.racing();
    const before = await t.game();
    for (const [command, options, words] of [
      ['odds', {}, '50 %'],
      ['map', { lane: 'lane-3' }, 'Lane 3 is empty.'],
      ['map', {}, 'Round 1'],
      ['score', {}, 'red'],
      ['rules', { topic: 'turns' }, 'sneaks'],
      ['help', {}, '/advance'],
      ['help', { command: 'partie' }, 'create'],
      ['help', { command: '/annuler' }, '/undo'],
      ['help', { command: 'PARTIDA' }, 'create'],
      ['help', { command: 'game' }, 'create'],
      ['game status', {}, 'to play'],
      ['game seats', {}, 'p1: red'],
      ['game settings', {}, '72 hours'],
      ['dice', {}, 'Roll'],
      ['log', {}, 'bids are opened'],
    ] as const) {
      const reply = await t.does('green', command, options);
      expect(reply.refused, command).toBeUndefined();
      expect(t.textOf(reply), command).toContain(words);
    }
    expect((await t.does('green', 'map')).picture?.('en')?.kind).toBe('scene');
    expect((await t.does('green', 'score')).picture?.('fr')?.kind).toBe('chart');
    expect(await t.game()).toEqual(before);
  });

  it('leaves the game as it was when the store fails, and takes the command when asked again', async () => {
    const t = tableFixture();
    await t.racing();
    const before = await t.game();
    t.memory.failNext = true;
    await expect(t.does('red', 'advance', {}, { requestId: 'again' })).rejects.toThrow('no space left');
    expect(await t.game()).toEqual(before);
    t.loadedDice.load([5]);
    expect((await t.does('red', 'advance', {}, { requestId: 'again' })).refused).toBeUndefined();
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ at: { p1: 5 } });
  });

  it('tells a battle in a thread of its own where the table wants it', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'game settings', { threads: true });
    await t.does('red', 'sneak', { steps: 2 });
    await t.does('red', 'done');
    t.memory.posts.length = 0;
    await t.does('blue', 'sneak', { steps: 2 });
    const thread = t.memory.posts.find((post) => post.to.kind === 'battle-thread');
    expect(thread?.to).toMatchObject({ key: 'meeting-1' });
    expect(thread?.to.kind === 'battle-thread' && t.say(thread.to.title, plainStyle('en', {}))).toBe(
      'Meeting meeting-1',
    );
    expect(thread && (await t.post(thread))).toBe('blue comes to 2.');
  });
});
