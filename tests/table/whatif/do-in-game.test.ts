import { beforeEach, describe, expect, it } from 'vitest';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { type Fixture, Tryer } from './tryer.js';

const GAMES = [diceRace()];

describe('doing in the game what was tried out', () => {
  let t: Fixture;
  let red: Tryer;
  const asks = async () => {
    await red.presses('Do this in the game');
    return red.last.confirm ?? '';
  };

  beforeEach(async () => {
    t = tableFixture({ games: GAMES });
    await t.racing();
    red = new Tryer(t, GAMES, 'red');
    await red.tries();
  });

  it('asks once, in words and with what it foresees, and then does it as if it were pressed', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    const { version } = await t.game();
    const sure = await asks();
    expect(red.text).toContain('you would do this');
    // Whatever the name of the question is made of, its answer can be read.
    expect(sure).toMatch(/sure:[0-9a-z]+:[0-9a-f]{12}$/);
    expect(red.text).toContain('red comes to 1.');
    expect((await t.game()).version).toBe(version);
    await red.pressesToken(sure);
    expect(red.text).toContain('Done in the game, all of it');
    expect(red.last.gameId).toBe((await t.game()).id);
    expect(await t.table.view(t.channel, 'p1')).toMatchObject({ at: { p1: 1 } });
    const [entry] = (await t.store.log((await t.game()).id)).slice(-1);
    expect(entry).toMatchObject({ kind: 'act', userId: 'red', seat: 'p1', actions: [{ verb: 'sneak', steps: 1 }] });
  });

  it('does each thing once, however often the answer is pressed', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    await red.does('p1', { verb: 'done' });
    const sure = await asks();
    const [one, other] = await Promise.all([t.press('red', sure), t.press('red', sure)]);
    for (const reply of [one, other, await t.press('red', sure)])
      expect(t.textOf(reply)).toContain('Done in the game, all of it');
    const acts = (await t.store.log((await t.game()).id)).filter(({ actions }) => actions[0]?.verb === 'sneak');
    expect(acts).toHaveLength(1);
    expect(await t.table.view(t.channel, 'p1')).toMatchObject({ at: { p1: 1 }, turn: 'p2' });
  });

  it('leaves out what other seats did after it', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    await red.does('p1', { verb: 'done' });
    await red.does('p2', { verb: 'sneak', steps: 2 });
    await red.does('p2', { verb: 'done' });
    await red.pressesToken(await asks());
    expect(await t.table.view(t.channel, 'p1')).toMatchObject({ at: { p1: 1, p2: 0 }, turn: 'p2' });
    expect(await t.table.view(t.channel, 'p2')).toMatchObject({ at: { p1: 1, p2: 0 } });
  });

  it('offers nothing while another seat was first', async () => {
    await red.does('p2', { verb: 'shout', words: 'no' });
    await red.does('p1', { verb: 'sneak', steps: 1 });
    expect(red.labels).not.toContain('Do this in the game');
    const { id } = red;
    expect((await red.pressesToken(`i.${id}.0..do`)).refused?.code).toBe('whatif-nothing');
  });

  it('stops where the game’s own dice make the rest impossible, and says what was done and what was not', async () => {
    const [game, blue] = [await t.game(), new Tryer(t, GAMES, 'blue')];
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'done');
    t.loadedDice.load([4]);
    await t.press('blue', (await t.does('blue', 'advance')).confirm ?? 'typed');
    await t.does('blue', 'done');
    await red.tries();
    // In the trial he goes past where blue stands, or not as far.
    for (;;) {
      await red.does('p1', { verb: 'advance' });
      const { state } = await red.trial();
      if (JSON.stringify(state).includes('"at":{"p1":5') === false) break;
      await red.presses('From the beginning');
    }
    await red.does('p1', { verb: 'done' });
    const sure = await asks();
    expect(red.text).toMatch(/Roll – You stand at 0.*\n.*Done/);
    t.loadedDice.load([3]);
    await red.pressesToken(sure);
    expect(red.text).toContain('Done in the game: 1 of 2');
    expect(red.text).toMatch(/Not done:\n.*Done/s);
    expect(red.last.refused).toBeDefined();
    expect(await t.table.view(t.channel, 'p1')).toMatchObject({ at: { p1: 4, p2: 4 } });
    expect((await t.game()).id).toBe(game.id);
    expect(blue.heard).toBe('');
  });

  it('does nothing that is not possible any more, and says why', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    const sure = await asks();
    await t.does('red', 'sneak', { steps: 2 });
    const { version } = await t.game();
    const stopped = await red.pressesToken(sure);
    expect(stopped.refused).toBeDefined();
    expect(red.text).toContain('Nothing was done in the game');
    await red.tries();
    await red.pressesToken(t.controlsOf(red.last)[0]?.token ?? '');
    await red.presses('Do this in the game');
    expect(red.last.refused).toBeDefined();
    expect(red.last.confirm).toBeUndefined();
    expect((await t.game()).version).toBe(version);
  });

  it('asks again if the trial went on after the question', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    const sure = await asks();
    await red.presses('Back to the trial');
    await red.does('p1', { verb: 'done' });
    expect((await red.pressesToken(sure)).refused?.code).toBe('press-stale');
    expect(await t.table.view(t.channel, 'p1')).toMatchObject({ at: { p1: 0 } });
  });

  it('is for whoever holds the seat, in a game that runs', async () => {
    await red.does('p1', { verb: 'sneak', steps: 1 });
    const sure = await asks();
    await t.does('red', 'game pause');
    expect((await red.pressesToken(sure)).refused?.code).toBe('game-paused');
    await t.does('red', 'game resume');
    await t.does('red', 'substitute', { user: 'pat', when: 'now' });
    await t.answers('pat', 'Take seat p1');
    const { version } = await t.game();
    expect((await red.pressesToken(sure)).refused?.code).toBe('whatif-not-yours');
    expect((await t.press('pat', sure)).refused?.code).toBe('whatif-none');
    expect((await t.game()).version).toBe(version);
  });
});
