import { describe, expect, it } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

describe('undo', () => {
  it('is free while nobody else acted and nothing was rolled', async () => {
    const t = tableFixture();
    await t.racing();
    const before = await t.table.state(t.channel);
    await t.does('red', 'sneak', { steps: 2 });
    const undone = await t.does('red', 'undo');
    expect(t.textOf(undone)).toContain('Undone.');
    expect(await t.table.state(t.channel)).toEqual(before);
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    expect(post && (await t.post(post))).toContain('red undoes 1 action.');
    expect(t.textOf(await t.does('red', 'log'))).not.toContain('red comes to 2');
  });

  it('past a die asks the others, and happens when all of them agree', async () => {
    const t = tableFixture();
    await t.racing(['red', 'blue', 'green']);
    const before = await t.table.state(t.channel);
    t.loadedDice.load([1]);
    await t.does('red', 'advance');
    const asked = await t.does('red', 'undo');
    expect(t.textOf(asked)).toContain('The others are asked.');
    const game = await t.game();
    expect(game.undoAsked?.awaiting).toEqual(['p2', 'p3']);
    const question = t.memory.posts.findLast((post) => post.to.kind === 'channel');
    expect(question?.mentions).toEqual(['blue', 'green']);
    const shown = question && (await t.table.resolve(question));
    expect(shown?.controls.flat().map(t.labelOf)).toEqual(expect.arrayContaining(['Agree', 'Do not agree']));
    expect((await t.store.obligations(game.id)).map((owed) => owed.what)).toEqual(
      expect.arrayContaining(['undo-consent', 'undo-consent']),
    );

    const agree = shown?.controls.flat().find((control) => t.labelOf(control) === 'Agree')?.token ?? '';
    expect((await t.press('red', agree)).refused?.code).toBe('undo-not-asked');
    await t.press('blue', agree);
    expect(await t.table.state(t.channel)).not.toEqual(before);
    await t.press('green', agree);
    expect(await t.table.state(t.channel)).toEqual(before);
    expect((await t.game()).undoAsked).toBeNull();
    expect((await t.press('green', agree)).refused?.code).toBe('undo-not-asked');
  });

  it('is refused by one who does not agree, and lapses when play goes on', async () => {
    const t = tableFixture();
    await t.racing();
    t.loadedDice.load([1]);
    await t.does('red', 'advance');
    const rolled = await t.table.state(t.channel);
    const panelOf = async (user: string) => (await t.table.panel((await t.game()).id, user)).flat();
    await t.does('red', 'undo');
    const refuse = (await panelOf('blue')).find((control) => t.labelOf(control) === 'Do not agree');
    await t.press('blue', refuse?.token ?? '');
    expect((await t.game()).undoAsked).toBeNull();
    expect(await t.table.state(t.channel)).toEqual(rolled);

    await t.does('red', 'undo');
    const agree = (await panelOf('blue')).find((control) => t.labelOf(control) === 'Agree');
    await t.does('red', 'done');
    expect((await t.game()).undoAsked).toBeNull();
    expect((await t.press('blue', agree?.token ?? '')).refused?.code).toBe('undo-not-asked');
  });

  it('needs the consent of those who acted since, dice or not', async () => {
    const t = tableFixture();
    await t.racing(['red', 'blue', 'green']);
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'done');
    await t.does('blue', 'sneak', { steps: 2 });
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2']);
    expect((await t.game()).undoAsked).toMatchObject({ by: 'p1' });
  });

  it('past a die asks every other seat, also when only one of them has acted since', async () => {
    const t = tableFixture();
    await t.racing(['red', 'blue', 'green']);
    await t.does('blue', 'orders', { react: 'yield' });
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'done');
    await t.does('blue', 'sneak', { steps: 1 });
    await t.does('blue', 'done');
    t.loadedDice.load([1]);
    await t.does('green', 'advance');
    await t.does('blue', 'orders', { react: 'push' });
    await t.does('green', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p1', 'p2']);
  });

  it('past a die asks also whoever lets the autopilot play', async () => {
    const t = tableFixture();
    await t.racing(['red', 'blue', 'green']);
    await t.does('red', 'advance');
    await t.does('green', 'autopilot', { on: true });
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2', 'p3']);
  });

  it('agreed to by a button is that one undo, and no later one', async () => {
    const t = tableFixture();
    await t.racing();
    t.loadedDice.load([1]);
    await t.does('red', 'advance');
    await t.does('red', 'undo');
    const agreeOf = async () =>
      t.tokenOf({ lines: [], controls: await t.table.panel((await t.game()).id, 'blue') }, 'Agree');
    const first = await agreeOf();
    await t.press(
      'blue',
      t.tokenOf({ lines: [], controls: await t.table.panel((await t.game()).id, 'blue') }, 'Do not agree'),
    );
    await t.does('red', 'undo');
    const rolled = await t.table.state(t.channel);
    expect((await t.press('blue', first)).refused?.code).toBe('undo-not-asked');
    expect((await t.press('blue', first.replace(/:.*$/, ''))).refused?.code).toBe('undo-not-asked');
    expect(await t.table.state(t.channel)).toEqual(rolled);
    expect((await t.press('blue', await agreeOf())).refused).toBeUndefined();
    expect(await t.table.state(t.channel)).not.toEqual(rolled);
  });

  it('waits while the game rests', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'advance');
    await t.does('red', 'undo');
    const agree = t.tokenOf({ lines: [], controls: await t.table.panel((await t.game()).id, 'blue') }, 'Agree');
    await t.does('red', 'game pause');
    expect((await t.press('blue', agree)).refused?.code).toBe('game-paused');
    await t.does('red', 'game resume');
    expect((await t.press('blue', agree)).refused).toBeUndefined();
  });

  it('counts a revealed secret like a die', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'boost');
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2']);
  });

  it('never takes dice back where the table has settled so, not even for the game master', async () => {
    const t = tableFixture();
    await t.racing();
    expect((await t.does('blue', 'game settings', { undo: 'never' })).refused?.code).toBe('not-master');
    await t.does('red', 'game settings', { undo: 'never' });
    const before = await t.table.state(t.channel);
    t.loadedDice.load([1]);
    await t.does('red', 'advance');
    expect((await t.does('red', 'undo')).refused?.code).toBe('undo-never');
    expect((await t.does('blue', 'undo', { force: true })).refused?.code).toBe('not-master');
    expect((await t.does('red', 'undo', { force: true })).refused?.code).toBe('undo-never');
    expect((await t.does('red', 'game settings', { undo: 'consent' })).refused?.code).toBe('undo-never-stays');
    expect(await t.table.state(t.channel)).not.toEqual(before);
    await t.does('red', 'done');
    await t.does('blue', 'sneak', { steps: 2 });
    expect((await t.does('red', 'undo', { force: true })).refused).toBeUndefined();
  });

  it('is the game master’s without asking, for all to see, where dice may be taken back', async () => {
    const t = tableFixture();
    await t.racing();
    const before = await t.table.state(t.channel);
    await t.does('red', 'advance');
    await t.does('red', 'undo', { force: true });
    expect(await t.table.state(t.channel)).toEqual(before);
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    expect(post && (await t.post(post))).toContain('The game master undoes 1 action');
  });

  it('undoes undone things never, step by step to the beginning of play', async () => {
    const t = tableFixture();
    await t.racing();
    const before = await t.table.state(t.channel);
    await t.does('red', 'shout', { words: 'one' });
    await t.does('red', 'shout', { words: 'two' });
    await t.does('red', 'sneak', { steps: 1 });
    for (let step = 0; step < 3; step++) expect((await t.does('red', 'undo')).refused).toBeUndefined();
    expect(await t.table.state(t.channel)).toEqual(before);
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2']);
    expect((await t.does('green', 'undo')).refused?.code).toBe('not-seated');
  });

  it('alone goes back to the last die, and behind it only where that was agreed before', async () => {
    const solo = tableFixture({ games: [diceRace('solitaire')] });
    await solo.does('red', 'game create');
    await solo.does('red', 'game start');
    await solo.does('red', 'bid', { amount: 1 });
    await solo.does('red', 'advance');
    expect((await solo.does('red', 'undo')).refused?.code).toBe('undo-never');
  });

  it('alone asks nobody where dice may be undone, together everybody once a die was thrown', async () => {
    const solo = tableFixture({ games: [diceRace('solitaire')] });
    await solo.does('red', 'game create');
    await solo.does('red', 'game settings', { undo: 'consent' });
    await solo.does('red', 'game start');
    await solo.does('red', 'bid', { amount: 1 });
    const before = await solo.table.state(solo.channel);
    await solo.does('red', 'advance');
    await solo.does('red', 'undo');
    expect(await solo.table.state(solo.channel)).toEqual(before);

    const together = tableFixture({ games: [diceRace('cooperative')] });
    await together.racing();
    const start = await together.table.state(together.channel);
    together.loadedDice.load([1]);
    await together.does('red', 'advance');
    await together.does('red', 'undo');
    expect((await together.game()).undoAsked?.awaiting).toEqual(['p2']);
    await together.press(
      'blue',
      together.tokenOf(
        { lines: [], controls: await together.table.panel((await together.game()).id, 'blue') },
        'Agree',
      ),
    );
    expect(await together.table.state(together.channel)).toEqual(start);
  });
});
